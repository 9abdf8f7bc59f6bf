import { createHash } from 'node:crypto';

/** The id of a sentence: the same text in the same language has the same one, no matter who says it. */
export function sentenceIdOf(language: string, text: string): string {
  const base = language.split('-')[0]!.toLowerCase();
  return createHash('sha256').update(`${base}\n${text.trim()}`).digest('hex').slice(0, 32);
}
