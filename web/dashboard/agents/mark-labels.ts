/** A part of a text, and whether the other text has it, too. */
export interface MarkedPart {
  text: string;
  same: boolean;
}

/** Longer texts are compared by their beginnings and ends alone: the table below grows with the square. */
const mostWords = 600;

const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

/** The longest words that two texts have in common, in order (dynamic programming over their lengths). */
function common(one: string[], other: string[]): [number, number][] {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        one[i] === other[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
  const pairs: [number, number][] = [];
  for (let [i, j] = [0, 0]; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++;
    else j++;
  }
  return pairs;
}

function partsOf(words: string[], same: Set<number>): MarkedPart[] {
  const parts: MarkedPart[] = [];
  words.forEach((text, at) => {
    const last = parts.at(-1);
    if (last?.same === same.has(at)) last.text += text;
    else parts.push({ text, same: same.has(at) });
  });
  return parts;
}

/** Two texts word by word, with what only one of them has marked. */
export function markWords(before: string, after: string): { before: MarkedPart[]; after: MarkedPart[] } {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const short = one.length <= mostWords && other.length <= mostWords;
  const pairs = short ? common(one, other) : [];
  return {
    before: partsOf(one, new Set(pairs.map(([at]) => at))),
    after: partsOf(other, new Set(pairs.map(([, at]) => at))),
  };
}
