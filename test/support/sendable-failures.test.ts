import { expect } from "chai";

interface Failure extends Error {
  readonly actual?: unknown;
  readonly expected?: unknown;
}

/** What an assertion says that fails. */
function failureOf(claim: () => void): Failure {
  try {
    claim();
  } catch (error) {
    return error as Failure;
  }
  throw new Error("it held");
}

describe("a failure that cannot be sent as it is", () => {
  const node = document.createElement("b");
  const claims: Readonly<Record<string, () => void>> = {
    "a node that is another": () => expect(node).to.equal(document.body),
    "a node that should not be there": () => expect(node).to.equal(null),
    "a node that should exist no more": () => expect(node, "gone").to.not.exist,
    "nodes in a list": () => expect([node]).to.deep.equal([]),
    "a function": () => expect({ run: () => 1 }).to.deep.equal({}),
  };
  for (const [name, claim] of Object.entries(claims)) {
    it(`is told as text: ${name}`, () => {
      const { message, actual, expected } = failureOf(claim);
      expect(() => structuredClone({ message, actual, expected })).to.not.throw();
      expect(message).to.contain("expected");
    });
  }

  it("keeps the values that can be sent", () => {
    const { actual, expected } = failureOf(() => expect({ trick: ["T7"] }).to.deep.equal({ trick: ["T3"] }));
    expect(actual).to.deep.equal({ trick: ["T7"] });
    expect(expected).to.deep.equal({ trick: ["T3"] });
  });
});
