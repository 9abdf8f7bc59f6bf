import type { SlotDef } from '#domain/agents/workflows.ts';
import type { Language } from '#voice/languages/language.ts';
import { asksToAmend } from '#voice/understanding/matter.ts';
import { readAnswer } from '#voice/understanding/types/yes-no.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import { wordsOf } from '#voice/understanding/words.ts';
import type { Next, Question } from '../dialogue.ts';
import type { Proposal } from '../proposal.ts';
import { slotKinds } from '../slots/catalog.ts';
import { show } from '../slots/slot-kind.ts';
import { slotContext, type Talk } from '../talk.ts';
import { correct, given } from './correction.ts';

/** Words of a sentence that takes an answer back, at most; and of one that begins by doing so, which may tell why. */
const mostWords = 16;
const mostTold = 30;
/** Words before what takes back, at most, in such a one. */
const mostBefore = 2;
/** Letters by which two forms of one word are known: "stop", "stopping". */
const stem = 4;

const hasStem = ({ text }: { text: string }, word: string) =>
  text.length >= stem && text.slice(0, stem) === word.slice(0, stem);

/** The words by which a yes or no is known that was asked for: "urgent" by its name, "stopping me from working" by its question. */
function wordsFor(
  { name, prompt }: SlotDef,
  { harmless, empty, spelling }: Language,
): { called: string[]; asked: string[] } {
  const own = (text: string) =>
    wordsOf(text)
      .map((word) => word.text)
      .filter((word) => word.length >= stem && !harmless.has(word) && !empty.has(word) && !(word in spelling.numbers));
  return { called: own(name.replaceAll('_', ' ')), asked: own(prompt) };
}

/** "Sorry, yes, it is urgent": a yes or no that was given, taken back while something else is asked. */
export function answerCorrection(talk: Talk, question: Question, utterance: Utterance): Proposal<Next> | null {
  const { marks, words, language } = utterance;
  const all = words.map(({ text }) => text).join(' ');
  const takes = language.restatements.takes.exec(all);
  const begins = [
    ...marks.filter(({ value }) => value === 'repair').map(({ from }) => from),
    ...(takes ? [all.slice(0, takes.index).split(' ').length - 1] : []),
  ];
  // "Not a seven, but better than a five" takes nothing back.
  const isDenial = (at: number) => marks.some(({ value, from }) => value === 'negation' && from === at);
  const isBegun = begins.some((from) => from <= mostBefore && !isDenial(from));
  if (words.length > (isBegun ? mostTold : mostWords)) return null;
  // "Sorry", "wait": a mere "no" answers what is asked now.
  const isTakenBack = words.some(
    ({ text }) => language.denials.has(text) && readAnswer(readUtterance(text, language))?.value !== false,
  );
  const isCued =
    isTakenBack ||
    isBegun ||
    asksToAmend(utterance) ||
    marks.some(({ value }) => value === 'repair' || value === 'wrong');
  const [last] = given(talk);
  const plainNo = language.plainAnswers.no;
  for (const def of given(talk)) {
    const old = talk.frame.slots[def.name]?.value;
    if (def.type !== 'yes_no' || typeof old !== 'boolean') continue;
    const { called, asked } = wordsFor(def, language);
    // "No, it's not stopping me", right behind that question, says its word once more.
    const isAfter = def === last && !question.expects.includes('yes_no') && plainNo.has(words[0]?.text ?? '');
    const at = words.findIndex((word) =>
      [...called, ...(isCued || isAfter ? asked : [])].some((one) => hasStem(word, one)),
    );
    const answer = readAnswer(utterance);
    // "No wait, yes": of the question before, and nothing else.
    const isBare =
      !question.expects.includes('yes_no') &&
      at < 0 &&
      isCued &&
      def === last &&
      answer?.rest === '' &&
      words.length > 1;
    if (at < 0 && !isBare) continue;
    const value = isBare ? answer!.value : !isDeniedAt(utterance, at);
    if (value === old || typeof value !== 'boolean') continue;
    const parsed = { value, spoken: show(slotKinds.yes_no, value, slotContext(talk, def)) };
    const does = () => correct(talk, { def, parsed, said: utterance.text });
    return { confidence: 0.7, beside: 0, turns: false, corrects: def, does };
  }
  return null;
}

/** Whether the part of a sentence that a word stands in denies it: "no, it isn't urgent". What only takes back, "no wait", doesn't. */
function isDeniedAt({ words, marks, language }: Utterance, at: number): boolean {
  const begin = words.findLastIndex(({ pause }, index) => pause && index <= at);
  const next = words.findIndex(({ pause }, index) => pause && index > at);
  const end = next < 0 ? words.length : next;
  return marks.some(
    ({ value, from, to }) =>
      value === 'negation' &&
      from >= begin &&
      from < end &&
      !(to - from === 1 && language.denials.has(words[from]!.text)),
  );
}
