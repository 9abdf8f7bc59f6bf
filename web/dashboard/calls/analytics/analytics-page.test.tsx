import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Analytics } from '#domain/calls/analytics.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import AnalyticsPage from './analytics-page.tsx';
import { changeOf } from './figure-cards.tsx';

const at = '/dashboard/analytics';
const agentId = '019a0000-0000-7000-8000-000000000009';
const none = {
  calls: 0,
  successes: 0,
  failures: 0,
  durationMs: 0,
  rated: 0,
  satisfaction: null,
  billedSeconds: 0,
  modelCost: 0,
};
const noTotals = { ...none, cost: 0, activeAgents: 0, successRate: null, averageMs: null };
const some = { ...none, calls: 8, successes: 6, failures: 1, durationMs: 480_000, rated: 2, satisfaction: 85 };
const days = ['2026-11-22', '2026-11-23'];

const empty: Analytics = {
  hasCalls: false,
  from: days[0]!,
  to: days[1]!,
  timeZone: 'Europe/Berlin',
  before: { from: '2026-11-20', to: '2026-11-21' },
  totals: noTotals,
  totalsBefore: noTotals,
  currency: 'USD',
  series: days.map((date) => ({ ...none, date, cost: 0 })),
  agents: [],
  channels: [],
  endReasons: [],
  places: [],
  tags: [],
  hours: [],
  answers: null,
};
const full: Analytics = {
  ...empty,
  hasCalls: true,
  totals: { ...noTotals, ...some, activeAgents: 1, successRate: 75, averageMs: 60_000, cost: 400 },
  totalsBefore: { ...noTotals, calls: 4, activeAgents: 1, successRate: 100, averageMs: 60_000 },
  series: [
    { ...none, date: days[0]!, cost: 0 },
    { ...some, date: days[1]!, cost: 400 },
  ],
  agents: [{ ...some, agentId, name: 'Front desk' }],
  places: [{ place: 'US 212', calls: 5, successes: 5 }],
  endReasons: [{ endReason: 'caller_hangup', calls: 8 }],
  hours: [{ weekday: 1, hour: 9, calls: 8 }],
  answers: { turns: 40, p50: 250, p90: 400, p95: 500, p99: 900 },
};

it('shows noughts and the way to a first agent before the first call', async () => {
  stubNetwork({ 'GET /v1/analytics': { body: empty } });
  renderPage(<AnalyticsPage />, { at });
  expect(await screen.findByRole('heading', { name: 'No Analytics Data Yet' })).toBeTruthy();
  const create = screen.getByRole('link', { name: 'Create Your First Agent' });
  expect(create.getAttribute('href')).toBe('/dashboard/agents?create');
  for (const title of ['Total Calls', 'Success Rate', 'Avg Duration', 'Active Agents']) {
    const card = screen.getByRole('heading', { name: title }).closest('section')!;
    expect(within(card).getByText('+0%')).toBeTruthy();
  }
  const success = screen.getByRole('heading', { name: 'Success Rate' }).closest('section')!;
  expect(within(success).getByText('0')).toBeTruthy();
  for (const name of ['Call Volume Chart', 'Success Rate Trend']) screen.getByRole('heading', { name });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Export/ }).disabled).toBe(true);
  expect(screen.getByRole('button', { name: /Last 30 Days/ })).toBeTruthy();
});

it('says that a sample is being made as long as it has no call', async () => {
  stubNetwork({ 'GET /v1/analytics': { body: empty } });
  renderPage(<AnalyticsPage />, { at, workspace: { ...aWorkspace(), sample: 'filling' } });
  expect(await screen.findByRole('heading', { name: 'Creating sample data' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'No Analytics Data Yet' })).toBeNull();
});

it('asks for the days and filters of the address, and opens the calls behind a figure', async () => {
  const sent = stubNetwork({ 'GET /v1/analytics': { body: full } });
  renderPage(<AnalyticsPage />, { at: `${at}?range=7_days&channel=phone&direction=sideways` });
  expect(await screen.findByText('+100%')).toBeTruthy();
  const asked = sent.find(({ path }) => path === '/v1/analytics')!;
  expect(Object.fromEntries(asked.search)).toEqual({ range: '7_days', channel: 'phone', tests: 'with' });
  const calls = (name: string) => new URL(screen.getByRole('link', { name }).getAttribute('href')!, 'http://x');
  const successes = Object.fromEntries(calls('Success Rate').searchParams);
  expect(successes).toEqual({ from: days[0], to: days[1], channel: 'phone', outcome: 'success' });
  expect(calls('United States · 212').searchParams.get('place')).toBe('US 212');
  expect(calls('Front desk').searchParams.get('agentId')).toBe(agentId);
});

it('has the numbers of each chart as a table', async () => {
  stubNetwork({ 'GET /v1/analytics': { body: full } });
  const { user } = renderPage(<AnalyticsPage />, { at });
  for (const [title, row] of [
    ['Call Volume Over Time', 'Nov 23 8 6 1 1'],
    ['Success Rate Trends', 'Nov 23 75%'],
    ['Customer Satisfaction', 'Nov 23 85% 2'],
    ['Cost Analysis', 'Nov 23 0 $4.00 $0.00'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: `${title} as a table` }));
    const table = screen.getByRole('region', { name: title });
    expect(within(table).getByRole('row', { name: row })).toBeTruthy();
  }
});

it('takes a filter away by its button', async () => {
  const sent = stubNetwork({ 'GET /v1/analytics': { body: full } });
  const { user } = renderPage(<AnalyticsPage />, { at: `${at}?channel=phone` });
  await user.click(await screen.findByRole('button', { name: 'Without Channel' }));
  expect(await screen.findByText('+100%')).toBeTruthy();
  expect(
    sent
      .filter(({ path }) => path === '/v1/analytics')
      .at(-1)!
      .search.get('channel'),
  ).toBeNull();
});

it.each([
  [0, 0, '+0%'],
  [3, 0, 'from 0'],
  [3, 2, '+50%'],
  [1, 2, '−50%'],
])('%i after %i is %s', (now, before, words) => {
  expect(changeOf(now, before)).toBe(words);
});
