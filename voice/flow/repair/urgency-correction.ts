import { wordsOf } from '#voice/understanding/matter.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { clausesIn } from '../clauses-in.ts';
import type { Next, Question } from '../dialogue.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { show } from '../slots/slot-kind.ts';
import { slotContext, type Talk } from '../talk.ts';
import { correct, given } from './correction.ts';

/** Words of a turn at most in which it's told: a longer one is a story. */
const mostWords = 40;

/** Words between "not" and what it denies, at most. */
const reach = 3;

/** Whether words say that it is urgent or that it can wait; null where they speak of something else. @param next the words behind them */
function saidIn(clause: Utterance, next: string, isQuoted: boolean): boolean | null {
  const { urgency } = clause.language.questions;
  const said = wordsOf(clause);
  const named = urgency.named?.exec(said) ?? null;
  if (urgency.waits.test(said)) return false;
  if ((named !== null || isQuoted) && urgency.backs?.test(said)) return false;
  // Behind "I said no before", whatever tells that much hangs on it.
  if (named === null) return isQuoted && urgency.urgent.test(said) ? true : null;
  // "I can't work any more" denies nothing.
  if (not.test(named[0])) return true;
  const before = said.slice(0, named.index).trim().split(' ').slice(-reach);
  const behind = `${said.slice(named.index + named[0].length)} ${next}`
    .trim()
    .split(' ')
    .slice(0, reach + 2);
  const end = behind.findIndex((word) => /^\d/.test(word) || clause.language.clauses.subjects.has(word));
  return ![...before, ...behind.slice(0, end < 0 ? undefined : end)].some((word) => not.test(word));
}
const not = /(?:^| )(?:nicht|kein\w*|no|pas|plus)(?= |$)/;

/** The words from the first number on, which no "not" before it is about: "it's not urgent 0171 …". */
function fromNumber(utterance: Utterance): Utterance {
  const at = utterance.readings.filter(({ category }) => category === 'quantity').map(({ from }) => from);
  return readUtterance(
    utterance.text.slice(utterance.words[Math.min(...at)]?.from ?? utterance.text.length),
    utterance.language,
  );
}

/** Parts of a turn: its clauses, and what stands behind a "but" in one. */
function partsOf(utterance: Utterance): Utterance[] {
  return clausesIn(utterance).flatMap((clause) => {
    const but = clause.marks.find(({ value, from }) => value === 'contrast' && from > 0);
    if (!but) return [clause];
    const at = clause.words[but.from]!.from;
    return [clause.text.slice(0, at), clause.text.slice(at)].map((text) => readUtterance(text, clause.language));
  });
}

/**
 * "So urgent is it not, and the number is …", "I said no before, but it's pressing": how much hangs on it is told otherwise than
 * before, beside an answer to what is asked now.
 * @param answer what words would answer
 */
export function urgencyCorrection(
  talk: Talk,
  question: Question,
  utterance: Utterance,
  answer: (said: Utterance) => Proposal<Next> | null,
): Proposal<Next> | null {
  const { urgency } = utterance.language.questions;
  const def = given(talk).find(({ type, prompt }) => type === 'yes_no' && urgency.asks.test(prompt));
  const old = def && talk.frame.slots[def.name]?.value;
  if (!def || typeof old !== 'boolean' || !urgency.named) return null;
  if (utterance.words.length > mostWords || /\?\s*$/.test(utterance.text)) return null;
  const rest: string[] = [];
  let value: boolean | null = null;
  let isQuoted = false;
  const parts = partsOf(utterance);
  for (const [index, clause] of parts.entries()) {
    const isQuote =
      utterance.language.restatements.takes.test(wordsOf(clause)) &&
      /\b(?:gesagt|dije|dicho|dit)\b/.test(wordsOf(clause));
    isQuoted ||= isQuote;
    const said = isQuote
      ? null
      : saidIn(
          clause,
          parts
            .slice(index + 1)
            .map(wordsOf)
            .join(' '),
          isQuoted,
        );
    if (said !== null) value = said;
    else if (!isQuote) rest.push(clause.text);
  }
  if (value === null || value === old) return null;
  const parsed = { value, spoken: show(slotKinds.yes_no, value, slotContext(talk, def)) };
  // Digits and addresses are heard among other words, a name is not.
  const left = question.kind === 'free' ? rest.join(', ') : utterance.text;
  const heard = (left === '' ? null : answer(readUtterance(left, utterance.language))) ?? answer(fromNumber(utterance));
  const does = () => {
    const next = correct(talk, { def, parsed, said: utterance.text });
    return heard && !heard.corrects ? heard.does() : next;
  };
  return { confidence: 0.7, beside: 0, turns: false, corrects: def, does };
}
