import { readDecline } from '#voice/understanding/acts.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import type { Question } from './dialogue.ts';

/** "None, I'm private": what may be left out is declined in the words before a reason. */
function withoutReason(utterance: Utterance): Utterance {
  const { words, text, language: own } = utterance;
  const behind = words.find(({ pause }, at) => at > 0 && pause);
  if (!behind || own.denials.has(words[0]!.text)) return utterance;
  const head = readUtterance(text.slice(0, behind.from), own);
  return readDecline(head)?.beside === 0 ? head : utterance;
}

/** "Just me", where the company is asked for that may be left out. */
function hasNoCompany({ isOptional, prompt }: Question, utterance: Utterance): ReturnType<typeof readDecline> {
  const { asks, none } = utterance.language.questions.companies;
  const isNone = isOptional === true && asks.test(prompt) && none.test(wordsOf(utterance));
  return isNone ? { act: 'none', beside: 0, turns: false, rest: '', tail: '', words: utterance.words.length } : null;
}

/** Whether and how words decline the answer to a question. */
export const declineOf = (question: Question, utterance: Utterance): ReturnType<typeof readDecline> =>
  hasNoCompany(question, utterance) ?? readDecline(question.isOptional ? withoutReason(utterance) : utterance);
