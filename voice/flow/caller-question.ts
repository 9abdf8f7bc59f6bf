import { termsOf } from '#voice/knowledge/words.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import type { Snapshot } from './snapshot.ts';

/** Something that the caller asks. */
export interface CallerQuestion {
  /** What is looked for, with the words of the question before where this one goes on from it. */
  query: string;
  /** Whether it goes on from the one before. */
  follows: boolean;
}

/** Words of a question that goes on from another; longer ones stand by themselves. */
const mostFollowing = 7;
/** Characters of a question that are looked for. */
const longest = 300;

const plainWords = ({ words }: Utterance) => words.map(({ text }) => text).join(' ');

/** Whether the caller asks how the agent is. */
export const asksAfterMe = (utterance: Utterance): boolean =>
  utterance.language.questions.wellbeing.test(plainWords(utterance));

/** What a caller asks beside the open question; null where the words have no form of one, or ask for something to be done. */
export function readQuestion(utterance: Utterance, { knowledge, counts }: Snapshot): CallerQuestion | null {
  const { leads, opens, follows, refers, requests } = utterance.language.questions;
  const text = plainWords(utterance);
  let rest = text;
  for (let next = rest.replace(leads, ''); next !== rest; next = rest.replace(leads, '')) rest = next;
  const before = knowledge && knowledge.turn === counts.callerTurns - 1 ? knowledge.asked : null;
  // "And can I bring my dog?" is a question of its own.
  const leans = refers.test(rest) || !opens.test(text.replace(/^\S+ /, '')) || follows.test(rest);
  if (before !== null && follows.test(text) && leans && utterance.words.length <= mostFollowing)
    return { query: goingOn(before, utterance).slice(0, longest), follows: true };
  const isAsked = opens.test(rest) || (/\?\s*$/.test(utterance.text) && rest.split(' ').length >= 3);
  if (!isAsked || requests.test(rest) || rest.split(' ').length < 2) return null;
  return { query: utterance.text.slice(0, longest), follows: false };
}

/** A question with the words of the one that it goes on from, but those that it replaces. */
function goingOn(before: string, utterance: Utterance): string {
  const [, word] = utterance.language.questions.replaces.exec(plainWords(utterance)) ?? [];
  const kept = word ? before.replace(new RegExp(`\\b${word} (?:the |a |an )?[\\p{L}\\d]+`, 'iu'), '') : before;
  return `${kept} ${utterance.text}`.replace(/\s+/g, ' ').trim();
}

/** Whether a question is one of those that the agent answers at any time: all, unless its setting names words. */
export function isWelcome(query: string, { setting: { knowledge, language } }: Snapshot): boolean {
  const named = termsOf(knowledge?.when ?? '', language);
  if (named.length === 0) return true;
  const asked = new Set(termsOf(query, language).map(({ term }) => term));
  return named.some(({ term }) => asked.has(term));
}
