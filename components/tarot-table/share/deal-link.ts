import type { DealRecord } from "../../../rules/index.js";
import { parseRecord, readLink, writeLink } from "../../../rules/index.js";

/** Before the deal's text in an address, behind the `#`. */
const key = "tarot";

export { readLink, writeLink };

/** The short text that an address carries; null where it carries none. */
export function textInAddress(address: string): string | null {
  const [, text] = new RegExp(`[#&]${key}=([^&\\s]*)`).exec(address) ?? [];
  return text ?? null;
}

/** A page's own address with a deal; null where the page has none that others could open. */
export function addressWith(record: DealRecord, page: string): string | null {
  if (!/^https?:/.test(page)) return null;
  const address = new URL(page);
  address.hash = `${key}=${writeLink(record)}`;
  return address.href;
}

/** A deal from what somebody pastes: a link, its text alone, or the JSON of a record. Throws RecordError, and nothing else. */
export function readPasted(pasted: string): DealRecord {
  const text = pasted.trim();
  if (/^[[{"]/.test(text)) return parseRecord(text);
  return readLink(textInAddress(text) ?? text);
}
