/** What a program that installs the package may write, held to the types that it ships. */
import type { PlayingCard, ScoreSheetDeal, TarotTable } from "tarot-table";
import { chooseAction } from "tarot-table/bots";
import "tarot-table/define";
import { overrideTexts } from "tarot-table/locales";
import { parseRecord, replay, result, view, type DealRecord } from "tarot-table/rules";
import "tarot-table/tarot-lesson/define";
import "tarot-table/tarot-course/define";
import "tarot-table/tarot-quiz/define";
import type { TarotQuiz } from "tarot-table/tarot-quiz";
import type { CourseChooseDetail, TarotCourse } from "tarot-table/tarot-course";
import type { TarotLesson } from "tarot-table/tarot-lesson";
import type { DealEndDetail } from "tarot-table/tarot-table";
import { parseLesson } from "tarot-table/tutorials";

const table: TarotTable = document.createElement("tarot-table");
const lesson: TarotLesson = document.createElement("tarot-lesson");
const quiz: TarotQuiz = document.createElement("tarot-quiz");
const course: TarotCourse = document.createElement("tarot-course");
const card: PlayingCard = document.createElement("playing-card");
const sheet = document.createElement("score-sheet");
const panel = document.createElement("bid-panel");

let last: DealEndDetail | undefined;
const deals: ScoreSheetDeal[] = [];
table.addEventListener("tarot-request", (event) => {
  if (event.detail.action.type === "bid") event.preventDefault();
});
table.addEventListener("tarot-deal-end", ({ detail }) => {
  last = detail;
  deals.push({ result: detail.result });
});
table.addEventListener("tarot-refusal", ({ detail }) => detail.refusal.reason satisfies string);
table.addEventListener("tarot-error", ({ detail }) => `${detail.code} ${detail.path}`);
lesson.addEventListener("tarot-lesson-progress", ({ detail }) => detail.step + detail.steps);
lesson.addEventListener("tarot-lesson-end", ({ detail }) => detail.lesson satisfies string);
lesson.addEventListener("tarot-lesson-next", ({ detail }) => detail.next satisfies string);
quiz.addEventListener("tarot-quiz-answer", ({ detail }) => detail.kind === "legal" && detail.firstTry && detail.right);
lesson.addEventListener("tarot-lesson-answer", ({ detail }) => detail.hints + detail.step);
course.addEventListener("tarot-course-choose", (event) => {
  const { lesson: chosen }: CourseChooseDetail = event.detail;
  if (chosen !== null) event.preventDefault();
});
sheet.addEventListener("tarot-score-change", ({ detail }) => detail.totals.map((total) => total + 1));
panel.addEventListener("tarot-bid", ({ detail }) => detail.action.seat);
card.faceDown = true;

const record: DealRecord = parseRecord("{}");
const state = replay(record);
chooseAction(view(state, 0), { level: "easy", seed: "a" });
overrideTexts("en", { ui: { bid: { name: { pass: "No bid" } } } });
parseLesson("{}");
export { last, result };
