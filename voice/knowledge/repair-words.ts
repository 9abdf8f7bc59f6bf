import type { Alternatives } from './question.ts';

/** How often one word has to be changed by a letter to be the other, two neighbours that changed places once; more than `most` is `most + 1`. */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(before[j]! + 1, row[j - 1]! + 1, before[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, older[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    older = before;
    before = row;
  }
  return before[b.length]!;
}

/** Letters that may be wrong in a word: short ones are too like each other. */
const mayBeWrong = (word: string) => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);
/** How much a repaired word is worth, by letters changed. */
const shares = [1, 0.9, 0.7];
const mostRepairs = 2;

/** Words of the documents that an unknown one may be a mishearing of, the likeliest first. */
export function repairsOf(term: string, vocabulary: Iterable<{ term: string; pieces: number }>): Alternatives[string] {
  const most = mayBeWrong(term);
  if (most === 0 || /\d/.test(term)) return [];
  const near = [...vocabulary].flatMap((known) => {
    if (known.term.length < 3 || /\d/.test(known.term)) return [];
    const apart = lettersApart(term, known.term, most);
    return apart > 0 && apart <= most ? [{ ...known, apart }] : [];
  });
  const least = Math.min(...near.map(({ apart }) => apart));
  return near
    .filter(({ apart }) => apart === least)
    .sort((a, b) => b.pieces - a.pieces || (a.term < b.term ? -1 : 1))
    .slice(0, mostRepairs)
    .map(({ term: other, apart }) => ({ term: other, share: shares[apart]! }));
}

/** Letters of the shortest part of a compound. */
const shortestPart = 4;
const partShare = 0.6;

/** The two-part readings of a compound: each beginning and end that may be a word of its own. */
export function partsOf(term: string): [first: string, last: string][] {
  const parts: [string, string][] = [];
  for (let at = shortestPart; at <= term.length - shortestPart; at += 1) {
    const [first, last] = [term.slice(0, at), term.slice(at)];
    parts.push([first, last]);
    // "Öffnung-s-zeiten": the sound between the parts belongs to neither.
    if (last.startsWith('s') && last.length > shortestPart) parts.push([first, last.slice(1)]);
  }
  return parts;
}

/** The parts of a compound that documents have. @param has whether a word stands in them */
export function compoundOf(term: string, has: (part: string) => boolean): Alternatives[string] {
  const whole = partsOf(term).find((parts) => parts.every(has));
  const found =
    whole ??
    partsOf(term)
      .flatMap(([first, last]) => [last, first].filter(has))
      .slice(0, 1);
  return [...new Set(found)].map((part) => ({ term: part, share: partShare }));
}
