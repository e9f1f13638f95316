import { nextFrame } from "@open-wc/testing-helpers";
import { setViewport } from "@web/test-runner-commands";
import { nothing, render, type LitElement } from "lit";
import { TarotTable } from "../../components/tarot-table/tarot-table.js";
import de from "../../locales/de/cards.json" with { type: "json" };
import en from "../../locales/en/cards.json" with { type: "json" };
import fr from "../../locales/fr/cards.json" with { type: "json" };
import sv from "../../locales/sv/cards.json" with { type: "json" };
import spareDe from "../../locales/de/spare.json" with { type: "json" };
import spareEn from "../../locales/en/spare.json" with { type: "json" };
import spareFr from "../../locales/fr/spare.json" with { type: "json" };
import spareSv from "../../locales/sv/spare.json" with { type: "json" };
import { dressPage } from "../../stories/toolbar.js";
import { axeFindings } from "../support/axe.js";
import { hiddenCardsToldIn } from "../support/hidden-cards.js";
import { unexpected } from "./console.js";
import { elementsIn } from "./elements-in.js";
import type { Frame } from "./frames.js";
import { lookOver } from "./look.js";
import { stopTime } from "./still-time.js";
import type { Story } from "./story.js";
import { withoutPictures } from "./without-pictures.js";
import { waitUntil } from "../support/wait-until.js";

const cards = { de, en, fr, sv };
const texts = { de: spareDe, en: spareEn, fr: spareFr, sv: spareSv };

/** What is amiss in a story, one line a finding: it is drawn once, then seen in one frame after the other. */
export async function findingsIn(story: Story, frames: readonly Frame[]): Promise<string[]> {
  const findings: string[] = [];
  const canvas = document.createElement("main");
  document.body.append(canvas);
  try {
    await show(frames[0]!);
    story.show(canvas);
    await settle(canvas, story);
    await story.play(canvas);
    await settle(canvas, story);
    stopTime();
    // Once with everything.
    findings.push(...(await axeFindings(canvas)));
    for (const frame of frames) {
      await show(frame);
      await settle(canvas, story);
      const seen = [...unexpected(story), ...lookOver(canvas), ...leaksIn(canvas, frame), ...missingIn(canvas, frame), ...(await withoutPictures(canvas, () => axeFindings(canvas)))];
      findings.push(...seen.map((finding) => `${frame.language}, ${frame.theme}, ${String(frame.width)} px: ${finding}`));
    }
  } finally {
    // Also after a fault: the next story stands alone.
    render(nothing, canvas);
    canvas.remove();
  }
  return findings;
}

async function show({ language, theme, width }: Frame): Promise<void> {
  dressPage({ language, theme });
  if (innerWidth !== width) await setViewport({ width, height: 800 });
}

/** Until every element shows what it is to show, in the language of its place, and what it fetches for that is there. */
async function settle(canvas: Element, { loading }: Story): Promise<void> {
  const updates = () => [...elementsIn(canvas)].filter((element): element is LitElement => "updateComplete" in element);
  do {
    await Promise.all(updates().map((element) => element.updateComplete));
    await nextFrame();
  } while (updates().some((element) => element.isUpdatePending));
  if (!loading) await waitUntil(() => ![...elementsIn(canvas)].some(isComing), "everything is there", { timeout: 20_000 });
}

/** A card whose deck is on its way is paper alone. */
function isComing(element: Element): boolean {
  const picture = element.localName === "playing-card" ? element.shadowRoot?.querySelector("svg") : null;
  return element.matches(".loading") || picture?.childElementCount === 1;
}

/** What says that something could not be fetched. */
function missingIn(canvas: Element, { language }: Frame): string[] {
  const told = [...elementsIn(canvas)].filter((element) => element.matches("[role=alert]") && element.textContent.trim() === texts[language].missing);
  return told.map((element) => `misses a part: ${element.textContent}`);
}

/** Cards that tables in play tell though their seat cannot see them. */
function leaksIn(canvas: Element, { language }: Frame): string[] {
  const tables = [...elementsIn(canvas)].filter((element) => element instanceof TarotTable);
  return tables.flatMap((table) => {
    const { view, mode } = table;
    // The end of a deal shows everything.
    if (!view || view.result || mode !== "play") return [];
    const announcers = [...document.querySelectorAll("[data-tarot-announcer]")];
    return hiddenCardsToldIn([table, ...announcers], view, cards[language].name).map((card) => `tells of ${card}, which is hidden`);
  });
}
