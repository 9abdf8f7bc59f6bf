/** How long the voice rests behind a word. */
export type Pause = 'none' | 'clause' | 'sentence' | 'paragraph';

/** A word or group of words (a date, a price) of the text and what the engine is given for it. */
export interface SpokenToken {
  /** As written: a part of the text. */
  text: string;
  /** As it is to be said. */
  spoken: string;
  /** What stands behind it in the engine's text: a space, a comma, a question mark. */
  after: string;
  pause: Pause;
}

/** Silence behind a piece of speech, in milliseconds at normal speed. */
export const pauseMs: Record<Pause, number> = { none: 40, clause: 140, sentence: 320, paragraph: 480 };

/** What the engine reads for these tokens. */
export function engineText(tokens: readonly SpokenToken[]): string {
  return tokens.map((token) => token.spoken + token.after).join('');
}
