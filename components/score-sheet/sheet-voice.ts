import type { Seat } from "../../rules/index.js";

/** How the parts of the sheet speak: texts, numbers and names in the element's language. */
export interface SheetVoice {
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
  /** 40.5 */
  number(value: number): string;
  /** +174, −58, 0 */
  signed(value: number): string;
  name(seat: Seat): string;
}
