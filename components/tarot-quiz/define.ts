import "../tarot-lesson/define.js";
import { defineElement } from "../shared/define.js";
import { TarotQuiz } from "./tarot-quiz.js";

defineElement("tarot-quiz", TarotQuiz);
