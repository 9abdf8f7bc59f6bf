import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { UsageAnalytics } from '#domain/usage/usage-analytics.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import UsageAnalyticsPage from './usage-analytics-page.tsx';

const at = '/dashboard/settings/usage-analytics';
const gb = 1_000_000_000;
const figures = (change: Partial<UsageAnalytics>): UsageAnalytics => ({
  days: 7,
  apiCalls: { used: 500, limit: 10_000 },
  storageBytes: { used: 1_500_000, limit: 50 * gb },
  bandwidthBytes: { used: 0, limit: 100 * gb },
  totals: { apiCalls: 500, bandwidthBytes: 0, callSeconds: 121, characters: 42 },
  series: ['2026-11-22', '2026-11-23'].map((date) => ({
    date,
    apiCalls: 250,
    bandwidthBytes: 0,
    callSeconds: 60,
    characters: 21,
  })),
  ...change,
});
const colourOf = (name: string) =>
  /bg-(success|warning|danger)/.exec(screen.getByRole('progressbar', { name }).innerHTML)?.[1];

it('shows what is used of each limit, and the days of the range', async () => {
  const sent = stubNetwork({ 'GET /v1/usage-analytics': { body: figures({}) } });
  renderPage(<UsageAnalyticsPage />, { at: `${at}?days=7` });
  expect(await screen.findByText('5% of 10,000. This month.')).toBeTruthy();
  expect(screen.getByText('1.5 MB')).toBeTruthy();
  expect(screen.getByText('3 in the last 7 days.')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'API calls by day' })).toBeTruthy();
  expect(sent[0]!.search.get('days')).toBe('7');
  expect(screen.queryByText(/High usage/)).toBeNull();
});

it.each([
  [69, 'success', false],
  [70, 'warning', false],
  [80, 'warning', true],
  [89, 'warning', true],
  [90, 'danger', true],
  [120, 'danger', true],
])('at %i %% a bar is %s', async (percent, colour, noted) => {
  const body = figures({ apiCalls: { used: percent * 100, limit: 10_000 } });
  stubNetwork({ 'GET /v1/usage-analytics': { body } });
  renderPage(<UsageAnalyticsPage />, { at });
  await screen.findByText(`${percent}% of 10,000. This month.`);
  expect(colourOf('API calls')).toBe(colour);
  expect(screen.queryByText(/High usage/) !== null).toBe(noted);
});
