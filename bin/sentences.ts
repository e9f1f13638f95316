import type { RecordErrorCode } from "../rules/index.js";
import type { FindingCode } from "../tutorials/index.js";

/** What each code means, for an author. */
const sentences: Readonly<Record<FindingCode | RecordErrorCode | "no-texts", string>> = {
  "unknown-lesson": "There is no lesson of this name.",
  "not-json": "This is not JSON.",
  "too-large": "The file is too large.",
  "too-deep": "The file nests too deep.",
  "wrong-type": "This is not the kind of value that belongs here.",
  "unknown-key": "This key does not belong here.",
  "missing-key": "This key has to be here.",
  format: "The format is none that this version reads.",
  "bad-id": "A name is small letters, digits and hyphens.",
  "double-id": "This name is there already.",
  "unknown-kind": "There are no steps of this kind.",
  "unknown-step": "No step that would do here has this name.",
  "bad-text-key": "A key of a text is words with points between them: lesson.step.name.",
  "too-long": "This text is too long.",
  "too-many": "There are too many of these.",
  "too-few": "There are too few of these.",
  "bad-target": "This is no card of the game and nothing else on the table.",
  "bad-measure": "This cannot be counted here.",
  "bad-score": "A deal cannot come to this.",
  "bad-goal": "This is no goal.",
  "bad-action": "This is no action: seat, verb and cards.",
  "bad-choice": "The choices and the answer do not go together.",
  "bad-reason": "The rules refuse nothing for this reason.",
  "bad-language": "A language is two or three small letters.",
  "bad-deal": "All deals of a lesson are of the same game, for as many players.",
  "double-card": "A card is there twice.",
  "illegal-action": "The rules do not allow this.",
  "not-learners-turn": "It is not the learner's turn.",
  "no-answer": "Nobody could answer this.",
  "no-solution": "Free play needs a line that reaches its goal.",
  "goal-missed": "This line does not reach the goal.",
  "needs-deal": "After free play a step needs a position of its own: deal or goto.",
  "too-many-branches": "The accepted answers branch too far: accept fewer, or begin later steps from their own position.",
  "solution-missing": "The solution has no answer to this step.",
  "solution-refused": "The step does not accept its own solution.",
  "solution-unplayable": "A learner who plays the solution's cards against the bots does not reach the goal.",
  "mistake-accepted": "This is meant as a mistake, and is accepted.",
  "mistake-reason": "The rules refuse this for another reason, or not at all.",
  "mistake-feedback": "This gets another word, or none.",
  "mistake-impossible": "Nobody can answer this here.",
  "feedback-missing": "A legal answer that is not accepted has no word.",
  "feedback-untried": "No mistake tries this word.",
  "answer-never-legal": "This answer is never legal.",
  "hint-misleads": "The hint points at what is not accepted.",
  "hint-shows-nothing": "The last hint does not show the answer.",
  "text-missing": "The text is missing.",
  "text-unused": "Nothing shows this text.",
  "text-markup": "The text holds markup.",
  "text-placeholder": "The text holds a placeholder.",
  "text-long": "The text is too long to be read beside a table.",
  "lesson-long": "The lesson takes too long to read.",
  "no-texts": "The lesson brings no texts, and no folder locales/ stands beside its folder tutorials/.",
  game: "There is no such game.",
  players: "The game is not for so many.",
  dealer: "The dealer has no seat.",
  "hand-count": "There are not as many hands as players.",
  "card-count": "There are not as many cards as there should be.",
  "unknown-card": "The game has no such card.",
  "unknown-option": "There is no such option.",
  "option-value": "The option has no such value.",
  "too-many-actions": "There are more actions than a deal can have.",
  "not-link": "This is no link.",
  checksum: "The link was copied with a mistake.",
};

/**
 * "" for a code that is not known.
 * @param refusal the reason of the rules, where they refuse an action: "must-follow", as a lesson's `feedback` names it
 */
export function sentenceOf(code: string, refusal?: string): string {
  const sentence = Object.hasOwn(sentences, code) ? sentences[code as keyof typeof sentences] : "";
  return refusal === undefined ? sentence : sentence.replace(/\.$/, ` (${refusal}).`);
}
