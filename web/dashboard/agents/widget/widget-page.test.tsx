import '#web/testing/browser-gaps.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { firstLook } from '#domain/channels/widget-look.ts';
import { firstWidgetLimits, type Widget } from '#domain/channels/widgets.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { agentId, anAgent } from '../agents.fixture.ts';
import WidgetPage from './widget-page.tsx';

const id = '019a0000-0000-7000-8000-0000000000d1';
const key = `pk_${'A'.repeat(24)}`;
const none = { conversations: 0, minutes: 0 };
const widget: Widget = {
  id,
  agentId,
  key,
  name: 'Website',
  enabled: true,
  look: firstLook,
  domains: [],
  limits: firstWidgetLimits,
  lastDay: none,
  last30Days: { conversations: 12, minutes: 3.5 },
  createdAt: '2026-11-20T10:00:00Z',
};
const list = `GET /v1/agents/${agentId}/widgets`;
const preview = { [`POST /v1/widgets/${id}/preview`]: { body: { ticket: 'ticket-of-preview' } } };
const agent = { ...preview, [`GET /v1/agents/${agentId}`]: { body: anAgent({ status: 'active' }) } };
const openPage = () =>
  renderPage(<WidgetPage />, { at: `/dashboard/agents/${agentId}/widget`, path: '/dashboard/agents/:agentId/widget' });

it('asks for a domain first, and says what is none', async () => {
  let made = false;
  const sent = stubNetwork({
    ...agent,
    [list]: () => ({ body: { items: made ? [widget] : [] } }),
    [`POST /v1/agents/${agentId}/widgets`]: () => {
      made = true;
      return { status: 201, body: widget };
    },
  });
  const { user } = openPage();
  const domain = await screen.findByLabelText('Website domain');
  await user.type(domain, 'https://shop.example{Enter}');
  expect(await screen.findByText(/Enter a domain like example.com/)).toBeTruthy();
  await user.clear(domain);
  await user.type(domain, 'Shop.example{Enter}');
  expect((await screen.findByRole('region', { name: 'tag for your website' })).textContent).toContain(key);
  const body = { name: 'shop.example', domains: ['shop.example'] };
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual(body);
});

it('shows the real panel beside the settings, figures, and saves what fits', async () => {
  const sent = stubNetwork({
    ...agent,
    [list]: { body: { items: [widget] } },
    [`PATCH /v1/widgets/${id}`]: { body: { ...widget, domains: ['shop.example'] } },
  });
  const { user } = openPage();
  expect((await screen.findByTitle('Front desk preview')).getAttribute('src')).toBe(`/widget/${key}`);
  expect(screen.getByText(/12 conversations, 3.5 minutes/)).toBeTruthy();
  expect(screen.getByText(/No domains are allowed yet/)).toBeTruthy();
  const domains = screen.getByLabelText('Allowed domains');
  const save = screen.getByRole('button', { name: 'Save' });
  await user.type(domains, '*');
  expect(save.hasAttribute('disabled')).toBe(true);
  await user.clear(domains);
  await user.type(domains, 'shop.example');
  await user.type(screen.getByLabelText(/Button text/), 'Ask us');
  await user.click(save);
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    domains: ['shop.example'],
    look: { label: 'Ask us' },
    limits: firstWidgetLimits,
  });
});
