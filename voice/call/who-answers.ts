import type { AnswererPhrases } from '#voice/languages/answerers/answerer-phrases.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import { fold, wordsOf } from '#voice/understanding/words.ts';

/** Who speaks, by the words: `business` is a person who takes calls for one. */
export type Speaker = 'person' | 'business' | 'machine' | 'screening' | 'menu';

type Kind = keyof AnswererPhrases;

/** A number that is read out has at least so many figures. */
const machineDigits = 7;

const plain = (text: string) =>
  wordsOf(text, 200)
    .map((word) => word.text)
    .join(' ');

/** One pattern of all the rows of a kind. */
function patternOf(rows: readonly string[]): RegExp {
  const one = (row: string) =>
    row
      .split(/\s*\*\s*/)
      .map((part) => plain(fold(part)))
      .join('(?: \\S+){0,4} ');
  return new RegExp(`(?:^| )(?:${rows.map(one).join('|')})(?= |$)`);
}

const patterns = new Map<string, Record<Kind, RegExp>>();

function patternsOf(language: string): Record<Kind, RegExp> {
  const { id, answerers } = languageOf(language) ?? languages[0]!;
  const known = patterns.get(id);
  if (known !== undefined) return known;
  const kinds = Object.entries(answerers).map(([kind, rows]) => [kind, patternOf(rows)]);
  const made = Object.fromEntries(kinds) as Record<Kind, RegExp>;
  patterns.set(id, made);
  return made;
}

/** Whether figures of a phone number stand in a row. */
const readsNumber = (text: string) =>
  (text.match(/\d(?:[\s.-]*\d)*/g) ?? []).some((run) => run.replace(/\D/g, '').length >= machineDigits);

/**
 * Who says the first words of a call that went out. A person is hung up on by a mistake here and a recording only spoken to, so that all
 * which is no recording's for sure is a person's, however long it is.
 * @param language BCP 47 that it was heard in
 */
export function speakerOf(text: string, language: string): Speaker {
  const said = plain(text);
  const is = patternsOf(language);
  const has = (kind: Kind) => is[kind].test(said);
  // No one but a recording speaks of its tone; what is to be said behind it tells which one.
  if (has('tone')) return has('leave') || !has('screening') ? 'machine' : 'screening';
  if (has('menu')) return has('leave') ? 'machine' : 'menu';
  if (has('offers')) return has('screening') ? 'screening' : 'person';
  if (has('leave')) return 'machine';
  if (has('screening')) return 'screening';
  if (has('machine') || (has('reached') && readsNumber(text))) return 'machine';
  return has('greets') ? 'business' : 'person';
}

/** Whether it tells who was reached: a person may have said so, and as well a recording that goes on. */
export const begins = (text: string, language: string): boolean => patternsOf(language).reached.test(plain(text));

/** Whether it asks to wait while a person is looked for, and says no more than that. */
export function asksToWait(text: string, language: string): boolean {
  const said = plain(text);
  return said.split(' ').length <= mostWordsOfWaiting && patternsOf(language).waits.test(said);
}

/** What asks to wait is short: "Thank you. Please stay on the line while I try to connect you." */
const mostWordsOfWaiting = 14;
