/**
 * Text to speech as the rest of Parley sees it. Each engine is one file in `tts/` and one row of `catalog.ts`;
 * cache, fallback and sentence chunking are wrappers around this interface.
 */
export interface SynthesisRequest {
  text: string;
  /** A voice id of the engine's catalogue, e.g. `sarah`. */
  voice: string;
  /** BCP 47, e.g. `en-US`. */
  language: string;
  /** Places in the text that are said otherwise than they are written, in order. */
  spans?: readonly SpokenSpan[];
  /** 1 is normal; 0.25 to 4. */
  speed: number;
  /** Calls go before HTTP requests, those before background jobs. */
  priority: 'call' | 'request' | 'job';
  /** Fairness: requests of one key share its turn. A workspace id. */
  fairnessKey: string;
  /** Who spoke what was heard of the same speech before: the engine that was asked, or another in its place. */
  speaker?: 'asked' | 'other' | undefined;
  /** Asked ahead of calls: it is kept for them, although a background job asks. */
  keeps?: boolean | undefined;
  signal: AbortSignal;
  /** Called before a service is asked that is paid for what it is asked. */
  onAsked?: (() => void) | undefined;
}

/** What speech is kept by. */
export type KeptSentence = Pick<SynthesisRequest, 'text' | 'voice' | 'language' | 'speed' | 'spans'>;

/** From `start` to before `end` of the text: what is said there. */
export interface SpokenSpan {
  start: number;
  end: number;
  /** In plain words; the engine reads them. */
  spoken: string;
  /** The sounds themselves in IPA, for engines that can take them. */
  ipa?: string;
}

/** A word and when it is spoken, in milliseconds from the start of the whole text's audio. */
export interface SpokenWord {
  text: string;
  startMs: number;
  endMs: number;
}

/** A piece of audio, mono 16-bit, in order. Pieces come as soon as they are made. */
export interface SpeechChunk {
  pcm: Int16Array;
  sampleRate: number;
  words: SpokenWord[];
  /** The engine that was asked for, when another one spoke in its place. */
  insteadOf?: string;
}

export interface Voice {
  id: string;
  name: string;
  language: string;
  gender: 'female' | 'male' | 'neutral';
  description: string;
}

export interface SpeechSynthesizer {
  readonly id: string;
  voices(): readonly Voice[];
  /** Changes when a voice sounds different. */
  version?(voice: string): string;
  /** @throws EngineError */
  synthesize(request: SynthesisRequest): AsyncIterable<SpeechChunk>;
  /** Someone is about to want speech: what takes time to start is started. */
  prepare?(): void;
  /** Takes what was said so from what is kept, here and in other processes that share the folder. */
  forget?(sentence: KeptSentence): Promise<void>;
  /** Ends workers and child processes. */
  close(): Promise<void>;
}
