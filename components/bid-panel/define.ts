import "../playing-card/define.js";
import { defineElement } from "../shared/define.js";
import { BidPanel } from "./bid-panel.js";

defineElement("bid-panel", BidPanel);
