import { withoutCardNumbers } from '#domain/platform/card-numbers.ts';
import { withoutValues } from '#domain/platform/hidden-values.ts';
import type { RedactedKind } from '#domain/privacy/retention.ts';
import { languages } from '#voice/languages/catalog.ts';
import { givenNames } from '#voice/languages/given-names.ts';
import { healthWords } from './health-words.data.ts';
import { spokenDigits } from './spoken-digits.ts';

/** What stands in the place of what is taken out. */
const marks: Readonly<Record<RedactedKind, string>> = {
  names: '[name]',
  numbers: '[number]',
  addresses: '[address]',
  cards: '[card]',
  health: '[health]',
};

/** What is known to be said in a conversation, since it was collected: by kind. */
export type Known = Readonly<Partial<Record<RedactedKind, readonly string[]>>>;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const words = (phrases: Iterable<string>) =>
  [...phrases].map((phrase) => phrase.split(/\s+/).map(escaped).join('\\s+')).join('|');

const capital = String.raw`\p{Lu}[\p{L}'’-]*\p{L}`;
const particle = '(?:van|von|der|den|de|del|la|las|los|le|du|di|da|zu)';
/** As many words of a name as stand together: "Maria de la Cruz". */
const fullName = `${capital}(?:\\s+(?:${particle}\\s+){0,2}${capital}){0,3}`;
const openings = new Set(languages.flatMap(({ names }) => [...names.before, ...names.anywhere]));
const titles = [...new Set(languages.flatMap(({ names }) => [...names.titles]))].flatMap((title) => [
  title,
  title[0]!.toUpperCase() + title.slice(1),
]);
/** Up to five words behind what introduces a name, in whatever letters: transcribers write small. */
const introduced = new RegExp(
  `(?<!\\p{L})(${words(openings)})(\\s+)([\\p{L}'’-]+(?:\\s+[\\p{L}'’-]+){0,4})(?![\\p{L}])`,
  'giu',
);
const titled = new RegExp(`(?<!\\p{L})(${words(titles)})(\\.?\\s+)(${fullName})`, 'gu');
const capitalised = new RegExp(`(?<!\\p{L})${fullName}`, 'gu');

const isCapital = (word: string) => /^\p{Lu}/u.test(word);
const isParticle = (word: string) => new RegExp(`^${particle}$`).test(word);

/** How many of these words are a name, from the first on: none where it is written small and no given name. */
function namedIn(said: readonly string[]): number {
  const [first = '', second = ''] = said;
  if (!isCapital(first)) {
    if (!givenNames.has(plain(first))) return 0;
    // All in small letters: a given name and what follows it, as names are heard.
    return second !== '' && !isCapital(second) ? 2 : 1;
  }
  let count = 1;
  for (let next = 1; next < said.length; next += 1) {
    if (isCapital(said[next]!)) count = next + 1;
    else if (!isParticle(said[next]!)) break;
  }
  return count;
}

function withoutNames(text: string): string {
  return text
    .replace(introduced, (all, opening: string, blank: string, said: string) => {
      const parts = said.split(/(\s+)/);
      const count = namedIn(parts.filter((_, n) => n % 2 === 0));
      return count === 0 ? all : `${opening}${blank}${marks.names}${parts.slice(count * 2 - 1).join('')}`;
    })
    .replace(titled, (_, title: string, blank: string) => `${title}${blank}${marks.names}`)
    .replace(capitalised, (said) => (givenNames.has(plain(said.split(/\s+/)[0]!)) ? marks.names : said));
}

const digit = `(?:\\d|(?<!\\p{L})(?:${Object.keys(spokenDigits).join('|')})(?!\\p{L}))`;
/** Five digits or more, as figures or said, however they are parted; times, prices and years are shorter. */
const number = new RegExp(`\\+?\\(?${digit}(?:[\\s().–-]{0,3}${digit}){4,}`, 'giu');
const email =
  /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|[\p{L}\d]+(?:\s+(?:dot|punkt|punto|point)\s+[\p{L}\d]+)*\s+(?:at|arroba|arobase|ät)\s+[\p{L}\d-]+(?:\s+(?:dot|punkt|punto|point)\s+[\p{L}\d]+)+/giu;

/** Streets with a number, as the four languages write and say them. */
const streets = [
  /(?<!\p{L})\d{1,5}[a-z]?\s+(?:[\p{L}'’.-]+\s+){1,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|place|square|terrace|highway)(?!\p{L})/giu,
  /(?<!\p{L})[\p{L}-]+(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer)\s+(?:nummer\s+)?\d{1,4}\s?[a-z]?(?!\p{L})/giu,
  /(?<!\p{L})(?:calle|avenida|avda\.?|plaza|paseo|carretera|camino)\s+(?:[\p{L}'’.-]+\s+){1,5}?(?:número\s+)?\d{1,4}(?!\d)/giu,
  /(?<!\p{L})\d{1,4}\s*(?:bis|ter)?,?\s+(?:rue|avenue|boulevard|place|chemin|allée|impasse|quai|cours)\s+(?:(?:de|du|des|la|le|les)\s+|d['’]|l['’])*[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]*){0,2}/giu,
];

const health = new Set(Object.values(healthWords).flat());
const longestStem = Math.max(...[...health].map((stem) => stem.length));
const isHealth = (word: string): boolean => {
  const written = plain(word);
  for (let length = Math.min(written.length, longestStem); length >= 3; length -= 1)
    if (health.has(written.slice(0, length)) && (length > 3 || written.length === 3)) return true;
  return false;
};

/** A text without some kinds of details: those that were collected, and those that show by themselves. */
export function redactText(text: string, kinds: readonly RedactedKind[], known: Known = {}): string {
  const takes = (kind: RedactedKind) => kinds.includes(kind);
  let left = text;
  for (const kind of kinds) left = withoutValues(left, known[kind] ?? []).replaceAll('[hidden]', marks[kind]);
  if (takes('cards')) left = withoutCardNumbers(left).replace(/\[card ending \d{4}\]/g, marks.cards);
  if (takes('addresses')) for (const street of streets) left = left.replace(street, marks.addresses);
  if (takes('numbers')) left = left.replace(email, marks.numbers).replace(number, marks.numbers);
  if (takes('names')) left = withoutNames(left);
  if (takes('health')) left = left.replace(/\p{L}[\p{L}\p{M}-]*/gu, (word) => (isHealth(word) ? marks.health : word));
  return left;
}
