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

/** When the parts of an answer came, in ms since 1970, told once its first sentence begins to be heard. */
export interface MeasuredTurn {
  /** Of the first utterance of the answer. */
  seq: number;
  /** The caller's last word, or what else is answered. */
  askedAt: number;
  begunAt: number;
  decidedAt: number;
  storedAt: number;
  /** Null where no audio could be made. */
  firstAudioAt: number | null;
  /** How long the engine took to its first audio, in ms. */
  synthesisMs: number | null;
}
