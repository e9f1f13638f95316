import { defineElement } from "../shared/define.js";
import { ScoreSheet } from "./score-sheet.js";

defineElement("score-sheet", ScoreSheet);
