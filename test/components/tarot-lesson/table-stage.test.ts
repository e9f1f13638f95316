import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import { TableStage } from "../../../components/tarot-lesson/table-stage.js";
import "../../../components/tarot-table/define.js";
import type { TarotTable } from "../../../components/tarot-table/tarot-table.js";
import { motionPart } from "../../../components/tarot-table/table-parts.js";
import { practiceLesson, start, type Lesson } from "../../../tutorials/index.js";
import { warnings } from "../../support/warnings.js";

const seeds = Array.from({ length: 400 }, (_, number) => `n${String(number)}`);

/** A question out of the practice of winners. */
function questionWith(wanted: (lesson: Lesson) => boolean): Lesson {
  return seeds.map((seed) => practiceLesson("winner", seed)).find(wanted)!;
}

describe("the stage of a lesson", () => {
  it("seats the learner in the deal that it shows, from five players to four and back", async () => {
    const table = await fixture<TarotTable>(html`<tarot-table bots="none"></tarot-table>`);
    const stage = new TableStage(() => undefined);
    stage.attach(table);
    const [fifth, ofFour] = [questionWith(({ seat }) => seat === 4), questionWith(({ deal }) => deal.players === 4)];
    const said = await warnings(async () => {
      for (const lesson of [fifth, ofFour, fifth]) {
        stage.show(start(lesson), "instant");
        await table.updateComplete;
        expect([table.view?.players, table.view?.seat]).to.deep.equal([lesson.deal.players, lesson.seat]);
      }
    });
    expect(said).to.deep.equal([]);
  });

  it("moves nothing where all is to be there at once, from the first deal on", async () => {
    motionPart.prepare();
    await motionPart.pending;
    const table = await fixture<TarotTable>(html`<tarot-table bots="none"></tarot-table>`);
    const stage = new TableStage(() => undefined);
    stage.attach(table);
    for (const turn of ["n1", "n2", "n3"]) {
      stage.show(start(practiceLesson("winner", turn)), "instant");
      await table.updateComplete;
      expect(table.shadowRoot!.getAnimations().filter((animation) => !(animation instanceof CSSAnimation || animation instanceof CSSTransition))).to.deep.equal([]);
    }
  });
});
