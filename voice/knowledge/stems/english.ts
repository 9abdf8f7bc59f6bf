const vowel = '[aeiouy]';
const exceptions = new Map(
  Object.entries({
    skis: 'ski',
    skies: 'sky',
    dying: 'die',
    lying: 'lie',
    tying: 'tie',
    idly: 'idl',
    gently: 'gentl',
    ugly: 'ugli',
    early: 'earli',
    only: 'onli',
    singly: 'singl',
    sky: 'sky',
    news: 'news',
    howe: 'howe',
    atlas: 'atlas',
    cosmos: 'cosmos',
    bias: 'bias',
    andes: 'andes',
    // Forms that no rule brings together, of words that callers and price lists use.
    paid: 'pay',
    bought: 'buy',
    sold: 'sell',
    cost: 'cost',
    children: 'child',
    men: 'man',
    women: 'woman',
    feet: 'foot',
    teeth: 'tooth',
    people: 'person',
    brought: 'bring',
    took: 'take',
    taken: 'take',
    gave: 'give',
    given: 'give',
    came: 'come',
    went: 'go',
    gone: 'go',
    began: 'begin',
    begun: 'begin',
    wrote: 'write',
    written: 'write',
    knew: 'know',
    known: 'know',
    held: 'hold',
    kept: 'keep',
    left: 'leav',
    lost: 'lose',
    met: 'meet',
    made: 'make',
    spoke: 'speak',
    spoken: 'speak',
    built: 'build',
    died: 'die',
    dies: 'die',
    found: 'find',
    led: 'lead',
    won: 'win',
  }),
);
const kept = new Set(['inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed']);

const step2: [string, string][] = [
  ...([
    ['ization', 'ize'],
    ['ational', 'ate'],
    ['fulness', 'ful'],
    ['ousness', 'ous'],
    ['iveness', 'ive'],
  ] as const),
  ...([
    ['tional', 'tion'],
    ['biliti', 'ble'],
    ['lessli', 'less'],
    ['entli', 'ent'],
    ['ation', 'ate'],
  ] as const),
  ...([
    ['alism', 'al'],
    ['aliti', 'al'],
    ['ousli', 'ous'],
    ['iviti', 'ive'],
    ['fulli', 'ful'],
    ['enci', 'ence'],
  ] as const),
  ...([
    ['anci', 'ance'],
    ['abli', 'able'],
    ['izer', 'ize'],
    ['ator', 'ate'],
    ['alli', 'al'],
    ['bli', 'ble'],
  ] as const),
].map(([from, to]) => [from, to]);
const step3: [string, string][] = [
  ...([
    ['ational', 'ate'],
    ['tional', 'tion'],
    ['alize', 'al'],
    ['icate', 'ic'],
    ['iciti', 'ic'],
    ['ical', 'ic'],
  ] as const),
  ...([
    ['ful', ''],
    ['ness', ''],
  ] as const),
].map(([from, to]) => [from, to]);
const step4 = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize al er ic'.split(' ');

/** Where the part of a word begins that endings are taken from: behind the first consonant after a vowel. */
function regionAfter(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return found ? from + found.index + 2 : word.length;
}

const isShort = (word: string, r1: number) =>
  r1 >= word.length && (/(?:^|[^aeiouy])[aeiouy][^aeiouywxY]$/.test(word) || /^[aeiouy][^aeiouy]$/.test(word));

/** The stem of an English word in lower case: Porter's second algorithm (snowballstem.org/algorithms/english). */
export function stemEnglish(given: string): string {
  if (given.length <= 2 || /[^a-z]/.test(given)) return given;
  const exception = exceptions.get(given);
  if (exception !== undefined) return exception;
  let word = given.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y');
  const start = /^(?:gener|commun|arsen)/.exec(word)?.[0].length;
  const r1 = start ?? regionAfter(word, 0);
  const r2 = regionAfter(word, r1);
  const hasVowel = (text: string) => new RegExp(vowel).test(text);
  // 1a: plurals.
  if (word.endsWith('sses')) word = word.slice(0, -2);
  else if (/ie[ds]$/.test(word)) word = word.slice(0, word.length > 4 ? -2 : -1);
  else if (/[^us]s$/.test(word) && hasVowel(word.slice(0, -2))) word = word.slice(0, -1);
  if (kept.has(word)) return word;
  // 1b: past and -ing.
  if (/eed(?:ly)?$/.test(word)) {
    const at = word.lastIndexOf('eed');
    if (at >= r1) word = word.slice(0, at + 2);
  } else {
    const ending = /(?:ingly|edly|ing|ed)$/.exec(word);
    if (ending && hasVowel(word.slice(0, ending.index))) {
      word = word.slice(0, ending.index);
      if (/(?:at|bl|iz)$/.test(word)) word += 'e';
      else if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(word)) word = word.slice(0, -1);
      else if (isShort(word, r1)) word += 'e';
    }
  }
  // 1c: -y.
  if (/.[^aeiouy][yY]$/.test(word)) word = `${word.slice(0, -1)}i`;
  word = replaceEnding(word, step2, r1);
  if (/(?<=l)ogi$/.test(word) && word.length - 3 >= r1) word = word.slice(0, -1);
  if (/[cdeghkmnrt]li$/.test(word) && word.length - 2 >= r1) word = word.slice(0, -2);
  word = replaceEnding(word, step3, r1);
  if (word.endsWith('ative') && word.length - 5 >= r2) word = word.slice(0, -5);
  const ending = step4.find((suffix) => word.endsWith(suffix));
  if (ending !== undefined) {
    if (word.length - ending.length >= r2) word = word.slice(0, -ending.length);
  } else if (/[st]ion$/.test(word) && word.length - 3 >= r2) word = word.slice(0, -3);
  // 5: a last e, a last double l.
  if (word.endsWith('e')) {
    const at = word.length - 1;
    if (at >= r2 || (at >= r1 && !/(?:^|[^aeiouy])[aeiouy][^aeiouywxY]$/.test(word.slice(0, -1))))
      word = word.slice(0, -1);
  } else if (word.endsWith('ll') && word.length - 1 >= r2) word = word.slice(0, -1);
  return word.toLowerCase();
}

function replaceEnding(word: string, table: readonly [string, string][], region: number): string {
  const found = table.find(([from]) => word.endsWith(from));
  if (!found || word.length - found[0].length < region) return word;
  return word.slice(0, -found[0].length) + found[1];
}
