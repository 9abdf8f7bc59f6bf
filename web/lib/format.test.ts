import { describe, expect, it } from 'vitest';
import { formatClock, formatDateTime, formatDuration, formatExact, formatPercent, formatWhen } from './format.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('format', () => {
  it.each([
    [0, '0:00'],
    [7_900, '0:07'],
    [750_000, '12:30'],
    [3_723_000, '1:02:03'],
    [-5, '0:00'],
  ])('clock of %i ms is %s', (ms, words) => {
    expect(formatClock(ms)).toBe(words);
  });

  it.each([
    [45_000, '45 s'],
    [60_000, '1 min'],
    [200_000, '3 min 20 s'],
    [3_600_000, '1 h'],
    [3_900_000, '1 h 5 min'],
  ])('duration of %i ms is %s', (ms, words) => {
    expect(formatDuration(ms)).toBe(words);
  });

  it.each([
    ['2026-11-20T19:37:00Z', 'Today 8:37 PM'],
    ['2026-11-19T11:00:00Z', 'Yesterday 12:00 PM'],
    ['2026-11-21T12:00:00Z', 'Tomorrow 1:00 PM'],
    ['2026-11-10T12:00:00Z', 'Nov 10, 1:00 PM'],
    ['2025-11-20T12:00:00Z', 'Nov 20, 2025, 1:00 PM'],
  ])('%s reads as %s', (iso, words) => {
    expect(formatWhen(iso, 'Europe/Berlin', now)).toBe(words);
  });

  it('counts days where the calendar is, and begins no sentence within one', () => {
    expect(formatDateTime('2026-11-21T03:00:00Z', 'America/New_York', now)).toBe('today 10:00 PM');
  });

  it('names the zone on hover', () => {
    expect(formatExact('2026-11-20T12:00:00Z', 'America/New_York')).toMatch(/7:00:00.*(EST|GMT-5)/u);
  });

  it('rounds percent', () => {
    expect(formatPercent(66.6)).toBe('67%');
  });
});
