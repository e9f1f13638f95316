import { RecordError } from "../errors.js";

/** Letters and digits only, so that nothing cuts a link short: a mail program takes a dot or a dash at its end for the sentence's. */
const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Pure, so that a page which reads no links has none of this. */
const BASE = /* @__PURE__ */ BigInt(SIGNS.length);

/**
 * One digit of a number in mixed radix, from 0 to below `limit`. A writer notes the one that is
 * chosen, a reader pays no heed to it and tells the one that was noted: so one walk through a
 * deal serves both ways, and they cannot disagree.
 */
export type Digit = (limit: number, chosen: number) => number;

/** Notes digits; value() is the sum of each digit times the product of all limits before it. */
export function writeDigits(): { readonly digit: Digit; value(): bigint } {
  let value = 0n;
  let unit = 1n;
  return {
    digit: (limit, chosen) => {
      if (!(chosen >= 0 && chosen < limit)) throw new RangeError(`no digit ${chosen} below ${limit}`);
      value += BigInt(chosen) * unit;
      unit *= BigInt(limit);
      return chosen;
    },
    value: () => value,
  };
}

/** Tells them in the same order; rest() is what no digit has taken. */
export function readDigits(value: bigint): { readonly digit: Digit; rest(): bigint } {
  let rest = value;
  return {
    digit: (limit) => {
      const digit = rest % BigInt(limit);
      rest /= BigInt(limit);
      return Number(digit);
    },
    rest: () => rest,
  };
}

/** In base 62, most significant sign first. */
export function toSigns(value: bigint): string {
  const signs = SIGNS.charAt(Number(value % BASE));
  return value < BASE ? signs : toSigns(value / BASE) + signs;
}

/** Reads exactly what toSigns() writes: without a zero in front. Throws RecordError "not-link". */
export function fromSigns(text: string): bigint {
  const value = [...text].reduce((sum, sign) => sum * BASE + BigInt(placeOf(sign)), 0n);
  if (toSigns(value) !== text) throw new RecordError("not-link", "");
  return value;
}

function placeOf(sign: string): number {
  const place = SIGNS.indexOf(sign);
  if (place === -1) throw new RecordError("not-link", "");
  return place;
}
