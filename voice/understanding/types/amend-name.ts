import { longestPhrase } from '../phrases.ts';
import type { Context } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { fold } from '../words.ts';
import { editsOf, editWritten, isTurned } from './edit-written.ts';
import { hintAt, hinted } from './hints.ts';
import { markedName } from './marked-letters.ts';
import { readName, relationAt } from './name.ts';
import { labelAt } from './name-parts.ts';
import { closeTo, distance } from './spelled.ts';

/** A name with what words correct of it, and whether they say that it is a name: "the last name is Smyth". */
export interface AmendedName {
  value: string;
  /** It is told that a name follows, or the new one sounds like the old. */
  isSure: boolean;
}

/** Words of weight behind a name at most: "Jon Smith at gmail dot com" is none. */
const mostBeside = 1;

const isTimely = ({ category, weight }: Utterance['readings'][number]) =>
  ['date', 'clock', 'part', 'span'].includes(category) && weight > -1;

/**
 * "No, Anne with an e", "Smyth with a y", "the last name is Smythe": the part of the old name that the words are another
 * form of is exchanged, and the rest stays. Null where they are no name, or no one could tell which part is meant.
 */
export function amendName(utterance: Utterance, old: string, context: Context): AmendedName | null {
  const { words, readings, language } = utterance;
  const { names } = language;
  // "Taller arroba pena con ene punto com" is an address, whatever it tells of letters.
  const isAddress =
    words.some(({ text }) => language.spelling.at.has(text) && text.length > 1) &&
    words.some(({ text }) => language.spelling.signs[text] === '.');
  const marked = isAddress ? undefined : markedName(utterance, old);
  if (marked === null) return null;
  const spelled = marked ?? editedName(utterance, old) ?? spelledPart(utterance, old);
  if (spelled !== null) return { value: spelled, isSure: true };
  if (readings.some(isTimely)) return null;
  const read = readName(utterance, context);
  const found = read?.value;
  if (typeof found !== 'string' || found === old || read!.beside > mostBeside) return null;
  const parts = found.split(' ');
  const before = old.split(' ');
  const label = words.map((_, at) => labelAt(words, at, names)).find((one) => one !== null);
  const isIntroduced = words.some(
    (_, at) => longestPhrase(words, at, names.anywhere) > 0 || (at > 0 && relationAt(words, at, names) > 0),
  );
  const isLike = (a: string, b: string) => closeTo(a.toLowerCase(), b.toLowerCase());
  const [only] = parts;
  if (parts.length === 1 && before.length > 1) {
    if (label) return { value: before.with(label.part === 'family' ? -1 : 0, only!).join(' '), isSure: true };
    // "Stone-Baker" of Stone.
    const joined = before.flatMap((part, at) =>
      only!.split('-').length > 1 && only!.split('-').includes(part) ? [at] : [],
    );
    if (joined.length === 1) return { value: before.with(joined[0]!, only!).join(' '), isSure: true };
    const like = before.flatMap((part, at) => (isLike(part, only!) ? [at] : []));
    if (like.length === 1) return { value: before.with(like[0]!, only!).join(' '), isSure: true };
    return isIntroduced ? { value: found, isSure: true } : null;
  }
  const isClose = parts.some((part) => before.some((other) => isLike(part, other)));
  return { value: found, isSure: isIntroduced || isClose };
}

/** What a name in it is none of. */
const addressed = ['email', 'phone'] as const;

/** Words that tell how a name is written, at most. */
const mostOfEdit = 24;

