/** A sound of the engine and when it is heard, in milliseconds. */
export interface Phone {
  name: string;
  startMs: number;
  endMs: number;
}

export interface Span {
  startMs: number;
  endMs: number;
}

/** Which of flite's phones a letter may stand for. */
const soundsOf: Record<string, string> = {
  a: 'aa ae ah ax ey ao eh er',
  b: 'b',
  c: 'k s ch sh',
  d: 'd jh t',
  e: 'eh iy ax ih er ey ah',
  f: 'f v',
  g: 'g jh zh',
  h: 'hh',
  i: 'ih ay iy ax er y',
  j: 'jh hh zh',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n ng',
  o: 'ow aa ao ah uh uw ax er aw oy w',
  p: 'p f',
  q: 'k',
  r: 'r er',
  s: 's z sh zh',
  t: 't ch sh th dh',
  u: 'uw uh ah ax ih er y w',
  v: 'v',
  w: 'w aw ow',
  x: 'k z',
  y: 'y ay iy ih',
  z: 'z s zh',
};
const sounds = Object.fromEntries(Object.entries(soundsOf).map(([letter, list]) => [letter, new Set(list.split(' '))]));
const vowel = /^[aeiou]/;
const silence = 'pau';

const cost = { silentLetter: 0.6, extraPhone: 0.9, sameClass: 1, otherClass: 2.2, pauseInWord: 4 } as const;
const border = ' ';

function matchCost(letter: string, phone: string): number {
  if (letter === border) return phone === silence ? 0 : Number.POSITIVE_INFINITY;
  if (phone === silence) return Number.POSITIVE_INFINITY;
  if (sounds[letter]!.has(phone)) return 0;
  return vowel.test(letter) === vowel.test(phone) ? cost.sameClass : cost.otherClass;
}

/**
 * When each word is heard: the engine tells its phones but not its words, so the letters of the words are matched
 * with the phones at the least cost (edit distance, letters that are silent and sounds without a letter allowed).
 */
export function alignWords(words: readonly string[], phones: readonly Phone[]): Span[] {
  const letters: { letter: string; word: number }[] = [];
  for (const [word, written] of words.entries()) {
    for (const letter of written.toLowerCase()) if (sounds[letter]) letters.push({ letter, word });
    letters.push({ letter: border, word });
  }
  const spans: (Span | undefined)[] = words.map(() => undefined);
  for (const [phoneIndex, word] of wordOfPhones(letters, phones).entries()) {
    if (word === undefined) continue;
    const phone = phones[phoneIndex]!;
    const span = spans[word];
    if (span === undefined) spans[word] = { startMs: phone.startMs, endMs: phone.endMs };
    else span.endMs = phone.endMs;
  }
  let lastEnd = phones[0]?.startMs ?? 0;
  return spans.map((span) => {
    const known = span ?? { startMs: lastEnd, endMs: lastEnd };
    lastEnd = known.endMs;
    return known;
  });
}

/** Dynamic programming over letters and phones; the answer names a word for each phone that is not silence. */
function wordOfPhones(letters: { letter: string; word: number }[], phones: readonly Phone[]): (number | undefined)[] {
  const rows = letters.length + 1;
  const columns = phones.length + 1;
  const best = new Float64Array(rows * columns);
  const step = new Uint8Array(rows * columns);
  const [skipLetter, skipPhone, match] = [1, 2, 3];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (row === 0 && column === 0) continue;
      const letter = row > 0 ? letters[row - 1]!.letter : border;
      const phone = column > 0 ? phones[column - 1]!.name : silence;
      let least = Number.POSITIVE_INFINITY;
      let by = 0;
      const consider = (price: number, kind: number) => {
        if (price < least) [least, by] = [price, kind];
      };
      if (row > 0 && column > 0) consider(best[(row - 1) * columns + column - 1]! + matchCost(letter, phone), match);
      if (row > 0)
        consider(best[(row - 1) * columns + column]! + (letter === border ? 0 : cost.silentLetter), skipLetter);
      if (column > 0) {
        consider(
          best[row * columns + column - 1]! + (phone === silence ? cost.pauseInWord : cost.extraPhone),
          skipPhone,
        );
      }
      best[row * columns + column] = least;
      step[row * columns + column] = by;
    }
  }
  const words: (number | undefined)[] = phones.map(() => undefined);
  let row = letters.length;
  let column = phones.length;
  while (row > 0 || column > 0) {
    const by = step[row * columns + column]!;
    if (by !== skipLetter) {
      column -= 1;
      if (phones[column]!.name !== silence) words[column] = letters[Math.max(0, row - 1)]?.word;
    }
    if (by !== skipPhone) row -= 1;
  }
  return words;
}
