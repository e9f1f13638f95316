import "../bid-panel/define.js";
import "../playing-card/define.js";
import "../score-sheet/define.js";
import { defineElement } from "../shared/define.js";
import { TarotTable } from "./tarot-table.js";

defineElement("tarot-table", TarotTable);
