/** What the transcriber of a carrier makes of words: with how sure it is; no text where it has understood nothing. */
export interface Understood {
  text: string;
  confidence: number;
}

/** FNV-1a over UTF-16, as a number from 0 to 1. */
function chance(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  // The last steps mix what short seeds leave alike.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}

/** Shares of what is said over a bad line: of which nothing is understood, and of which words are lost. */
const shares = { nothing: 0.25, half: 0.45 };

/**
 * What is understood of words over a bad line: nothing at times, half of them at others, and whatever is understood
 * without much certainty. The same seed hears the same.
 */
export function overBadLine(text: string, seed: string): Understood {
  const dice = chance(seed);
  if (dice < shares.nothing) return { text: '', confidence: 0 };
  if (dice >= shares.nothing + shares.half) return { text, confidence: 0.5 + chance(`${seed}/sure`) * 0.2 };
  const words = text.split(/\s+/);
  const heard = words.filter((_, n) => chance(`${seed}/${n}`) >= 0.5);
  return {
    text: (heard.length > 0 ? heard : words.slice(-1)).join(' '),
    confidence: 0.2 + chance(`${seed}/sure`) * 0.2,
  };
}
