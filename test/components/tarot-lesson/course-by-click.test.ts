import { Pointing } from "./hands.js";
import { takeCourse } from "./take-course.js";

takeCourse("by click", (learner) => new Pointing(learner), 0);
