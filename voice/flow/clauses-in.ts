import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';

/** The clauses of what was said, each by itself. */
export function clausesIn({ text, words, language: own }: Utterance): Utterance[] {
  const starts = words.flatMap(({ pause }, at) => (at === 0 || pause ? [at] : []));
  return starts.map((from, index) =>
    readUtterance(text.slice(words[from]!.from, words[(starts[index + 1] ?? words.length) - 1]!.to), own),
  );
}
