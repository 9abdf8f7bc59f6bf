/**
 * How words sound, roughly, in the Latin script: enough to tell which word of the documents a transcriber may have misheard.
 * After the classes of consonants of Soundex (Russell, 1918) and the spellings of Metaphone (Philips, 1990), much reduced.
 */

const spellings: [RegExp, string][] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/ph/g, 'f'],
  [/t?sch|tch|ch|sh/g, '6'],
  [/(?<=[aeiou])gh(?!$)(?=t)/g, ''],
  [/gh/g, 'k'],
  [/ck|qu?|c(?![eiy])/g, 'k'],
  [/x/g, 'ks'],
  [/[cz]/g, 's'],
  [/th/g, 't'],
  [/wh/g, 'w'],
  [/(?<!^)h/g, ''],
];
const classes: Record<string, string> = {
  c: 'k',
  q: 'k',
  z: 's',
  b: 'p',
  p: 'p',
  d: 't',
  t: 't',
  g: 'k',
  k: 'k',
  j: '6',
  v: 'f',
  f: 'f',
  w: 'f',
  s: 's',
  m: 'n',
  n: 'n',
  a: 'a',
  e: 'a',
  i: 'a',
  o: 'a',
  u: 'a',
  y: 'a',
};

const known = new Map<string, string>();
const mostKnown = 50_000;

/** What of a word is heard, voiced sounds as voiceless and all vowels as one: words of one key are easily taken for each other. */
export function soundOf(word: string): string {
  const kept = known.get(word);
  if (kept !== undefined) return kept;
  const spelt = spellings.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word.replace(/e$/, ''));
  const key = [...spelt]
    .map((letter) => classes[letter] ?? letter)
    .join('')
    .replace(/(.)\1+/g, '$1');
  if (known.size > mostKnown) known.clear();
  known.set(word, key);
  return key;
}

/** Sounds apart that one hears as half a change. */
const alike = 0.5;
const liquids = new Set(['lr', 'rl']);
const soft = new Set('aeiouyhw');

function swapCost(a: string, b: string): number {
  if (a === b) return 0;
  return (classes[a] ?? a) === (classes[b] ?? b) || liquids.has(a + b) ? alike : 1;
}

/**
 * How far two words are apart: a letter changed, added, left out or changed places with its neighbour counts 1, half of it
 * where both sound alike. More than `most` is any number above it.
 */
export function soundsApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most * 2) return most + 1;
  const moved = (word: string, at: number) => (soft.has(word[at]!) || word[at] === word[at - 1] ? alike : 1);
  let older: number[] = [];
  let before = [0];
  for (let j = 1; j <= b.length; j += 1) before.push(before[j - 1]! + moved(b, j - 1));
  for (let i = 1; i <= a.length; i += 1) {
    const row = [before[0]! + moved(a, i - 1)];
    let least = row[0]!;
    for (let j = 1; j <= b.length; j += 1) {
      let cost = Math.min(
        before[j]! + moved(a, i - 1),
        row[j - 1]! + moved(b, j - 1),
        before[j - 1]! + swapCost(a[i - 1]!, b[j - 1]!),
      );
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
