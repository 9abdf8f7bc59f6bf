/**
 * What a carrier is to do, verb by verb: what calls need, in the words of the field. Each carrier writes it in its own language. Seconds.
 */
export type Verb =
  | Words
  | { verb: 'Gather'; action: string; hears: Hearing; says: readonly Words[] }
  | { verb: 'Redirect'; url: string }
  /** A media stream both ways, to an address without a query; what follows is done when it has ended. */
  | { verb: 'Stream'; url: string; parameters: Readonly<Record<string, string>> }
  /** The carrier listens and speaks itself, and takes text over a websocket; `action` is asked when that has ended. */
  | {
      verb: 'Relay';
      url: string;
      action: string;
      language: string;
      /** Whether callers may speak another language than this: what is heard tells which. */
      hearsAll: boolean;
      hints: readonly string[];
      parameters: Readonly<Record<string, string>>;
    }
  /** Keys that are pressed on the line; `w` waits for half a second. */
  | { verb: 'Keys'; digits: string }
  | { verb: 'Reject'; reason: 'busy' | 'rejected' }
  | { verb: 'Hangup' }
  | { verb: 'Dial'; number: string; callerId: string; action: string; ringFor: number; whisper?: string }
  /** Keys alone are heard, so that what someone's machine says is no answer. */
  | { verb: 'AskKey'; action: string; waitFor: number; says: readonly Words[] }
  | { verb: 'Record'; action: string; longest: number; beep: boolean };

/** What is heard. */
export type Words =
  | { verb: 'Say'; text: string; language: string; voice?: string }
  | { verb: 'Play'; url: string }
  | { verb: 'Pause'; seconds: number };

/** How a caller is listened to. */
export interface Hearing {
  /** BCP 47, as the transcriber names it. */
  language: string;
  /** Until silence is told. */
  silenceAfter: number;
  /** The pause behind which a caller has finished; `auto` leaves it to the transcriber. */
  finishedAfter: number | 'auto';
  /** Words that are likely. */
  hints: readonly string[];
  /** How many keys make an answer; without it the caller ends them with #. */
  keys?: number;
  /** Whether the caller may speak into what is said. */
  bargeIn: boolean;
}

/** The silence behind which a relay tells what it understood, in ms: the least that it takes. */
export const relayPauseMs = 600;
