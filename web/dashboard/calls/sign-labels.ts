import type { CallSign } from '#domain/calls/call-quality.ts';

/** Signs in words, with what each is. */
export const signWords: Record<CallSign, { label: string; hint: string }> = {
  not_understood: { label: 'Not understood', hint: 'The agent didn’t understand the caller.' },
  asked_twice: { label: 'Asked twice', hint: 'The agent repeated a question without getting an answer.' },
  dead_air: { label: 'Dead air', hint: 'The caller was silent for a long time or waited more than 5 seconds.' },
  slow_answer: { label: 'Slow answer', hint: 'The agent’s first audio took more than 2 seconds.' },
  caller_angry: { label: 'Caller angry', hint: 'The caller sounded angry.' },
  interrupted: { label: 'Interrupted', hint: 'The caller talked over the agent.' },
  action_failed: { label: 'Action failed', hint: 'An action couldn’t be completed.' },
  left_early: { label: 'Left early', hint: 'The caller hung up before reaching the goal.' },
  promise_made: { label: 'Follow-up created', hint: 'The call created a follow-up for your team.' },
};

/** A score in the colours of states. */
export const toneOfScore = (score: number) => (score >= 80 ? 'success' : score >= 50 ? 'warning' : 'danger');
