import type { Call, CallTurn } from '#domain/calls/calls.ts';
import { waveformParts } from '#domain/calls/recordings.ts';

/** How high a bar stands where each side speaks, as long as no one has listened: of the caller there is no sound. */
const height = { agent: 0.7, caller: 0.2 };
/** Ms that a word takes. */
const msPerWord = 330;

/** When a turn ended, as far as it can be told: with its words, at the next one at the latest. */
function endOf(turn: CallTurn, next: CallTurn | undefined, durationMs: number): number {
  const words = turn.text.split(/\s+/).length;
  return Math.min(turn.startMs + words * msPerWord, next?.startMs ?? durationMs, durationMs);
}

/** A call as bars, 0 to 1, from who spoke when. */
export function barsOf({ turns, durationMs }: Pick<Call, 'turns' | 'durationMs'>): number[] {
  const bars = Array.from({ length: waveformParts }, () => 0);
  for (const [n, turn] of turns.entries()) {
    const [from, to] = [turn.startMs, endOf(turn, turns[n + 1], durationMs)].map((ms) =>
      Math.floor((ms / Math.max(1, durationMs)) * waveformParts),
    );
    for (let bar = from!; bar <= Math.min(to!, waveformParts - 1); bar++) bars[bar] = height[turn.role];
  }
  return bars;
}

/** The turn that is heard at a time of the call, in ms; undefined before the first. */
export const turnAt = (turns: readonly CallTurn[], ms: number): CallTurn | undefined =>
  turns.findLast(({ startMs }) => startMs <= ms);
