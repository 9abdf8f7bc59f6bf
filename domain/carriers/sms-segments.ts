/**
 * Parts that carriers cut a text message into, and count. Text of the GSM alphabet (3GPP TS 23.038) goes in 7 bits a
 * character, any other text in UTF-16; a message of several parts gives some of each for the number of the part.
 */

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** They are written as two: an escape, and another one. */
const extended = new Set('\f^{}\\[~]|€');

/** Units of a message of one part, and of each part of several. */
const room = { 'GSM-7': { alone: 160, each: 153 }, 'UCS-2': { alone: 70, each: 67 } } as const;

export interface SmsSegments {
  encoding: keyof typeof room;
  segments: number;
  /** What it takes, in characters of the encoding. */
  units: number;
  /** What still fits into the last part. */
  left: number;
}

/** Units of each character, none of which is cut in two. */
function sizesOf(text: string): { encoding: SmsSegments['encoding']; sizes: number[] } {
  const characters = [...text];
  const isGsm = characters.every((one) => basic.has(one) || extended.has(one));
  if (isGsm) return { encoding: 'GSM-7', sizes: characters.map((one) => (extended.has(one) ? 2 : 1)) };
  return { encoding: 'UCS-2', sizes: characters.map((one) => one.length) };
}

/** Counts the parts of a text message. An empty one has none. */
export function segmentsOf(text: string): SmsSegments {
  const { encoding, sizes } = sizesOf(text);
  const { alone, each } = room[encoding];
  const units = sizes.reduce((sum, size) => sum + size, 0);
  if (units <= alone) return { encoding, segments: units === 0 ? 0 : 1, units, left: alone - units };
  let [segments, filled] = [1, 0];
  for (const size of sizes) {
    if (filled + size > each) [segments, filled] = [segments + 1, 0];
    filled += size;
  }
  return { encoding, segments, units, left: each - filled };
}
