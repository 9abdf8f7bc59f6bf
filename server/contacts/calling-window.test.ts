import { expect, test } from 'vitest';
import { readIsoDate, weekdayOf } from '#voice/understanding/calendar.ts';
import { defaultRules } from './calling-rules/default-rules.data.ts';
import { isPublicHoliday } from './calling-rules/public-holidays.ts';
import { nextWithin } from './calling-window.ts';
import { countryOf, zonesOf } from './number-zones.ts';

test('a number has every zone of the longest beginning that is known', () => {
  expect(zonesOf('+4930901820')).toEqual(['Europe/Berlin']);
  expect(zonesOf('+12125550100')).toEqual(['America/New_York']);
  // What an exchange is known to be in does not hold for a phone in a pocket.
  expect([...zonesOf('+18502342345')].sort()).toEqual(['America/Chicago', 'America/New_York']);
  expect([zonesOf('+999'), countryOf('+999'), countryOf('+12125550100')]).toEqual([['UTC'], 'ZZ', 'US']);
});

/** The days of a year that are kept, as the Office of Personnel Management lists them (opm.gov), and the German ones. */
test.each([
  [
    'US',
    2026,
    ['01-01', '01-19', '02-16', '05-25', '06-19', '07-03', '07-04', '09-07', '10-12', '11-11', '11-26', '12-25'],
  ],
  ['US', 2021, ['01-01', '01-18', '02-15', '05-31', '06-18', '06-19', '07-04', '07-05', '09-06', '10-11', '11-11']],
  ['DE', 2026, ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26']],
  ['DE', 2027, ['01-01', '03-26', '03-29', '05-01', '05-06', '05-17', '10-03', '12-25', '12-26']],
] as const)('public holidays of %s in %i', (country, year, days) => {
  const all: string[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10);
    if (isPublicHoliday(country, date)) all.push(date.slice(5));
  }
  expect(all).toEqual(expect.arrayContaining([...days]));
  if (year !== 2021) expect(all).toEqual(days);
});

const rule = { ...defaultRules.DE!, country: 'DE', isOwn: false };
const hours = { from: 0, until: 1440, days: [0, 1, 2, 3, 4, 5, 6] };

test('an opening is looked for over nights, Sundays, holidays, and a clock that changes', () => {
  const from = (iso: string, zones = ['Europe/Berlin']) =>
    new Date(nextWithin({ zones, rule, hours }, Date.parse(iso))!).toISOString();
  expect(from('2027-03-03T17:00:00Z')).toBe('2027-03-03T17:00:00.000Z');
  expect(from('2027-03-03T19:00:00Z')).toBe('2027-03-04T08:00:00.000Z');
  // Good Friday; Saturday is a day of work. Behind Easter the clock has changed.
  expect(from('2027-03-25T19:00:00Z')).toBe('2027-03-27T08:00:00.000Z');
  expect(from('2027-03-27T19:00:00Z')).toBe('2027-03-30T07:00:00.000Z');
  // Moscow and Vladivostok are awake together from nine to one.
  expect(from('2027-03-03T12:00:00Z', ['Europe/Moscow', 'Asia/Vladivostok'])).toBe('2027-03-04T06:00:00.000Z');
});

test('a window that never opens is told', () => {
  const zones = ['Europe/London', 'Pacific/Auckland'];
  expect(nextWithin({ zones, rule: { ...rule, until: 600 }, hours }, Date.parse('2027-03-03T12:00:00Z'))).toBeNull();
  expect(weekdayOf(readIsoDate('2027-03-03')!)).toBe(3);
});
