import { longestPhrase } from '../phrases.ts';
import type { Context } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { labelAt, readName } from './name.ts';
import { closeTo } from './spelled.ts';

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
  if (readings.some(isTimely)) return null;
  const read = readName(utterance, context);
  const found = read?.value;
  if (typeof found !== 'string' || found === old || read!.beside > mostBeside) return null;
  const parts = found.split(' ');
  const before = old.split(' ');
  const label = words.map((_, at) => labelAt(words, at, names)).find((one) => one !== null);
  const isIntroduced = words.some((_, at) => longestPhrase(words, at, names.anywhere) > 0);
  const isLike = (a: string, b: string) => closeTo(a.toLowerCase(), b.toLowerCase());
  const [only] = parts;
  if (parts.length === 1 && before.length > 1) {
    if (label) return { value: before.with(label.part === 'family' ? -1 : 0, only!).join(' '), isSure: true };
    const like = before.flatMap((part, at) => (isLike(part, only!) ? [at] : []));
    if (like.length === 1) return { value: before.with(like[0]!, only!).join(' '), isSure: true };
    return isIntroduced ? { value: found, isSure: true } : null;
  }
  const isClose = parts.some((part) => before.some((other) => isLike(part, other)));
  return { value: found, isSure: isIntroduced || isClose };
}
