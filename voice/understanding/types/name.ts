import { givenNames } from '#voice/languages/given-names.ts';
import type { NamePart, Names } from '#voice/languages/names.ts';
import { longestPhrase } from '../phrases.ts';
import type { Context, Understood } from '../understood.ts';
import { readUtterance, type Utterance } from '../utterance.ts';
import { fold, type Word } from '../words.ts';
import { isCased, raisedPart } from './cased-name.ts';
import { hintAt, hinted } from './hints.ts';
import { labelledBehind } from './labelled-behind.ts';
import { leftOver, type Part } from './left-over.ts';
import { nameAgain } from './name-again.ts';
import { endOf, isCourtesy, isRaisedAt, isTimely } from './name-end.ts';
import { isLetter, isSign, isTitle, labelAt, once, partsOf } from './name-parts.ts';
import { isName } from './name-sense.ts';
import { saidBeforeHint, writtenAs } from './said-spelling.ts';
import { isShortFor } from './short-for.ts';
import { closeTo } from './spelled.ts';
import { written } from './written-name.ts';

/** So many places of a kind are tried where a name may begin; it bounds the work. */
const most = 3;

/** A name that was found. */
interface Found extends Part {
  parts: string[];
  introduced: boolean;
  spelled: boolean;
  /** How it is written was told, and could not be followed. */
  isUnclear: boolean;
}

/** Behind greetings, an answer, a lead-in and whose it is, in any order and number. */
function begin(
  { words, marks, language }: Utterance,
  begin: number,
  end: number,
): { from: number; introduced: boolean } {
  const { names } = language;
  let from = begin;
  let introduced = false;
  for (let moved = true; moved && from < end; ) {
    const mark = marks.find((one) => one.from === from && (isCourtesy(one.value) || one.value === 'repair'));
    const lead = longestPhrase(words, from, names.before);
    const owned = relationAt(words, from, names);
    // Behind a lead-in, such a word may be a name: "So Young".
    const opening = !introduced && names.openings.has(words[from]!.text) ? 1 : 0;
    const only = names.only.has(words[from]!.text) || isSign(words[from]!) ? 1 : 0;
    const titled = isTitle(words, from, names) ? 1 : 0;
    const step = Math.max(lead, owned, only, titled, mark ? mark.to - from : 0, opening);
    moved = step > 0 && from + step < end;
    if (moved) introduced ||= lead > 0 || owned > 0 || titled > 0;
    if (moved) from += step;
  }
  return { from, introduced };
}

