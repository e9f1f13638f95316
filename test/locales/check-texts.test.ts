import { expect } from "chai";
import { checkFrenchSpaces, checkLanguages, checkSuits, checkUse } from "./check-texts.js";

const english = { ui: { bid: { pass: "Pass", left_one: "{{count}} card left", left_other: "{{count}} cards left", by: "Bid by {{name}}" } } };
const german = { ui: { bid: { pass: "Passen", left_one: "noch {{count}} Karte", left_other: "noch {{count}} Karten", by: "Gebot von {{name}}" } } };

/** German with one text of `bid` replaced, or taken out. */
const germanWith = (key: string, text?: string) => {
  const bid: Record<string, string> = { ...german.ui.bid };
  if (text === undefined) Reflect.deleteProperty(bid, key);
  else bid[key] = text;
  return { de: { ui: { bid } }, en: english };
};

describe("the check of the texts", () => {
  it("finds nothing where the languages agree", () => {
    expect(checkLanguages({ de: german, en: english }, [])).to.deep.equal([]);
  });

  it("finds a missing key in either language", () => {
    expect(checkLanguages(germanWith("pass"), [])).to.deep.equal(["de ui:bid.pass: missing"]);
    expect(checkLanguages(germanWith("more", "mehr"), [])).to.deep.equal(["en ui:bid.more: missing"]);
  });

  it("asks for exactly the plural forms of the language", () => {
    expect(checkLanguages(germanWith("left_one"), [])).to.deep.equal(["de ui:bid.left: plural form one missing"]);
    expect(checkLanguages(germanWith("left_few", "noch {{count}} Kärtchen"), [])).to.deep.equal(["de ui:bid.left: no plural form few"]);
    const french = { ui: { bid: { pass: "Passer", left_one: "encore {{count}} carte", left_other: "encore {{count}} cartes", by: "Enchère de {{name}}" } } };
    expect(checkLanguages({ fr: french, en: english }, [])).to.deep.equal(["fr ui:bid.left: plural form many missing"]);
  });

  it("finds differing placeholders and markup", () => {
    expect(checkLanguages(germanWith("by", "Gebot von {{nam}}"), [])).to.deep.equal(["de ui:bid.by: placeholders nam instead of name"]);
    expect(checkLanguages(germanWith("pass", "<b>Passen</b>"), [])).to.deep.equal(["de ui:bid.pass: markup"]);
    expect(checkLanguages(germanWith("pass", "Passen&nbsp;bitte"), [])).to.deep.equal(["de ui:bid.pass: markup"]);
  });

  it("finds empty texts and space around a text", () => {
    expect(checkLanguages(germanWith("pass", "Passen "), [])).to.deep.equal(["de ui:bid.pass: empty, or space around it"]);
    expect(checkLanguages(germanWith("pass", ""), [])).to.deep.equal(["de ui:bid.pass: empty, or space around it"]);
  });

  it("finds a text left in another language, outside the list", () => {
    expect(checkLanguages(germanWith("pass", "Pass"), [])).to.deep.equal(["de ui:bid.pass: the same as en: Pass"]);
    expect(checkLanguages(germanWith("pass", "Pass"), ["ui:bid.pa*"])).to.deep.equal([]);
  });

  for (const [text, fault] of [
    ["Qui gagne\u00A0?", ""], ["Qui gagne\u202F?", ""], ["Bravo\u00A0!", ""], ["\u00AB\u00A0Garde\u00A0\u00BB", ""], ["Quoi\u00A0?!", ""], ["10:30", ""], ["Preneur\u00A0: {{name}}", ""],
    ["Qui gagne ?", " ?"], ["Qui gagne?", "e?"], ["Bravo !", " !"], ["un\u00A0; deux ; trois", " ;"], ["Preneur : {{name}}", " :"], ["{{name}}: preneur", "}:"], ["« Garde\u00A0»", "«"], ["«\u00A0Garde »", " »"],
  ] as const) {
    it(`${fault ? "finds the space that is missing in" : "finds nothing in"} French "${text}"`, () => {
      const found = checkFrenchSpaces({ ui: { bid: { text } } });
      expect(found).to.deep.equal(fault ? [`fr ui:bid.text: no no-break space at "${fault}": ${text}`] : []);
    });
  }

  it("finds unused and unknown keys in the code, computed ones included", () => {
    const code = 'this.t("bid.pass"); this.t("ui:bid.left", { count }); this.t(`bid.${what}`); this.t("bid.typo"); import "./bid.css";';
    expect(checkUse(english, [{ path: "a.ts", code: 'this.t("bid.pass")' }])).to.deep.equal(["ui:bid.left: unused", "ui:bid.by: unused"]);
    expect(checkUse(english, [{ path: "a.ts", code }])).to.deep.equal(["a.ts: no text for ui:bid.typo"]);
  });

  it("finds a text for a deck that no card asks for", () => {
    const cards = { name: { HQ: "queen of hearts", E: "the Excuse" } };
    const latin = { name: { HQ: "queen of cups", HX: "?" }, marseille: { name: { E: "le Mat", T0: "?" } } };
    expect(checkSuits({ cards, latin }, ["latin"])).to.deep.equal(["latin:name.HX: unused", "latin:marseille.name.T0: unused"]);
  });
});
