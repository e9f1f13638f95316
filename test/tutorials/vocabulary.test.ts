import { expect } from "chai";
import { languages, loadTexts, text, type Language } from "../../locales/index.js";
import { lessonIds, loadLesson, type Lesson } from "../../tutorials/index.js";
import { textKeys } from "../../tutorials/lesson-texts.js";

/** A word of the game: the texts that say what it means, and how it is written in each language that has to teach it. */
interface Term {
  readonly taught: readonly string[];
  readonly words: Readonly<Partial<Record<Language, RegExp>>>;
}

const alike = (words: RegExp) => ({ de: words, fr: words, sv: words, en: words });

const terms: Readonly<Record<string, Term>> = {
  "court card": { taught: ["cards.suits.text"], words: { de: /Figur/, fr: /figure/i, sv: /klä(dda|tt) kort/i, en: /\bcourt card/i } },
  trick: { taught: ["cards.sum.text"], words: { de: /\bStich/, fr: /\bplis?\b/i, sv: /\bstick/i, en: /\btricks?\b/i } },
  lead: { taught: ["follow.watch.text"], words: { de: /\baus(ge)?spiel|spielst? [^.:;]*\baus\b/i, fr: /\bentam/i, sv: /\butsp|spela(s|r|des|t|ts)? ut\b/i, en: /\b(leads?|led)\b/i } },
  // The other languages make these of their words for suit and for trump.
  "plain suit": { taught: ["cards.trumps.text"], words: { en: /\bplain (suit|card)/i } },
  "to trump": { taught: ["overtrump.trump.narrow", "overtrump.trump.right", "overtrump.trump.plain"], words: { fr: /\bcoup[eé]/i } },
  taker: { taught: ["follow.clubs.text", "bouts.rule.text"], words: { de: /Alleinspieler/, fr: /preneur/, sv: /spelförar/i, en: /\btaker/ } },
  defence: { taught: ["bouts.rule.text"], words: { de: /Gegenpartei|Verteidig/, fr: /défens/, sv: /försvar/, en: /\bdefen[cd]/ } },
  contract: { taught: ["bouts.rule.text"], words: { de: /Kontrakt/, fr: /contrat/i, sv: /kontrakt/i, en: /\bcontract/i } },
  target: { taught: ["bouts.rule.text"], words: { de: /\bZiels?\b/, fr: /objectif/i, sv: /poängmål|\bmålet\b/i, en: /\btarget/i } },
  bout: { taught: ["cards.bouts.text"], words: alike(/(?<!au )\bbouts?\b/i) },
  Petit: { taught: ["cards.trumps.text"], words: alike(/\bPetit\b(?! au bout)/) },
  Excuse: { taught: ["cards.fool.text"], words: alike(/\bExcuse\b/) },
  bid: { taught: ["bidding.rule.text"], words: alike(/\b(garde|prise)\b/i) },
  dog: { taught: ["bidding.rule.text"], words: { de: /Chien/, fr: /\bchien/, sv: /\bchien/, en: /\bdog\b/ } },
  // In French the word would also do for a difference, and so must not be used for one.
  discard: { taught: ["discard.rule.text"], words: { fr: /écart/i } },
  handful: { taught: ["handful.rule.text"], words: { de: /Handvoll/, fr: /poignée/i, sv: /poignée/i, en: /\bhandful/i } },
  "petit au bout": { taught: ["petit.last.right"], words: alike(/petit au bout/i) },
  slam: { taught: ["excuse-last.slam.right", "slam.rule.text"], words: { de: /Durchmarsch/, fr: /chelem/i, sv: /\bslam/i, en: /\bslam/i } },
};

/** What a lesson says, in the order of its steps, and what was learnt last; its name and its goal announce what is to come. */
const textsOf = (lesson: Lesson): string[] => [...[...textKeys(lesson)].filter(([, step]) => step !== null).map(([key]) => key), lesson.learnt];

describe("the words of the game", () => {
  const lessons = new Map<string, Lesson>();
  before(async () => {
    for (const id of lessonIds) lessons.set(id, await loadLesson(id));
    for (const language of languages) for (const id of lessonIds) await loadTexts(language, `lesson/${id}`);
  });

  /** A lesson's own prerequisites, and theirs. */
  const leadingTo = (id: string): string[] => lessons.get(id)!.prerequisites.flatMap((one) => [...leadingTo(one), one]);

  for (const [name, { taught, words }] of Object.entries(terms)) {
    for (const [language, word] of Object.entries(words) as [Language, RegExp][]) {
      const uses = (key: string) => word.test(text(language, `lessons:${key}`));

      it(`are said in no lesson before they are taught: ${name}, ${language}`, () => {
        expect(taught.filter((key) => !uses(key)), "taught where it is not said").to.deep.equal([]);
        const tooEarly = lessonIds.flatMap((id) => {
          if (leadingTo(id).some((one) => taught.some((key) => key.startsWith(`${one}.`)))) return [];
          const texts = textsOf(lessons.get(id)!);
          const first = texts.findIndex((key) => taught.includes(key));
          return texts.slice(0, first < 0 ? texts.length : first).filter(uses);
        });
        expect(tooEarly).to.deep.equal([]);
      });
    }
  }
});
