import { readTopics } from '#voice/knowledge/read-topic.ts';
import { booksAppointments } from './appointments/wish-ahead.ts';
import { isRequest, isTold, isWelcome, readQuestion } from './caller-question.ts';
import { clausesIn } from './clauses-in.ts';
import type { Next } from './dialogue.ts';
import { type Hearing, isWhenAsked } from './hearing.ts';
import type { Proposal } from './proposal.ts';
import { beginQuestion } from './repair/question.ts';
import { slotsInOrder } from './snapshot.ts';

/** How sure a matter has to be, for words to ask of it whatever else they look like. */
const sure = 9;
/** Words of such a question. */
const fewest = 3;
const most = 14;
/** Sentences in which it is asked, at most. */
const mostParts = 2;
/** Matters of which a question may be a wish for a time. */
const ofTime: ReadonlySet<string> = new Set(['new_customers', 'response', 'duration']);

/**
 * "What do I do if it gets bad over the weekend", where a time is asked for, "where do I find my old bills", where one is told of: words
 * that surely ask what businesses are asked every day are that, and no wish, change or command. Null where they answer, too.
 */
export function sureQuestion({ talk, current, question, utterance }: Hearing): Proposal<Next> | null {
  const { snapshot } = talk;
  const { knowledge, language } = snapshot.setting;
  const { words, text, language: own } = utterance;
  if (!knowledge || current.isAside || current.dialogue.takesQuestions || !isWelcome(text, snapshot)) return null;
  if (words.length < fewest || words.length > most) return null;
  // What they tell first may be a question, "why was I charged twice".
  const isFirst = slotsInOrder(talk.frame).length === 0 && !booksAppointments(talk);
  if (question.kind === 'free' && question.expects.includes('text') && isFirst) return null;
  const [matter] = readTopics(text, language);
  if (!matter || matter.score < sure || isTold(utterance) || isRequest(utterance)) return null;
  // The hours are told as they are set.
  if (matter.topic.id === 'hours') return null;
  if (isWhenAsked(question) && ofTime.has(matter.topic.id)) return null;
  if (readQuestion(utterance, snapshot)?.follows !== false && !own.questions.asking.test(text)) return null;
  const parts = clausesIn(utterance);
  if (parts.length > (isWhenAsked(question) ? 1 : mostParts)) return null;
  const isTyped = question.kind !== 'free' && !isWhenAsked(question);
  if (isTyped && [utterance, ...parts].some((part) => current.dialogue.hear?.(current.turn, part)?.beside === 0))
    return null;
  const does = () => beginQuestion(talk, { query: text, follows: false }, null);
  return { confidence: 0.8, beside: 0, turns: false, does };
}
