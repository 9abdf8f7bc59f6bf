import type { Snapshot } from '#voice/flow/snapshot.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import type { Sentences } from '#voice/languages/sentences.ts';

/** What a call's session says by itself in a language. */
export const phrasesOf = (language: string): Sentences['line'] => (languageOf(language) ?? languages[0]!).say.line;

/** What is written by itself in a conversation of text messages in a language. */
export const textPhrasesOf = (language: string): Sentences['texts'] =>
  (languageOf(language) ?? languages[0]!).say.texts;

/** What the caller hears while an action lets them wait: first the words of its step, where it has some. */
export function fillerOf({ fillers }: ReturnType<typeof phrasesOf>, snapshot: Snapshot | null, count: number): string {
  const waiting = snapshot?.waiting;
  const own = count === 1 && waiting?.for === 'action' ? waiting.slow : undefined;
  return own ?? fillers[count - 1] ?? fillers[0];
}
