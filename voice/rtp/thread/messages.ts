import { frameSamples } from '../frame.ts';
import type { Agreed, PortRange } from '../media-session.ts';

/** What the thread of the sound and the rest of the program tell each other, each a batch at a time: a message costs more than what is in it. */

export type Command =
  | { do: 'open'; id: number; host: string; range: PortRange | null }
  /** `mayReach`: whether its sound may be sent to the address that was agreed on. */
  | { do: 'agree'; id: number; agreed: Agreed; mayReach: boolean }
  /** An address that a call's sound comes from, as it was asked about. */
  | { do: 'reach'; id: number; address: string; mayReach: boolean }
  | { do: 'keys'; id: number; digits: string }
  | { do: 'close'; id: number };

export interface ToThread {
  commands: Command[];
  /** For each call with sound to be said or cleared: `playFields` numbers. */
  plays: Int32Array;
  /** The frames of all of them, one behind the other. */
  sound: Int16Array;
}

/** Of a call: its id; how often what waited was cleared, this time included; frames that follow. */
export const playFields = 3;

export type Told =
  | { told: 'opened'; id: number; port: number }
  | { told: 'refused'; id: number; message: string }
  | { told: 'failed'; id: number; message: string }
  /** One call's sound stops for good. */
  | { told: 'fault'; message: string }
  /** Sound comes from an address: may it? */
  | { told: 'asks'; id: number; address: string }
  | { told: 'key'; id: number; key: string };

export interface FromThread {
  told: Told[];
  /** For each 20 ms of a call: `tickFields` numbers. */
  ticks: Int32Array;
  /** The frames that were heard, one behind the other. */
  sound: Int16Array;
}

/** Of 20 ms: the call's id; what was cleared before them; whether a frame of ours left; whether one was heard; whether a packet came. */
export const tickFields = 5;

/** Frames one behind the other, in a buffer of their own that can be handed to another thread. */
export function joinFrames(frames: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  const sound = new Int16Array(frames.length * frameSamples);
  for (const [n, frame] of frames.entries()) sound.set(frame, n * frameSamples);
  return sound;
}
