import { describe, expect, it } from 'vitest';
import { SlotDef } from '#domain/agents/workflows.ts';
import { languageOf } from '#voice/languages/catalog.ts';
import { readWish } from '#voice/understanding/types/wish.ts';
import { readUtterance } from '#voice/understanding/utterance.ts';
import { slotKinds } from './catalog.ts';
import { parse } from './slot-kind.ts';

const language = languageOf('en-US')!;

/** Friday, 20 November 2026, 10:00 in New York. */
const friday = '2026-11-20T15:00:00Z';
const newYork = 'America/New_York';

function read(type: 'date' | 'time' | 'date_time', text: string, now = friday, timeZone = newYork) {
  const slot = SlotDef.parse({ name: 'when', type, prompt: 'When?' });
  const context = { slot, now: Date.parse(now), timeZone, country: 'US', language };
  return parse(slotKinds[type], text, context)?.value ?? null;
}

describe('a date', () => {
  it.each([
    ['today', '2026-11-20'],
    ['tomorrow', '2026-11-21'],
    ['yesterday', '2026-11-19'],
    ['the day after tomorrow', '2026-11-22'],
    ['day after tomorrow please', '2026-11-22'],
    ['the day before yesterday', '2026-11-18'],
    ['Monday', '2026-11-23'],
    ['on Tuesday', '2026-11-24'],
    ['this Sunday', '2026-11-22'],
    ['Friday', '2026-11-27'],
    ['this coming Wednesday', '2026-11-25'],
    ['next Tuesday', '2026-11-24'],
    ['next Friday', '2026-11-27'],
    ['next Sunday', '2026-11-29'],
    ['Thursday next week', '2026-11-26'],
    ['Wednesday week', '2026-12-02'],
    ['last Friday', '2026-11-13'],
    ['a week from Tuesday', '2026-12-01'],
    ['two weeks from Monday', '2026-12-07'],
    ['a week from today', '2026-11-27'],
    ['in three days', '2026-11-23'],
    ["in two weeks' time", '2026-12-04'],
    ['in a week', '2026-11-27'],
    ['in a couple of days', '2026-11-22'],
    ['in a fortnight', '2026-12-04'],
    ['two months from now', '2027-01-20'],
    ['three days ago', '2026-11-17'],
    ['November 26', '2026-11-26'],
    ['November twenty sixth', '2026-11-26'],
    ['the twenty-sixth of November', '2026-11-26'],
    ['26 November 2026', '2026-11-26'],
    ['Thursday, November 26th', '2026-11-26'],
    ['Thursday the 26th', '2026-11-26'],
    ['the first of December', '2026-12-01'],
    ['Dec 3rd', '2026-12-03'],
    ['the third', '2026-12-03'],
    ['the fourteenth', '2026-12-14'],
    ['on the 22nd', '2026-11-22'],
    ['the 14th of next month', '2026-12-14'],
    ['March 3', '2027-03-03'],
    ['March third nineteen eighty five', '1985-03-03'],
    ['July 4th, 1999', '1999-07-04'],
    ['June first twenty twenty seven', '2027-06-01'],
    ['12/24', '2026-12-24'],
    ['1/5/2027', '2027-01-05'],
    ['24.12.2026', '2026-12-24'],
    ['2026-12-24', '2026-12-24'],
    ['the end of the month', '2026-11-30'],
    ['the last Friday of December', '2026-12-25'],
    ['the first Monday in December', '2026-12-07'],
    ['the third Thursday of next month', '2026-12-17'],
    ['um, I think tomorrow would be best', '2026-11-21'],
    ["let's say next Monday", '2026-11-23'],
    ['May 5th', '2027-05-05'],
    ['tommorow', '2026-11-21'],
    ['a week today', '2026-11-27'],
    ['the Monday after next', '2026-11-30'],
    ['twenty third of November twenty twenty six', '2026-11-23'],
    ['not Monday, Tuesday', '2026-11-24'],
    ['not tomorrow but Monday', '2026-11-23'],
    ['sept 5', '2027-09-05'],
    ['ten days from now', '2026-11-30'],
    ['the fifth of next month', '2026-12-05'],
  ])('"%s" is %s', (text, value) => expect(read('date', text)).toBe(value));

  it.each([
    ['the 31st', '2026-04-05T12:00:00Z', '2026-05-31'],
    ['the 31st', '2026-01-31T12:00:00Z', '2026-01-31'],
    ['the 30th', '2026-02-10T12:00:00Z', '2026-03-30'],
    ['in one month', '2026-01-31T12:00:00Z', '2026-02-28'],
    ['in one month', '2028-01-31T12:00:00Z', '2028-02-29'],
    ['February 29', '2026-11-20T12:00:00Z', '2028-02-29'],
    ['tomorrow', '2028-02-28T12:00:00Z', '2028-02-29'],
    ['tomorrow', '2026-12-31T12:00:00Z', '2027-01-01'],
    ['tomorrow', '2026-11-21T03:30:00Z', '2026-11-21'],
    ['next Sunday', '2026-11-22T12:00:00Z', '2026-11-29'],
    ['next Monday', '2026-11-23T12:00:00Z', '2026-11-30'],
  ])('"%s" said at %s is %s', (text, now, value) => expect(read('date', text, now)).toBe(value));

  it.each([
    'February 30',
    'the 32nd',
    'November 31st',
    '13/45',
    'Friday, November 26',
    'soon',
    'I do not know',
    'purple',
    '',
    'forty two',
    'whenever',
    '2026-02-29',
    '99.99.2026',
    'never on the moon',
    'the second one',
    'tomorrow or Monday',
    'the second week',
    'in nine hundred years',
  ])('"%s" is none', (text) => expect(read('date', text)).toBeNull());
});

