import { defineElement } from "../shared/define.js";
import { PlayingCard } from "./playing-card.js";

defineElement("playing-card", PlayingCard);
