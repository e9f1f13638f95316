import { Typing } from "./hands.js";
import { takeWholeCourse } from "./take-course.js";

takeWholeCourse("by keyboard", (learner) => new Typing(learner));
