import type { Word } from '../words.ts';

/** Words of which one number below a thousand consists: "novecientos noventa y nueve". */
const mostTogether = 4;

/** How a number is told where several could begin. */
interface How {
  /** What was said, for its hyphens: "cinquante quatre-vingt-onze" is 50 and 91. */
  text?: string;
  /** Leaves its last word to a number that begins with it: of "cinquante quatre vingt onze" too, 50 and 91. */
  isShort?: boolean;
}

/** A number of several words that begins at a place, the longest. */
export function numberTogether(
  words: readonly Word[],
  at: number,
  together: Readonly<Record<string, string>>,
  { text = '', isShort = false }: How = {},
): { digits: string; count: number } | null {
  const isHyphened = (index: number) => text[words[index]!.from - 1] === '-';
  for (let count = Math.min(mostTogether, words.length - at); count > 1; count--) {
    const phrase = words.slice(at, at + count);
    const digits = together[phrase.map((word) => word.text).join(' ')];
    if (digits === undefined || phrase.some(({ pause }, n) => n > 0 && pause)) continue;
    const next = words[at + count];
    if (next && !next.pause && isHyphened(at + count) && !isHyphened(at + count - 1)) continue;
    if (isShort && numberTogether(words, at + count - 1, together) !== null) continue;
    return { digits, count };
  }
  return null;
}
