import "../playing-card/define.js";
import "../tarot-table/define.js";
import { defineElement } from "../shared/define.js";
import { TarotLesson } from "./tarot-lesson.js";

defineElement("tarot-lesson", TarotLesson);
