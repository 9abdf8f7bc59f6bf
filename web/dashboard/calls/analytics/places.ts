import type { Analytics } from '#domain/calls/analytics.ts';
import { placeWords } from '#web/dashboard/calls/place-labels.ts';
import type { LinkToCalls } from './use-calls-behind.ts';

const successNote = (successes: number, calls: number) => `${Math.round((successes / calls) * 100)}% success`;

/** Phone calls by place, and those in a browser apart, for a list of bars. */
export function placeBars(found: Analytics, linkTo: LinkToCalls) {
  const phone = found.places.map(({ place, calls, successes }) => ({
    id: place ?? 'unknown',
    label: place === null ? 'Unknown or withheld' : placeWords(place),
    calls,
    note: successNote(successes, calls),
    to: place === null ? undefined : linkTo({ place }),
  }));
  const browser = found.channels.find(({ channel }) => channel === 'browser');
  if (browser === undefined) return phone;
  return [...phone, { id: 'browser', label: 'In a browser', calls: browser.calls, to: linkTo({ channel: 'browser' }) }];
}
