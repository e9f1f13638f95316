import { fixture, html } from "@open-wc/testing-helpers";
import { expect } from "chai";
import { css, html as drawn } from "lit";
import { defineElement } from "../../../components/shared/define.js";
import { LazyPart } from "../../../components/shared/lazy-part.js";
import { ShellElement, type Body } from "../../../components/shared/shell-element.js";

/** An inside that has something to press. */
class Inside implements Body {
  static readonly styles = [css`b { color: rgb(1, 2, 3); }`];

  hostConnected(): void {
    // Lives by its host's updates.
  }

  willUpdate(): void {
    // Has no state.
  }

  render() {
    return drawn`<b>here</b><button>go on</button>`;
  }
}

/** What the network does, from one fetch to the next. */
let answers: ("comes" | "fails")[] = [];
let fetches = 0;
let part: LazyPart<typeof Inside>;

class HollowElement extends ShellElement<Inside> {
  protected override get bodyPart() {
    return part;
  }
}
defineElement("hollow-element", HollowElement);

/** A page's element whose inside comes, or does not. */
function open(...coming: typeof answers): Promise<HollowElement> {
  answers = coming;
  fetches = 0;
  part = new LazyPart(async () => {
    fetches += 1;
    await Promise.resolve();
    if (answers.shift() === "fails") throw new TypeError("Failed to fetch dynamically imported module");
    return Inside;
  });
  return fixture<HollowElement>(html`<hollow-element lang="en"></hollow-element>`);
}

const shown = (element: HollowElement) => element.renderRoot.textContent?.replaceAll(/\s+/g, " ").trim();

describe("an element whose inside is fetched", () => {
  it("shows nothing until it can show everything, in its own styles", async () => {
    const element = await open("comes");
    expect(shown(element)).to.equal("herego on");
    expect(getComputedStyle(element.renderRoot.querySelector("b")!).color).to.equal("rgb(1, 2, 3)");
  });

  it("fetches once for all of its kind", async () => {
    const element = await open("comes");
    const second = document.createElement("hollow-element") as HollowElement;
    element.after(second);
    await second.updateComplete;
    expect(shown(second)).to.equal(shown(element));
    expect(fetches).to.equal(1);
  });

  it("says in place that the inside cannot be had, and leaves no rejection behind", async () => {
    const rejections: unknown[] = [];
    const note = (event: PromiseRejectionEvent) => rejections.push(event.reason);
    addEventListener("unhandledrejection", note);
    const element = await open("fails");
    await new Promise((resolve) => setTimeout(resolve));
    removeEventListener("unhandledrejection", note);
    expect(shown(element)).to.match(/could not be loaded\. Try again$/);
    expect(element.renderRoot.querySelector("[role=alert]")).not.to.equal(null);
    expect(rejections).to.deep.equal([]);
  });

  it("does not ask again by itself, but when a person does", async () => {
    const element = await open("fails", "fails", "comes");
    element.requestUpdate();
    await element.updateComplete;
    expect(fetches).to.equal(1);
    const again = element.renderRoot.querySelector("button")!;
    again.focus();
    again.click();
    await element.updateComplete;
    expect(fetches).to.equal(2);
    expect(element.shadowRoot?.activeElement, "the focus stays on the button").to.equal(again);
    again.click();
    await element.updateComplete;
    await Promise.resolve();
    expect(shown(element)).to.match(/^here/);
    expect(element.shadowRoot?.activeElement?.textContent, "the focus goes on").to.equal("go on");
  });

  it("tries again when an element comes onto the page", async () => {
    const element = await open("fails", "comes");
    const parent = element.parentElement!;
    element.remove();
    parent.append(element);
    await element.updateComplete;
    expect(shown(element)).to.match(/^here/);
  });
});
