import { describe, expect, it } from 'vitest';
import { usualHours } from '#domain/identity/business-hours.ts';
import { freeTimes, isFree, isOpen, type OpenTimes, type Search, wallClock } from './free-times.ts';

const zone = 'Europe/Berlin';
const open: OpenTimes = { timeZone: zone, businessHours: usualHours, holidays: [] };
const at = (iso: string) => Date.parse(iso);
/** Monday, 23 November 2026, 08:00 in Berlin. */
const now = at('2026-11-23T07:00:00Z');
const search = (overrides: Partial<Search> = {}): string[] =>
  freeTimes({
    now,
    open,
    durationMinutes: 30,
    within: { start: now, end: now + 7 * 86_400_000 },
    wish: null,
    taken: [],
    count: 3,
    ...overrides,
  }).map((time) => new Date(time).toISOString());
const span = (iso: string, minutes = 30) => ({ start: at(iso), end: at(iso) + minutes * 60_000 });

describe('free times', () => {
  it('offers the first ones of the day in opening hours', () => {
    expect(search()).toEqual(['2026-11-23T08:00:00.000Z', '2026-11-23T08:30:00.000Z', '2026-11-23T09:00:00.000Z']);
  });

  it('skips what is taken, also when it only touches', () => {
    expect(search({ taken: [span('2026-11-23T08:15:00Z', 30)], count: 2 })).toEqual([
      '2026-11-23T09:00:00.000Z',
      '2026-11-23T09:30:00.000Z',
    ]);
  });

  it('leads with the wish when it is free, even off the grid', () => {
    const times = search({ wish: at('2026-11-24T13:10:00Z') });
    expect(times).toContain('2026-11-24T13:10:00.000Z');
    expect(times).toEqual([...times].sort());
  });

  it('looks close to a moment that is out of its bounds, and never at it', () => {
    const four = at('2026-11-24T13:00:00Z');
    expect(search({ wish: four, within: { start: now, end: four }, count: 2 })).toEqual([
      '2026-11-24T12:00:00.000Z',
      '2026-11-24T12:30:00.000Z',
    ]);
  });

  it('looks at the wished hours and days first, and at others where there is nothing', () => {
    const tuesdays = { weekdays: [2], hours: { from: 14 * 60, to: 15 * 60 } };
    expect(search({ ...tuesdays, count: 1 })).toEqual(['2026-11-24T13:00:00.000Z']);
    expect(search({ hours: { from: 0, to: 60 }, count: 1 })).toEqual(['2026-11-23T08:00:00.000Z']);
  });

  it('offers the nearest to a wish that is taken, before and after', () => {
    expect(search({ wish: at('2026-11-24T13:00:00Z'), taken: [span('2026-11-24T13:00:00Z')], count: 2 })).toEqual([
      '2026-11-24T12:30:00.000Z',
      '2026-11-24T13:30:00.000Z',
    ]);
  });

  it('goes over the weekend to Monday', () => {
    const friday = at('2026-11-27T15:45:00Z');
    expect(search({ now: friday, within: { start: friday, end: friday + 5 * 86_400_000 }, count: 1 })).toEqual([
      '2026-11-30T08:00:00.000Z',
    ]);
  });

  it('leaves out holidays, once or each year, and breaks of a day', () => {
    const holidays = [
      { date: '2026-11-23', name: 'Move', yearly: false },
      { date: '2001-11-24', name: 'Day of the founders', yearly: true },
    ];
    const businessHours = {
      ...usualHours,
      wednesday: [
        { from: 600, to: 660 },
        { from: 840, to: 900 },
      ],
    };
    expect(search({ open: { timeZone: zone, businessHours, holidays }, count: 5 })).toEqual([
      '2026-11-25T09:00:00.000Z',
      '2026-11-25T09:30:00.000Z',
      '2026-11-25T13:00:00.000Z',
      '2026-11-25T13:30:00.000Z',
      '2026-11-26T08:00:00.000Z',
    ]);
  });

  it('keeps to opening hours on both sides of a change of clocks', () => {
    // Berlin leaves summer time on Sunday, 25 October 2026: nine o'clock is 07:00Z before and 08:00Z after.
    const friday = at('2026-10-23T00:00:00Z');
    const whole = search({ now: friday, within: { start: friday, end: friday + 4 * 86_400_000 }, count: 40 });
    expect(whole[0]).toBe('2026-10-23T07:00:00.000Z');
    expect(whole).toContain('2026-10-26T08:00:00.000Z');
    expect(whole).not.toContain('2026-10-26T07:00:00.000Z');
  });

  it('has nothing in a span without opening hours', () => {
    expect(search({ within: { start: at('2026-11-28T00:00:00Z'), end: at('2026-11-29T23:00:00Z') } })).toEqual([]);
  });

  it('does not book the past, nor beyond the horizon, nor over closing time', () => {
    expect(isFree(span('2026-11-23T06:30:00Z'), [], open, now)).toBe(false);
    expect(isFree(span('2027-06-01T09:00:00Z'), [], open, now)).toBe(false);
    expect(isOpen(span('2026-11-23T15:45:00Z', 30), open)).toBe(false);
    expect(isOpen(span('2026-11-23T15:30:00Z', 30), open)).toBe(true);
  });

  it("reads a zone's own clock", () => {
    expect(wallClock(at('2026-11-22T23:30:00Z'), zone)).toEqual({ date: '2026-11-23', weekday: 1, minute: 30 });
    const there = { date: '2026-11-22', weekday: 0, minute: 18 * 60 + 30 };
    expect(wallClock(at('2026-11-22T23:30:00Z'), 'America/New_York')).toEqual(there);
  });
});
