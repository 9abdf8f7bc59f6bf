import type { PhoneNumber } from '#domain/carriers/phone-numbers.ts';

/** What the benchmark says to its server and to its callers, and what they answer, over the processes' own channel. */

export type ToServer =
  /** `ears`: in workspaces with a transcriber. */
  | { type: 'tickets'; count: number; ears?: boolean }
  /** Numbers of agents, enough for so many calls, which are heard in this way. */
  | { type: 'numbers'; count: number; heardBy: PhoneNumber['heardBy'] }
  /** Makes so many notifications that are to be mailed at once. */
  | { type: 'notify'; count: number }
  /** So many people begin to watch, half of them the board and half a call each; 0: no one watches any more. */
  | { type: 'watch'; count: number }
  | { type: 'usage' }
  | { type: 'stop' };

export type FromServer =
  | { type: 'ready'; address: string }
  | { type: 'tickets'; tickets: string[] }
  | { type: 'numbers'; numbers: BenchNumber[] }
  | { type: 'notified' }
  | { type: 'watched'; events: number }
  /** CPU time in ms since the process began, with all its threads; memory in MB. */
  | { type: 'usage'; cpuMs: number; memoryMb: number };

/** A number, and what its carrier knows of it. */
export interface BenchNumber {
  number: string;
  voiceUrl: string;
  accountSid: string;
  token: string;
}

/** What phone callers are told: where the server is, and what they call, one number a call. */
export interface PhoneTask {
  address: string;
  numbers: BenchNumber[];
  by: 'gather' | 'stream';
  rampMs: number;
  talkMs: number;
}

export interface PhoneReport {
  /** From the carrier's request to the first sound that it can play, in ms: at the beginning of calls, and of later turns. */
  answers: number[];
  turns: number[];
  /** From the last sound of a caller to the first of the answer, in ms: of streams. */
  heard: number[];
  /** Frames of 20 ms, and those that came more than 40 ms after their time: of streams. */
  frames: number;
  late: number;
  /** Calls that ended before they should have, and requests that were not answered as they should be. */
  lost: number;
  faults: string[];
}

export interface CallersTask {
  address: string;
  tickets: string[];
  /** Time until all have begun, and then until they hang up, in ms. */
  rampMs: number;
  talkMs: number;
  /** Whether callers send their sound: noise, which is looked at as closely as a voice. */
  sound?: boolean;
  /** Whether the beginning of the calls is measured too. */
  fromFirst: boolean;
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
