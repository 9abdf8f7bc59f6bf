import { readDecline } from '#voice/understanding/acts.ts';
import type { Utterance } from '#voice/understanding/utterance.ts';
import { asksSomething } from './caller-question.ts';
import type { Question } from './dialogue.ts';

/** Words of a sentence that tells something, at least. */
const fewestTold = 3;
/** Words among which its subject stands. */
const mostOpening = 2;

/** "We're a bakery in Ohio", "I'm driving right now", where a name is asked for: a sentence that was heard, and is no answer. */
export function tellsElse({ kind, expects }: Question, utterance: Utterance): boolean {
  const { words, language: own } = utterance;
  const { subjects } = own.clauses;
  const isValue = words.some(
    ({ text: word }) => /^(?:\p{L}|\d+)$/u.test(word) && !subjects.has(word) && !own.articles.has(word),
  );
  // "Well, we're a bakery".
  const isSentence = words
    .slice(0, mostOpening)
    .some(({ text: word }, at) => subjects.has(word) || subjects.has(`${word} ${words[at + 1]?.text}`));
  const isPlain = kind !== 'readback' && !expects.some((type) => type === 'yes_no' || type === 'text');
  const isDeclined = readDecline(utterance) !== null;
  return isPlain && !isDeclined && words.length >= fewestTold && isSentence && !isValue && !asksSomething(utterance);
}
