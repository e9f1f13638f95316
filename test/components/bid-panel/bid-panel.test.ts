import { fixture, html, oneEvent } from "@open-wc/testing-helpers";
import { executeServerCommand, sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import { expect } from "chai";
import type { BidDetail, BidPanel } from "../../../components/bid-panel/bid-panel.js";
import "../../../components/bid-panel/define.js";
import type { RefusalDetail } from "../../../components/shared/events.js";
import { languages } from "../../../locales/index.js";
import type { Choices } from "../../../rules/index.js";
import { axeFindings } from "../../support/axe.js";

const opening: Choices = { phase: "bid", seat: 1, bids: ["pass", "prise", "garde", "garde-sans", "garde-contre"] };
const afterGarde: Choices = { phase: "bid", seat: 3, bids: ["pass", "garde-sans", "garde-contre"] };
const history = [
  { seat: 1, bid: "pass" },
  { seat: 2, bid: "garde" },
];
const kings: Choices = { phase: "call", seat: 0, cards: ["SK", "HK", "DK", "CK"] };
const slam: Choices = { phase: "announce", seat: 2, options: ["slam", "none"] };

const buttonsOf = (panel: BidPanel) => [...panel.shadowRoot!.querySelectorAll<HTMLButtonElement>("button")];
const names = (panel: BidPanel) => buttonsOf(panel).map((button) => button.querySelector(".name")!.textContent);
const status = (panel: BidPanel) => panel.shadowRoot!.querySelector("[role=status]")!.textContent;
const described = (panel: BidPanel, place: number) =>
  buttonsOf(panel)
    [place]!.getAttribute("aria-describedby")!.split(" ")
    .map((id) => panel.shadowRoot!.getElementById(id)?.textContent ?? "")
    .join(" ");

async function panelWith(choices: Choices, lang = "en", calls: { seat: number; bid: string }[] = []): Promise<BidPanel> {
  return fixture<BidPanel>(html`<bid-panel lang=${lang} .choices=${choices} .history=${calls} .names=${["Ada", "Ben", "Cleo", "Dan"]}></bid-panel>`);
}

/** All that a panel says while something happens to it. */
function listen(panel: BidPanel) {
  const said: (BidDetail | RefusalDetail)[] = [];
  panel.addEventListener("tarot-bid", (event) => said.push(event.detail));
  panel.addEventListener("tarot-refusal", (event) => said.push(event.detail));
  return said;
}

async function click(target: Element): Promise<void> {
  const { left, top, width, height } = target.getBoundingClientRect();
  await sendMouse({ type: "click", position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
}

describe("<bid-panel> in a table", () => {
  beforeEach(() => setViewport({ width: 1280, height: 800 }));

  it("offers every bid at the opening and says what was chosen", async () => {
    const panel = await panelWith(opening);
    expect(names(panel)).to.deep.equal(["Pass", "Prise", "Garde", "Garde sans", "Garde contre"]);
    const bid = oneEvent(panel, "tarot-bid");
    await click(buttonsOf(panel)[2]!);
    const event = (await bid) as CustomEvent<BidDetail>;
    expect(event.detail).to.deep.equal({ action: { seat: 1, type: "bid", bid: "garde" } });
    expect([event.bubbles, event.composed, event.cancelable]).to.deep.equal([true, true, true]);
  });

  it("claims no choice that the page prevents, and can be asked again at once", async () => {
    const panel = await panelWith(opening);
    const said = listen(panel);
    panel.addEventListener("tarot-bid", (event) => event.preventDefault(), { once: true });
    await click(buttonsOf(panel)[2]!);
    await panel.updateComplete;
    expect(status(panel)).to.equal("");
    await click(buttonsOf(panel)[1]!);
    await panel.updateComplete;
    expect(status(panel)).to.equal("Your choice: Prise");
    expect(said.map(({ action }) => action)).to.deep.equal([{ seat: 1, type: "bid", bid: "garde" }, { seat: 1, type: "bid", bid: "prise" }]);
  });

  it("shows bids that are too low as not allowed and says why when one is tried", async () => {
    const panel = await panelWith(afterGarde, "en", history);
    expect(buttonsOf(panel).map((button) => button.getAttribute("aria-disabled"))).to.deep.equal([null, "true", "true", null, null]);
    const said = listen(panel);
    await click(buttonsOf(panel)[1]!);
    await panel.updateComplete;
    expect(status(panel)).to.equal("Too low: the highest bid is Garde.");
    expect(said).to.deep.equal([
      { action: { seat: 3, type: "bid", bid: "prise" }, refusal: { reason: "bid-too-low", allowed: ["pass", "garde-sans", "garde-contre"], facts: { bid: "garde" } } },
    ]);
  });

  it("keeps its explanation when the table hands over the same choices again", async () => {
    const panel = await panelWith(afterGarde, "en", history);
    await click(buttonsOf(panel)[1]!);
    panel.choices = structuredClone(afterGarde);
    panel.history = structuredClone(history);
    await panel.updateComplete;
    expect(status(panel)).to.contain("Too low");
    panel.choices = opening;
    panel.history = [];
    await panel.updateComplete;
    expect(status(panel)).to.equal("");
  });

  it("lists the bids so far and who is still to call", async () => {
    const panel = await panelWith(afterGarde, "en", history);
    const calls = [...panel.shadowRoot!.querySelectorAll("li")].map((call) => call.textContent.replaceAll(/\s+/g, " ").trim());
    expect(calls).to.deep.equal(["Ben Pass", "Cleo Garde", "Dan …still to bid", "Ada …still to bid"]);
    expect(panel.shadowRoot!.textContent).to.contain("Highest bid: Garde");
  });

  it("lets a card be called, shown as a card with its name", async () => {
    const panel = await panelWith({ ...kings, cards: [...kings.cards, "SQ"] }, "en");
    expect(names(panel)).to.deep.equal(["king of spades", "king of hearts", "king of diamonds", "king of clubs", "queen of spades"]);
    expect([...panel.shadowRoot!.querySelectorAll("playing-card")].map((card) => card.card)).to.deep.equal(["SK", "HK", "DK", "CK", "SQ"]);
    const said = listen(panel);
    await click(buttonsOf(panel)[3]!);
    expect(said).to.deep.equal([{ action: { seat: 0, type: "call", card: "CK" } }]);
  });

  it("explains what announcing a slam pays", async () => {
    const panel = await panelWith(slam);
    expect(names(panel)).to.deep.equal(["Announce a slam", "No announcement"]);
    expect(described(panel, 0)).to.contain("+400").and.contain("−200");
    expect(described(panel, 1)).to.contain("+200");
    const said = listen(panel);
    await click(buttonsOf(panel)[0]!);
    expect(said).to.deep.equal([{ action: { seat: 2, type: "announce", what: "slam" } }]);
  });

  it("is worked by tapping, in the explanation beside a bid's name too", async () => {
    const panel = await panelWith(opening);
    const said = listen(panel);
    const { left, bottom } = buttonsOf(panel)[3]!.parentElement!.getBoundingClientRect();
    await executeServerCommand("touch", { at: [Math.round(left + 20), Math.round(bottom - 12)] });
    expect(said).to.deep.equal([{ action: { seat: 1, type: "bid", bid: "garde-sans" } }]);
  });

  it("shows nothing in other phases", async () => {
    for (const choices of [{ phase: "wait", seat: 1, for: "bid" }, { phase: "done" }, { phase: "play", seat: 0, cards: ["T1"], handfuls: [] }] as Choices[]) {
      const panel = await panelWith(choices);
      expect(panel.shadowRoot!.querySelector("*"), choices.phase).to.equal(null);
    }
  });

  it("answers once when it is clicked twice in one breath", async () => {
    const panel = await panelWith(opening);
    const said = listen(panel);
    const button = buttonsOf(panel)[1]!;
    button.click();
    button.click();
    buttonsOf(panel)[2]!.click();
    expect(said).to.have.length(1);
  });

  it("does not let the second half of a double click answer the next question", async () => {
    const panel = await panelWith(opening);
    const said = listen(panel);
    const button = buttonsOf(panel)[1]!;
    button.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    panel.choices = slam;
    await panel.updateComplete;
    buttonsOf(panel)[0]!.dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true }));
    expect(said).to.deep.equal([{ action: { seat: 1, type: "bid", bid: "prise" } }]);
    buttonsOf(panel)[0]!.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    expect(said).to.have.length(2);
  });

  it("is worked by keyboard: Tab enters at an allowed bid, arrows, Home and End move, Enter chooses", async () => {
    const panel = await panelWith({ ...afterGarde, bids: ["garde-sans", "garde-contre"] }, "en", history);
    const focused = () => names(panel)[buttonsOf(panel).indexOf(panel.shadowRoot!.activeElement as HTMLButtonElement)];
    panel.focus();
    expect(focused()).to.equal("Garde sans");
    await sendKeys({ press: "ArrowRight" });
    expect(focused()).to.equal("Garde contre");
    await sendKeys({ press: "ArrowRight" });
    expect(focused()).to.equal("Pass");
    await sendKeys({ press: "ArrowLeft" });
    await sendKeys({ press: "Home" });
    await sendKeys({ press: "ArrowDown" });
    expect(focused()).to.equal("Prise");
    const said = listen(panel);
    await sendKeys({ press: "Enter" });
    await panel.updateComplete;
    expect(status(panel)).to.contain("Too low");
    expect(focused()).to.equal("Prise");
    await sendKeys({ press: "End" });
    await sendKeys({ press: "Space" });
    expect(said.map(({ action }) => action)).to.deep.equal([
      { seat: 3, type: "bid", bid: "prise" },
      { seat: 3, type: "bid", bid: "garde-contre" },
    ]);
    expect(buttonsOf(panel).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
  });

  it("shows bids that it has no name for by their code", async () => {
    const panel = await panelWith({ phase: "bid", seat: 0, bids: ["pass", "clubs", "<b>x</b>"] });
    expect(names(panel)).to.deep.equal(["Pass", "clubs", "<b>x</b>"]);
    expect(panel.shadowRoot!.querySelector("button b")).to.equal(null);
  });
});

describe("<bid-panel> alone on a page", () => {
  it("takes whole numbers also as text, as frameworks hand them over, and anything else for none", async () => {
    const panel = await fixture<BidPanel>(html`<bid-panel lang="en" names="Ada, Ben" .history=${[{ seat: 0, bid: "pass" }]}></bid-panel>`);
    const calls = () => panel.shadowRoot!.querySelectorAll(".history li").length;
    for (const [players, shown] of [["4", 4], [3, 3], ["many", 2], [2.5, 2], [null, 2]] as const) {
      Object.assign(panel, { players, seat: "1" });
      await panel.updateComplete;
      expect(calls(), String(players)).to.equal(shown);
    }
    const said = oneEvent(panel, "tarot-bid");
    panel.shadowRoot!.querySelector<HTMLButtonElement>(".option:not(.refused) button")!.click();
    expect(((await said) as CustomEvent<BidDetail>).detail.action.seat).to.equal(1);
  });

  it("takes bids, what is allowed and the highest bid from attributes", async () => {
    const panel = await fixture<BidPanel>(html`<bid-panel lang="en" bids="prise garde garde-sans" allowed="garde-sans" current="garde" seat="2"></bid-panel>`);
    expect(names(panel)).to.deep.equal(["Prise", "Garde", "Garde sans"]);
    expect(buttonsOf(panel).map((button) => button.getAttribute("aria-disabled"))).to.deep.equal(["true", "true", null]);
    const said = listen(panel);
    await click(buttonsOf(panel)[2]!);
    await panel.updateComplete;
    expect(said).to.deep.equal([{ action: { seat: 2, type: "bid", bid: "garde-sans" } }]);
    expect(status(panel)).to.equal("Your choice: Garde sans");
  });

  it("allows passing and what is above the highest bid, where the page does not say", async () => {
    const panel = await fixture<BidPanel>(html`<bid-panel lang="en" current="prise"></bid-panel>`);
    expect(names(panel)).to.have.length(5);
    expect(buttonsOf(panel).map((button) => button.getAttribute("aria-disabled"))).to.deep.equal([null, "true", null, null, null]);
  });

  it("says so where a bid is closed for another reason than being too low", async () => {
    const panel = await fixture<BidPanel>(html`<bid-panel lang="en" allowed="pass prise"></bid-panel>`);
    const said = listen(panel);
    await click(buttonsOf(panel)[4]!);
    await panel.updateComplete;
    expect(status(panel)).to.equal("This bid is not open to you now.");
    expect(said).to.deep.equal([{ action: { seat: 0, type: "bid", bid: "garde-contre" }, refusal: { reason: "wrong-phase", allowed: ["pass", "prise"] } }]);
  });

  for (const [name, value] of Object.entries({ bids: "prise garde", allowed: "pass garde", current: "garde", names: "Ada, Ben", players: "3", deck: "marseille", seat: "2" })) {
    it(`is as if it had never been set once its attribute is removed: ${name}`, async () => {
      const ask = async (panel: BidPanel) => {
        await panel.updateComplete;
        const options = buttonsOf(panel).map((button) => [button.textContent, button.getAttribute("aria-disabled")]);
        const said = listen(panel);
        buttonsOf(panel)[1]!.click();
        return JSON.stringify([options, said, panel.shadowRoot!.textContent]);
      };
      const history = [{ seat: 1, bid: "pass" }];
      const never = await fixture<BidPanel>(html`<bid-panel lang="en" .history=${history}></bid-panel>`);
      const removed = await fixture<BidPanel>(html`<bid-panel lang="en" .history=${history}></bid-panel>`);
      removed.setAttribute(name, value);
      await removed.updateComplete;
      removed.removeAttribute(name);
      expect(await ask(removed)).to.equal(await ask(never));
    });
  }

  for (const [title, choices] of Object.entries({ "bids are missing": { phase: "bid" }, "cards are no list": { phase: "call", seat: 0, cards: "HK" }, "options are no text": { phase: "announce", seat: 0, options: [1] }, "there is no phase": {}, "it is text": "bid" })) {
    it(`shows nothing, and throws nothing, at choices that cannot be read: ${title}`, async () => {
      const panel = await panelWith(opening);
      panel.choices = choices as never;
      await panel.updateComplete;
      expect(names(panel)).to.deep.equal([]);
      panel.choices = opening;
      await panel.updateComplete;
      expect(names(panel)).to.have.length(5);
    });
  }

  it("refuses as the rules do, where the page does not say what is allowed", async () => {
    const panel = await fixture<BidPanel>(html`<bid-panel lang="en" bids="prise garde-contre" current="garde"></bid-panel>`);
    const said = listen(panel);
    await click(buttonsOf(panel)[0]!);
    expect(said).to.deep.equal([{ action: { seat: 0, type: "bid", bid: "prise" }, refusal: { reason: "bid-too-low", allowed: ["pass", "garde-sans", "garde-contre"], facts: { bid: "garde" } } }]);
  });

  it("throws at nothing that a page may set", async () => {
    const panel = await fixture<BidPanel>(html`<bid-panel lang="en"></bid-panel>`);
    Object.assign(panel, { history: [null, 7, { seat: "x" }], names: 5, bids: null, allowed: {}, current: "nonsense", players: Number.NaN });
    await panel.updateComplete;
    const bare = Object.create(null) as never;
    Object.assign(panel, { history: bare, names: bare, bids: bare, allowed: bare, current: bare, players: bare, seat: bare, deck: bare, choices: bare });
    await panel.updateComplete;
    Object.assign(panel, { choices: null, bids: "prise garde", names: "<img src=x>, Ben", history: [{ seat: 0, bid: "pass" }] });
    await panel.updateComplete;
    expect(names(panel)).to.deep.equal(["Prise", "Garde"]);
    expect(panel.shadowRoot!.querySelector("img")).to.equal(null);
    expect(panel.shadowRoot!.textContent).to.contain("<img src=x>");
  });
});

describe("<bid-panel> for everybody", () => {
  const passed = { de: "Passen", fr: "Passer", sv: "Passa", en: "Pass" };

  for (const lang of languages) {
    it(`speaks ${lang}, and the bids stay French`, async () => {
      const panel = await panelWith(afterGarde, lang, history);
      expect(names(panel)).to.deep.equal([passed[lang], "Prise", "Garde", "Garde sans", "Garde contre"]);
      expect(described(panel, 3)).to.match(/\S/);
      expect(panel.shadowRoot!.textContent).not.to.match(/(bid|ui|cards)[:.]\w/);
    });
  }

  it("leaves no text of the language before", async () => {
    const panel = await panelWith(afterGarde, "de", history);
    await click(buttonsOf(panel)[1]!);
    await panel.updateComplete;
    expect(status(panel)).to.contain("Zu niedrig");
    panel.lang = "sv";
    await Promise.resolve();
    await panel.updateComplete;
    expect(status(panel)).to.equal("För lågt: högsta budet är Garde.");
    expect(panel.shadowRoot!.textContent).not.to.match(/Gebot|Chien auf|niedrig/);
  });

  it("tells the explanations to assistive technology in the narrow form, and everybody in the wide one", async () => {
    const panel = await panelWith(opening);
    const about = panel.shadowRoot!.querySelector<HTMLElement>(".about")!;
    panel.style.width = "320px";
    expect(about.getBoundingClientRect().width).to.be.at.most(1);
    expect(described(panel, 4)).to.contain("counts for the defence");
    panel.style.width = "1000px";
    expect(about.getBoundingClientRect().width).to.be.above(60);
  });

  it("fits 320 px, with targets of 40 px and more", async () => {
    await setViewport({ width: 320, height: 700 });
    for (const choices of [opening, afterGarde, kings, slam]) {
      for (const lang of languages) {
        const panel = await panelWith(choices, lang, choices === afterGarde ? history : []);
        expect(panel.scrollWidth, `${choices.phase} ${lang}`).to.be.at.most(panel.clientWidth);
        const edge = panel.getBoundingClientRect().right;
        for (const option of panel.shadowRoot!.querySelectorAll(".option")) {
          const { right, height } = option.getBoundingClientRect();
          expect(right, `${choices.phase} ${lang}`).to.be.at.most(edge);
          expect(height).to.be.at.least(40);
          expect(option.scrollWidth, option.textContent).to.be.at.most(option.clientWidth);
        }
      }
    }
    await setViewport({ width: 1280, height: 800 });
  });

  for (const scheme of ["light", "dark"]) {
    it(`gives axe nothing to find, ${scheme}`, async () => {
      for (const choices of [opening, afterGarde, kings, slam]) {
        const panel = await panelWith(choices, "en", choices === afterGarde ? history : []);
        panel.setAttribute("theme", scheme);
        if (choices === afterGarde) await click(buttonsOf(panel)[1]!);
        await panel.updateComplete;
        expect(await axeFindings(panel), choices.phase).to.deep.equal([]);
      }
    });
  }
});
