import type { DetectorRate } from './weights.ts';

/** What the worker is told of a line: a window of its sound, or that it is over. */
export type DetectorOrder =
  | { line: number; rate: DetectorRate; window: Int16Array<ArrayBuffer> }
  | { line: number; over: true };

/** How likely there was a voice in a line's next window. */
export interface DetectorAnswer {
  line: number;
  probability: number;
}
