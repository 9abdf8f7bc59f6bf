import { isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js';
import { type TurnTaking, turnTakings, type Wait, type WaitKind } from '#domain/agents/turn-taking.ts';
import type { SlotType } from '#domain/agents/workflows.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import type { Language } from '#voice/languages/language.ts';

/**
 * How long to wait after a transcriber's final result before the caller's turn counts as over, in milliseconds.
 * The flow knows what it asked for: a complete answer need not wait, half a phone number must.
 */

type Waits = TurnTaking['waits'];

/** What was asked, by how people answer it; anything else is open. */
const kindOf: Partial<Record<SlotType, WaitKind>> = {
  yes_no: 'closed',
  choice: 'closed',
  rating: 'closed',
  date: 'date',
  time: 'date',
  date_time: 'date',
  phone: 'spelled',
  email: 'spelled',
};

/** By which of its waits an answer to what was asked is waited for. */
export const waitKindOf = (expects: readonly SlotType[]): WaitKind => (expects[0] && kindOf[expects[0]]) ?? 'open';

/** "J O H N" or "j-o-h-n": letters one by one. */
const spelled = /(?:^|\s)(?:\p{L}[\s.-]+){1,}\p{L}\.?$/iu;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'@.-]+/u)
    .filter((word) => word !== '');

/** As the words of languages are listed: without marks on letters, and typographic signs. */
const folded = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('’', "'")
    .replace(/[.-]+$/, '');

/** A word that is drawn out is not the last: "soooo", "uhhh", and "so…". */
const drawn = /(\p{L})\1\1\p{L}*[.…]*$|(?:\.\.\.|…)$/iu;

/** Whether no one stops there: behind a comma, "and", "my number is", "um". */
function isUnfinished(text: string, { unfinished, fillers, leads }: Language): boolean {
  if (/[,:-]$/.test(text) || drawn.test(text)) return true;
  const words = wordsOf(text.replaceAll('’', "'")).map(folded);
  const last = words.at(-1) ?? '';
  // What ends in a question mark is one, whatever its last word.
  if (text.endsWith('?')) return false;
  const isLead = leads.some((lead) => ` ${words.join(' ')}`.endsWith(` ${lead}`));
  return isLead || unfinished.has(last) || fillers.has(last);
}

/** Digits that were said, as figures or words, behind a plus where one was said; "double five" is two. */
function saidDigits(text: string, { spelling }: Language): string {
  let digits = '';
  let tens = false;
  let times = 1;
  for (const said of wordsOf(text.replaceAll('+', ' plus '))) {
    const word = folded(said);
    const isPlus = word === 'plus' || spelling.signs[word] === '+';
    if (isPlus && digits === '') digits = '+';
    const figures = said.replace(/\D/g, '');
    const spoken = spelling.zeros.has(word) ? '0' : (spelling.numbers[word] ?? '');
    // "Twenty three" is one number of two digits.
    if (tens && /^[1-9]$/.test(spoken)) digits = digits.slice(0, -1);
    tens = figures === '' && /^[2-9]0$/.test(spoken);
    digits += (figures === '' ? spoken : figures).repeat(times);
    times = spelling.repeats[word] ?? 1;
  }
  return digits;
}

/** Longest rows that are looked at; a caller who reads out more reads out something else. */
const mostDigits = 20;

/** Whether a row of digits is too short for a number, may be one or its beginning, or is a whole one. */
function lengthOf(digits: string, { country }: Language): 'short' | 'open' | 'whole' {
  const region = isSupportedCountry(country) ? country : 'US';
  const asDialled = /^00\d/.test(digits) ? `+${digits.slice(2)}` : digits;
  const of = (row: string) => validatePhoneNumberLength(row, region);
  if (asDialled.length > mostDigits) return 'whole';
  if (of(asDialled) !== undefined) return of(asDialled) === 'TOO_LONG' ? 'whole' : 'short';
  if (!parsePhoneNumberFromString(asDialled, region)?.isValid()) return 'open';
  // Another digit may still make a longer one, as in Germany.
  const goesOn = of(`${asDialled}5`) === undefined;
  return goesOn ? 'open' : 'whole';
}

/** Fewer digits than this are in the middle of a number everywhere. */
const leastDigits = 7;

function phoneMs(text: string, language: Language, { open, spelled: digit, closed }: Waits): number {
  const digits = saidDigits(text, language);
  if (!/\d/.test(digits)) return isUnfinished(text, language) ? open.max : open.min;
  const length = lengthOf(digits, language);
  if (digits.length < leastDigits) return digit.max;
  // Numbers are read in groups: a pause between two of them is longer than one behind the last.
  return length === 'whole' && !isUnfinished(text, language) ? closed.min : digit.min;
}

function emailMs(text: string, { spelling }: Language, { open, spelled: letter }: Waits): number {
  const words = wordsOf(text);
  const at = words.findIndex((word) => spelling.at.has(word) || word.includes('@'));
  const behind = at < 0 ? [] : words.slice(words[at]!.includes('@') && words[at]!.length > 1 ? at : at + 1);
  const isDot = (word: string) => spelling.signs[word] === '.';
  const isWhole = behind.some(
    (word, index) =>
      /[^.]\.\p{L}{2,}\.?$/u.test(word) ||
      (isDot(word) && index > 0 && /^\p{L}{2,}\.?$/u.test(behind[index + 1] ?? '') && index + 2 === behind.length),
  );
  if (isWhole) return open.min;
  const isBegun = at >= 0 || words.some((word) => spelling.signs[word] !== undefined) || spelled.test(text);
  return isBegun ? letter.max : letter.min;
}

/** The agent's waits with those of the step that asked: an answer that is whole, and one that is not, each its own. */
export function stepWaits(
  waits: Waits,
  { waitMs, longestMs }: { waitMs?: number | undefined; longestMs?: number | undefined },
): Waits {
  if (waitMs === undefined && longestMs === undefined) return waits;
  const own = ({ min, max }: Wait): Wait => {
    const least = waitMs ?? Math.min(min, longestMs ?? min);
    return { min: least, max: Math.max(least, longestMs ?? max) };
  };
  return { closed: own(waits.closed), open: own(waits.open), date: own(waits.date), spelled: own(waits.spelled) };
}

/** The wait for `text`, the caller's turn so far in a language, where the flow asked for `expects[0]`. */
export function endpointMs(
  text: string,
  expects: readonly SlotType[],
  tag: string,
  waits: Waits = turnTakings.balanced.waits,
): number {
  const language = languageOf(tag) ?? languages[0]!;
  const words = text.trim();
  const asked = expects[0];
  if (asked === 'phone') return phoneMs(words, language, waits);
  if (asked === 'email') return emailMs(words, language, waits);
  const kind = waitKindOf(expects);
  if (isUnfinished(words, language)) return waits[kind].max;
  return asked === 'name' && spelled.test(words) ? waits.spelled.min : waits[kind].min;
}