/** "Brown with an e on the end", "Kate, not Katherine", "you have it backwards": the old name, changed as it was told. */
function editedName(utterance: Utterance, old: string): string | null {
  const { words, language } = utterance;
  // "B as in boy, o, b at acme dot com" spells an address.
  if (words.length > mostOfEdit || words.some(({ text }) => (language.spelling.signs[text] ?? text) === '.'))
    return null;
  const told = editsOf(utterance);
  const before = old.split(' ');
  // "It's four five, you swapped them" is about digits.
  const isOfDigits = utterance.readings.some(({ category }) => category === 'quantity');
  if (isTurned(told)) return before.length === 2 && !isOfDigits ? before.toReversed().join(' ') : null;
  const edited = editWritten(told, language, old.toLowerCase(), false);
  // "For the email use gmail, not boone" is about an address, and "no, rather Thursday" about a day.
  const isOfOther = words.some(({ text }) => addressed.some((type) => language.called[type].includes(text)));
  const isOfTime = (part: string) =>
    utterance.readings.some(
      (one) => isTimely(one) && words.slice(one.from, one.to).some(({ text }) => text === fold(part)),
    );
  const isOther = (part: string) =>
    !before.some((own) => closeTo(fold(own), fold(part))) && (isOfOther || isOfTime(part));
  if (edited?.split(' ').some(isOther)) return null;
  if (edited === null || /[^\p{L}\p{M} '’-]/u.test(edited)) return null;
  const parts = edited.split(' ');
  if (parts.length !== before.length || parts.some((part) => part.length < 2)) return null;
  return parts
    .map((part, at) => (part === before[at]!.toLowerCase() ? before[at] : raisedAll(asWritten(utterance, part))))
    .join(' ');
}

/** A word with the accents with which it was written down: "es Jiménez con jota". */
function asWritten({ words, text }: Utterance, part: string): string {
  const said = words.find((word) => word.text === fold(part));
  return said ? text.slice(said.from, said.to).toLowerCase() : part;
}

const isLetter = (text: string) => /^\p{L}$/u.test(text);
const raisedAll = (word: string) => word.split('-').map(raised).join('-');
const raised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** How unlike two words may be of which one was heard for the other, as a share of the longer one: "Erin" for "Aaron". */
const mostUnlike = 0.65;

/** A word by its sounds, as far as letters tell: "Cole" and "Kohl" begin alike. */
const heardAs = (word: string) =>
  fold(word)
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck?|q/g, 'k')
    .replace(/z/g, 's')
    .replace(/y/g, 'i');

/** "It's Aaron, A A R O N": a word that is spelled out whole takes the place of the part that sounds most like it. */
function spelledWhole(said: Utterance['words'], letters: string, before: readonly string[]): string | null {
  const isSaid = letters.length > 2 && said.some(({ text }) => text === letters);
  if (!isSaid || before.some((part) => fold(part) === letters)) return null;
  const [best, other] = before
    .map((part, at) => ({
      at,
      unlike: distance(heardAs(part), heardAs(letters)) / Math.max(part.length, letters.length),
    }))
    .toSorted((a, b) => a.unlike - b.unlike);
  if (!best || best.unlike > mostUnlike || other?.unlike === best.unlike) return null;
  return before.with(best.at, raised(letters)).join(' ');
}

/**
 * "And Anne is with an e at the end, A N N E", "Petersen with an e": the old name with the part whose spelling is told. Null
 * where none is, or no one could tell which.
 */
function spelledPart({ words, language, text: whole }: Utterance, old: string): string | null {
  const place = words.findIndex((_, at) => hintAt(words, at, language.spelling) !== null);
  const first = words.findIndex(({ text }, at) => isLetter(text) && isLetter(words[at + 1]?.text ?? ''));
  const end = [place, first].filter((at) => at >= 0).toSorted((a, b) => a - b)[0];
  if (end === undefined) return null;
  // "K o h l | I just married": letters with a pause between each are spelled slowly, and one behind the last is none of them.
  const isSlow = first >= 0 && words[first + 1]?.pause === true;
  const next = first < 0 || isSlow ? -1 : words.findIndex(({ pause }, at) => pause && at > first);
  const letters = words
    .slice(first < 0 ? words.length : first, next < 0 ? undefined : next)
    .flatMap(({ text }) => (isLetter(text) ? [text] : []))
    .join('');
  const before = old.split(' ');
  const meant = before.flatMap((part, index) => {
    const own = part.toLowerCase();
    const said = words.slice(0, end).find(({ text }) => text.length > 2 && closeTo(text, fold(own)));
    if (said === undefined) return [];
    const hint = place < 0 ? null : hintAt(words, place, language.spelling);
    const byLetters = letters.length > 2 && closeTo(letters, own) ? letters : null;
    const byHint = said.text === fold(own) && hint ? hinted(own, hint, language.spelling) : null;
    // As it is written, with its accents.
    const plain = whole.slice(said.from, said.to).toLowerCase();
    return [{ index, word: byLetters ?? (plain === own ? byHint : plain) }];
  });
  const anew = meant.every(({ word }) => word === null) ? spelledWhole(words.slice(0, end), letters, before) : null;
  if (anew) return anew;
  const [only] = meant;
  if (meant.length !== 1 || !only?.word || only.word === before[only.index]!.toLowerCase()) return null;
  return before.with(only.index, raised(only.word)).join(' ');
}
