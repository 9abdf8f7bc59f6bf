import type { SlotType } from '#domain/workflows.ts';

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

/** Words after which nobody stops. */
const unfinished =
  /(?:,|\b(?:and|but|or|so|um+|uh+|er+|the|an|my|our|your|is|it's|i'm|at|on|in|for|from|to|with|about|because|like))$/i;
const digitWords = /\b(?:oh|zero|one|two|three|four|five|six|seven|eight|nine)\b/gi;
const multiplied = /\b(double|triple)\s+(?=\S)/gi;
/** "J O H N" or "j-o-h-n": letters one by one. */
const spelled = /(?:^|\s)(?:[a-z][\s.-]+){1,}[a-z]\.?$/i;

function countDigits(text: string): number {
  const extra = [...text.matchAll(multiplied)].reduce((sum, match) => sum + (match[1] === 'triple' ? 2 : 1), 0);
  return (text.match(/\d/g)?.length ?? 0) + (text.match(digitWords)?.length ?? 0) + extra;
}

function phoneMs(text: string): number {
  const digits = countDigits(text);
  if (digits === 0) return settledMs;
  if (digits < 7) return 3_500;
  return digits < 10 ? 900 : completeMs;
}

function emailMs(text: string): number {
  if (/\S+(?:@|\s+at\s+)\S.*(?:\.|\bdot\s+)[a-z]{2,}\.?$/i.test(text)) return settledMs;
  return /@|\b(?:at|dot|underscore)\b/i.test(text) || spelled.test(text) ? 3_500 : 900;
}

/** The wait for `text`, the caller's turn so far, where the flow asked for `expects[0]`. */
export function endpointMs(text: string, expects: readonly SlotType[]): number {
  const words = text.trim();
  const asked = expects[0];
  if (asked === 'phone') return phoneMs(words);
  if (asked === 'email') return emailMs(words);
  if (unfinished.test(words)) return (asked && longestMs[asked]) ?? longestOtherwiseMs;
  if (asked === 'yes_no' || asked === 'choice' || asked === 'rating') return completeMs;
  if (asked === 'date' || asked === 'time' || asked === 'date_time') return 500;
  return asked === 'name' && spelled.test(words) ? 900 : settledMs;
}