describe('a time', () => {
  it.each([
    ['three', '15:00'],
    ['at three', '15:00'],
    ['three pm', '15:00'],
    ['3 p.m.', '15:00'],
    ['three a m', '03:00'],
    ['three thirty', '15:30'],
    ['three thirty pm', '15:30'],
    ['half past two', '14:30'],
    ['half two', '14:30'],
    ['quarter to five', '16:45'],
    ['a quarter past nine', '09:15'],
    ['quarter of four', '15:45'],
    ['ten to six', '17:50'],
    ['twenty past eight', '08:20'],
    ['twenty five to eleven', '10:35'],
    ['five minutes past one', '13:05'],
    ['five after three', '15:05'],
    ["nine o'clock", '09:00'],
    ["eight o'clock in the evening", '20:00'],
    ['seven in the morning', '07:00'],
    ['nine at night', '21:00'],
    ['noon', '12:00'],
    ['twelve noon', '12:00'],
    ['midday', '12:00'],
    ['midnight', '00:00'],
    ['twelve', '12:00'],
    ['twelve thirty', '12:30'],
    ['12:15', '12:15'],
    ['14:30', '14:30'],
    ['2:30', '14:30'],
    ['2:30 AM', '02:30'],
    ['fourteen thirty', '14:30'],
    ['fourteen hundred hours', '14:00'],
    ['three oh five', '15:05'],
    ['eleven forty five am', '11:45'],
    ['quarter to one', '12:45'],
    ['around ten', '10:00'],
    ['how about four', '16:00'],
    ['four works for me', '16:00'],
    ['ten thirty in the morning', '10:30'],
    ['6ish', '18:00'],
    ['12 am', '00:00'],
  ])('"%s" is %s', (text, value) => expect(read('time', text)).toBe(value));

  it.each([
    'twenty five',
    '25:00',
    'half past thirty',
    'maybe',
    'the third',
    'ninety nine',
    'purple',
    '',
    'five seven one five five five',
  ])('"%s" is none', (text) => expect(read('time', text)).toBeNull());
});

