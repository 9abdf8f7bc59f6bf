import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { deviceOf } from './device-of.ts';
import { aSession, userId } from './security.fixture.ts';
import SessionsPage from './sessions-page.tsx';

const at = '/dashboard/integrations/sessions';
const own = aSession({
  id: '019a0000-0000-7000-8000-0000000000c2',
  email: 'me@example.com',
  current: true,
  canEnd: false,
  secondFactor: true,
});

it('tells person, device, address and second factor, and ends one session or all after asking', async () => {
  const sent = stubNetwork({
    'GET /v1/security/sessions': { body: { items: [own, aSession()] } },
    'DELETE /v1/security/sessions/019a0000-0000-7000-8000-0000000000c1': { status: 204 },
    [`DELETE /v1/security/members/${userId}/sessions`]: { status: 204 },
  });
  const { user } = renderPage(<SessionsPage />, { at });
  const mine = await screen.findByRole('row', { name: /me@example.com/ });
  expect(within(mine).getAllByText('This device').length).toBeGreaterThan(0);
  expect(within(mine).queryByRole('button')).toBeNull();
  const button = { name: 'Sign out ada@example.com on Firefox on Linux' };
  await user.click(screen.getByRole('button', button));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out on this device' }));
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('ada@example.com was signed out on that device')).toBeTruthy();
  await user.click(screen.getByRole('button', button));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out everywhere' }));
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('ada@example.com was signed out everywhere')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});

it('shows many a hundred at a time, sorted as a whole', async () => {
  const many = Array.from({ length: 250 }, (_, n) =>
    aSession({ id: `session-${n}`, email: `person-${String(n).padStart(3, '0')}@example.com` }),
  );
  stubNetwork({ 'GET /v1/security/sessions': { body: { items: [own, ...many] } } });
  const { user } = renderPage(<SessionsPage />, { at });
  // It does not come with the rows, which would move them.
  expect(screen.getByRole('searchbox')).toBeTruthy();
  await screen.findByRole('row', { name: /person-000@/ });
  expect(screen.getAllByRole('row')).toHaveLength(101);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(screen.getAllByRole('row')).toHaveLength(201);
  await user.click(screen.getByRole('button', { name: 'Person' }));
  await user.click(screen.getByRole('button', { name: 'Person' }));
  expect(await screen.findByRole('row', { name: /person-249@/ })).toBeTruthy();
});

it('finds by person or address, and says when nothing fits', async () => {
  stubNetwork({ 'GET /v1/security/sessions': { body: { items: [own, aSession()] } } });
  const { user } = renderPage(<SessionsPage />, { at });
  await user.type(await screen.findByRole('searchbox'), 'ADA@');
  expect(screen.queryByRole('row', { name: /me@example.com/ })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'x');
  await user.click(await screen.findByRole('button', { name: 'Show all sessions' }));
  expect(await screen.findByRole('row', { name: /me@example.com/ })).toBeTruthy();
});

it.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iOS'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', 'Unknown device'],
])('calls %j %s', (userAgent, name) => expect(deviceOf(userAgent)).toBe(name));
