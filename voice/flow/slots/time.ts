import { findTime, resolveHour } from './find-time.ts';
import { sayTime } from './say-when.ts';
import type { SlotKind } from './slot-kind.ts';
import { whenWords } from './when.ts';
import { isoTime } from './zone.ts';

function read(text: string, asked: boolean) {
  const found = findTime(whenWords(text), asked);
  if (!found) return null;
  const time = resolveHour(found.time);
  return { parsed: { value: isoTime(time), spoken: sayTime(time) }, rest: found.rest };
}

/** A time of day, as `14:30`. Without morning or afternoon, business hours decide. */
export const time: SlotKind = {
  type: 'time',
  free: false,
  confirm: 'never',
  written: 'spoken',
  words: ['time'],
  parse: (text) => read(text, true)?.parsed ?? null,
  pick: (text) => read(text, false),
  hint: () => 'You can say, for example, half past two, or nine in the morning.',
};