describe('a moment', () => {
  it.each([
    ['tomorrow at three', '2026-11-21T20:00:00.000Z'],
    ['the day after tomorrow at half past two', '2026-11-22T19:30:00.000Z'],
    ['next Tuesday at half past two', '2026-11-24T19:30:00.000Z'],
    ['day after tomorrow 9am', '2026-11-22T14:00:00.000Z'],
    ['the 14th at noon', '2026-12-14T17:00:00.000Z'],
    ['three thirty pm on Monday', '2026-11-23T20:30:00.000Z'],
    ['quarter to five tomorrow', '2026-11-21T21:45:00.000Z'],
    ['Thursday, November 26 at 2:30 PM', '2026-11-26T19:30:00.000Z'],
    ['November twenty sixth, two thirty', '2026-11-26T19:30:00.000Z'],
    ['tomorrow morning at eight', '2026-11-21T13:00:00.000Z'],
    ['tomorrow evening at seven', '2026-11-22T00:00:00.000Z'],
    ['tonight at eight', '2026-11-21T01:00:00.000Z'],
    ['today at four', '2026-11-20T21:00:00.000Z'],
    ['today at nine', '2026-11-21T02:00:00.000Z'],
    ['Monday 3 pm', '2026-11-23T20:00:00.000Z'],
    ['Monday at 15:00', '2026-11-23T20:00:00.000Z'],
    ['2026-12-24 14:30', '2026-12-24T19:30:00.000Z'],
    ['2026-12-24T14:30', '2026-12-24T19:30:00.000Z'],
    ['12/24 at 10', '2026-12-24T15:00:00.000Z'],
    ['in two hours', '2026-11-20T17:00:00.000Z'],
    ['in half an hour', '2026-11-20T15:30:00.000Z'],
    ['in 45 minutes', '2026-11-20T15:45:00.000Z'],
    ['a week from Tuesday at nine in the morning', '2026-12-01T14:00:00.000Z'],
    ['yesterday at three', '2026-11-19T20:00:00.000Z'],
    ['23 April at ten', '2027-04-23T14:00:00.000Z'],
    ['uh, can you do, like, Wednesday at eleven thirty?', '2026-11-25T16:30:00.000Z'],
    ['at nine on the third of December', '2026-12-03T14:00:00.000Z'],
    ['Sunday the 29th at one', '2026-11-29T18:00:00.000Z'],
    ['tomorrow at midnight', '2026-11-21T05:00:00.000Z'],
    ['an hour from now', '2026-11-20T16:00:00.000Z'],
    ['in an hour and a half', '2026-11-20T16:30:00.000Z'],
    ['not at three but at four on Monday', '2026-11-23T21:00:00.000Z'],
    ['tuesday of next week at two pm', '2026-11-24T19:00:00.000Z'],
    ['five to nine tomorrow morning', '2026-11-21T13:55:00.000Z'],
    ['at 2 on tuesday the 24th', '2026-11-24T19:00:00.000Z'],
    ['tuesday 16h30', '2026-11-24T21:30:00.000Z'],
  ])('"%s" is %s', (text, value) => expect(read('date_time', text)).toBe(value));

  it.each([
    // The clocks go forward on 8 March 2026 at 2:00, so 2:30 does not exist; back on 1 November, 1:30 comes twice.
    ['tomorrow at 2:30 am', '2026-03-07T15:00:00Z', newYork, '2026-03-08T07:30:00.000Z'],
    ['tomorrow at 1:30 am', '2026-10-31T15:00:00Z', newYork, '2026-11-01T05:30:00.000Z'],
    ['tomorrow at three', '2026-03-07T15:00:00Z', newYork, '2026-03-08T19:00:00.000Z'],
    ['on October 25 at 3 am', '2026-10-20T09:00:00Z', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    ['on March 29 at 2:30 am', '2026-03-20T09:00:00Z', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['tomorrow at nine', '2026-11-20T15:00:00Z', 'Asia/Tokyo', '2026-11-22T00:00:00.000Z'],
    ['tomorrow at nine', '2026-11-20T15:00:00Z', 'Australia/Sydney', '2026-11-21T22:00:00.000Z'],
    ['tomorrow at nine', '2026-11-20T15:00:00Z', 'Asia/Kolkata', '2026-11-21T03:30:00.000Z'],
    ['tomorrow at nine', '2026-11-20T15:00:00Z', 'Not/AZone', '2026-11-21T09:00:00.000Z'],
    ['February 29 at noon', '2028-01-10T12:00:00Z', newYork, '2028-02-29T17:00:00.000Z'],
  ])('"%s" said at %s in %s is %s', (text, now, zone, value) => expect(read('date_time', text, now, zone)).toBe(value));

  it.each([
    'tomorrow',
    'at three',
    'February 30 at noon',
    'next week',
    'whenever you like',
    'Tuesday at forty',
    'blue',
    '',
  ])('"%s" is none', (text) => expect(read('date_time', text)).toBeNull());
});

describe('a wish', () => {
  const wish = (text: string) => {
    const found = readWish(readUtterance(text, language), { now: Date.parse(friday), timeZone: newYork, table: null });
    if (!found) return null;
    const day = (at: number) => new Date(at - 5 * 3_600_000).toISOString().slice(0, 10);
    const hours = found.hours ? ` ${found.hours.from / 60}-${found.hours.to / 60}` : '';
    return found.exact === null
      ? `${day(found.from)}..${day(found.to - 1)}${hours}`
      : new Date(found.exact).toISOString();
  };

  it.each([
    ['tomorrow', '2026-11-21..2026-11-21'],
    ['tomorrow afternoon', '2026-11-21..2026-11-21 12-18'],
    ['Tuesday morning', '2026-11-24..2026-11-24 0-12'],
    ['sometime next week', '2026-11-23..2026-11-29'],
    ['early next week', '2026-11-23..2026-11-25'],
    ['late next week', '2026-11-26..2026-11-29'],
    ['this week', '2026-11-20..2026-11-22'],
    ['the week after next', '2026-11-30..2026-12-06'],
    ['the weekend', '2026-11-21..2026-11-22'],
    ['next month', '2026-12-01..2026-12-31'],
    ['in January', '2027-01-01..2027-01-31'],
    ['as soon as possible', '2026-11-20..2026-12-04'],
    ['what do you have?', '2026-11-20..2026-12-04'],
    ['any time works', '2026-11-20..2026-12-04'],
    ['Monday after four', '2026-11-23..2026-11-23 16-24'],
    ['Monday before noon', '2026-11-23..2026-11-23 0-12'],
    ['Monday between two and four', '2026-11-23..2026-11-23 14-16'],
    ['mornings are best', '2026-11-20..2026-12-04 0-12'],
    ['weekday afternoons', '2026-11-20..2026-12-04 12-18'],
    ['tomorrow after lunch', '2026-11-21..2026-11-21 12-15'],
    ['first thing Monday', '2026-11-23..2026-11-23 0-10'],
    ['first thing in the morning', '2026-11-20..2026-12-04 0-10'],
    ['the earlier the better', '2026-11-20..2026-12-04'],
    ['Monday or Tuesday', '2026-11-23..2026-11-24'],
    ['the second week of December', '2026-12-08..2026-12-14'],
    ['the week of the 30th', '2026-11-30..2026-12-06'],
    ['not before Wednesday', '2026-11-25..2026-12-02'],
    ['Wednesday or later', '2026-11-25..2026-12-02'],
    ['any time after Monday', '2026-11-24..2026-11-30'],
    ['from Tuesday on', '2026-11-24..2026-12-01'],
    ['before Wednesday', '2026-11-20..2026-11-24'],
    ['by next Friday', '2026-11-20..2026-11-27'],
    ['the day after tomorrow', '2026-11-22..2026-11-22'],
    ['after 5 pm', '2026-11-20..2026-12-04 17-24'],
    ['not Monday, Tuesday', '2026-11-24..2026-11-24'],
    ['around noon tomorrow', '2026-11-21T17:00:00.000Z'],
    ['an hour from now', '2026-11-20T16:00:00.000Z'],
    ['in the morning', '2026-11-20..2026-12-04 0-12'],
    ['next week in the afternoon', '2026-11-23..2026-11-29 12-18'],
    ['Tuesday at half past two', '2026-11-24T19:30:00.000Z'],
    ['Tuesday next week at ten', '2026-11-24T15:00:00.000Z'],
    ['at three', '2026-11-20T20:00:00.000Z'],
    ['at nine', '2026-11-21T14:00:00.000Z'],
    ['in two hours', '2026-11-20T17:00:00.000Z'],
    ['quarter past ten on Wednesday', '2026-11-25T15:15:00.000Z'],
    ['a haircut', null],
    ['yes', null],
    ['I like trains', null],
  ])('"%s" is %s', (text, value) => expect(wish(text)).toBe(value));

  it('of a mere hour is about the day that was talked about', () => {
    const table = { day: { year: 2026, month: 11, day: 24 }, minute: null, hours: null, offered: null };
    const found = readWish(readUtterance('at four then', language), {
      now: Date.parse(friday),
      timeZone: newYork,
      table,
    });
    expect(found?.exact).toBe(Date.parse('2026-11-24T21:00:00Z'));
  });
});
