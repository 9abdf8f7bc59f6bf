import '#web/testing/browser-gaps.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BrowserKey } from '#domain/channels/browser-keys.ts';
import { firstWidgetLimits } from '#domain/channels/widgets.ts';
import { agentId, anAgentSummary } from '#web/dashboard/agents/agents.fixture.ts';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { BrowserKeys } from './browser-keys.tsx';

const aKey = (change: Partial<BrowserKey> = {}): BrowserKey => ({
  id: '019a0000-0000-7000-8000-0000000000c1',
  name: 'Shop',
  key: `pk-${'x'.repeat(32)}`,
  origins: ['shop.example'],
  agentIds: [agentId],
  limits: firstWidgetLimits,
  createdAt: '2026-11-20T10:00:00Z',
  lastUsedAt: null,
  ...change,
});

function server() {
  let items: BrowserKey[] = [];
  return stubNetwork({
    'GET /v1/agents': { body: { items: [anAgentSummary()] } },
    'GET /v1/browser-keys': () => ({ body: { items } }),
    'POST /v1/browser-keys': ({ body }) => {
      items = [aKey(body as object)];
      return { status: 201, body: items[0] };
    },
    [`DELETE /v1/browser-keys/${aKey().id}`]: () => {
      items = [];
      return { status: 204 };
    },
  });
}

it('makes a key for some domains and agents, and deletes it', async () => {
  const sent = server();
  const { user } = renderPage(<BrowserKeys />);
  expect(await screen.findByText('No browser keys yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New browser key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), 'Shop');
  await user.type(dialog.getByLabelText('Allowed domains'), 'shop.example\nlocalhost:3000');
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await dialog.findByText('Choose an agent.')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: /Front desk/ }));
  await user.click(dialog.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText(aKey().key)).toBeTruthy();
  expect(screen.getByText(/Domains: shop.example, localhost:3000/).textContent).toContain('Agents: Front desk.');
  const made = sent.find(({ method }) => method === 'POST');
  expect(made?.body).toEqual({ name: 'Shop', origins: ['shop.example', 'localhost:3000'], agentIds: [agentId] });
  await user.click(screen.getByRole('button', { name: 'Delete Shop' }));
  await user.click(await screen.findByRole('button', { name: 'Delete key' }));
  expect(await screen.findByText('No browser keys yet.')).toBeTruthy();
});

it('is only looked at by a role that may not open agents to the public', async () => {
  stubNetwork({
    'GET /v1/agents': { body: { items: [anAgentSummary()] } },
    'GET /v1/browser-keys': { body: { items: [aKey()] } },
  });
  renderPage(<BrowserKeys />, { workspace: aWorkspace('viewer') });
  expect(await screen.findByText(aKey().key)).toBeTruthy();
  for (const name of [/New browser key/, /Edit Shop/, /Delete Shop/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
