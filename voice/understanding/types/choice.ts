import type { Choice } from '#domain/agents/workflows.ts';
import { bestCover } from '../grammar/select.ts';
import type { Understood } from '../understood.ts';
import type { Utterance } from '../utterance.ts';
import { fold } from '../words.ts';
import { leftOver, type Part } from './left-over.ts';

/** Edits that a transcriber's or a typist's slip may cost: none in short words. */
const slips = (word: string) => (word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0);

/** A bit for each letter of a word. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Whether two words differ in more letters than so many edits could make, of which each changes two at most. Most pairs do. */
function areFar(a: string, b: string, limit: number): boolean {
  let different = lettersOf(a) ^ lettersOf(b);
  let count = 0;
  for (; different !== 0 && count <= 2 * limit; count++) different &= different - 1;
  return count > 2 * limit;
}

/** Edits between two words, given up above `limit`. Two letters that changed places are one edit. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit || areFar(a, b, limit)) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  let leastBefore = 0;
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, (before[j - 2] ?? edits) + 1);
      next.push(edits);
      if (edits < least) least = edits;
    }
    // No row behind two such has fewer: an edit is counted from the last row, or from the one before it.
    if (least > limit && leastBefore > limit) return limit + 1;
    before = row;
    row = next;
    leastBefore = least;
  }
  return row[b.length]!;
}

/** Letters that are left of a word at least, where its ending goes. */
const leastStem = 3;

/** "Blauen" and "blau": alike but for how they end. */
function sameStem(said: string, wanted: string, endings: RegExp | null): boolean {
  if (endings === null) return false;
  const stem = wanted.replace(endings, '');
  return stem.length >= leastStem && said.replace(endings, '') === stem;
}

function sameWord(said: string, wanted: string, endings: RegExp | null): boolean {
  if (said === wanted || sameStem(said, wanted, endings) || `${said}s` === wanted || said === `${wanted}s`) return true;
  const limit = slips(wanted);
  return limit > 0 && distance(said, wanted, limit) <= limit;
}

const wordsOf = (text: string, skip: ReadonlySet<string>) =>
  fold(text)
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word && !skip.has(word));

/** Words of the names of a choice, by what is left out of them: every turn of a flow asks for the same. */
const read = new WeakMap<Choice, WeakMap<ReadonlySet<string>, Forms>>();

interface Forms {
  label: string[];
  value: string[];
  synonyms: string[][];
}

function formsOf(choice: Choice, skip: ReadonlySet<string>): Forms {
  const known = read.get(choice) ?? new WeakMap<ReadonlySet<string>, Forms>();
  read.set(choice, known);
  const before = known.get(skip);
  if (before) return before;
  const forms = {
    label: wordsOf(choice.label, skip),
    value: wordsOf(choice.value.replaceAll('_', ' '), skip),
    synonyms: choice.synonyms.map((form) => wordsOf(form, skip)),
  };
  known.set(skip, forms);
  return forms;
}

interface Named extends Part {
  index: number;
  weight: number;
}

/** Where the names of choices stand, also such of several words with small ones between. */
function named({ words, language }: Utterance, choices: readonly Choice[]): Named[] {
  return choices.flatMap((choice, index) => {
    const { label, value, synonyms } = formsOf(choice, language.articles);
    return [label, value, ...synonyms].flatMap((form) => {
      // What is left out of what is heard is left out here: "este mes" has a sound of thinking in it.
      const wanted = form.filter((word) => !language.fillers.has(word));
      return words.flatMap((_, from) => {
        let at = from;
        for (const word of wanted) {
          while (at > from && language.articles.has(words[at]?.text ?? '')) at += 1;
          if (at >= words.length || !sameWord(words[at]!.text, word, language.endings)) return [];
          at += 1;
        }
        return wanted.length > 0 ? [{ index, from, to: at, weight: 0 }] : [];
      });
    });
  });
}

