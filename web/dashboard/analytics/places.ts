import type { Analytics, AnalyticsQuery } from '#domain/analytics.ts';
import { placeWords } from '#web/dashboard/calls/place-words.ts';
import { callsBehind } from './calls-behind.ts';

const successNote = (successes: number, calls: number) => `${Math.round((successes / calls) * 100)}% success`;

/** Phone calls by place, and those in a browser apart, for a list of bars. */
export function placeBars(found: Analytics, asked: AnalyticsQuery) {
  const days = { from: found.from, to: found.to };
  const phone = found.places.map(({ place, calls, successes }) => ({
    ...{ id: place ?? 'unknown', label: place === null ? 'Not known, or withheld' : placeWords(place), calls },
    note: successNote(successes, calls),
    ...(place !== null && { to: callsBehind({ ...asked, place }, days) }),
  }));
  const browser = found.channels.find(({ channel }) => channel === 'browser');
  if (browser === undefined) return phone;
  const to = callsBehind({ ...asked, channel: 'browser' }, days);
  return [...phone, { id: 'browser', label: 'In a browser', calls: browser.calls, to }];
}
