import { sendKeys } from "@web/test-runner-commands";
import { expect } from "chai";
import names from "../../../../locales/en/cards.json" with { type: "json" };
import { deck, replay, view, type DealRecord } from "../../../../rules/index.js";
import type { ReplayStepDetail } from "../../../../components/tarot-table/events.js";
import { dealWith } from "../../../support/deals.js";
import { hiddenCardsToldIn } from "../../../support/hidden-cards.js";
import { playedDeal } from "../../../support/played-deal.js";
import { TableHarness, type Input } from "../../../support/table-harness.js";

const deal = playedDeal("whole deal 3");
const plays = deal.actions.flatMap((action, index) => (action.includes(" play ") ? [index + 1] : []));
/** The step at which a card of a trick has just been played; both from 1. */
const stepOf = (trick: number, card: number): number => plays[(trick - 1) * 4 + card - 1]!;
const last = deal.actions.length + 1;

function open(setup: Parameters<typeof TableHarness.open>[0] = {}, input: Input = "click"): Promise<TableHarness> {
  return TableHarness.open({ deal, mode: "replay", ...setup }, input);
}

const go = (table: TableHarness, name: string): Promise<void> => table.press(`[data-go="${name}"]`);
const place = (table: TableHarness): string => table.text(".place");

function upTo(step: number, record: DealRecord = deal): DealRecord {
  return { ...record, actions: record.actions.slice(0, step) };
}

describe("a replay", () => {
  for (const input of ["click", "touch", "keyboard"] as const) {
    it(`goes on, back, to the end and to the start by ${input}`, async () => {
      const table = await open({}, input);
      expect(place(table)).to.equal("The cards as dealt");
      await go(table, "on");
      expect(table.element.step).to.equal(1);
      expect(place(table)).to.equal("Auction");
      await go(table, "end");
      expect(place(table)).to.equal("Result");
      expect(table.text(".verdict")).to.not.equal("");
      await go(table, "back");
      expect(place(table)).to.equal("Trick 18 of 18, card 4");
      await go(table, "start");
      expect(table.element.step).to.equal(0);
    });
  }

  it("shows at every step what one's own seat saw then, and a complete trick until the next card", async () => {
    const table = await open({ seat: 2 });
    for (const step of [0, 1, 4, stepOf(1, 1), stepOf(5, 2), stepOf(5, 4), stepOf(6, 1), stepOf(18, 4)]) {
      table.element.step = step;
      await table.settle();
      const seen = view(replay(upTo(step)), 2);
      const complete = step === stepOf(5, 4) || step === stepOf(18, 4);
      expect([...table.hand].sort(), String(step)).to.deep.equal([...seen.hand].sort());
      expect(table.trick, String(step)).to.deep.equal(complete ? seen.tricks.at(-1)!.cards : seen.trick.cards);
      expect(table.view, String(step)).to.deep.equal(seen);
    }
  });

  it("says where one is, in the list and at the slider too", async () => {
    const table = await open({ step: stepOf(5, 2) });
    expect(place(table)).to.equal("Trick 5 of 18, card 2");
    const slider = table.root.querySelector<HTMLInputElement>(".slider")!;
    expect(slider.getAttribute("aria-valuetext")).to.equal("Trick 5 of 18, card 2");
    expect([slider.valueAsNumber, Number(slider.max)]).to.deep.equal([stepOf(5, 2), last]);
    expect(table.root.querySelector("select")!.selectedOptions[0]!.textContent).to.equal("Trick 5 of 18");
  });

  it("leaves the line above the table as it is, a called card in it too", async () => {
    const table = await open({ deal: playedDeal("five hide", 5), step: 20 });
    const facts = table.root.querySelector<HTMLElement>(".facts")!;
    const [bar, first] = [facts.parentElement!, facts.firstElementChild!].map((element) => element.getBoundingClientRect());
    expect(facts.textContent).to.contain("Called");
    expect(first!.left - bar!.left, "begins at the edge").to.be.lessThan(20);
  });

  it("jumps to auction, dog, every trick and the result by the list", async () => {
    const table = await open();
    const list = table.root.querySelector("select")!;
    const titles = [...list.options].map((option) => option.textContent);
    expect(titles.slice(0, 3)).to.deep.equal(["The cards as dealt", "Auction", "Dog and discard"]);
    expect(titles.slice(3, -1)).to.deep.equal(Array.from({ length: 18 }, (_, index) => `Trick ${String(index + 1)} of 18`));
    expect(titles.at(-1)).to.equal("Result");
    for (const [index, expected] of [[2, "Dog and discard"], [11, "Trick 9 of 18, card 1"], [21, "Result"]] as const) {
      list.selectedIndex = index;
      list.dispatchEvent(new Event("change"));
      await table.settle();
      expect(place(table)).to.equal(expected);
    }
  });

  it("shows the dog at its place in the list", async () => {
    const table = await open({ seat: 2 });
    const dog = [...table.root.querySelector("select")!.options].find((option) => option.textContent === "Dog and discard")!;
    table.element.step = Number(dog.value);
    await table.settle();
    const shown = [...table.root.querySelectorAll(".dog playing-card")].map((card) => card.getAttribute("card"));
    expect(shown.sort()).to.deep.equal(deal.talon.split(" ").sort());
  });

  it("is dragged to a step by the slider", async () => {
    const table = await open();
    const slider = table.root.querySelector<HTMLInputElement>(".slider")!;
    slider.value = String(stepOf(3, 3));
    slider.dispatchEvent(new Event("input"));
    await table.settle();
    expect(place(table)).to.equal("Trick 3 of 18, card 3");
  });

  it("tells each step, once, with what the seat saw", async () => {
    const table = await open({ seat: 1 });
    const told: ReplayStepDetail[] = [];
    table.element.addEventListener("tarot-replay-step", ({ detail }) => told.push(detail));
    await go(table, "on");
    table.element.requestUpdate();
    await table.settle();
    await go(table, "end");
    expect(told.map(({ step, steps }) => [step, steps])).to.deep.equal([[1, last], [last, last]]);
    expect(told[0]!.view).to.deep.equal(view(replay(upTo(1)), 1));
  });

  it("says each step to those who listen, one's own cards too", async () => {
    const table = await open();
    await table.press('[data-go="on"]');
    expect(table.announced).to.contain("Auction. ");
    for (const card of [1, 2, 3, 4]) {
      table.element.step = stepOf(4, card) - 1;
      await table.settle();
      await go(table, "on");
      const [seat, , code] = deal.actions[stepOf(4, card) - 1]!.split(" ");
      const name = names.name[code as keyof typeof names.name];
      expect(table.announced).to.contain(`Trick 4 of 18, card ${String(card)}. ${seat === "0" ? "You play" : ["", "East", "North", "West"][Number(seat)]! + " plays"}: ${name}.`);
    }
    expect(table.announced).to.match(/takes? the trick\./);
  });

  it("names one's own seat where the page does", async () => {
    const own = deal.actions.findIndex((action) => action.startsWith("0 play")) + 1;
    const table = await open({ names: ["Ada"], step: own });
    expect(table.status).to.match(/^Ada plays: /);
  });
});

