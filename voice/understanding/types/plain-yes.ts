import { type Reading, readAll } from '../grammar/chart.ts';
import type { Utterance } from '../utterance.ts';
import { type Answer, readAnswer } from './yes-no.ts';

/** Words that ask to wait, wherever they stand: "yes, hold on". */
const asksToWait = ({ words, language }: Utterance): boolean =>
  (readAll(language.commands, words) as Reading<string>[]).some(({ value }) => value === 'hold');

/** "Okay so", "sí pues": someone begins to say something. */
function breaksOff({ words, language }: Utterance, { understood }: Answer): boolean {
  const last = words.at(-1)!;
  const isSaid = understood.used.some(({ from, to }) => last.from >= from && last.to <= to);
  return words.length > 1 && !isSaid && language.unfinished.has(last.text);
}

/**
 * Whether words say yes and nothing else, which is what it takes to do what can't be undone. "Yeah, I'll get back to you" and
 * "sure, my boss just walked in" hold a yes, and no list knows all that may stand beside one.
 */
export function isPlainYes(utterance: Utterance): boolean {
  const answer = readAnswer(utterance);
  if (answer?.value !== true || answer.conditional || answer.turns || answer.beside > 0) return false;
  return !/\?\s*$/.test(utterance.text) && !asksToWait(utterance) && !breaksOff(utterance, answer);
}
