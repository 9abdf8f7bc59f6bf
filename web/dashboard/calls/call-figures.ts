import type { CallTurn } from '#domain/calls/calls.ts';

export interface CallFigures {
  callerTurns: number;
  agentTurns: number;
  interruptions: number;
  /** Median of the times from the end of a caller's turn to the agent's first sound, in ms; null without one. */
  answerMs: number | null;
}

/** Figures over the turns of one call. */
export function callFigures(turns: readonly CallTurn[]): CallFigures {
  const answers = turns.flatMap(({ timings }) => timings?.firstAudio ?? []).sort((a, b) => a - b);
  const middle = answers.length / 2;
  const median =
    answers.length % 2 === 1 ? answers[Math.floor(middle)]! : (answers[middle - 1]! + answers[middle]!) / 2;
  return {
    callerTurns: turns.filter(({ role }) => role === 'caller').length,
    agentTurns: turns.filter(({ role }) => role === 'agent').length,
    interruptions: turns.filter(({ interrupted }) => interrupted).length,
    answerMs: answers.length === 0 ? null : median,
  };
}
