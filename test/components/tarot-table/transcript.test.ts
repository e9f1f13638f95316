import { getSnapshotConfig, readFile, sendKeys, setViewport, writeFile } from "@web/test-runner-commands";
import { expect } from "chai";
import { parseAction, parseRecord, type Action, type DealRecord } from "../../../rules/index.js";
import { afterTimers } from "../../support/after-timers.js";
import { TableHarness } from "../../support/table-harness.js";

/** What assistive technology is given, in order: a star for what has the focus, two for what interrupts. */
class Listener {
  readonly lines: string[] = [];
  readonly #table: TableHarness;
  #focused = "";

  constructor(table: TableHarness) {
    this.#table = table;
    for (const region of document.querySelectorAll<HTMLElement>("[data-tarot-announcer]")) {
      new MutationObserver(() => this.#hear(region)).observe(region, { childList: true });
    }
  }

  #hear(region: HTMLElement): void {
    const text = region.textContent.trim();
    if (text !== "") this.lines.push(`${region.getAttribute("aria-live") === "assertive" ? "!! " : ""}${text}`);
  }

  /** Once nothing goes on any more: where the focus is, if it has moved. */
  async rest(): Promise<void> {
    await this.#table.settle();
    await afterTimers();
    const name = nameOf(this.#table.focused);
    if (name !== this.#focused) this.lines.push(`* ${name}`);
    this.#focused = name;
  }

  note(text: string): void {
    this.lines.push("", `(${text})`);
  }
}

/** The name of what has the focus, as its content gives it, without what is hidden from assistive technology. */
function nameOf(element: Element | null): string {
  const label = element?.getAttribute("aria-label");
  if (!element || label) return label ?? "";
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove();
  return copy.textContent.replaceAll(/\s+/g, " ").trim();
}

/** A deal of four, that is bid, taken, laid aside, played and scored. Seat 0 is the person. */
async function playedRecord(): Promise<DealRecord> {
  return parseRecord(await readFile({ path: "./transcripts/deal.json" }) ?? "");
}

async function transcriptIn(lang: string): Promise<string> {
  const { actions, ...deal } = await playedRecord();
  const table = await TableHarness.open({ deal: { ...deal, actions: [] }, bots: "none", lang }, "keyboard");
  table.root.querySelector<HTMLElement>("[data-zone=table]")!.focus();
  const listener = new Listener(table);
  let refused = false;
  for (const [place, text] of actions.entries()) {
    const action = parseAction(text);
    if (action.seat !== table.view.seat) {
      table.element.act(action);
      const next = actions[place + 1];
      if (next !== undefined && parseAction(next).seat !== table.view.seat) continue;
      await listener.rest();
      continue;
    }
    const dull = table.root.querySelector<HTMLElement>("[data-card].refused");
    if (action.type === "play" && dull && !refused) {
      refused = true;
      listener.note(`tries: ${nameOf(dull)}`);
      dull.focus();
      await sendKeys({ press: "Enter" });
      await listener.rest();
    }
    listener.note(text);
    await does(table, action);
    await listener.rest();
  }
  return `${listener.lines.join("\n")}\n`;
}

/** By keyboard where cards are played; by the page where another test looks after the panel. */
async function does(table: TableHarness, action: Action): Promise<void> {
  if (action.type !== "play") {
    table.element.act(action);
    return;
  }
  table.card(action.card).focus();
  await sendKeys({ press: "Enter" });
}

describe("a whole deal as a screen reader gets it", () => {
  beforeEach(() => setViewport({ width: 1280, height: 900 }));

  for (const lang of ["en", "de", "fr", "sv"]) {
    it(`reads as written down and read aloud before: ${lang}`, async () => {
      const heard = await transcriptIn(lang);
      const path = `./transcripts/${lang}.txt`;
      const { updateSnapshots } = await getSnapshotConfig();
      if (updateSnapshots) await writeFile({ path, content: heard });
      expect(heard).to.equal(await readFile({ path }));
    });
  }
});
