/** Registers every element: what a page without tools loads. */
import "./bid-panel/define.js";
import "./playing-card/define.js";
import "./score-sheet/define.js";
import "./tarot-course/define.js";
import "./tarot-lesson/define.js";
import "./tarot-quiz/define.js";
import "./tarot-table/define.js";

export * from "./index.js";
