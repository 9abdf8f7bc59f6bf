import type { Language } from '#voice/languages/language.ts';
import { wordsOf } from './words.ts';

const isToOther = (sentence: string, { around }: Language): boolean =>
  around.toOthers.test(
    wordsOf(sentence)
      .map((word) => word.text)
      .join(' '),
  );

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/u);

/** Whether all of a turn is said to someone else in the room, or of them: "a customer just came in, one moment". */
export const isToOthers = (text: string, language: Language): boolean =>
  sentencesOf(text).every((sentence) => isToOther(sentence, language));

/** What is said to the agent of a turn in which someone else in the room is spoken to as well: "honey, I'm on the phone. A haircut." */
export function withoutTalkToOthers(text: string, language: Language): string {
  const own = sentencesOf(text).filter((sentence) => !isToOther(sentence, language));
  return own.length === 0 ? text : own.join(' ');
}
