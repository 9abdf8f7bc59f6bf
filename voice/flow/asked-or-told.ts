import type { SlotType } from '#domain/agents/workflows.ts';
import { likelyTopicScore } from '#voice/knowledge/likely-topic.ts';
import { namesTopic } from '#voice/knowledge/topic.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
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

/** How likely words are on what businesses are asked every day, to be a question in no form of one. */
const leastLikely = 5.5;

/** Whether words are on what businesses are asked every day. */
export const isOnMatter = (text: string, language: string): boolean =>
  namesTopic(text, language) || likelyTopicScore(text, language) >= leastLikely;

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

/** Values of which another one, at the end of what was said, is the one that is meant. */
const valued: ReadonlySet<SlotType> = new Set(['rating', 'number', 'money', 'choice']);
/** Words of such a value at the end, at most. */
const mostOfEnd = 3;

/** "Three, oh why am I so strict, four": what looks like a question ends in an answer to the one that is open. */
export function endsInAnswer({ current, question, utterance }: Hearing): boolean {
  const { words, text, language: own } = utterance;
  if (question.kind !== 'typed' || !question.expects.some((type) => valued.has(type)) || /\?\s*$/.test(text))
    return false;
  return Array.from({ length: Math.min(mostOfEnd, words.length - 1) }, (_, n) => words[words.length - 1 - n]!).some(
    ({ from }) => current.dialogue.hear?.(current.turn, readUtterance(text.slice(from), own))?.beside === 0,
  );
}

/** Words in which someone is asked for, at least, without a wish: "speak to a person". */
const fewestOfWish = 3;

/**
 * "The customer service was good", "that a real person came": what they tell in their own words, behind other answers, may be of
 * people, and asks for none. @param words how many of the words would ask for someone
 */
export function tellsOfPeople({ talk, question, utterance }: Hearing, words: number): boolean {
  const isOwnWords = question.kind === 'free' && question.expects.includes('text') && !booksAppointments(talk);
  if (!isOwnWords || slotsInOrder(talk.frame).length === 0) return false;
  const { marks, language } = utterance;
  const isWished =
    marks.some(({ value }) => value === 'polite') || utterance.words.some(({ text }) => language.pleases.has(text));
  if (isWished) return false;
  return words < fewestOfWish || language.clauses.joins.has(utterance.words[0]!.text);
}
