import type { Language } from '#voice/languages/language.ts';
import { wordsOf } from './words.ts';

/** What is said to the agent of a turn in which someone else in the room is spoken to as well: "honey, I'm on the phone. A haircut." */
export function withoutTalkToOthers(text: string, { around }: Language): string {
  const sentences = text.split(/(?<=[.!?])\s+/u);
  const own = sentences.filter((sentence) => {
    const words = wordsOf(sentence).map((word) => word.text);
    return !around.toOthers.test(words.join(' '));
  });
  return own.length === 0 ? text : own.join(' ');
}
