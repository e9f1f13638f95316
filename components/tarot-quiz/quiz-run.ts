import { diceFrom } from "../../rules/index.js";
import { answered, isSame, nextItem, noBoxes, practiceKinds, readBoxes, type Boxes, type PracticeItem, type PracticeKind } from "../../tutorials/index.js";
import { Kept } from "../shared/kept.js";
import type { QuizAnswerDetail } from "./events.js";

/** What a learner has missed and learnt, for all quizzes of a site. */
const kept = new Kept<Boxes>("tarot-table:quiz", readBoxes);

const lastHint = 3;

/** One sitting: asks question after question and remembers how they were answered. */
export class QuizRun {
  /** The question that is asked now. */
  item: PracticeItem;
  /** Whether it has been missed before. */
  again: boolean;
  /** Whether it has been answered, rightly or not: then it has been counted. */
  tried = false;
  kinds: readonly PracticeKind[];

  readonly #seed: string;
  /** With a seed of the page's nothing from elsewhere has a say. */
  #own: Boxes | null;
  #count = 0;

  /**
   * @param kinds at least one
   * @param seed the page's, for the same questions every time; null for others each time
   */
  constructor(kinds: readonly PracticeKind[], seed: string | null) {
    this.kinds = kinds;
    this.#own = seed === null ? null : noBoxes;
    this.#seed = seed === null ? randomWord() : wordOf(seed);
    ({ item: this.item, again: this.again } = this.#pick(null));
  }

  get boxes(): Boxes {
    return this.#own ?? kept.value;
  }

  next(): void {
    this.tried = false;
    ({ item: this.item, again: this.again } = this.#pick(this.item));
  }

  /** A question that is not wanted any more gives way; one that has been answered stays to be read. */
  limit(kinds: readonly PracticeKind[]): void {
    this.kinds = kinds;
    if (!this.tried && !kinds.includes(this.item.kind)) this.next();
  }

  /** Only the first answer counts, and only one that was found: not the solution's, nor what the last hint shows. */
  take({ right, by, hints }: Pick<QuizAnswerDetail, "right" | "by" | "hints">): QuizAnswerDetail {
    const firstTry = !this.tried;
    if (firstTry) this.#keep(answered(this.boxes, this.item, right && by === "learner" && hints < lastHint));
    this.tried = true;
    return { kind: this.item.kind, seed: this.item.seed, right, by, hints, firstTry };
  }

  reset(): void {
    this.#keep(null);
    this.#count = 0;
    this.next();
  }

  #pick(last: PracticeItem | null): { item: PracticeItem; again: boolean } {
    const { boxes } = this;
    const item = nextItem(boxes, this.kinds, last, `${this.#seed}-${String(this.#count++)}`);
    return { item, again: boxes.missed.some((one) => isSame(one, item)) };
  }

  #keep(boxes: Boxes | null): void {
    if (this.#own) this.#own = boxes ?? noBoxes;
    else kept.keep(boxes);
  }
}

const randomWord = (): string => [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join("-");

/** Any text as a word that can stand in a question's name. */
function wordOf(seed: string): string {
  const dice = diceFrom(seed);
  return `${dice(2 ** 32).toString(36)}-${dice(2 ** 32).toString(36)}`;
}

/** Those of our kinds that a page names; all, if it names none of them. */
export function kindsIn(given: readonly string[] | null): readonly PracticeKind[] {
  const known = practiceKinds.filter((kind) => given?.includes(kind));
  return known.length > 0 ? known : practiceKinds;
}
