import { timesIn } from '#voice/understanding/acts.ts';
import { leftOver } from '#voice/understanding/types/left-over.ts';
import { readWish } from '#voice/understanding/types/wish.ts';
import type { Understood } from '#voice/understanding/understood.ts';
import { readUtterance, type Utterance } from '#voice/understanding/utterance.ts';
import type { Span } from '#voice/understanding/values/date-expression.ts';
import type { SlotContext } from './slot-kind.ts';

const dayMs = 24 * 60 * 60_000;
/** Days in which something begins right away. */
const mostOfNow = 10;

/** Days from today that a choice reaches: 90 of "within three months". Null where it names none. */
function reachOf(label: string, { language }: SlotContext): number | null {
  const span = readUtterance(label, language).readings.find(({ category }) => category === 'span')?.value as
    | Span
    | undefined;
  return span?.of === 'open' && span.date.of === 'today' && span.date.days === 0 ? span.days : null;
}

/**
 * "In January", where choices are "right away", "within three months" and "later": the first that reaches so far, or the one behind
 * the last that does. Null where no choice reaches to a day, or none is named.
 */
export function choiceByTime(utterance: Utterance, context: SlotContext): Understood | null {
  const { slot, now, timeZone } = context;
  const reaches = slot.choices.map(({ label }) => reachOf(label, context));
  const last = reaches.findLastIndex((reach) => reach !== null);
  const wish = last < 0 ? null : readWish(utterance, { now, timeZone, table: null });
  if (!wish) return null;
  const days = (wish.from - now) / dayMs;
  const first = reaches.findIndex((reach) => reach !== null && days <= reach);
  // "Next Thursday" is right away.
  const within = first > 0 && days <= mostOfNow ? first - 1 : first;
  const chosen = slot.choices[within < 0 ? last + 1 : within];
  // "Fifteen hundred" is no day.
  const places = timesIn(utterance).filter(({ category }) => category !== 'clock' && category !== 'part');
  if (!chosen || places.length === 0) return null;
  return { value: chosen.value, ...leftOver(utterance, places, places), confidence: 0.8, alternatives: [] };
}
