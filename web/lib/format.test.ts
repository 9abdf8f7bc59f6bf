import { describe, expect, it } from 'vitest';
import { formatClock, formatDuration, formatExact, formatPercent, formatRelative } from './format.ts';

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
    ['2026-11-20T11:59:30Z', 'now'],
    ['2026-11-20T11:55:00Z', '5 minutes ago'],
    ['2026-11-20T09:00:00Z', '3 hours ago'],
    ['2026-11-19T11:00:00Z', 'yesterday'],
    ['2026-11-21T12:00:00Z', 'tomorrow'],
    ['2026-01-02T12:00:00Z', 'Jan 2, 2026'],
  ])('%s reads as %s', (iso, words) => {
    expect(formatRelative(iso, now)).toBe(words);
  });

  it('names the zone on hover', () => {
    expect(formatExact('2026-11-20T12:00:00Z', 'America/New_York')).toMatch(/7:00:00.*(EST|GMT-5)/u);
  });

  it('rounds percent', () => {
    expect(formatPercent(66.6)).toBe('67%');
  });
});
