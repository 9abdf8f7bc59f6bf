import type { SlotDef } from '#domain/agents/workflows.ts';
import { asksToAmend } from '#voice/understanding/matter.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import type { Next, Question } from '../dialogue.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { hear } from '../slots/slot-kind.ts';
import { slotContext, type Talk } from '../talk.ts';
import { isWorded } from '../worded-choice.ts';
import { correct, given } from './correction.ts';

/** Kinds of which one utterance may hold the old value and the new one. */
const closed: ReadonlySet<SlotDef['type']> = new Set(['choice', 'rating', 'number', 'money']);

/**
 * "I said five hundred it's fifteen hundred", "eight is too nice, put five": what holds the value that was given and one more of
 * its kind corrects it, where words take back. Null where a value of that kind is asked for.
 */
export function oldAndNew(talk: Talk, question: Question, utterance: Utterance): Proposal<Next> | null {
  const isTaken = takesBack(utterance);
  // "We said right away, but realistically it's next year".
  const isTurned = utterance.marks.some(({ value, from }) => value === 'contrast' && from > 0);
  if (!isTaken && !(isTurned && !/\?\s*$/.test(utterance.text))) return null;
  for (const def of given(talk)) {
    if (!closed.has(def.type) || question.expects.includes(def.type)) continue;
    const old = talk.frame.slots[def.name]?.value;
    const kind = slotKinds[def.type];
    const context = slotContext(talk, def);
    const heard = hear(kind, utterance, context);
    // "The last two" is no last choice.
    if (!heard || (def.type === 'choice' && !isWorded(def, utterance, heard.used))) continue;
    const same = (value: unknown) => JSON.stringify(value) === JSON.stringify(old);
    const others = heard.alternatives.filter(({ value }) => !same(value));
    const [only] = others;
    const isBoth = heard.value === null && heard.alternatives.some(({ value }) => same(value));
    // "Not billing … technical" settles by itself.
    const isSettled = isTaken && heard.value !== null && !same(heard.value) && mentions(talk, utterance, def);
    const parsed =
      isBoth && others.length === 1 && only
        ? only
        : isSettled && heard.value !== null
          ? { value: heard.value, spoken: heard.spoken }
          : null;
    if (parsed)
      return {
        confidence: 0.8,
        beside: 0,
        turns: false,
        corrects: def,
        does: () => correct(talk, { def, parsed, said: utterance.text }),
      };
  }
  return null;
}

/** Whether words take something back: "the nine dollar lunch and four friends" only count, and "billing or technical?" asks. */
function takesBack(utterance: Utterance): boolean {
  const { words, marks, language } = utterance;
  const isAnswer = ({ from, to }: { from: number; to: number }) =>
    words.slice(from, to).every(({ text }) => language.denials.has(text));
  if (marks.some(({ value }) => value === 'or') || /\?\s*$/.test(utterance.text)) return false;
  return (
    asksToAmend(utterance) ||
    language.denials.has(words[0]?.text ?? '') ||
    marks.some(
      (mark) => (taking.has(mark.value) && mark.to < words.length) || (mark.value === 'negation' && !isAnswer(mark)),
    )
  );
}
const taking: ReadonlySet<string> = new Set(['repair', 'wrong', 'change']);

/** How sure it is that a value is named: "too" is no two. */
const leastSure = 0.75;

/** Whether words hold the value that a slot has, said or denied. */
export function mentions(talk: Talk, utterance: Utterance, def: SlotDef): boolean {
  const kind = slotKinds[def.type];
  const context = slotContext(talk, def);
  const old = talk.frame.slots[def.name]?.value;
  const isMisheard = (at: number) =>
    utterance.readings.some(({ category, from }) => category === 'misheard' && from === at);
  return utterance.words.some((_, from) =>
    [1, 2, 3].some((count) => {
      if (isMisheard(from)) return false;
      const part = utterance.words.slice(from, from + count);
      if (part.length < count) return false;
      const said = readUtterance(utterance.text.slice(part[0]!.from, part.at(-1)!.to), utterance.language);
      const heard = hear(kind, said, context);
      return (
        heard !== null &&
        heard.beside === 0 &&
        (def.type !== 'choice' || isWorded(def, said, heard.used)) &&
        heard.confidence >= leastSure &&
        JSON.stringify(heard.value) === JSON.stringify(old)
      );
    }),
  );
}
