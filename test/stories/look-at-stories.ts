import { emulateMedia, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import { dressPage } from "../../stories/toolbar.js";
import { listen } from "./console.js";
import { findingsIn } from "./findings.js";
import { everyFrame, few, pairs } from "./frames.js";
import { forgetEverything } from "../support/own-storage.js";
import { letTimeGoOn } from "./still-time.js";
import { all, stories } from "./story.js";

/**
 * Looks at every so many-th story as a person would who changes language, theme and width while it stands there.
 * @param part which share of the stories, from 0 on
 */
export function lookAtStories(part: number, parts: number): void {
  describe(`stories, part ${String(part + 1)} of ${String(parts)}`, () => {
    before(async () => {
      await emulateMedia({ reducedMotion: "reduce" });
      listen();
    });
    beforeEach(forgetEverything);
    afterEach(letTimeGoOn);
    after(async () => {
      dressPage({ language: "en", theme: "light" });
      await emulateMedia({ reducedMotion: "no-preference" });
      await setViewport({ width: 1280, height: 800 });
    });

    for (const [turn, story] of stories.entries()) {
      if (turn % parts !== part) continue;
      it(`${story.title} is well, in ${story.few ? "two languages" : "every language"}, light and dark, narrow and wide`, async function () {
        this.timeout(120_000);
        expect(await findingsIn(story, all ? everyFrame : story.few ? few(turn) : pairs(turn))).to.deep.equal([]);
      });
    }
  });
}
