/** Parts of a lesson that the element around it lets a page style, `words` as `lesson-words`. */
export const lessonParts = ["heading", "words", "feedback", "quiz", "count", "undo", "next-lesson", "tools", "tool", "table", "problem"]
  .map((part) => `${part}: lesson-${part}`)
  .join(", ");
