import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { WaitingCaller } from '#domain/channels/call-queue.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { WaitingCallers } from './waiting-callers.tsx';

const aCaller = (change: Partial<WaitingCaller>): WaitingCaller => ({
  id: '019a0000-0000-7000-8000-0000000000d1',
  numberId: '019a0000-0000-7000-8000-0000000000e1',
  number: '+15715550100',
  otherNumber: '+12025550123',
  place: 1,
  state: 'waiting',
  since: '2026-11-20T10:00:00Z',
  ...change,
});

test('callers who wait are shown in order, with those who are to be called back', async () => {
  const items = [
    aCaller({}),
    aCaller({ id: '019a0000-0000-7000-8000-0000000000d2', otherNumber: null, place: 2 }),
    aCaller({ id: '019a0000-0000-7000-8000-0000000000d3', place: 3, state: 'call_back' }),
    aCaller({ id: '019a0000-0000-7000-8000-0000000000d4', place: 0, state: 'failed' }),
  ];
  stubNetwork({ 'GET /v1/call-queue': { body: { items } } });
  renderPage(<WaitingCallers />, { at: '/dashboard/calls/live' });
  const rows = within(await screen.findByRole('region', { name: 'Waiting callers' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1\..*On the line/),
    expect.stringMatching(/^2\.Withheld/),
    expect.stringMatching(/^3\..*Wants a callback/),
    expect.stringMatching(/Couldn’t be reached for a callback/),
  ]);
});
