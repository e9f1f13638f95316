import { html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import { easyPlayer } from "../../../bots/index.js";
import { forgetSaid } from "../../../components/shared/announcer.js";
import { languages, type Language } from "../../../locales/index.js";
import { currentStep, lessonIds, loadLesson, start } from "../../../tutorials/index.js";
import { asks } from "../../../tutorials/runner.js";
import { forgetEverything } from "../../support/own-storage.js";
import { ways, type Way } from "./course-ways.js";
import { foreignWords } from "./foreign-words.js";
import type { Hands } from "./hands.js";
import { learnerAt, type Learner } from "./learner.js";
import { Pupil } from "./pupil.js";

const names: Readonly<Record<Language, string>> = { de: "German", fr: "French", sv: "Swedish", en: "English" };

interface Case {
  readonly id: string;
  readonly name: keyof typeof ways;
  readonly language: Language;
}

type HandsOf = (learner: Learner) => Hands;

const wayNames = Object.keys(ways) as (keyof typeof ways)[];

/**
 * Takes every lesson of the course to its end, in half of all ways; the other half is the other input's. Every lesson is
 * so taken in every way, in every language and by every input, and every two of these three meet in some lesson.
 * @param turn 0 or 1: which half
 */
export function takeCourse(input: string, handsOf: HandsOf, turn: number): void {
  const cases = lessonIds.flatMap((id, place) =>
    wayNames.flatMap((name, at): Case[] => {
      const language = languages[(at + Math.floor(place / 2)) % languages.length]!;
      return (place + at + turn) % 2 === 0 ? [{ id, name, language }] : [];
    }),
  );
  takeAll(input, handsOf, cases, lessonIds.length * 2);
}

/** Takes every lesson of the course to its end, in every way and every language: `npm run test:course`. */
export function takeWholeCourse(input: string, handsOf: HandsOf): void {
  const cases = languages.flatMap((language) => lessonIds.flatMap((id) => wayNames.map((name): Case => ({ id, name, language }))));
  takeAll(input, handsOf, cases, lessonIds.length * 16);
}

function takeAll(input: string, handsOf: HandsOf, cases: readonly Case[], count: number): void {
  describe(`the course, ${input}`, () => {
    const ended: string[] = [];

    beforeEach(() => {
      forgetEverything();
      forgetSaid();
    });

    for (const { id, name, language } of cases) {
      it(`comes to the end of "${id}" ${name}, in ${names[language]}`, async () => {
        ended.push(`${await take(id, ways[name], handsOf, language)} ${name} ${language}`);
      });
    }

    it(`has come to an end ${String(count)} times, in every lesson`, () => {
      expect(ended).to.deep.equal(cases.map(({ id, name, language }) => `${id} ${name} ${language}`));
      expect(new Set(cases.map(({ id }) => id))).to.have.all.keys(...lessonIds);
      expect(new Set(ended)).to.have.lengthOf(count);
    });
  });
}

/** Gives the name that the lesson's end is told by. */
async function take(id: string, way: Way, handsOf: (learner: Learner) => Hands, language: Language): Promise<string> {
  const [lesson, foreign] = await Promise.all([loadLesson(id), foreignWords(language, id)]);
  const learner = await learnerAt(null, language, html`<tarot-lesson lesson=${id} speed="instant" lang=${language}></tarot-lesson>`);
  const told: string[] = [];
  learner.element.addEventListener("tarot-lesson-end", ({ detail }) => told.push(detail.lesson));
  const pupil = new Pupil(learner, handsOf(learner), language, foreign);
  for (const index of lesson.steps.keys()) {
    const { state } = start(lesson, index, easyPlayer);
    pupil.expectStep(state);
    if (asks(currentStep(state))) await way(pupil, state);
    await pupil.acts.press("next");
  }
  pupil.expectEnd(start(lesson).state);
  expect(told).to.have.length(1);
  return told[0]!;
}
