import type { SlotType } from '#domain/workflows.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import type { Language } from '#voice/languages/language.ts';

/**
 * How long to wait after a recogniser's final result before the caller's turn counts as over, in milliseconds.
 * The flow knows what it asked for: a complete answer need not wait, half a phone number must.
 */

/** What a recogniser that ends phrases by itself (the browser's, Twilio's) is granted beyond that. */
const settledMs = 300;
/** A plain answer to a closed question. */
const completeMs = 250;

/** The longest wait for an answer that sounds unfinished, by what was asked. */
const longestMs: Partial<Record<SlotType, number>> = {
  yes_no: 1_200,
  choice: 1_200,
  rating: 1_200,
  date: 2_000,
  time: 2_000,
  date_time: 2_000,
  phone: 3_500,
  email: 3_500,
};
const longestOtherwiseMs = 2_500;

/** "J O H N" or "j-o-h-n": letters one by one. */
const spelled = /(?:^|\s)(?:\p{L}[\s.-]+){1,}\p{L}\.?$/iu;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'@.-]+/u)
    .filter((word) => word !== '');

/** Whether nobody stops there: behind a comma, "and", "my". */
const isUnfinished = (text: string, { unfinished }: Language) =>
  text.endsWith(',') ||
  unfinished.has(
    wordsOf(text)
      .at(-1)
      ?.replace(/[.-]+$/, '') ?? '',
  );

/** Digits that were said, as figures or words; "double five" is two. */
function countDigits(text: string, { spelling }: Language): number {
  let count = text.match(/\d/g)?.length ?? 0;
  let times = 1;
  for (const word of wordsOf(text)) {
    const digits = spelling.zeros.has(word) ? '0' : spelling.numbers[word];
    if (digits?.length === 1 && !/\d/.test(word)) count += times;
    else if (/^\d$/.test(word)) count += times - 1;
    times = spelling.repeats[word] ?? 1;
  }
  return count;
}

function phoneMs(text: string, language: Language): number {
  const digits = countDigits(text, language);
  if (digits === 0) return settledMs;
  if (digits < 7) return 3_500;
  return digits < 10 ? 900 : completeMs;
}

function emailMs(text: string, { spelling }: Language): number {
  const words = wordsOf(text);
  const at = words.findIndex((word) => spelling.at.has(word) || word.includes('@'));
  const behind = at < 0 ? [] : words.slice(words[at]!.includes('@') && words[at]!.length > 1 ? at : at + 1);
  const isDot = (word: string) => spelling.signs[word] === '.';
  const isWhole = behind.some(
    (word, index) =>
      /[^.]\.\p{L}{2,}\.?$/u.test(word) ||
      (isDot(word) && index > 0 && /^\p{L}{2,}\.?$/u.test(behind[index + 1] ?? '') && index + 2 === behind.length),
  );
  if (isWhole) return settledMs;
  const isBegun = at >= 0 || words.some((word) => spelling.signs[word] !== undefined) || spelled.test(text);
  return isBegun ? 3_500 : 900;
}

/** The wait for `text`, the caller's turn so far in a language, where the flow asked for `expects[0]`. */
export function endpointMs(text: string, expects: readonly SlotType[], tag: string): number {
  const language = languageOf(tag) ?? languages[0]!;
  const words = text.trim();
  const asked = expects[0];
  if (asked === 'phone') return phoneMs(words, language);
  if (asked === 'email') return emailMs(words, language);
  if (isUnfinished(words, language)) return (asked && longestMs[asked]) ?? longestOtherwiseMs;
  if (asked === 'yes_no' || asked === 'choice' || asked === 'rating') return completeMs;
  if (asked === 'date' || asked === 'time' || asked === 'date_time') return 500;
  return asked === 'name' && spelled.test(words) ? 900 : settledMs;
}
