import type { WaitKind } from '#domain/agents/turn-taking.ts';

/** What a transcriber of speech can be asked for. Three answer to it, over three protocols; a fourth is another file. */

/** Why nothing more is recognised. Its message names the origin at most: never a key, a path or what a service wrote. */
export const transcriberFaults = [
  'unauthorized',
  /** It lies where this server does not call. */
  'forbidden',
  'unreachable',
  'busy',
  /** It answered that it will not: a model or a language that it does not have. */
  'refused',
  'timeout',
  /** The connection was lost, or what came cannot be read. */
  'broken',
] as const;

export interface TranscriberFault {
  kind: (typeof transcriberFaults)[number];
  message: string;
}

export interface TranscriberEvents {
  /** There is a voice, whatever it says: told each 200 ms that it lasts. */
  voice(): void;
  /** Words of one phrase: those of an interim result are replaced by what comes next, those of a final one stay. */
  heard(text: string, final: boolean): void;
  /** Once; nothing is told behind it. */
  failed(fault: TranscriberFault): void;
}

export interface Listening {
  /** Samples a second of what is written. */
  sampleRate: 8_000 | 16_000;
  /** BCP 47 of what is spoken now. */
  language: string;
  /** All that may be spoken, where it is more than one: services that tell languages apart by their sound do. */
  among?: readonly string[];
  /** Words that are likely now, the likeliest first; asked for when a service is told of them. */
  likely?(): readonly string[];
  /** What kind of answer is waited for now, for services that tell by themselves when a turn is over. */
  asks?(): WaitKind;
}

/** One caller who is listened to. */
export interface TranscriberStream {
  /** Mono 16-bit samples, as they come. */
  write(samples: Int16Array): void;
  /** No more audio comes: the last words are told before this is done, if they come in time. */
  finish(): Promise<void>;
  /** Nothing is told any more. */
  close(): void;
}

export interface Transcriber {
  /** Begins to listen. What goes wrong is told as an event, never thrown. */
  open(listening: Listening, events: TranscriberEvents): TranscriberStream;
  /** Asks with a moment of silence whether it can be used; null where it can. */
  check(): Promise<TranscriberFault | null>;
}

/** Milliseconds. */
export interface TranscriberLimits {
  /** Until the connection is there. */
  connectMs: number;
  /** A voice that goes on, and not a word from the other side. */
  silentMs: number;
  /** From the end of the audio to the last words. */
  finishMs: number;
  /** Of one utterance that is sent whole. */
  transcribeMs: number;
}

export const transcriberLimits: TranscriberLimits = {
  connectMs: 3_000,
  silentMs: 5_000,
  finishMs: 1_500,
  transcribeMs: 8_000,
};
