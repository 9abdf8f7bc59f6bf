import { likelyTopicScore } from '#voice/knowledge/likely-topic.ts';
import { isWelcome } from './caller-question.ts';
import type { Next } from './dialogue.ts';
import type { Hearing } from './hearing.ts';
import { beginQuestion } from './repair/question.ts';

/** Words that may ask something, at least. */
const fewestWords = 3;
/** How likely they have to be on what businesses are asked every day, where no word of them asks. */
const leastLikely = 3.5;

/**
 * Words that nothing explained are looked for in the documents before they count as not understood: there are more ways to ask than
 * any form of a question has, "il est où votre parking". Null where nothing tells that they ask.
 */
export function guessQuestion({ talk, current, question, utterance }: Hearing): Next | null {
  const { knowledge, language } = talk.snapshot.setting;
  if (!knowledge || current.isAside || current.dialogue.takesQuestions || question.kind === 'free') return null;
  const { text, words, language: own } = utterance;
  if (words.length < fewestWords || !isWelcome(text, talk.snapshot)) return null;
  const asks = own.questions.asking.test(text) || likelyTopicScore(text, language) >= leastLikely;
  return asks ? beginQuestion(talk, { query: text, follows: false }, null, undefined, true) : null;
}
