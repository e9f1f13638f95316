import type { LessonState, Lesson, TextKey, TextValue, Words } from "../../tutorials/index.js";
import { words } from "../../tutorials/index.js";
import type { Language, TextValues, Translate } from "../shared/words.js";
import { seatNames, Words as TableWords } from "../tarot-table/words.js";

export type { Translate };

/** How an answer was taken; says how its feedback is headed. */
export type Tone = "right" | "solution" | "poor" | "wrong" | "refused";

/** The words of one lesson: those of its table in the element's language, its own in the nearest that it brings. */
export class LessonVoice extends TableWords {
  /** The language of the lesson's own texts. */
  readonly textLanguage: string;
  readonly #lesson: Lesson;
  /** Not for a stranger's texts: what stands in them is shown as it is. */
  readonly #values: TextValues | undefined;

  constructor(lesson: Lesson, language: Language, t: Translate) {
    super(t, language, seatNames([], lesson.seat, lesson.deal.players, t));
    this.#lesson = lesson;
    this.textLanguage = nearest(lesson, language);
    this.#values = lesson.values && Object.fromEntries(Object.entries(lesson.values).map(([name, value]) => [name, this.#written(value)]));
  }

  /** A text of the lesson. One that is missing gives its key, so that its author sees which. */
  say(key: TextKey): string {
    return this.#lesson.texts ? (this.#lesson.texts.get(this.textLanguage)?.get(key) ?? key) : this.t(`lessons:${key}`, this.#values);
  }

  #written(value: TextValue): string {
    if ("number" in value) return this.number(value.number);
    if ("signed" in value) return this.signed(value.signed);
    if ("terms" in value) return value.terms.map((term) => this.number(term)).join(" + ");
    if ("card" in value) return this.card(value.card);
    return "seat" in value ? this.name(value.seat) : this.bid(value.bid);
  }
}

function nearest({ texts }: Lesson, language: Language): string {
  if (!texts || texts.has(language)) return language;
  return texts.has("en") ? "en" : ([...texts.keys()][0] ?? language);
}

/** What of a state's texts can be read already: while cards still fall, the question and the verdict wait. */
export function readable(state: LessonState, playing: boolean): Words[] {
  const all = words(state);
  if (!playing) return all;
  const waiting = state.phase.kind === "asking" ? "ask" : "feedback";
  return all.filter(({ role }) => role !== waiting);
}

/** Null where there is no verdict. */
export function toneOf({ phase }: LessonState): Tone | null {
  switch (phase.kind) {
    case "asking":
      return phase.note?.kind === "miscounted" ? "wrong" : (phase.note?.kind ?? null);
    case "mistake":
      return "poor";
    case "answered":
      return phase.by === "solution" ? "solution" : "right";
    default:
      return null;
  }
}
