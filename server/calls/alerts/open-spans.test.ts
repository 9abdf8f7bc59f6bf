import { describe, expect, it } from 'vitest';
import { usualHours } from '#domain/identity/business-hours.ts';
import { openSpans } from './open-spans.ts';

const open = { timeZone: 'Europe/Berlin', businessHours: usualHours, holidays: [] };
/** In the Berlin, in winter time zone. */
const at = (time: string) => Date.parse(`${time}:00+01:00`);
const span = (start: string, end: string) => ({ start: at(start), end: at(end) });

describe('open time before a moment', () => {
  it('is the time just before it while the workspace has been open for as long', () => {
    expect(openSpans(at('2026-11-25T15:07'), 60, open)).toEqual([span('2026-11-25T14:07', '2026-11-25T15:07')]);
  });

  it('goes over a night and a week-end', () => {
    expect(openSpans(at('2026-11-23T09:20'), 60, open)).toEqual([
      span('2026-11-23T09:00', '2026-11-23T09:20'),
      span('2026-11-20T16:20', '2026-11-20T17:00'),
    ]);
  });

  it('goes over holidays and lunch', () => {
    const halves = [
      { from: 540, to: 720 },
      { from: 780, to: 1020 },
    ];
    const holidays = [{ date: '2026-11-24', name: 'Moving', yearly: false }];
    const businessHours = { ...usualHours, wednesday: halves };
    expect(openSpans(at('2026-11-25T13:15'), 240, { ...open, holidays, businessHours })).toEqual([
      span('2026-11-25T13:00', '2026-11-25T13:15'),
      span('2026-11-25T09:00', '2026-11-25T12:00'),
      span('2026-11-23T16:15', '2026-11-23T17:00'),
    ]);
  });

  it('is nothing while the workspace is closed, at its last minute sharp', () => {
    expect(openSpans(at('2026-11-25T16:59'), 15, open)).not.toBeNull();
    expect(openSpans(at('2026-11-25T17:00'), 15, open)).toBeNull();
    expect(openSpans(at('2026-11-28T12:00'), 15, open)).toBeNull();
  });

  it('is any time where the workspace never opens', () => {
    const never = Object.fromEntries(Object.keys(usualHours).map((day) => [day, []])) as never;
    expect(openSpans(at('2026-11-28T12:00'), 60, { ...open, businessHours: never })).toEqual([
      span('2026-11-28T11:00', '2026-11-28T12:00'),
    ]);
  });

  it('adds up to what was asked for, a whole week of it across a change of the clock', () => {
    const spans = openSpans(at('2026-11-09T10:30'), 10_080, open)!;
    expect(spans.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(10_080 * 60_000);
  });
});