/** "The second one", "option two", "the last": of so many, from 0. */
function placed({ readings, words, language }: Utterance, count: number): Named[] {
  const places = readings.filter(({ category }) => category === 'place');
  return places.flatMap(({ from, to, value, weight }) => {
    const place = value as number;
    // 0 is the one in the middle.
    const index = place < 0 ? count + place : place === 0 ? (count % 2 === 1 ? (count - 1) / 2 : -1) : place - 1;
    const alone = to - from === 1 && words.some(({ text }, at) => at !== from && !language.harmless.has(text));
    return index >= 0 && index < count && !(alone && weight < -1) ? [{ index, from, to, weight: weight - 0.5 }] : [];
  });
}

/** Which of several someone points at, and which they turn down. */
export interface Pointed {
  chosen: number[];
  denied: number[];
  parts: Part[];
}

/** Behind one of these, a "not" is about nothing any more: "it won't load, so it's technical". */
const therefore: ReadonlySet<string> = new Set(['so', 'thus', 'hence', 'daher', 'deshalb', 'also', 'donc', 'entonces']);

/** @param at the names or places of the things to choose from, in words */
function pointed(utterance: Utterance, all: readonly Named[]): Pointed {
  const { marks, words } = utterance;
  const cover = bestCover(
    all.map((one) => ({ ...one, category: 'place' as const, value: one.index })),
    words.length,
    () => true,
  );
  // "Not right away": what says that something is wrong may only deny the word behind it.
  const isOfPlace = ({ from, to }: Part) => cover.some((one) => one.from > from && one.from < to);
  const negations: Part[] = marks.flatMap((mark) =>
    mark.value === 'negation'
      ? [mark]
      : mark.value === 'wrong' && isOfPlace(mark)
        ? [{ from: mark.from, to: mark.from + 1 }]
        : [],
  );
  const repairs: Part[] = [...marks.filter(({ value }) => value === 'repair'), ...takingBack(utterance)];
  const turns = marks.filter(({ value }) => value === 'contrast');
  const joints = marks.filter(({ value }) => value === 'or' || value === 'and');
  const joined = new Set(joints.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)));
  // "Not red or blue": the last "or" before a place, which carries what is said of the thing before it. -1 for none.
  const jointBefore = [-1];
  for (const [at, { pause }] of words.entries()) jointBefore.push(joined.has(at) && !pause ? at : jointBefore[at]!);
  const lastFrom = (parts: readonly Part[]) => Math.max(-1, ...parts.map(({ from }) => from));
  // "This month, hm, no, next month": what takes the first back denies nothing behind it.
  const isRepair = (mark: Part) =>
    repairs.some(({ from, to }) => mark.from >= from && mark.to <= to) && cover.some(({ to }) => to <= mark.from);
  // "Not now, rather later" with the "not" behind: "jetzt nicht, eher später".
  const isBehind = (mark: Part) =>
    repairs.some(({ from }) => from === mark.to) && cover.some(({ to }) => mark.from === to);
  const isDeniedBehind = ({ to }: Part) => negations.some((mark) => mark.from === to && isBehind(mark));
  const isDenied = ({ from }: Part) => {
    const turned = lastFrom(turns.filter(({ to }) => to <= from));
    const named = lastFrom(cover.filter(({ to }) => to <= from && to > jointBefore[from]!));
    return negations.some(
      (mark) =>
        mark.to <= from &&
        !isRepair(mark) &&
        !isBehind(mark) &&
        mark.to > turned &&
        mark.to > named &&
        !words.slice(mark.to, from).some(({ text }) => therefore.has(text)) &&
        !(words[mark.from]?.text === 'no' && mark.to - mark.from === 1 && (words[mark.to]?.pause || mark.from === 0)),
    );
  };
  // "The first one doesn't suit me".
  const rejections = utterance.readings.filter(({ category, value }) => category === 'bearing' && value === 'rejected');
  const isRejected = ({ to }: Part) => rejections.some(({ from }) => from >= to && from - to <= 1);
  const denied = cover.filter((one) => isDenied(one) || isDeniedBehind(one) || isRejected(one));
  let chosen = cover.filter((one) => !denied.includes(one));
  const last = repairs.findLast(
    ({ from, to }) => chosen.some((one) => one.to <= from) && chosen.some((one) => one.from >= to),
  );
  if (last) chosen = chosen.filter(({ from }) => from >= last.to);
  const of = (list: readonly { value: unknown }[]) => [...new Set(list.map(({ value }) => value as number))];
  return { chosen: of(chosen), denied: of(denied), parts: cover };
}

