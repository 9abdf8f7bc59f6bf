/** What the benchmark says to its server and to its callers, and what they answer, over the processes' own channel. */

export type ToServer =
  | { type: 'tickets'; count: number }
  /** Makes so many notifications that are to be mailed at once. */
  | { type: 'notify'; count: number }
  | { type: 'usage' }
  | { type: 'stop' };

export type FromServer =
  | { type: 'ready'; address: string }
  | { type: 'tickets'; tickets: string[] }
  | { type: 'notified' }
  /** CPU time in ms since the process began, with all its threads; memory in MB. */
  | { type: 'usage'; cpuMs: number; memoryMb: number };

export interface CallersTask {
  address: string;
  tickets: string[];
  /** Time until all have begun, and then until they hang up, in ms. Measured is only the second. */
  rampMs: number;
  talkMs: number;
}

export interface CallersReport {
  /** From a typed turn to the first frame of its answer, in ms: of words that were said before, and of new ones. */
  turns: number[];
  newWords: number[];
  frames: number;
  /** Frames that came more than 40 ms after their time. */
  late: number;
  /** Calls that ended before they should have. */
  lost: number;
}
