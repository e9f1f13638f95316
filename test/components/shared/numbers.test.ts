import { expect } from "chai";
import { formatNumber, formatSigned } from "../../../components/shared/numbers.js";
import { languages } from "../../../locales/languages.js";

const points = [0, 0.5, 1, 4.5, 36, 56, 91, -0.5, -58, 174, 999.5, 1000, -1250.5, 12_345, 100_000, -1_234_567.5];

/** A hyphen is too short for a minus. */
const withMinus = (text: string) => text.replace("-", "−");

describe("numbers in a sentence", () => {
  for (const language of languages) {
    it(`are written as ${language} writes them`, () => {
      const intl = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
      for (const value of points) expect(formatNumber(value, language)).to.equal(withMinus(intl.format(value)));
    });

    it(`have their sign where they are scores, in ${language}`, () => {
      const intl = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
      for (const value of points) expect(formatSigned(value, language)).to.equal(withMinus(intl.format(value)));
    });
  }

  it("know no nothing with a sign", () => {
    expect([formatNumber(-0, "en"), formatSigned(-0, "de"), formatSigned(-0.04, "fr")]).to.deep.equal(["0", "0", "0"]);
  });
});
