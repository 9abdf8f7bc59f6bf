import { type TurnTaking, turnTakings, type Wait, type WaitKind } from '#domain/agents/turn-taking.ts';
import type { SlotType } from '#domain/agents/workflows.ts';
import { languageOf, languages } from '#voice/languages/catalog.ts';
import type { Language } from '#voice/languages/language.ts';

/**
 * How long to wait after a recogniser's final result before the caller's turn counts as over, in milliseconds.
 * The flow knows what it asked for: a complete answer need not wait, half a phone number must.
 */

type Waits = TurnTaking['waits'];

/** What was asked, by how people answer it; anything else is open. */
const kindOf: Partial<Record<SlotType, WaitKind>> = {
  yes_no: 'closed',
  choice: 'closed',
  rating: 'closed',
  date: 'date',
  time: 'date',
  date_time: 'date',
  phone: 'spelled',
  email: 'spelled',
};

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

function phoneMs(text: string, language: Language, { open, spelled: digit, closed }: Waits): number {
  const digits = countDigits(text, language);
  if (digits === 0) return open.min;
  if (digits < 7) return digit.max;
  return digits < 10 ? digit.min : closed.min;
}

function emailMs(text: string, { spelling }: Language, { open, spelled: letter }: Waits): number {
  const words = wordsOf(text);
  const at = words.findIndex((word) => spelling.at.has(word) || word.includes('@'));
  const behind = at < 0 ? [] : words.slice(words[at]!.includes('@') && words[at]!.length > 1 ? at : at + 1);
  const isDot = (word: string) => spelling.signs[word] === '.';
  const isWhole = behind.some(
    (word, index) =>
      /[^.]\.\p{L}{2,}\.?$/u.test(word) ||
      (isDot(word) && index > 0 && /^\p{L}{2,}\.?$/u.test(behind[index + 1] ?? '') && index + 2 === behind.length),
  );
  if (isWhole) return open.min;
  const isBegun = at >= 0 || words.some((word) => spelling.signs[word] !== undefined) || spelled.test(text);
  return isBegun ? letter.max : letter.min;
}

/** The agent's waits with those of the step that asked: an answer that is whole, and one that is not, each its own. */
export function stepWaits(
  waits: Waits,
  { waitMs, longestMs }: { waitMs?: number | undefined; longestMs?: number | undefined },
): Waits {
  if (waitMs === undefined && longestMs === undefined) return waits;
  const own = ({ min, max }: Wait): Wait => {
    const least = waitMs ?? Math.min(min, longestMs ?? min);
    return { min: least, max: Math.max(least, longestMs ?? max) };
  };
  return { closed: own(waits.closed), open: own(waits.open), date: own(waits.date), spelled: own(waits.spelled) };
}

/** The wait for `text`, the caller's turn so far in a language, where the flow asked for `expects[0]`. */
export function endpointMs(
  text: string,
  expects: readonly SlotType[],
  tag: string,
  waits: Waits = turnTakings.balanced.waits,
): number {
  const language = languageOf(tag) ?? languages[0]!;
  const words = text.trim();
  const asked = expects[0];
  if (asked === 'phone') return phoneMs(words, language, waits);
  if (asked === 'email') return emailMs(words, language, waits);
  const kind = (asked && kindOf[asked]) ?? 'open';
  if (isUnfinished(words, language)) return waits[kind].max;
  return asked === 'name' && spelled.test(words) ? waits.spelled.min : waits[kind].min;
}
