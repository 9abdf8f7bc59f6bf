import { describe, expect, it } from 'vitest';
import { endOfQuiet, nextDigest } from './digest-times.ts';

const berlin = 'Europe/Berlin';
const at = (iso: string) => Date.parse(iso);
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(0, 16));
const daily = (hour: number, timeZone = berlin) => ({ digest: 'daily', hour, timeZone }) as const;

describe('the next digest', () => {
  it.each([
    ['before its hour', '2026-11-23T05:00Z', '2026-11-23T07:00'],
    ['at its hour goes the next day', '2026-11-23T07:00Z', '2026-11-24T07:00'],
    ['over the end of a month', '2026-11-30T12:00Z', '2026-12-01T07:00'],
    ['in the night in which the clock goes forward', '2027-03-27T12:00Z', '2027-03-28T06:00'],
    ['the day after', '2027-03-28T06:00Z', '2027-03-29T06:00'],
    ['in the night in which the clock goes back', '2026-10-24T12:00Z', '2026-10-25T07:00'],
  ])('daily at eight, %s', (_, from, next) => {
    expect(iso(nextDigest(at(from), daily(8)))).toBe(next);
  });

  it('at an hour that the clock jumps over goes once, moved on by the jump', () => {
    const first = nextDigest(at('2027-03-27T12:00Z'), daily(2));
    expect(iso(first)).toBe('2027-03-28T01:00');
    expect(iso(nextDigest(first, daily(2)))).toBe('2027-03-29T00:00');
  });

  it('at an hour that comes twice goes at the first', () => {
    const first = nextDigest(at('2026-10-24T12:00Z'), daily(2));
    expect(iso(first)).toBe('2026-10-25T00:00');
    expect(iso(nextDigest(first, daily(2)))).toBe('2026-10-26T01:00');
    expect(iso(nextDigest(at('2026-10-25T01:00Z'), daily(2)))).toBe('2026-10-26T01:00');
  });

  it('weekly goes on Monday of the zone', () => {
    const weekly = { digest: 'weekly', hour: 8, timeZone: 'Asia/Tokyo' } as const;
    expect(iso(nextDigest(at('2026-11-22T22:59Z'), weekly))).toBe('2026-11-22T23:00');
    expect(iso(nextDigest(at('2026-11-22T23:00Z'), weekly))).toBe('2026-11-29T23:00');
  });

  it('hourly goes at full hours of the wall clock', () => {
    const hourly = (timeZone: string) => ({ digest: 'hourly', hour: 8, timeZone }) as const;
    expect(iso(nextDigest(at('2026-11-23T07:00:30Z'), hourly(berlin)))).toBe('2026-11-23T08:00');
    expect(iso(nextDigest(at('2026-11-23T07:10Z'), hourly('Asia/Kolkata')))).toBe('2026-11-23T07:30');
    expect(iso(nextDigest(at('2026-10-25T00:30Z'), hourly(berlin)))).toBe('2026-10-25T01:00');
  });
});

describe('quiet hours', () => {
  it('end at their hour, also over midnight', () => {
    const night = { from: 22, to: 7 };
    expect(iso(endOfQuiet(at('2026-11-23T21:30Z'), night, berlin))).toBe('2026-11-24T06:00');
    expect(iso(endOfQuiet(at('2026-11-24T03:00Z'), night, berlin))).toBe('2026-11-24T06:00');
    expect(endOfQuiet(at('2026-11-24T06:00Z'), night, berlin)).toBeNull();
    expect(endOfQuiet(at('2026-11-24T12:00Z'), null, berlin)).toBeNull();
  });
});
