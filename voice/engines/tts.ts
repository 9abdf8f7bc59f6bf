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
  /** 1 is normal; 0.5 to 2. */
  speed: number;
  /** Calls go before HTTP requests, those before background jobs. */
  priority: 'call' | 'request' | 'job';
  /** Fairness: requests of one key share its turn. A workspace id. */
  fairnessKey: string;
  signal: AbortSignal;
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
  /** @throws EngineError */
  synthesize(request: SynthesisRequest): AsyncIterable<SpeechChunk>;
  /** Ends workers and child processes. */
  close(): Promise<void>;
}
