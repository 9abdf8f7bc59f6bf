/** Letters of a word's beginning that is broken off before it, at most: "tr tran". */
const mostBroken = 3;
/** Letters of a word at most that a letter before it leaves alone. */
const shortest = 2;
/** Letters that are words. */
const alone = /^[aiyoàeu]$/u;
/** Fewer such places are spelling, or an initial: "m marcus". */
const fewestPlaces = 2;

const word = /[\p{L}\p{M}']+/gu;

/**
 * Words as they were meant by someone who stutters, "m m my name is marcus tr tran", where several of them are begun anew. A word
 * that is spelled, "t r a n", and one said twice for itself stay.
 */
export function withoutStutter(text: string): string {
  const words = [...text.matchAll(word)].map(({ 0: said, index }) => ({
    said: said.toLowerCase(),
    index,
    end: index + said.length,
  }));
  const isParted = (at: number) => /[^\s-]/u.test(text.slice(words[at]!.end, words[at + 1]!.index));
  /** Where the word at a place is begun, behind what was broken off; itself where it was not. */
  const meantAt = (at: number): number => {
    let to = at;
    while (to + 1 < words.length && !isParted(to) && words[to + 1]!.said === words[at]!.said) to += 1;
    const next = words[to + 1];
    // "A as in apple": a letter before so short a word is begun anew only where it's said twice.
    const isLong = next !== undefined && (words[at]!.said.length > 1 || to > at || next.said.length > shortest);
    const isBroken =
      isLong &&
      !isParted(to) &&
      words[at]!.said.length <= mostBroken &&
      next.said.length > words[at]!.said.length &&
      next.said.startsWith(words[at]!.said);
    // "N n" is spelled.
    if (!isBroken && words[at]!.said.length === 1 && !alone.test(words[at]!.said)) return at;
    return isBroken ? to + 1 : to;
  };
  const dropped = new Set<number>();
  let places = 0;
  for (let at = 0; at < words.length; ) {
    const to = meantAt(at);
    const isLetters = words[to]!.said.length === 1 && words[to + 1]?.said.length === 1;
    if (to > at && !isLetters) {
      places += 1;
      for (let n = at; n < to; n += 1) dropped.add(n);
    }
    at = Math.max(to, at + 1);
  }
  // "Bye bye", "New York New York" are said so; what is broken off is not.
  const isBroken = [...dropped].some(
    (at) => words[at + 1]!.said !== words[at]!.said && words[at]!.said.length <= mostBroken,
  );
  if (places < fewestPlaces || !isBroken) return text;
  let out = text;
  for (const at of [...dropped].toSorted((a, b) => b - a))
    out = out.slice(0, words[at]!.index) + out.slice(words[at + 1]!.index);
  return out;
}
