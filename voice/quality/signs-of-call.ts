import type { CallSign, SignCounts } from '#domain/calls/call-quality.ts';
import type { CallTurn } from '#domain/calls/calls.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import type { TurnWhy } from '#domain/records/why.ts';
import { languages as known, languageOf } from '#voice/languages/catalog.ts';
import type { Language } from '#voice/languages/language.ts';
import { fold } from '#voice/understanding/words.ts';

/** A call that has ended, as far as its signs need it. */
export interface RatedCall {
  turns: readonly Pick<CallTurn, 'role' | 'text' | 'interrupted' | 'timings'>[];
  whys: readonly Pick<TurnWhy, 'by' | 'asked' | 'understood' | 'values' | 'ways'>[];
  endReason: CallEndReason | null;
  outcome: 'success' | 'failure' | 'neutral' | null;
  failedActions: number;
  promises: number;
  /** BCP 47: the languages that it was led in. */
  languages: readonly string[];
}

/** Milliseconds to the first sound of an answer: slow, and so long that a caller asks whether anyone is there. */
const waits = { slow: 2_000, dead: 5_000 };

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns = new Map<Language, RegExp>();

/** What tells in a language that someone is angry. */
function angerIn(language: Language): RegExp {
  const made = patterns.get(language);
  if (made) return made;
  const { words, not } = language.anger;
  const denied = `(?:${not.map(escaped).join('|')}) `;
  const patternOf = (phrase: string) => escaped(phrase).replace(/\\\* ?/g, `(?:(?!${denied})\\S+ )?`);
  const pattern = new RegExp(`(?<!\\b${denied})\\b(?:${words.map(patternOf).join('|')})\\b`);
  patterns.set(language, pattern);
  return pattern;
}

/** Whether someone who says this is angry. @param tags BCP 47: the languages that are spoken */
export const soundsAngry = (text: string, tags: readonly string[]): boolean =>
  tags.some((tag) => angerIn(languageOf(tag) ?? known[0]!).test(fold(text)));

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
export function signsOfCall({
  turns,
  whys,
  endReason,
  outcome,
  failedActions,
  promises,
  languages,
}: RatedCall): SignCounts {
  const answers = turns.flatMap(({ timings }) => timings?.firstAudio ?? []);
  const callers = turns.filter(({ role }) => role === 'caller');
  const counts: Record<CallSign, number> = {
    not_understood: whys.filter(({ by, understood }) => by === 'words' && !understood).length,
    asked_twice: whys.filter((_, n) => isAskedAgain(whys, n)).length,
    dead_air: whys.filter(({ by }) => by === 'silence').length + answers.filter((ms) => ms > waits.dead).length,
    slow_answer: answers.filter((ms) => ms > waits.slow && ms <= waits.dead).length,
    caller_angry: callers.filter(({ text }) => soundsAngry(text, languages)).length,
    interrupted: turns.filter(({ role, interrupted }) => role === 'agent' && interrupted).length,
    action_failed: failedActions,
    left_early: endReason === 'caller_hangup' && outcome !== 'success' && callers.length > 0 ? 1 : 0,
    promise_made: promises,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, times]) => times > 0));
}
