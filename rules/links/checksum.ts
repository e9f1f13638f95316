import { toSigns } from "./digits.js";

export const CHECKSUM_LENGTH = 6;

/** The CRC-32 of ASCII text in base 62, zeros in front. */
export function checksumOf(text: string): string {
  return toSigns(BigInt(crc32(text))).padStart(CHECKSUM_LENGTH, "0");
}

/** The CRC-32 of ISO/IEC/IEEE 8802-3 (Ethernet, zip, PNG), so that other programs have it at hand. Any one wrong sign shows. */
function crc32(text: string): number {
  let crc = ~0;
  for (let i = 0; i < text.length; i++) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
