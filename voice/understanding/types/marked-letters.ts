import { accentedNames } from '#voice/languages/accented-names.data.ts';
import type { Language } from '#voice/languages/language.ts';
import type { Signs } from '#voice/languages/spelling.ts';
import { longestPhrase } from '../phrases.ts';
import type { Utterance } from '../utterance.ts';
import { fold } from '../words.ts';
import { labelAt } from './name-parts.ts';
import { closeTo } from './spelled.ts';

/** What a caller says of a sign on a letter, "with an umlaut", "sans accent", "mit scharfem s". */
interface Marked {
  /** What is written, and what it becomes; what is written longest comes first. */
  changes: Signs;
  /** Words that say it. */
  from: number;
  to: number;
  /** The letter that has the sign, where it's told. */
  letter: string | null;
  place: 'end' | 'start' | null;
}

/** Words before a sign that say whether there is one, at most: "avec un", "mit dem". */
const mostBefore = 2;
/** Words of a turn that is about a sign alone and says neither "with" nor "without", at most: "e accent aigu à la fin". */
const mostBare = 6;
/** Words behind a sign in which its letter is told, at most: "sur le e". */
const mostBehind = 3;

const isLetter = (text: string) => /^\p{L}$/u.test(text);

/** The changes of each sign by its name, and by the letter that has it, as it is written: "ü". */
function namesOf({ spelling }: Language): Names {
  const known = byLanguage.get(spelling);
  if (known) return known;
  const phrases = new Map(Object.entries(spelling.marks));
  const letters = Map.groupBy([...phrases.values()].flat(), ([, signed]) => signed);
  const made = { phrases, list: [...phrases.keys()].filter((name) => name === fold(name)), letters };
  byLanguage.set(spelling, made);
  return made;
}
interface Names {
  phrases: ReadonlyMap<string, Signs>;
  /** Those that are told without their signs. */
  list: readonly string[];
  letters: ReadonlyMap<string, Signs>;
}
const byLanguage = new WeakMap<Language['spelling'], Names>();

const placeIn = ({ words, language: { edits } }: Utterance): Marked['place'] => {
  const says = (phrases: readonly string[]) => words.some((_, at) => longestPhrase(words, at, phrases) > 0);
  return says(edits.ends) ? 'end' : says(edits.starts) ? 'start' : null;
};

/** The sign that words tell of. Null where there is none. */
export function markedIn(utterance: Utterance): Marked | null {
  const { words, text, language } = utterance;
  const { hints } = language.spelling;
  const { phrases, list, letters } = namesOf(language);
  const said = (at: number) => words[at]?.text ?? '';
  for (const at of words.keys()) {
    const length = longestPhrase(words, at, list);
    const own = text.slice(words[at]!.from, words[at]!.to).toLowerCase();
    const phrase = words.slice(at, at + length).map((word) => word.text);
    // "Eñe" is no "ene".
    const changes = phrases.get(length > 0 ? phrase.join(' ') : own) ?? letters.get(own);
    if (!changes) continue;
    const before = words.slice(Math.max(0, at - mostBefore), at).map((word) => word.text);
    const isWithout = before.some((word) => hints.without.has(word) || hints.none.has(word) || word === hints.not);
    const isWith = before.some((word) => hints.with.has(word));
    const isBare = length > 0 && words.length <= mostBare;
    // "With a d à la fin" has no à.
    const isPlace = length === 0 && longestPhrase(words, at, language.edits.ends) > 0;
    if (isPlace || !(isWith || isWithout || isBare)) continue;
    const to = at + Math.max(1, length);
    const behind = words.slice(to, to + mostBehind).map((word) => word.text);
    const ahead = length > 0 && isLetter(said(at - 1)) && !words[at]!.pause ? said(at - 1) : null;
    const letter = ahead ?? behind.findLast(isLetter) ?? null;
    // Without it there is one way to write it: "ss" of ß.
    const plain = new Map(changes.map(([from, mark]) => [mark, from] as const).toReversed());
    const turned = isWithout ? [...plain] : changes;
    return {
      changes: turned.toSorted(([a], [b]) => b.length - a.length),
      from: at,
      to,
      letter,
      place: placeIn(utterance),
    };
  }
  return null;
}

const raised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const written = new Map(accentedNames.map((name) => [fold(name), name]));

/** Each way to write a part of a name with the sign. */
function waysOf(part: string, { changes, letter, place }: Marked): string[] {
  const own = part.toLowerCase();
  const out: string[] = [];
  const seen = new Set<number>();
  for (const [from, to] of changes) {
    if (letter !== null && !fold(from).startsWith(letter) && !fold(to).startsWith(letter)) continue;
    for (let at = own.indexOf(from); at >= 0; at = own.indexOf(from, at + 1)) {
      const isThere = place === null || (place === 'end' ? at + from.length === own.length : at === 0);
      // "ss" of a name is no single one.
      const isOfLonger = [...seen].some((other) => at >= other && at < other + 2);
      if (isThere && !isOfLonger) out.push(raised(own.slice(0, at) + to + own.slice(at + from.length)));
      if (from.length > 1) seen.add(at);
    }
  }
  return out;
}

/**
 * "With an umlaut", "Weiß mit scharfem s", "garcía con acento": the name that was given with the sign on its letter, or without it.
 * Undefined where words tell of no sign, null where no one could tell which letter has it.
 */
export function markedName(utterance: Utterance, old: string): string | null | undefined {
  const { words, text, language } = utterance;
  const marked = markedIn(utterance);
  if (marked === null) return undefined;
  const parts = old.split(' ');
  const others = words.flatMap((word, at) =>
    (at < marked.from || at >= marked.to) && word.text.length > 2 ? [text.slice(word.from, word.to).toLowerCase()] : [],
  );
  const signs = marked.changes.map(([, to]) => to);
  // Whoever writes down what is heard may have written it so.
  for (const [at, part] of parts.entries()) {
    const said = others.find((one) => fold(one) === fold(part) && one !== part.toLowerCase());
    const like = others.find((one) => closeTo(fold(one), fold(part)) && signs.some((sign) => one.includes(sign)));
    const whole = said ?? (like === part.toLowerCase() ? undefined : like);
    if (whole !== undefined) return parts.with(at, raised(whole)).join(' ');
  }
  const label = words.map((_, at) => labelAt(words, at, language.names)).find((one) => one !== null);
  const named = parts.flatMap((part, at) => (others.some((one) => closeTo(fold(one), fold(part))) ? [at] : []));
  const meant = named.length > 0 ? named : label ? [label.part === 'family' ? parts.length - 1 : 0] : [...parts.keys()];
  const known = meant.flatMap((at) => {
    const name = written.get(fold(parts[at]!));
    const isSo = name !== undefined && name !== parts[at] && signs.some((sign) => name.toLowerCase().includes(sign));
    return isSo ? [{ at, name }] : [];
  });
  const [only] = known;
  if (known.length === 1 && only) return parts.with(only.at, only.name).join(' ');
  const ways = meant.flatMap((at) => waysOf(parts[at]!, marked).map((name) => ({ at, name })));
  // How a name is written is told of the family's, rather than of the given one.
  const last = ways.filter(({ at }) => at === parts.length - 1);
  const [way] = ways.length === 1 ? ways : last;
  return way && (ways.length === 1 || last.length === 1) ? parts.with(way.at, way.name).join(' ') : null;
}
