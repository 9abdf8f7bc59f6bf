import { givenNames } from '#voice/languages/given-names.ts';
import type { Names } from '#voice/languages/names.ts';
import { fold } from '../words.ts';

/** Words that a name has at most, and characters. */
const mostWords = 6;
const mostChars = 60;
/** Words at most of each of two people's names, which are said together. */
const mostOfOne = 2;

/**
 * Whether words can be someone's name: no sentence, no abuse, and not only words that mean something else.
 * @param isRaised introduced, and written with capitals
 */
export function isName(
  parts: readonly string[],
  names: Names,
  numbers: Readonly<Record<string, string>>,
  introduced: boolean,
  isRaised = false,
): boolean {
  const { never, ordinary, abuse, particles, sentences, things, places, whose, couples } = names;
  const folded = parts.map(fold);
  const and = folded.findIndex((part) => couples.has(part) && !(particles.has(part) && folded.length > 3));
  if (and >= 0 && folded.length === 1) return false;
  // "Tom and Lisa Brown".
  if (and > 0 && and < parts.length - 1)
    return [parts.slice(0, and), parts.slice(and + 1)].every(
      (one) =>
        one.length <= mostOfOne && !sentences.has(fold(one[0]!)) && isName(one, names, numbers, introduced, isRaised),
    );
  if (folded.length === 0 || folded.length > mostWords || parts.join(' ').length > mostChars) return false;
  if (parts.some((part) => !/^\p{L}[\p{L}\p{M}'’-]*$/u.test(part))) return false;
  // Whose someone is: "Carla's husband".
  if (folded.some((part) => part.endsWith("'s"))) return false;
  // "Yannick Le Goff": inside of a name, a small word of names is one.
  const isSmall = (part: string, at: number) => particles.has(part) && at > 0 && at < folded.length - 1;
  // "Bernd Weiss": behind what is often a given name alone, a word that is a family's name as well.
  const isFamily = (part: string, at: number) =>
    at === 1 && folded.length === 2 && ordinary.has(part) && givenNames.has(folded[0]!) && !names.clauses.has(part);
  const isSentence = (part: string, at: number) =>
    never.has(part) && !(isRaised && !names.clauses.has(part)) && !isSmall(part, at) && !isFamily(part, at);
  if (folded.some((part, at) => abuse.has(part) || isSentence(part, at))) return false;
  // "Silvia Mas" is written as a name is.
  const isWritten = isRaised && folded.length === 2 && folded[1]!.length > 2;
  if (!isWritten && folded.slice(1).some((part) => sentences.has(part))) return false;
  if (
    folded.some((part, at) => part in numbers && !(isRaised && at > 0)) ||
    places.has(folded[0]!) ||
    whose.has(folded[0]!)
  )
    return false;
  if (names.clauses.has(folded[0]!) && folded[0]!.length > 1 && !(ordinary.has(folded[0]!) && folded.length > 1))
    return false;
  if (!isRaised && folded.every((part) => isCommon(part, names))) return false;
  if (folded.length === 1)
    return folded[0]!.length > 1 && (introduced || !ordinary.has(folded[0]!) || folded[0]!.length > 3);
  return !folded.every((part) => particles.has(part)) && !things.some((thing) => thing.test(folded.join(' ')));
}

/** A word of everyday life that is no name. */
function isCommon(part: string, { common, commonEndings }: Names): boolean {
  return common.has(part) || commonEndings.some((ending) => ending.test(part));
}
