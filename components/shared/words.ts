import type { Language, TextValues } from "../../locales/index.js";
import { formatNumber, formatSigned } from "./numbers.js";

export type { Language, TextValues };

export type Translate = (key: string, values?: TextValues) => string;

/** How the parts of an element speak: texts, cards, numbers and its players' names, in the element's language. */
export class Words {
  readonly t: Translate;
  readonly language: Language;
  /** As the page gave them, by seat. */
  readonly names: readonly string[];

  constructor(t: Translate, language: Language, names: readonly string[] = []) {
    this.t = t;
    this.language = language;
    this.names = names;
  }

  /** A player without a name has a number. */
  name(seat: number): string {
    return this.names[seat] || this.t("ui:player", { number: seat + 1 });
  }

  card(code: string): string {
    return this.t(`cards:name.${code}`);
  }

  bid(code: string): string {
    return this.t(`ui:bid.name.${code}`);
  }

  /** A bid as it was said at the table: passing is said in another word than a button has for it. */
  said(bid: string): string {
    return bid === "pass" ? this.t("ui:bid.passed") : this.bid(bid);
  }

  /** 40.5 */
  number(value: number): string {
    return formatNumber(value, this.language);
  }

  /** +174, −58, 0 */
  signed(value: number): string {
    return formatSigned(value, this.language);
  }
}
