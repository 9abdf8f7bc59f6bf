import type { CallEndReason } from '#domain/records/call-states.ts';
import type { Utterance } from './clip.ts';
import type { StoredTurn } from './ports.ts';

/** How the caller is reached: a browser's socket, a phone, a test. One file each in `voice/transports`. */
export interface CallLine {
  /** Whether it plays sound. Without it a turn counts as heard when it was shown. */
  readonly audio: boolean;
  state(state: 'listening' | 'thinking' | 'speaking'): void;
  /** BCP 47 that the caller is listened to in from now on, and spoken to by a line that speaks itself. The same again is nothing. */
  language?(tag: string): void;
  /** A new turn, or one that changed. `typed`: ids of the typed messages that it holds. */
  turn(turn: StoredTurn, typed: readonly string[]): void;
  /** `utterance`: for a line that speaks by itself, which gets no frames. */
  sayStart(generation: number, seq: number, utterance: Utterance): void;
  frame(generation: number, sequence: number, pcm: Int16Array): void;
  sayEnd(generation: number): void;
  /** Stop playing, forget what is buffered. */
  clear(generation: number): void;
  /** The call is over; nothing more comes. */
  ended(reason: CallEndReason): void;
  /** This line is no longer the call's; the call goes on elsewhere or later. */
  leave(why: 'replaced' | 'suspended'): void;
}
