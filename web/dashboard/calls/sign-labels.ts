import type { CallSign } from '#domain/calls/call-quality.ts';

/** Signs in words, with what each is. */
export const signWords: Record<CallSign, { label: string; hint: string }> = {
  not_understood: { label: 'Not understood', hint: 'Words of the caller that no rule explained.' },
  asked_twice: { label: 'Asked twice', hint: 'The same question once more, with nothing gained by the answer before.' },
  dead_air: { label: 'Dead air', hint: 'The caller said nothing for long, or waited more than 5 seconds.' },
  slow_answer: { label: 'Slow answer', hint: 'More than 2 seconds to the first sound.' },
  caller_angry: { label: 'Caller angry', hint: 'Words of somebody who is angry.' },
  interrupted: { label: 'Interrupted', hint: 'The caller spoke while the agent did.' },
  action_failed: { label: 'Action failed', hint: 'Something that was to be done could not be.' },
  left_early: { label: 'Left early', hint: 'The caller hung up before the aim was reached.' },
  promise_made: { label: 'Promise made', hint: 'A task for a person came of it.' },
};

/** A score in the colours of states. */
export const toneOfScore = (score: number) => (score >= 80 ? 'success' : score >= 50 ? 'warning' : 'danger');
