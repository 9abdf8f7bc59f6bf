import { describe, expect, it } from 'vitest';
import { understand } from '../understand.ts';

/** A Tuesday. */
const at = '2026-11-24T10:00:00';
const read = (type: 'date' | 'time' | 'date_time', text: string, language = 'en-US') =>
  understand({ type, language, text, at, zone: 'America/New_York' }).value;

describe('a day', () => {
  it.each([
    // What is taken back, denied or does not suit.
    ['the eighth no sorry the ninth', '2026-12-09'],
    ['friday uh saturday', '2026-11-28'],
    ["wednesday doesn't suit me thursday would", '2026-11-26'],
    ["tuesday would work monday doesn't", '2026-12-01'],
    ["monday i can't", null],
    ['thursday is no good for me', null],
    ["i can't make monday could we do tuesday", '2026-12-01'],
    ['not tomorrow the day after', '2026-11-26'],
    // What only explains the wish, or is none.
    ['i have a dentist appointment on friday so saturday', '2026-11-28'],
    ['i get paid on the first so after that', null],
    ["i'm away on the tenth", null],
    ['are you closed on monday', null],
    ['every monday', null],
    ['monday if you have anything', '2026-11-30'],
    ["why don't we say tuesday", '2026-12-01'],
    ['can you move the friday one to monday', '2026-11-30'],
    // What is asked of a day, held already, let go, or past.
    ['is sunday extra', null],
    ['does saturday cost more than sunday', null],
    ['are there any fees on sundays', null],
    ['cancel friday', null],
    ['i need to reschedule my friday appointment', null],
    ['please cancel the fourth and book the sixth', '2026-12-06'],
    ['my appointment is on the third', null],
    ['my appointment was for the eleventh but i need the eighteenth', '2026-12-18'],
    ['i lost my job on monday', null],
    ['i turned thirty on the first', null],
    ["i've been sick since saturday", null],
    ['what if i came wednesday', '2026-11-25'],
    ["what's today", null],
    ['did you say friday', null],
    ['what about a saturday', null],
    ['friday is better than saturday', '2026-11-27'],
    ['friday or next week', null],
    ["the third but if that's full the fourth", null],
    // Days that are seen from others.
    ['this day next week', '2026-12-01'],
    ['monday not next week the one after', '2026-12-07'],
    ['a day later than planned', null],
    ['the sunday after', null],
    ['the first tuesday of the month', null],
    ['first of the month', '2026-12-01'],
    ['the back end of january', null],
    ['the tenth and eleventh', null],
    ["the tenth's fine", '2026-12-10'],
    ['the fourth is a friday', '2026-12-04'],
    ['thursday the fifteenth', null],
    // Days that do not exist, and halves of numbers.
    ['may thirty second', null],
    ['february 30th', null],
    ['september thirty one', null],
    ['tuesday the fourth', null],
    ['your second opening', null],
    ['one sec', null],
    ['two days before my birthday', null],
    // Years and figures.
    ['april twenty one', '2027-04-21'],
    ['july fourth oh nine', '2009-07-04'],
    ['the second of june eighty four', '1984-06-02'],
    ['five slash six', '2027-05-06'],
    ['seven four eighty two', '1982-07-04'],
    ['september twelve fifty five', '1955-09-12'],
    ['twenty second of the second twenty two', '2022-02-22'],
    ['oh nine one two nineteen fifty five', null],
    ['may-1-2027', '2027-05-01'],
    ['eleven twenty five', null],
    ['day seven of next month', '2026-12-07'],
    // Spans.
    ['sometime around the fifth', null],
    ['christmas week', null],
  ])('%s: %s', (text, day) => expect(read('date', text)).toBe(day));

  it("knows Britain's own", () => {
    expect(read('date', "mother's day", 'en-GB')).toBe('2027-03-07');
    expect(read('date', "mother's day")).toBe('2027-05-09');
    expect(read('date', 'nine three eighty one', 'en-GB')).toBe('1981-03-09');
  });
});

describe('a time', () => {
  it.each([
    ['seven to eight', null],
    ['ten to six', '17:50'],
    ['twenty to', null],
    ['twenty past midnight', '00:20'],
    ['ten to midnight', '23:50'],
    ['five to noon', '11:55'],
    ['eleven seventy', null],
    ["twenty six o'clock", null],
    ['at too forty five', '14:45'],
    ["nine's too early ten's better", '10:00'],
    ['three um four', '16:00'],
    ['three thirty or four', null],
    ['in forty five minutes', '10:45'],
    ['it takes three hours', null],
    ['i have three dogs', null],
    ['i finish work at five so half past five', '17:30'],
    ['not at three at four', '16:00'],
    ['change my appointment from ten to eleven', '11:00'],
    ['half eightish', '08:30'],
    ['any time bar twelve', null],
    ['ten uh eleven', '11:00'],
    ['not ten eleven', '11:00'],
    ['noon thirty', '12:30'],
    ['nine hundred hours', '09:00'],
    ['from two on', null],
    ['i finish at three so half past', null],
    ['bang on three', '15:00'],
  ])('%s: %s', (text, time) => expect(read('time', text)).toBe(time));
});

describe('a day and a time', () => {
  it.each([
    // Why no earlier, which turns nothing down.
    ['tuesday at four he has school before', '2026-12-01T16:00'],
    ["tuesday at four he's got school till three", '2026-12-01T16:00'],
    ['not this coming tuesday the one after at ten', '2026-12-08T10:00'],
    ['monday at three no tuesday', '2026-12-01T15:00'],
    ['not monday at three at four', '2026-11-30T16:00'],
    ['not monday at three tuesday at four', '2026-12-01T16:00'],
    ['wednesday at two is no good what about three', '2026-11-25T15:00'],
    ['tomorrow at nine or ten', null],
    ['every friday at noon', null],
    ['i have a meeting monday at ten', null],
    ['move it from friday at three to monday at four', '2026-11-30T16:00'],
    ['friday ten thirty', '2026-11-27T10:30'],
    ['tuesday nine', '2026-12-01T09:00'],
    ['june thirty first at three', null],
    ['tonight at midnight', '2026-11-25T00:00'],
    ['the same day at five', null],
    ['can i swap my thursday two o clock', null],
    ['monday at ten no wait i have church make it eleven', '2026-11-30T11:00'],
    ['move friday at three to monday at four', '2026-11-30T16:00'],
  ])('%s: %s', (text, moment) => expect(read('date_time', text)).toBe(moment));

  // At is a Tuesday.
  it.each([
    ['de-DE', 'montag kann ich nicht dienstag auch nicht mittwoch um zehn ginge', '2026-11-25T10:00'],
    ['de-DE', 'hm um acht hab ich yoga mittwoch um zehn', '2026-11-25T10:00'],
    ['de-DE', 'donnerstag um elf ach ne da bin ich nicht da freitag um elf', '2026-11-27T11:00'],
    ['de-DE', 'mittwoch acht uhr oder warten sie neun uhr', '2026-11-25T09:00'],
    ['es-ES', 'el lunes no puedo el martes tampoco el miércoles a las diez', '2026-11-25T10:00'],
    ['es-ES', 'el miércoles a las diez uy no que tengo médico el jueves a las diez', '2026-11-26T10:00'],
    ['fr-FR', 'lundi je ne peux pas mardi non plus mercredi à dix heures', '2026-11-25T10:00'],
    ['fr-FR', 'jeudi seize heures trente plutôt dix-sept heures', '2026-11-26T17:00'],
  ])('in %s, "%s": %s', (language, text, moment) => expect(read('date_time', text, language)).toBe(moment));
});
