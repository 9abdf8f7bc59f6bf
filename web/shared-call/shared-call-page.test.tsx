import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import SharedCallPage from './shared-call-page.tsx';

const open = () => renderPage(<SharedCallPage />, { at: '/shared-calls/abc', path: '/shared-calls/:token' });

it('shows what of a call is shared', async () => {
  const call = {
    agentName: 'Front desk',
    startedAt: '2026-11-20T10:00:00Z',
    durationMs: 94_000,
    expiresAt: '2026-11-21T10:00:00Z',
    parts: ['transcript', 'values'],
    turns: [{ seq: 0, role: 'caller', text: 'A haircut', startMs: 1_000 }],
    values: [{ name: 'preferred_time', spoken: '2:30 PM' }],
  };
  const sent = stubNetwork({ 'POST /v1/shared-calls': { body: call } });
  open();
  expect(await screen.findByRole('heading', { name: 'Front desk' })).toBeTruthy();
  expect(screen.getByText('A haircut')).toBeTruthy();
  expect(screen.getByText('Preferred time')).toBeTruthy();
  expect(document.querySelector('audio')).toBeNull();
  expect(sent.find(({ path }) => path === '/v1/shared-calls')?.body).toEqual({ token: 'abc' });
});

it('says that a link is over', async () => {
  const error = { code: 'not_found', message: 'This link is invalid or has expired. Ask for a new one.' };
  stubNetwork({ 'POST /v1/shared-calls': { status: 404, body: { error } } });
  open();
  expect((await screen.findByRole('alert')).textContent).toBe(error.message);
});