describe("a replay by itself", () => {
  it("plays to the end and stops there", async () => {
    const table = await open();
    const steps: number[] = [];
    const over = new Promise<void>((resolve) => {
      table.element.addEventListener("tarot-replay-step", ({ detail: { step, steps: end } }) => {
        steps.push(step);
        if (step === end) resolve();
      });
    });
    await go(table, "toggle");
    await over;
    await table.settle();
    expect(steps.at(-1)).to.equal(last);
    expect([...steps].sort((a, b) => a - b)).to.deep.equal(steps);
    expect(table.root.querySelector('[data-go="toggle"]')!.getAttribute("aria-label")).to.equal("Play");
    await table.press('[data-go="toggle"]');
    expect(table.element.step, "from the start again").to.be.below(last);
  });

  it("pauses where it is", async () => {
    const table = await open();
    const button = (): HTMLButtonElement => table.root.querySelector('[data-go="toggle"]')!;
    const paused = new Promise<number>((resolve) => {
      table.element.addEventListener("tarot-replay-step", ({ detail }) => {
        button().click();
        resolve(detail.step);
      }, { once: true });
    });
    button().click();
    const at = await paused;
    await table.settle();
    await table.settle();
    expect(table.element.step).to.equal(at);
    expect(at).to.be.below(last);
  });

  it("stops when it leaves the page", async () => {
    const table = await open();
    const home = table.element.parentNode!;
    table.root.querySelector<HTMLElement>('[data-go="toggle"]')!.click();
    table.element.remove();
    const { step } = table.element;
    await table.settle();
    home.append(table.element);
    await table.settle();
    expect(table.element.step).to.equal(step);
    expect(table.root.querySelector('[data-go="toggle"]')!.getAttribute("aria-label")).to.equal("Play");
  });

  it("runs no bot: nothing happens of itself at an open end", async () => {
    const table = await open({ deal: upTo(stepOf(3, 2)), bots: "easy", step: stepOf(3, 2) });
    await table.settle();
    expect(table.element.record!.actions).to.have.length(stepOf(3, 2));
    expect(place(table)).to.equal("Trick 3 of 18, card 2");
    expect(table.status).to.contain("The record ends here.");
  });
});

