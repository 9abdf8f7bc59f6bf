import { likelyTopicScore } from '#voice/knowledge/likely-topic.ts';
import { booksAppointments } from './appointments/wish-ahead.ts';
import { type CallerQuestion, comesFor, isPlainQuestion, partQuestion } from './caller-question.ts';
import type { Hearing } from './hearing.ts';
import { slotsInOrder } from './snapshot.ts';

/** Where they answer in their own words, a question may be what they tell, or only stand beside it. */

/** "I forgot my password, how do I reset it": what is told in their own words, with a question behind it. */
export function askedBeside({ talk, question, utterance }: Hearing): CallerQuestion | null {
  const isOwnWords = question.kind === 'free' && question.expects.includes('text') && !booksAppointments(talk);
  const parted = isOwnWords ? partQuestion(utterance, talk.snapshot) : null;
  return parted && talk.snapshot.setting.knowledge ? { query: utterance.text, follows: false } : null;
}

/** How sure it is that a question is on what businesses are asked every day, so that no one takes it for an answer. */
const sureOfTopic = 4;

/** "Can I try it for a bit before I pay?", where a company is asked for; "how many of these are there?", where a reason is. */
export function isNoAnswer({ talk, question, utterance }: Hearing): boolean {
  const { setting } = talk.snapshot;
  const { companies } = utterance.language.questions;
  if (!isPlainQuestion(utterance) || comesFor(utterance)) return false;
  if (companies.asks.test(question.prompt)) return true;
  // "Why was I charged twice?" may be all that they call about.
  const hasTold = slotsInOrder(talk.frame).length > 0;
  return hasTold && likelyTopicScore(utterance.text, setting.language) >= sureOfTopic;
}
