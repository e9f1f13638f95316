import { Typing } from "./hands.js";
import { takeCourse } from "./take-course.js";

takeCourse("by keyboard", (learner) => new Typing(learner), 1);
