import { languageOf } from '#voice/languages/catalog.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';

/** Words of a question, at least: what is left of one without them was more. */
const fewestWords = 3;
/** Words before a clause that says when, at least: "what happens if I cancel" is one question. */
const fewestBeforeHinge = 4;

/**
 * A question without what stands around it and is on nothing: "oh and" before it, "my wife says", "is that so" behind it. What is told
 * of others, or why it is asked, says nothing of what it is on. As it was said where nothing of the kind is found.
 */
export function askedCore(said: string, tag: string): string {
  const language = languageOf(tag);
  if (!language) return said;
  const { questions } = language;
  const utterance = readUtterance(said, language);
  const greeting = utterance.marks.find(({ value, from }) => value === 'greeting' && from === 0);
  const words = utterance.words.slice(greeting?.to ?? 0).map(({ text }) => text);
  const plain = words.length < fewestWords ? wordsOf(utterance) : words.join(' ');
  let rest = plain;
  for (let before = ''; before !== rest; ) {
    before = rest;
    for (const pattern of [questions.indirect.whether, questions.leads, questions.reports]) {
      const bare = rest.replace(pattern, '');
      if (bare.split(' ').length >= fewestWords) rest = bare;
    }
    const untagged = rest.replace(questions.ends, '');
    if (untagged.split(' ').length >= fewestWords) rest = untagged;
  }
  return rest === wordsOf(utterance) ? said : rest;
}

/** The same without a clause at its end that says when or why: "where do I park when I come over". Null where there is none. */
export function withoutHinge(said: string, tag: string): string | null {
  const hinges = languageOf(tag)?.clauses.hinges;
  const words = said.split(/\s+/);
  const at = hinges ? words.findIndex((word, index) => index >= fewestBeforeHinge && hinges.has(word)) : -1;
  return at < 0 ? null : words.slice(0, at).join(' ');
}
