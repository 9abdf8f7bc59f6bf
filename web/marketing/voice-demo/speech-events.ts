/** What a demo hears of the speech that it started. */
export interface SpeechEvents {
  /** The first sound; `sample` when it is the recording and not the text. */
  started(source: 'browser' | 'sample'): void;
  ended(): void;
  failed(): void;
}
