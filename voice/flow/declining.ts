import { readDecline } from '#voice/understanding/acts.ts';
import { wordsOf } from '#voice/understanding/matter.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import type { Question } from './dialogue.ts';

/** "None, I'm private": what may be left out is declined in the words before a reason. */
function withoutReason(utterance: Utterance): Utterance {
  const { words, text, language: own } = utterance;
  const behind = words.find(({ pause }, at) => at > 0 && pause);
  if (!behind || own.denials.has(words[0]!.text)) return utterance;
  const head = readUtterance(text.slice(0, behind.from), own);
  return readDecline(head)?.beside === 0 ? head : utterance;
}

/** The first sentence of what was said in one breath, and the next where that only denies: "no | I'm retired | I was a nurse". */
function headsOf({ text, words, language }: Utterance): Utterance[] {
  const begins = words.flatMap(({ pause }, at) => (at === 0 || pause ? [at] : []));
  const clause = (n: number) =>
    begins[n] === undefined
      ? []
      : [
          readUtterance(
            text.slice(words[begins[n]]!.from, words[begins[n + 1] ?? words.length]?.from).trim(),
            language,
          ),
        ];
  const [first] = clause(0);
  const isBare =
    first?.words.every(({ text: word }) => language.denials.has(word) || language.harmless.has(word)) ?? false;
  return [...clause(0), ...(isBare ? clause(1) : [])];
}

/** "Just me", where the company is asked for that may be left out. */
function hasNoCompany({ isOptional, prompt }: Question, utterance: Utterance): ReturnType<typeof readDecline> {
  const { asks, none } = utterance.language.questions.companies;
  if (isOptional !== true || !asks.test(prompt)) return null;
  const isNone = [utterance, ...headsOf(utterance)].some((said) => none.test(wordsOf(said)));
  return isNone ? { act: 'none', beside: 0, turns: false, rest: '', tail: '', words: utterance.words.length } : null;
}

/** Whether and how words decline the answer to a question. */
export const declineOf = (question: Question, utterance: Utterance): ReturnType<typeof readDecline> =>
  hasNoCompany(question, utterance) ?? readDecline(question.isOptional ? withoutReason(utterance) : utterance);

/** Whether words end in a thing: "the color", "the color maybe". */
export function namesThing({ words, language: own }: Utterance): boolean {
  const at = words.findLastIndex(({ text }, index) => index > 0 && own.articles.has(text));
  const behind = at < 0 ? [] : words.slice(at + 1).filter(({ text }) => !own.harmless.has(text));
  return behind.length === 1 && !own.denials.has(behind[0]!.text);
}
