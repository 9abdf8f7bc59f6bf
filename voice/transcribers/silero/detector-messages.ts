import type { DetectorRate } from './weights.ts';

/** What the worker is told: windows of lines, one behind the other, in the order of their lines, or that a line is over. */
export type DetectorOrder =
  | { rate: DetectorRate; lines: number[]; windows: Int16Array<ArrayBuffer> }
  | { over: number };

/** How likely there was a voice in a window of each line. */
export interface DetectorAnswer {
  lines: number[];
  probabilities: number[];
}
