import { fixture } from "@open-wc/testing-helpers";
import { expect } from "chai";
import type { LitElement } from "lit";
import "../../../components/define.js";
import { waitUntil } from "../../support/wait-until.js";

class Odd {
  get length(): number {
    throw new Error("no");
  }

  toString(): string {
    throw new Error("no");
  }
}

const no = (): never => {
  throw new Error("no");
};

/** A proxy that throws whatever is done with it. */
const trap = (target: object) => new Proxy(target, new Proxy({}, { get: () => no }));

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function circular(): unknown[] {
  const list: unknown[] = [];
  list.push(list, { list });
  return list;
}

/** Objects whose every property throws where it is read. */
const getters = (...keys: string[]) => Object.defineProperties({}, Object.fromEntries(keys.map((key) => [key, { get: no, enumerable: true }])));

/** What a page might set, by mistake or by malice; each made anew. */
const values: Readonly<Record<string, () => unknown>> = {
  "a proxy that throws": () => trap({}),
  "a list that throws": () => trap([]),
  "a list of what throws": () => [trap({}), trap([])],
  "a revoked proxy": () => revoked({}),
  "a revoked list": () => revoked([]),
  "a function that throws": () => no,
  "getters that throw": () => getters("phase", "seat", "bids", "game", "players", "hands", "toString", "length"),
  "a list of getters that throw": () => [getters("seat", "bid", "entry", "result", "kind")],
  "an object of a class": () => new Odd(),
  "a circle": circular,
  "a BigInt": () => 7n,
  "a list of BigInts": () => [7n, 8n],
  "a symbol": () => Symbol("none"),
  "a list of symbols": () => [Symbol("none")],
  "a date": () => new Date(0),
  "a date that is none": () => new Date(Number.NaN),
  "a list of a billion holes": () => Array(1e9),
  "a list of half a million": () => Array(5e5).fill("prise"),
  "a buffer": () => new Uint8Array(1e6),
  "a map": () => new Map([["phase", "bid"]]),
  "an object without a text": () => Object.create(null) as unknown,
};

/** Properties by which a page hands over data that is shown. */
const data: Readonly<Record<string, readonly string[]>> = {
  "bid-panel": ["choices", "history"],
  "score-sheet": ["deals"],
  "tarot-table": ["deal"],
};

const given: Readonly<Record<string, object>> = {
  "tarot-table": { seed: "a", bots: "none" },
  "playing-card": { card: "T5" },
  "bid-panel": { choices: { phase: "call", seat: 0, cards: ["HK"] } },
  "tarot-lesson": { lesson: "cards" },
};

const names = ["playing-card", "bid-panel", "score-sheet", "tarot-table", "tarot-lesson", "tarot-course", "tarot-quiz"];

async function elementWith(name: string, properties: object = {}): Promise<LitElement> {
  const element = document.createElement(name) as LitElement;
  Object.assign(element, given[name], { noSettings: true }, properties);
  (await fixture("<div></div>")).append(element);
  await element.updateComplete;
  return element;
}

const isShown = (element: LitElement) => (element.shadowRoot?.children.length ?? 0) > 0;

/** Those that decide alone what is shown: where they are odd, the others do not come to bear. */
const alone = ["choices", "history", "deals", "deal", "game", "lesson", "src"];

/** What our elements hand to one another: no page knows them. */
const internal = ["chosen", "drill"];

function groupsOf(name: string): readonly (readonly string[])[] {
  const { elementProperties } = customElements.get(name) as typeof LitElement;
  const all = [...elementProperties].filter(([property, { state }]) => state !== true && !internal.includes(String(property))).map(([property]) => String(property));
  return [all.filter((property) => !alone.includes(property)), ...all.filter((property) => alone.includes(property)).map((property) => [property])];
}

for (const name of names) {
  describe(`<${name}> given what cannot be read`, () => {
    for (const group of groupsOf(name)) {
      it(`throws nothing at the page, and shows itself again with what it had before: ${group.join(", ")}`, async () => {
        const element = await elementWith(name);
        const usual = Object.fromEntries(group.map((property) => [property, element[property as keyof LitElement]]));
        const failed: string[] = [];
        for (const [title, make] of Object.entries(values)) {
          try {
            Object.assign(element, Object.fromEntries(group.map((property) => [property, make()])));
            await element.updateComplete;
            Object.assign(element, usual);
            await element.updateComplete;
          } catch (error) {
            failed.push(`${title}: ${String(error)}`);
          }
        }
        expect(failed).to.deep.equal([]);
        await waitUntil(() => isShown(element), `<${name}> shows itself`);
      });
    }

    for (const property of data[name] ?? []) {
      for (const title of ["a proxy that throws", "a list of what throws", "a revoked list", "getters that throw", "a circle", "a BigInt"]) {
        it(`says in place that it cannot be shown, and tells the page: ${property}, ${title}`, async () => {
          const element = await elementWith(name);
          const errors: string[] = [];
          element.addEventListener("tarot-error", (event) => errors.push((event as CustomEvent<{ code: string }>).detail.code));
          Object.assign(element, { [property]: values[title]!() });
          await waitUntil(() => element.shadowRoot?.querySelector("[part=problem]"), "the problem is told");
          expect(errors).to.have.length(1);
          expect(element.shadowRoot!.querySelector("[part=problem]")!.textContent).to.not.contain("undefined");
        });
      }
    }
  });
}
