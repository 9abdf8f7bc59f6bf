import type { Progress } from './playback-queue.ts';

/** Name under which the worklet registers its processor. */
export const playbackProcessor = 'parley-playback';

/** What the page tells the worklet. */
export type PlaybackCommand =
  /** A connection begins: generations count from 1 again. `sampleRate` is that of the frames to come. */
  | { type: 'begin'; sampleRate: number }
  | { type: 'frame'; generation: number; pcm: Int16Array }
  | { type: 'end'; generation: number }
  | { type: 'clear'; generation: number };

/** What the worklet tells the page: how much of an utterance has left it, from its own count of samples. */
export type PlaybackReport = { type: 'played' } & Progress;
