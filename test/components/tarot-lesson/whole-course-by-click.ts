import { Pointing } from "./hands.js";
import { takeWholeCourse } from "./take-course.js";

takeWholeCourse("by click", (learner) => new Pointing(learner));