/** Someone of one's own: "my daughter", "my little sister's". */
export function relationAt(
  words: readonly Word[],
  at: number,
  { owners, relations, couples, starters }: Names,
): number {
  if (!owners.has(words[at]?.text ?? '')) return 0;
  for (const length of [2, 3]) {
    const word = words[at + length - 1]?.text ?? '';
    if (!relations.has(word.replace(/'s$/, ''))) continue;
    // "My husband and I".
    const isBoth = couples.has(words[at + length]?.text ?? '') && starters.has(words[at + length + 1]?.text ?? '');
    return isBoth && words[at + length + 2]?.pause ? length + 2 : length;
  }
  return 0;
}

const isOnlyAt = (words: readonly Word[], at: number, { only }: Names) =>
  words[at]?.pause === true && only.has(words[at].text);

const isGivenName = (word: Word | undefined) => givenNames.has(fold(word?.text ?? ''));

/** "Ms. Chen, Li", "von Zitzewitz, Carl": there the family's name comes first, and the given one behind a pause. */
function inOrder({ words, text, language }: Utterance, from: number, to: number): readonly Word[] {
  const { names } = language;
  const said = words.slice(from, to);
  const isTitled = from > 0 && isTitle(words, from - 1, names);
  const pauses = said.flatMap(({ pause }, at) => (pause && at > 0 ? [at] : []));
  const [pause = 0] = pauses;
  const [family, given] = [said.slice(0, pause), said.slice(pause)];
  const own = family.findIndex((word) => !names.particles.has(word.text));
  const isOne =
    own >= 0 && family.slice(own + 1).every((word, at) => text[family[own + at]!.to] === '-' && !word.pause);
  const isGiven =
    pauses.length === 1 && given.length === 1 && !isLetter(given[0]) && given[0]!.text !== family[own]?.text;
  // "Novak, Petra": what is often a given name stands last, as in a list.
  const isListed = given.length === 1 && isGivenName(given[0]) && !isGivenName(family[0]);
  return (isTitled || own > 0 || isListed) && isOne && isGiven ? [...given, ...family] : said;
}

/** Words that say whose someone is, at most: "my little sister". */
const mostOfRelation = 3;

/** "My wife normally handles that": what someone of one's own does, and not what they're called. */
function isSubject(utterance: Utterance, from: number, to: number, stop: number): boolean {
  const { words, language } = utterance;
  const { names, spelling } = language;
  const isOwned = Array.from({ length: mostOfRelation - 1 }, (_, n) => n + 2).some(
    (length) =>
      from >= length &&
      relationAt(words, from - length, names) === length &&
      // "For my wife Ngozi otherwise it won't work."
      (from === length || !names.bookedFor?.has(words[from - length - 1]!.text)),
  );
  const goesOn = to < stop && !words[to]!.pause && hintAt(words, to, spelling) === null;
  const isTail = goesOn && longestPhrase(words, to, names.after) > 0;
  const isNamed = words
    .slice(from, to)
    .some((word, at) => isGivenName(word) || isLetter(word) || isRaisedAt(utterance, from + at));
  return isOwned && goesOn && !isTail && !isNamed;
}

/** A name between two places. */
function nameIn(utterance: Utterance, start: number, stop: number): Found | null {
  const { words, text, marks, language, readings } = utterance;
  const { names, spelling } = language;
  if (start >= stop) return null;
  let { from, introduced } = begin(utterance, start, stop);
  // "Not Brian, Ryan": as many words are not meant as are; or what is meant is said to be.
  const denied = marks.find(
    (one) => one.value === 'negation' && one.from === from && !names.openings.has(words[from]!.text),
  );
  if (denied) {
    const count = stop - denied.to;
    const instead = Array.from({ length: Math.max(0, count) }, (_, n) => denied.to + n)
      .map((at) => ({ at, length: longestPhrase(words, at, names.instead) }))
      .find(({ at, length }) => length > 0 && at > denied.to);
    if (!instead && count !== 2 && count !== 4) return null;
    from = instead ? instead.at + instead.length : denied.to + count / 2;
    if (from >= stop || words.slice(denied.to, from).some((word) => names.never.has(word.text) && !instead))
      return null;
    introduced = true;
  }
  if (relationAt(words, from, names) > 0) return null;
  const part = raisedPart(utterance, from, endOf(utterance, from, stop, introduced));
  // "Mir tut der Zahn weh" begins with no name.
  if (part.from > from && !introduced) return null;
  from = part.from;
  const { to } = part;
  if (isSubject(utterance, from, to, stop)) return null;
  if (readings.some((one) => isTimely(one) && one.from === from && one.to >= to)) return null;
  if (longestPhrase(words, from, names.after) === to - from) return null;
  if (marks.some((one) => isCourtesy(one.value) && one.from <= from && one.to >= to)) return null;
  const { parts: said, spelled } = partsOf(inOrder(utterance, from, to), text, language);
  const but = marks.find(({ value, from: begin }) => value === 'contrast' && begin === to);
  const hint = hintAt(words, but?.to ?? to, spelling);
  const behind = but?.to ?? to;
  const isWrittenSo = hint !== null || spelling.hints.with.has(words[behind]?.text ?? '');
  const plain = (isWrittenSo ? saidBeforeHint(said) : said).join(' ');
  const anew = writtenAs(utterance, plain, behind);
  const by = hint && !anew ? hinted(plain, hint, spelling) : null;
  const told = by ?? anew?.name ?? (hint ? null : plain);
  // "Jane with a y": where it stands is not told, so the name is read back.
  const full = told ?? plain;
  // "Gina with a G, Torres with two r's".
  const more = hint && words[hint.to]?.pause && hint.to < stop ? nameIn(utterance, hint.to, stop) : null;
  const parts = once([...full.split(' '), ...(more?.parts ?? [])]);
  // "This is Dot Pike": words that are written as a name is are one where they are introduced.
  const isWhole = said.length > 1 && words.slice(from, to).every((word) => /\p{Lu}/u.test(text[word.from]!));
  // "Marie Petit", "Anna Schön": so are those behind what is often a given name.
  const isRaised = isWhole && (introduced || (said.length === 2 && isGivenName(words[from])));
  return isName(parts, names, spelling.numbers, introduced || spelled, isRaised)
    ? {
        from,
        to: more?.to ?? anew?.to ?? hint?.to ?? to,
        parts,
        introduced,
        spelled: spelled || anew !== null,
        isUnclear: told === null,
      }
    : null;
}

/** The places where "sorry" and the like part two names. */
function repairsOf(utterance: Utterance): Part[] {
  const { words, marks, language } = utterance;
  const { repairs, paused } = language.names;
  const single = words.flatMap(({ text, pause }, at) =>
    at > 0 &&
    (repairs.has(text) || (pause && paused.has(text))) &&
    !hintAt(words, at, language.spelling) &&
    !labelAt(words, at + 1, language.names)
      ? [{ from: at, to: at + 1 }]
      : [],
  );
  return [...marks.filter(({ value }) => value === 'repair'), ...single, ...afresh(utterance)].filter(
    ({ to }) => to < words.length,
  );
}

/** "Sue. Susan Hart", "Liz, um, Elizabeth Stone", "it's Bob, Robert Kent": a name alone, and behind a pause the whole of it. */
function afresh(utterance: Utterance): Part[] {
  const { words, text, language } = utterance;
  const { names } = language;
  const { from } = begin(utterance, 0, words.length);
  const [first, second, third] = words.slice(from);
  if (!first || !second || !third || third.pause) return [];
  // "Tom, er, Thomas Reuter": a sound of thinking where no pause was written.
  const isHummed = /\p{L}/u.test(text.slice(first.to, second.from));
  const isAlike = isHummed && isGivenName(first) && isGivenName(second) && first.text[0] === second.text[0];
  if (!second.pause && !isHummed) return [];
  if (first.text.length < 2 || names.titles.has(first.text) || longestPhrase(words, from + 1, names.later) > 0)
    return [];
  const isOther = second.pause && from === 0 && /[\p{L}.…?!]/u.test(text.slice(first.to, second.from));
  return isOther || isAlike || isShortFor(fold(first.text), fold(second.text))
    ? [{ from: from + 1, to: from + 1 }]
    : [];
}

/** "De la Cruz, three words, Miguel": what is said of the name is none of it. Places stay. */
function withoutRemarks(utterance: Utterance): Utterance {
  const { text, language } = utterance;
  const plain = text.replace(language.names.remarks, (remark) => ' '.repeat(remark.length));
  return plain === text ? utterance : readUtterance(plain, language);
}

/** A part between pauses that is nothing but a name of two words or three, written as one. @param of a name that it has to hold */
function wholeIn(utterance: Utterance, start: number, of: Found | null): Found | null {
  const { words, language } = utterance;
  const begins = words.flatMap(({ pause }, at) => (at > start && pause ? [at] : []));
  for (const [n, from] of begins.entries()) {
    const to = begins[n + 1] ?? words.length;
    const part = words.slice(from, to);
    const isWritten = part.length >= 2 && part.length <= 3 && part.every((_, at) => isRaisedAt(utterance, from + at));
    const isPlain = part.some(({ text }) => language.names.common.has(text) || language.names.never.has(text));
    if (!isWritten || isPlain) continue;
    const found = nameIn(utterance, from, to);
    const own = found?.parts.map((one) => fold(one)) ?? [];
    if (found && own.length > 1 && (of === null || own.includes(fold(of.parts[0]!)))) return found;
  }
  return null;
}

/** Whether one is what was meant by the other: "Smith, sorry, Smyth", "Decker, sorry, Decker-Hayes". */
const isSaidAnew = (before: string, after: string) =>
  closeTo(before, after) || after.split('-').includes(before) || before.split('-').includes(after);

const wordsAt = ({ words, text }: Utterance, { from, to }: Part) =>
  words.slice(from, to).map((word) => text.slice(word.from, word.to));
/** "Young is the surname, Will's the first name", "Price is my last name, first name's Peter": the parts in their order. */
function withLabels(utterance: Utterance, found: Found): void {
  const { words, language } = utterance;
  const behind = labelledBehind(utterance);
  if (behind.length === 0) return;
  const { names } = language;
  const labels = words.flatMap((_, at) => labelAt(words, at, names) ?? []);
  const led = labels.findLast(({ to }) => to >= found.from && to < found.to);
  const isOther = (part: string) =>
    !names.couples.has(fold(part)) && behind.every(({ word }) => fold(word) !== fold(part));
  const all = [...behind, ...(led ? [{ part: led.part, word: found.parts.filter(isOther).join(' ') }] : [])];
  const of = (part: NamePart) => all.find((one) => one.part === part)?.word;
  const parts = [of('given'), of('middle'), of('family')].flatMap((word) => word ?? []);
  if (of('given') === undefined || of('family') === undefined) return;
  Object.assign(found, { parts, to: words.length, introduced: true });
}

/** "It's me again, the one from before, Julia Mora": what is often a given name and a word that may be one behind it, at the end. */
function likelyName(utterance: Utterance, start: number): Found | null {
  const { words, text, language } = utterance;
  const { names, harmless } = language;
  const from = words.length - 2;
  const [given, family] = words.slice(-2);
  if (from <= start || !given || !family || !isGivenName(given) || names.ordinary.has(given.text)) return null;
  const isOther = [names.never, names.common, names.clauses, harmless].some((some) => some.has(family.text));
  if (isOther || family.text.length < 2 || family.pause) return null;
  const parts = [given, family].map((word) => text.slice(word.from, word.to));
  return { from, to: words.length, parts, introduced: false, spelled: false, isUnclear: true };
}

/** Words of weight of a sentence in which a name stands that is read back where it has another one as well. */
const fewestOfStory = 4;

/**
 * Whether a name is hardly the one that is meant, or hardly all of it and nothing else: a word of it begins sentences or is no name's,
 * "So Put James", another one stands before it, "Carl Boone, but it's under my dad's name, Hank Boone", or one part of it is followed by
 * more, "Will as in William Hart".
 */
function isOddName(utterance: Utterance, { from, to, parts }: Found): boolean {
  const { words, language } = utterance;
  const { names, spelling, harmless } = language;
  const own = parts.map((part) => fold(part));
  const isRaised = words.slice(from, to).every((_, at) => isRaisedAt(utterance, from + at));
  const isOther = (part: string, at: number) =>
    part in spelling.signs ||
    names.common.has(part) ||
    names.never.has(part) ||
    (own.length > 2 && at === 0 && (names.openings.has(part) || names.sentences.has(part)));
  if (!isRaised && own.some(isOther)) return true;
  const before = words.slice(0, from).map(({ text }) => text);
  const weighty = before.filter((text) => !harmless.has(text)).length;
  const isNamed = (text: string) => (givenNames.has(text) && !names.ordinary.has(text)) || own.includes(text);
  if (weighty >= fewestOfStory && before.some((text) => text.length > 1 && isNamed(text))) return true;
  const behind = words.slice(to).map(({ text }) => text);
  return own.length === 1 && behind.some((text) => givenNames.has(text) && !own.includes(text));
}

/** A person's name, said or spelled, with its capitals. */
export function readName(said: Utterance, _context: Context): Understood | null {
  const utterance = withoutRemarks(said);
  const { words, marks, language } = utterance;
  const { names } = language;
  // An address, or what else is no word.
  if (words.length === 0 || utterance.text.includes('@')) return null;
  const repairs = repairsOf(utterance);
  const start = Math.max(0, ...repairs.map(({ to }) => to));
  const asked = marks.find(({ value }) => value === 'question')?.from ?? words.length;
  const labels = words.flatMap((_, at) => (at >= start && at < asked && labelAt(words, at, names) ? [at] : []));
  // "Last name is" is also an introduction by its end, and says more.
  const introductions = words.flatMap((_, at) =>
    labels.length === 0 && at > start && at < asked && longestPhrase(words, at, names.anywhere) > 0 ? [at] : [],
  );
  // "For my daughter Emily", wherever it stands.
  const owned = words.flatMap((_, at) =>
    at > start && at < asked && longestPhrase(words, at - 1, names.before) === 1 && relationAt(words, at, names) > 0
      ? [at]
      : [],
  );
  // "Nice to talk to you, I'm Edith": looked for last, as much else is said so.
  const later = words
    .flatMap((_, at) => (at > start && longestPhrase(words, at, names.later) > 0 ? [at] : []))
    .slice(-most);
  let found: Found | null = null;
  // "Everybody calls me Bud, but put down Leonard Marsh": what one is called by others is no name beside one.
  const isFond = (at: number) => longestPhrase(words, at, names.nicknames) > 0;
  const [fond, plain] = [introductions.filter(isFond), introductions.filter((at) => !isFond(at))];
  // "I'm Dave, but it's under David Miller."
  const turned = marks.flatMap(({ value, to }) =>
    value === 'contrast' && longestPhrase(words, to, names.before) > 0 && !isFond(to) ? [to] : [],
  );
  // "Frank, like the hot dog. Frank Miller": the name is begun once more.
  const first = words[start]?.text ?? '';
  const anew = words.flatMap(({ pause, text }, at) =>
    // "Sam, just Sam".
    at > start && (pause || isOnlyAt(words, at - 1, names)) && text === first && text.length > 1 ? [at] : [],
  );
  const starts = [
    ...turned.slice(0, most),
    ...plain.slice(0, most),
    ...owned.slice(0, most),
    start,
    ...anew.slice(0, most),
    ...labels.slice(0, most),
    ...later,
    ...fond.slice(0, most),
  ];
  for (const at of starts) found ??= nameIn(utterance, at, words.length);
  // "Oh yes, of course. Beatrice Lamb, everyone calls me Bea", "Schönfeld mein Name, Bettina Schönfeld": one part is all of it.
  const isFondOnly = found !== null && fond.some((at) => at <= found!.from && at > start);
  const isHalf = found !== null && found.parts.length === 1 && !found.spelled && labels.length === 0;
  if (found === null || isFondOnly || isHalf) found = wholeIn(utterance, start, isFondOnly ? null : found) ?? found;
  if (found === null || isHalf) {
    const whole = nameAgain(utterance, found?.parts[0] ?? null);
    if (whole)
      found = { ...whole, parts: wordsAt(utterance, whole), introduced: true, spelled: false, isUnclear: false };
  }
  found ??= likelyName(utterance, start);
  if (!found) return null;
  // "Rose, it is Rose Hathaway", "Alexandra, but they say Sandy, so Alexandra Hale": a part that is said again with more of it.
  if (found.parts.length === 1 && !found.spelled) {
    const [only] = found.parts;
    const { to } = found;
    const again = words.findIndex((word, at) => at >= to && at < words.length - 1 && word.text === fold(only!));
    const whole = again < 0 ? null : nameIn(utterance, again, words.length);
    if (whole && whole.parts.length > 1) found = { ...whole, introduced: whole.introduced || found.introduced };
  }
  withLabels(utterance, found);
  // "John Smith, sorry, Smyth": of several words, one is said anew, and only a like one tells which.
  if (start > 0 && found.parts.length === 1 && !found.introduced) {
    // "Make it Smith" takes back what was said in another turn.
    const stop = Math.min(...repairs.filter(({ from }) => from > 0).map(({ from }) => from));
    const before = Number.isFinite(stop) ? nameIn(utterance, 0, stop) : null;
    const likely = before?.parts.flatMap((part, at) =>
      isSaidAnew(part.toLowerCase(), found.parts[0]!.toLowerCase()) ? [at] : [],
    );
    if (before && before.parts.length > 1) {
      if (likely?.length !== 1) return null;
      found.parts = before.parts.with(likely[0]!, found.parts[0]!);
    }
  }
  if (start > 0 && found.parts.length > 1 && !found.introduced) {
    const stop = Math.min(...repairs.filter(({ from }) => from > 0).map(({ from }) => from));
    const before = Number.isFinite(stop) ? nameIn(utterance, 0, stop) : null;
    // "Ramón Dato, perdón, Dato Haro": the family's name is said whole.
    const isMore = before && before.parts.length > 1 && fold(before.parts.at(-1)!) === fold(found.parts[0]!);
    if (isMore) found.parts = [...before.parts.slice(0, -1), ...found.parts];
  }
  const { from, to, parts, introduced, spelled, isUnclear } = found;
  const left = leftOver(utterance, [{ from, to }], [{ from: 0, to }]);
  const ordinary = parts.every((part) => names.ordinary.has(part.toLowerCase()));
  // "Sag ich Ihnen gleich": where names have capitals, what has none is hardly one, and neither is the beginning of a sentence.
  const isRaised = words.slice(from, to).some((_, at) => isRaisedAt(utterance, from + at));
  const isBegun = left.beside > 0 || left.turns;
  const isDoubted = !isRaised && (isCased(utterance) || (isBegun && !introduced));
  const isOdd = !spelled && isOddName(utterance, found);
  const confidence =
    isOdd || isUnclear || (ordinary && !introduced && !spelled) || (isDoubted && !spelled) ? 0.6 : 0.85;
  return { value: written(parts, names), ...left, confidence, alternatives: [] };
}
