import type { CallSign, SignCounts } from '#domain/call-quality.ts';
import type { CallEndReason, CallTurn } from '#domain/calls.ts';
import type { TurnWhy } from '#domain/why.ts';
import { angryWords, notAngry } from './angry-words.en.data.ts';

/** A call that has ended, as far as its signs need it. */
export interface RatedCall {
  turns: readonly Pick<CallTurn, 'role' | 'text' | 'interrupted' | 'timings'>[];
  whys: readonly Pick<TurnWhy, 'by' | 'asked' | 'understood' | 'values' | 'ways'>[];
  endReason: CallEndReason | null;
  outcome: 'success' | 'failure' | 'neutral' | null;
  failedActions: number;
  promises: number;
}

/** Milliseconds to the first sound of an answer: slow, and so long that a caller asks whether anybody is there. */
const waits = { slow: 2_000, dead: 5_000 };

const patternOf = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\* ?/g, '(?:\\S+ )?');
const angry = new RegExp(
  `(?<!\\b(?:${notAngry.map(patternOf).join('|')}) )\\b(?:${angryWords.map(patternOf).join('|')})\\b`,
);

/** Whether somebody who says this is angry. */
export const soundsAngry = (text: string): boolean => angry.test(text.toLowerCase().replaceAll('’', "'"));

/** Whether the same question stood behind a turn as before it, with nothing gained. */
const isAskedAgain = (whys: RatedCall['whys'], n: number): boolean => {
  const [before, now] = [whys[n - 1], whys[n]!];
  return (
    before !== undefined &&
    now.asked !== null &&
    now.asked === before.asked &&
    before.values.length + before.ways.length === 0
  );
};

/** What showed in a call, and how often. It is the same for the same call, always. */
export function signsOfCall({ turns, whys, endReason, outcome, failedActions, promises }: RatedCall): SignCounts {
  const answers = turns.flatMap(({ timings }) => timings?.firstAudio ?? []);
  const callers = turns.filter(({ role }) => role === 'caller');
  const counts: Record<CallSign, number> = {
    not_understood: whys.filter(({ by, understood }) => by === 'words' && !understood).length,
    asked_twice: whys.filter((_, n) => isAskedAgain(whys, n)).length,
    dead_air: whys.filter(({ by }) => by === 'silence').length + answers.filter((ms) => ms > waits.dead).length,
    slow_answer: answers.filter((ms) => ms > waits.slow && ms <= waits.dead).length,
    caller_angry: callers.filter(({ text }) => soundsAngry(text)).length,
    interrupted: turns.filter(({ role, interrupted }) => role === 'agent' && interrupted).length,
    action_failed: failedActions,
    left_early: endReason === 'caller_hangup' && outcome !== 'success' && callers.length > 0 ? 1 : 0,
    promise_made: promises,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, times]) => times > 0));
}
