import type { CallTurn } from '#domain/calls/calls.ts';

/**
 * Timings of one answer, in milliseconds, kept with its first utterance:
 *
 * - `engine`: the flow's step.
 * - `store`: the transaction that holds the step. The audio is made meanwhile, and none leaves before its end.
 * - `synthesis`: from the request to the engine's first audio.
 * - `firstAudio`: from the last word of the caller (or his typed message, or what else was answered) to the first
 *   frame at the socket. It holds all others and the wait for the end of his turn.
 */
export type TurnTimings = NonNullable<CallTurn['timings']>;

/** Timings of a step before its audio. */
export function stepTimings(step: { begunAt: number; decidedAt: number; storedAt: number }): TurnTimings {
  return {
    firstAudio: null,
    engine: step.decidedAt - step.begunAt,
    store: step.storedAt - step.decidedAt,
    synthesis: null,
  };
}