describe("keys in a replay", () => {
  it("step, jump by tricks and go to both ends while the focus is inside", async () => {
    const table = await open();
    table.root.querySelector<HTMLElement>('[data-go="on"]')!.focus();
    for (const [key, step] of [["End", last], ["ArrowLeft", last - 1], ["PageUp", stepOf(18, 1)], ["PageUp", stepOf(17, 1)], ["PageDown", stepOf(18, 1)], ["Home", 0], ["ArrowRight", 1]] as const) {
      await sendKeys({ press: key });
      await table.settle();
      expect(table.element.step, key).to.equal(step);
    }
  });

  it("step by the slider too, one at a time", async () => {
    const table = await open({ step: stepOf(2, 1) });
    table.root.querySelector<HTMLElement>(".slider")!.focus();
    await sendKeys({ press: "ArrowRight" });
    await table.settle();
    expect(table.element.step).to.equal(stepOf(2, 1) + 1);
    await sendKeys({ press: "PageDown" });
    await table.settle();
    expect(table.element.step).to.equal(stepOf(3, 1));
  });

  it("are the page's own while the focus is elsewhere", async () => {
    const table = await open({ step: 3 });
    const field = document.createElement("input");
    document.body.append(field);
    field.focus();
    await sendKeys({ press: "ArrowRight" });
    await sendKeys({ press: "End" });
    await table.settle();
    expect(table.element.step).to.equal(3);
    field.remove();
  });

  it("start and stop it by the space bar, on the table", async () => {
    const table = await open({ speed: "slow" });
    table.root.querySelector<HTMLElement>(".table")!.focus();
    await sendKeys({ press: "Space" });
    await table.settle();
    expect(table.root.querySelector('[data-go="toggle"]')!.getAttribute("aria-label")).to.equal("Pause");
    await sendKeys({ press: "Space" });
    await table.settle();
    expect(table.root.querySelector('[data-go="toggle"]')!.getAttribute("aria-label")).to.equal("Play");
  });
});

describe("hands in a replay", () => {
  for (const [players, seed] of [[3, "three hide"], [4, "whole deal 3"], [5, "five hide"]] as const) {
    it(`tell nothing while they are hidden, at any step, with ${String(players)} players`, async () => {
      const record = playedDeal(seed, players);
      const table = await open({ deal: record, seat: 1 });
      table.root.querySelector<HTMLElement>('[data-go="on"]')!.focus();
      for (let step = 0; step <= record.actions.length; step++) {
        expect(hiddenCardsToldIn([table.element, document.body], table.view, names.name), String(step)).to.deep.equal([]);
        await sendKeys({ press: "ArrowRight" });
        await table.settle();
      }
    });
  }

  it("are all shown once they are asked for, and hidden again", async () => {
    const table = await open({ step: stepOf(4, 2) });
    await table.press("[data-hands]");
    expect(table.element.openHands).to.be.true;
    const shown = [...table.root.querySelectorAll(".hands playing-card")].map((card) => card.getAttribute("card"));
    const state = replay(upTo(stepOf(4, 2)));
    const others = [1, 2, 3].flatMap((seat) => view(state, seat).hand);
    expect(shown).to.include.members(others);
    await table.press("[data-hands]");
    expect(table.root.querySelector(".hands")).to.be.null;
  });

  it("open by attribute, with the dog before the contract is found", async () => {
    const table = await open();
    table.element.setAttribute("open-hands", "");
    await table.settle();
    const shown = [...table.root.querySelectorAll(".hands playing-card, [data-card]")].map((card) => card.getAttribute("card") ?? (card as HTMLElement).dataset["card"]);
    expect(shown.sort()).to.deep.equal([...deck("french-tarot")].sort());
  });
});

