import { findDate } from './find-date.ts';
import { sayDate } from './say-when.ts';
import type { SlotContext, SlotKind } from './slot-kind.ts';
import { whenWords } from './when.ts';
import { isoDate, wallTime } from './zone.ts';

function pick(text: string, { now, timeZone }: SlotContext) {
  const today = wallTime(now, timeZone);
  const found = findDate(whenWords(text), today);
  // "Tomorrow or Monday" leaves it open.
  if (!found || (/\bor\b/.test(found.rest) && findDate(found.rest, today))) return null;
  return { parsed: { value: isoDate(found.date), spoken: sayDate(found.date, today) }, rest: found.rest };
}

/** A calendar day, as `2026-11-26`. Days without a year lie ahead; with one, or with "last", they may be past. */
export const date: SlotKind = {
  type: 'date',
  free: false,
  confirm: 'never',
  written: 'spoken',
  words: ['date', 'day'],
  parse: (text, context) => pick(text, context)?.parsed ?? null,
  pick,
  hint: () => 'You can say, for example, next Tuesday, or November 26th.',
};
