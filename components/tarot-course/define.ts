import "../tarot-lesson/define.js";
import { defineElement } from "../shared/define.js";
import { TarotCourse } from "./tarot-course.js";

defineElement("tarot-course", TarotCourse);
