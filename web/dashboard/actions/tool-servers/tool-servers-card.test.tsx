import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ServerTool, ToolServer } from '#domain/actions/tool-servers.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { stubNetwork } from '#web/testing/stub-network.ts';
import { ToolServersCard } from './tool-servers-card.tsx';

const at = '/dashboard/integrations/external-services';
const aTool = (name: string, change: Partial<ServerTool> = {}): ServerTool => ({
  name,
  title: name,
  description: '',
  state: 'offered',
  hash: `hash of ${name}`,
  looksOnly: false,
  inputs: [],
  outputs: [],
  ...change,
});
const server = (change: Partial<ToolServer> = {}): ToolServer => ({
  id: '019a0000-0000-7000-8000-0000000000c1',
  name: 'Parts',
  url: 'https://tools.example.com/mcp',
  token: null,
  checkedAt: '2026-11-20T10:00:00Z',
  problem: null,
  tools: [
    aTool('find', {
      title: 'Find a part',
      state: 'allowed',
      looksOnly: true,
      description: 'Finds it.',
      inputs: [{ name: 'number', type: 'string', required: true, description: '' }],
    }),
    aTool('order'),
    aTool('cancel', { state: 'changed' }),
    aTool('old', { state: 'gone' }),
  ],
  ...change,
});
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

it('connects a server, and says what is wrong with it', async () => {
  const sent: unknown[] = [];
  stubNetwork({
    'GET /v1/tool-servers': { body: { items: [] } },
    'POST /v1/tool-servers': ({ body }) => {
      sent.push(body);
      const message = 'https://tools.example.com doesn’t answer as an MCP server.';
      return sent.length === 1
        ? { status: 409, body: { error: { code: 'conflict', message } } }
        : { status: 201, body: server() };
    },
  });
  const { user } = renderPage(<ToolServersCard />, { at });
  await user.click(await screen.findByRole('button', { name: 'Connect' }));
  const dialog = await screen.findByRole('dialog', { name: 'Connect an MCP server' });
  await user.type(within(dialog).getByLabelText('Name'), 'Parts');
  await user.type(within(dialog).getByLabelText('URL'), 'https://tools.example.com/mcp');
  await user.click(within(dialog).getByRole('button', { name: 'Connect' }));
  expect(await within(dialog).findByText(/doesn’t answer as an MCP server/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Connect' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ name: 'Parts', url: 'https://tools.example.com/mcp', token: null });
});

it('allows tools as they are seen, one by one, and none that is gone', async () => {
  const sent: unknown[] = [];
  stubNetwork({
    'GET /v1/tool-servers': { body: { items: [server({ problem: 'It didn’t answer.' })] } },
    'PUT /v1/tool-servers/019a0000-0000-7000-8000-0000000000c1/allowed': ({ body }) => {
      sent.push(body);
      return { body: server() };
    },
  });
  const { user } = renderPage(<ToolServersCard />, { at });
  expect((await screen.findByRole('checkbox', { name: /Find a part/ })).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByText('The server says: Finds it.')).toBeTruthy();
  expect(screen.getByText('It didn’t answer.')).toBeTruthy();
  expect(box(/cancel/).getAttribute('aria-checked')).toBe('false');
  expect(box(/old/).hasAttribute('disabled')).toBe(true);
  await user.click(box(/order/));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    tools: [
      { name: 'find', hash: 'hash of find' },
      { name: 'order', hash: 'hash of order' },
    ],
  });
});
