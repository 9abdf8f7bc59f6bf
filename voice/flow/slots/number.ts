import { digitize } from './number-words.ts';
import type { SlotKind } from './slot-kind.ts';
import { plain } from './spoken-text.ts';

const counted: [RegExp, string][] = [
  [/\b(?:a )?couple(?: of)?\b/g, '2'],
  [/\b(?:half a|a half) dozen\b/g, '6'],
  [/\ba dozen\b/g, '12'],
  [/\b(\d+|two|three|four|five) dozen\b/g, '$1 dozen'],
  [/\b(?:none|nothing|nobody|no one)\b/g, '0'],
  [/\b(?:just|only) me\b|\bmyself\b/g, '1'],
  [/\b(?:the|this|that|which|any|no) one\b/g, ' '],
];

const scale: Record<string, number> = { k: 1e3, grand: 1e3, thousand: 1e3, million: 1e6, billion: 1e9 };

/** "At four" and "four o'clock" tell the time; they are no amount. */
const clock = /\bat \d|\d ?(?:[ap]\.?m\b|o'?\s?clock)/;

/** All numbers in a sentence, spoken or written, in order. */
export function readNumbers(text: string): number[] {
  let words = plain(text);
  for (const [pattern, digits] of counted) words = words.replace(pattern, digits);
  words = digitize(words);
  if (clock.test(words)) return [];
  words = words
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/\b(\d+) dozen\b/g, (_, n: string) => String(Number(n) * 12))
    .replace(/(\d+) and (?:a )?half\b/g, '$1.5')
    .replace(/(\d+) and (?:a )?quarter\b/g, '$1.25')
    .replace(
      /\b(\d+) point ((?:\d )*\d+)\b/g,
      (_, whole: string, part: string) => `${whole}.${part.replaceAll(' ', '')}`,
    )
    .replace(/\b(?:minus|negative) (?=\d)/g, '-');
  const found = words.matchAll(
    /(?<![\w.])[$€£]?(-?\d+(?:\.\d+)?)\s?(k|grand|thousand|million|billion)?(?:st|nd|rd|th)?(?![\w]*\d)/g,
  );
  return [...found].map(([, digits, unit]) => Number(digits) * (scale[unit ?? ''] ?? 1));
}

/** `12,500`, with at most two decimals. */
export function sayNumber(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

/** One number within the slot's bounds. Two different numbers ("two or three") are no answer. */
export const number: SlotKind = {
  type: 'number',
  free: false,
  confirm: 'never',
  written: 'value',
  words: ['number', 'amount'],
  parse(text, { slot }) {
    const [value, ...others] = readNumbers(text);
    if (value === undefined || others.some((other) => other !== value)) return null;
    if (!Number.isFinite(value) || value < (slot.min ?? -1e12) || value > (slot.max ?? 1e12)) return null;
    return { value, spoken: sayNumber(value) };
  },
  hint(slot) {
    if (slot.min !== undefined && slot.max !== undefined)
      return `Please give me a number from ${sayNumber(slot.min)} to ${sayNumber(slot.max)}.`;
    return 'Please give me a number, for example twelve.';
  },
};
