import { expect } from "chai";
import { speedOf, speeds } from "../../../components/shared/speed.js";

describe("the speed that a page asks for", () => {
  it("is one of four", () => {
    expect(speeds.map(speedOf)).to.deep.equal(["instant", "fast", "normal", "slow"]);
  });

  it("is the usual one where it is anything else, whatever that is", () => {
    for (const value of ["turbo", "", "toString", 7, Number.NaN, {}, Object.create(null), Symbol("fast"), ["fast"], null, undefined]) {
      expect(speedOf(value)).to.equal("normal");
    }
  });
});
