/** Tells how likely there is a voice in one line's sound. */
export interface VoiceDetector {
  /** Samples as they come. What they hold is known a moment later. */
  push(samples: Int16Array): void;
  /** Of the newest window that was looked at, 0 to 1; null while that is not known, or too old to be of use. */
  readonly probability: number | null;
  close(): void;
}

/** Begins to look at a line. */
export type OpenDetector = (sampleRate: 8_000 | 16_000) => VoiceDetector;