describe("what cannot be stepped through", () => {
  it("is said for a deal that nobody took", async () => {
    const table = await open({ deal: dealWith({ actions: ["0 bid pass", "1 bid pass", "2 bid pass", "3 bid pass"] }), step: 4 });
    expect(place(table)).to.equal("Not played");
    expect(table.text(".verdict")).to.contain("Everybody has passed");
    expect(table.root.querySelector('[data-go="on"]')!.getAttribute("aria-disabled")).to.equal("true");
  });

  it("is said for a petit sec, where nothing happened at all", async () => {
    const table = await open({ deal: dealWith({ hands: { 0: "T1 SK SQ SN SJ HK HQ HN HJ CK CQ CN CJ DK DQ DN DJ D1" } }) });
    expect(place(table)).to.equal("Not played");
    expect(table.text(".verdict")).to.contain("Petit");
    expect(table.root.querySelector<HTMLInputElement>(".slider")!.disabled).to.be.true;
    for (const button of table.root.querySelectorAll("[data-go]")) expect(button.getAttribute("aria-disabled")).to.equal("true");
  });

  it("is said for a record that stops after the cards were dealt", async () => {
    const table = await open({ deal: upTo(0) });
    expect(table.status).to.equal("The cards are dealt. The record ends here.");
  });

  it("is said for a broken record, in place of the table", async () => {
    const table = await open({ deal: JSON.stringify({ ...deal, players: 7 }) });
    expect(table.text(".problem-box")).to.contain("This deal cannot be shown");
    expect(table.root.querySelector(".bar")).to.be.null;
  });

  it("keeps to the steps that there are", async () => {
    const table = await open({ step: 9999 });
    expect(place(table)).to.equal("Result");
    for (const odd of [-3, "x", null, 2.5, {}]) {
      table.element.step = odd as number;
      await table.settle();
      expect(place(table), String(odd)).to.equal("The cards as dealt");
    }
  });

  it("begins anew with another deal, unless the page says where", async () => {
    const table = await open({ step: stepOf(5, 2) });
    table.element.deal = playedDeal("another");
    await table.settle();
    expect(table.element.step).to.equal(0);
    table.element.deal = deal;
    table.element.step = stepOf(2, 1);
    await table.settle();
    expect(place(table)).to.equal("Trick 2 of 18, card 1");
  });

  it("shows the whole deal again when it becomes a game", async () => {
    const table = await open({ step: 5 });
    table.element.mode = "play";
    await table.settle();
    expect(table.text(".verdict")).to.not.equal("");
    expect(table.root.querySelector(".replay")).to.be.null;
  });

  it("leaves the controls out where the page has its own", async () => {
    const table = await open({ noControls: true, step: 3 });
    expect(table.root.querySelectorAll("button, input, select")).to.have.length(0);
    table.element.step = stepOf(1, 1);
    await table.settle();
    expect(table.trick).to.have.length(1);
  });
});

describe("playing on from a replay", () => {
  it("makes a game of the deal up to here, and bots play the rest", async () => {
    const own = plays.find((step) => deal.actions[step - 1]!.startsWith("0 play") && step > stepOf(3, 1))! - 1;
    const table = await open({ bots: "easy", step: own });
    await table.press("[data-play-on]");
    expect(table.element.mode).to.equal("play");
    expect(table.element.record).to.deep.equal(upTo(own));
    expect(table.view.choices.phase).to.equal("play");
    const { cards } = table.view.choices as { cards: string[] };
    await table.tap(cards.at(-1)!);
    expect(table.element.record!.actions.length).to.be.above(own);
  });

  it("begins the deal again at its end", async () => {
    const table = await open({ bots: "none", step: last });
    expect(table.text("[data-play-on]")).to.equal("Play this deal again");
    await table.press("[data-play-on]");
    expect(table.element.record).to.deep.equal(upTo(0));
  });

  it("asks the page first", async () => {
    const table = await open({ step: 6 });
    table.element.addEventListener("tarot-open", (event) => event.preventDefault(), { once: true });
    await table.press("[data-play-on]");
    expect(table.element.mode).to.equal("replay");
    expect(table.element.step).to.equal(6);
  });
});

describe("a replay in four languages", () => {
  for (const [lang, words] of [["de", "Stich 5 von 18, Karte 2"], ["fr", "Pli 5 sur 18, carte 2"], ["sv", "Stick 5 av 18, kort 2"]] as const) {
    it(`speaks ${lang}, also after a change`, async () => {
      const table = await open({ step: stepOf(5, 2) });
      table.element.lang = lang;
      await table.settle();
      expect(place(table)).to.equal(words);
      expect(table.root.textContent).not.to.match(/modes:|\{\{/);
      expect(table.text("[data-play-on]")).not.to.equal("Play on from here");
    });
  }
});
