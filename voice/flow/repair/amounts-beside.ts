import type { SlotDef } from '#domain/agents/workflows.ts';
import type { Json } from '#domain/platform/json.ts';
import { bestCover } from '#voice/understanding/grammar/select.ts';
import { asksToAmend, wordsOf } from '#voice/understanding/matter.ts';
import type { Part } from '#voice/understanding/types/left-over.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { withoutDigits } from '../appointments/offers.ts';
import type { Question } from '../dialogue.ts';
import { slotKinds } from '../slots/catalog.ts';
import { hear, type Parsed, show } from '../slots/slot-kind.ts';
import { slotContext, type Talk } from '../talk.ts';
import { inThousands } from './in-thousands.ts';

/** Kinds whose values are numbers. */
const numeric: ReadonlySet<SlotDef['type']> = new Set(['rating', 'number', 'money']);
const spoken: ReadonlySet<string> = new Set(['quantity', 'rating', 'money']);
/** What a number may be a part of: "nine in the evening", "five people", "three weeks". */
const ofMore: ReadonlySet<string> = new Set(['clock', 'moment', 'date', 'span', 'length', 'heads']);
/** Of more than this weight, words need no good will to be read so. */
const plain = -1;
/** Of this weight and below, words only sound like a number. */
const misheard = -3;
/** So far before an amount, "not" is about it. */
const reach = 2;
/** Another amount is so many times more or less than the one before, at most: "four of us" is no budget. */
const farthest = 25;

interface Amount extends Part, Parsed {
  isDenied: boolean;
}

/** The longest number that stands at a place. */
const spokenAt = (readings: Utterance['readings'], at: number) =>
  readings.filter(({ category, from }) => category === 'quantity' && from === at).toSorted((a, b) => b.to - a.to)[0];

/** Whether what stands behind a number is counted by it: "three hours", but not "seven would be fairer". */
export function isCounting({ words, marks, readings, language: own, text }: Utterance, { to }: Part): boolean {
  // "Two or three months."
  const other = marks.find(({ value, from }) => value === 'or' && from === to);
  const last = other && spokenAt(readings, other.to);
  if (last) return isCounting({ words, marks, readings, language: own, text }, { from: other.to, to: last.to });
  const next = words[to];
  if (!next || next.pause || own.harmless.has(next.text) || own.denials.has(next.text)) return false;
  const { clauses, links, openings } = own;
  const isJoint = [clauses.and, clauses.joins, clauses.openers, clauses.inside, clauses.verbs, links, openings].some(
    (some) => some.has(next.text),
  );
  const isTail = own.restatements.tails.exec(` ${next.text}`)?.index === 0;
  return !isJoint && !isTail && !marks.some(({ from }) => from === to);
}

/** The amounts that stand by themselves among words, as the values of a slot. */
function amountsFor(talk: Talk, def: SlotDef, utterance: Utterance): Amount[] {
  const { words, readings, marks, language: own, text } = utterance;
  const kind = slotKinds[def.type];
  const context = slotContext(talk, def);
  const some = readings.filter(({ category, weight }) => spoken.has(category) && weight > misheard);
  return bestCover(some, words.length, () => true).flatMap(({ from, to }): Amount[] => {
    // "That one", "the other one".
    const isOne = to - from === 1 && own.spelling.ones.has(words[from]!.text);
    // "Un neuf" is one nine.
    if (to - from === 1 && own.articles.has(words[from]!.text)) return [];
    const isPart = readings.some(
      (one) =>
        ofMore.has(one.category) &&
        one.weight > plain &&
        one.from <= from &&
        one.to >= to &&
        one.to - one.from > to - from,
    );
    if (isPart || isCounting(utterance, { from, to })) return [];
    const said = readUtterance(text.slice(words[from]!.from, words[to - 1]!.to), own);
    const heard = hear(kind, said, context);
    if (!heard || heard.value === null) return [];
    const isDenied = marks.some(({ value, to: end }) => value === 'negation' && end <= from && from - end < reach);
    const old = talk.frame.slots[def.name]?.value;
    const value = inThousands(def, heard.value, old);
    if (isOne && value !== old) return [];
    return [{ from, to, value, spoken: show(kind, value, context), isDenied }];
  });
}

const amountOf = (value: Json | undefined): number =>
  typeof value === 'number' ? value : Number((value as { amount?: number } | null | undefined)?.amount ?? Number.NaN);

/** Whether one amount may stand in the place of another. */
function isLikely({ type }: SlotDef, value: Json, old: Json | undefined): boolean {
  const [a, b] = [amountOf(value), amountOf(old)];
  return type === 'rating' || a === 0 || b === 0 || (a / b <= farthest && b / a <= farthest);
}

/** An amount said among other words, in place of the one that was given. */
export interface OtherAmount {
  parsed: Parsed;
  /** The words say what it is of, or hold the amount that was given. */
  isTold: boolean;
}

/**
 * "You had me at five, four's all I can do", "the recommendation should be a seven": an amount that stands by itself is another one
 * than was given, where the words say what it is of, hold the old one, or take something back.
 * @param isNamed the words say what it is of
 * @param isLast nothing was given behind it
 */
export function otherAmount(
  talk: Talk,
  question: Question,
  utterance: Utterance,
  def: SlotDef,
  { isNamed, isLast }: { isNamed: boolean; isLast: boolean },
): OtherAmount | null {
  if (!numeric.has(def.type) || /\?\s*$/.test(utterance.text)) return null;
  if (question.expects.includes(def.type) && !isNamed) return null;
  const old = talk.frame.slots[def.name]?.value;
  const isSame = ({ value }: Amount) => JSON.stringify(value) === JSON.stringify(old);
  const all = amountsFor(talk, def, withoutDigits(utterance));
  const others = all.filter((one) => !one.isDenied && !isSame(one) && isLikely(def, one.value, old));
  const other = others.at(-1);
  if (!other || new Set(others.map(({ value }) => JSON.stringify(value))).size > 1) return null;
  const isTold = isNamed || all.some(isSame);
  if (isTold) return { parsed: other, isTold };
  const takes =
    utterance.language.restatements.takes.test(wordsOf(utterance)) ||
    asksToAmend(utterance) ||
    utterance.marks.some(({ value }) => value === 'repair' || value === 'wrong');
  // "I would have said nine, but the staff was rude".
  const isTurned = utterance.marks.some(({ value, from }) => value === 'contrast' && from >= other.to);
  return takes && isLast && all.length === 1 && !isTurned ? { parsed: other, isTold } : null;
}

/** Whether an amount stands by itself among words: the two of "in two months" does not. */
export const holdsAmount = (talk: Talk, def: SlotDef, utterance: Utterance, value: Json): boolean =>
  amountsFor(talk, def, withoutDigits(utterance)).some((one) => JSON.stringify(one.value) === JSON.stringify(value));

/** The one amount that stands by itself among words and may be in the place of the one that was given; null where there are several. */
export function loneAmount(talk: Talk, def: SlotDef, utterance: Utterance): Parsed | null {
  const old = talk.frame.slots[def.name]?.value;
  const all = amountsFor(talk, def, withoutDigits(utterance));
  const [only] = all;
  const isOther = only && !only.isDenied && JSON.stringify(only.value) !== JSON.stringify(old);
  return isOther && all.length === 1 && isLikely(def, only.value, old)
    ? { value: only.value, spoken: only.spoken }
    : null;
}
