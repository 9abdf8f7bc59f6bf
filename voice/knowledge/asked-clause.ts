import { languageOf } from '#voice/languages/catalog.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';

/** Sentences in which a question is looked for, at most: who says more tells a story. */
const mostClauses = 6;

/** Words of a question, at least. */
const fewestWords = 3;

/**
 * The sentences of what was said in one breath that ask, without those that only go on: "does your program work in Explorer, our
 * office is in the Stone Age". None where all of it is one.
 */
export function askedClauses(said: string, tag: string): string[] {
  const language = languageOf(tag);
  if (!language || /\?/.test(said)) return [];
  const { words, text } = readUtterance(said, language);
  const begins = words.flatMap(({ pause }, at) => (at === 0 || pause ? [at] : []));
  if (begins.length < 2 || begins.length > mostClauses) return [];
  const { opens, leads } = language.questions;
  return begins.flatMap((from, n) => {
    const next = words[begins[n + 1] ?? words.length];
    const clause = readUtterance(text.slice(words[from]!.from, next?.from).trim(), language);
    let rest = `${wordsOf(clause)} `;
    for (let bare = rest.replace(leads, ''); bare !== rest; bare = rest.replace(leads, '')) rest = bare;
    return opens.test(rest.trim()) && rest.trim().split(' ').length >= fewestWords ? [rest.trim()] : [];
  });
}
