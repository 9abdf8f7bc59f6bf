import { type Reading, readAll } from '../grammar/chart.ts';
import type { Utterance } from '../utterance.ts';

/** Where an answer and greetings end that open the sentence: "of course", "good morning". 0 when there are none. */
export function openingOf({ words, marks, language }: Utterance): number {
  const answers = readAll(language.answers, words.slice(0, most)) as Reading<string>[];
  const courtesies = marks.filter(({ value }) => value === 'greeting' || value === 'thanks');
  let to = 0;
  for (let moved = true; moved; ) {
    const from = to;
    for (const one of [...answers, ...courtesies]) {
      const { text } = words[one.from]!;
      const isFaint = one.to - one.from === 1 && (text.length === 1 || language.faint.has(text));
      // "Roger dot that", "super at …": it is of the address.
      const next = words[one.to]?.text ?? '';
      const isOwn = next in language.spelling.signs || language.spelling.at.has(next);
      if (one.from === from && one.to > to && !isFaint && !isOwn) to = one.to;
    }
    moved = to > from;
  }
  return to;
}

/** So many words may open a sentence. */
const most = 8;