/** "Later, no, right away": what takes the first back, behind a pause. */
function takingBack({ words, language }: Utterance): Part[] {
  return words.flatMap(({ pause }, at) => {
    if (at === 0 || !pause) return [];
    const said = words.slice(at, at + mostTakingBack).map(({ text }) => text);
    const found = language.around.rather.exec(` ${said.join(' ')} `)?.[0].trim();
    return found ? [{ from: at, to: at + found.split(' ').length }] : [];
  });
}

/** Which of so many things that were offered someone means. */
export const readPlace = (utterance: Utterance, count: number): Pointed => pointed(utterance, placed(utterance, count));

/** Words by which something is taken back, at most. */
const mostTakingBack = 8;
/** Letters of a word at least that tells a choice alone. */
const leastTelling = 4;
/** Words of weight beside it at most: more are about something else. */
const mostBeside = 1;

/** "The drain" of "a blocked drain": words that stand in the name of one choice alone. So little is asked back. */
function told(utterance: Utterance, choices: readonly Choice[]): Understood | null {
  const { words, marks, language } = utterance;
  if (marks.some(({ value }) => value === 'negation' || value === 'question')) return null;
  const isTelling = (word: string) => word.length >= leastTelling && !language.harmless.has(word);
  const stands = (text: string, forms: readonly string[]) =>
    forms.some((form) => sameWord(text, form, language.endings));
  const forms = choices.map((choice) => formsOf(choice, language.articles));
  const all = forms.map(({ label, synonyms }) => [label, ...synonyms].flat());
  const found = words.flatMap((word, from) => {
    // "L'évier".
    const text = word.text.replace(/^[dl]'/, '');
    const those = isTelling(text) ? all.flatMap((forms, index) => (stands(text, forms) ? [index] : [])) : [];
    return those.length === 1
      ? [{ index: those[0]!, from, to: from + 1, isNamed: stands(text, forms[those[0]!]!.label) }]
      : [];
  });
  const first = found.find(({ isNamed }) => isNamed);
  if (first === undefined || found.some(({ index }) => index !== first.index)) return null;
  const left = leftOver(utterance, found, found);
  if (left.beside > mostBeside) return null;
  return { value: choices[first.index]!.value, ...left, confidence: 0.6, alternatives: [] };
}

/** One of the choices, by its name, a synonym, its place, or all but a slip; also by what alone its name says. */
export function readChoice(utterance: Utterance, choices: readonly Choice[]): Understood | null {
  const byName = named(utterance, choices);
  // The name of one may be part of another's: the longer counts.
  const { chosen, denied, parts } = pointed(utterance, byName.length > 0 ? byName : placed(utterance, choices.length));
  if (parts.length === 0) return told(utterance, choices);
  const left = leftOver(utterance, parts, parts);
  const values = (list: readonly number[]) => list.map((index) => choices[index]!.value);
  if (chosen.length === 1) return { value: choices[chosen[0]!]!.value, ...left, confidence: 0.95, alternatives: [] };
  if (chosen.length > 1) return { value: null, ...left, confidence: 0, alternatives: values(chosen) };
  const others = choices.map((_, index) => index).filter((index) => !denied.includes(index));
  if (others.length === 1) return { value: choices[others[0]!]!.value, ...left, confidence: 0.6, alternatives: [] };
  return { value: null, ...left, confidence: 0, alternatives: values(others) };
}
