/** The element classes and the types of their events; nothing is registered. */
export * from "./bid-panel/bid-panel.js";
export * from "./playing-card/playing-card.js";
export * from "./score-sheet/score-sheet.js";
export * from "./shared/events.js";
export * from "./tarot-course/tarot-course.js";
export * from "./tarot-lesson/tarot-lesson.js";
export * from "./tarot-quiz/tarot-quiz.js";
export * from "./tarot-table/events.js";
export * from "./tarot-table/tarot-table.js";
