import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { accessTokensApi, type TokenScope, tokenScopes } from '#domain/identity/access-tokens.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { longestResult } from './fit-result.ts';
import { tools } from './tools/catalog.ts';

const server = await startApp();
let url: URL;
beforeAll(async () => {
  url = new URL('/mcp', await server.app.listen({ host: '127.0.0.1', port: 0 }));
});

type Era = 'modern' | 'legacy';
const clients: Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.close())));

async function connect(token: string, era: Era = 'modern', answer?: 'accept' | 'decline'): Promise<Client> {
  const versionNegotiation = { mode: era === 'modern' ? { pin: '2026-07-28' } : 'legacy' } as const;
  const capabilities = answer === undefined ? {} : { elicitation: { form: {} } };
  const client = new Client({ name: 'test', version: '1' }, { capabilities, versionNegotiation });
  if (answer !== undefined) {
    client.setRequestHandler('elicitation/create', () =>
      answer === 'accept' ? { action: 'accept', content: { confirm: true } } : { action: 'decline' },
    );
  }
  const transport = new StreamableHTTPClientTransport(url, {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport);
  clients.push(client);
  return client;
}

const newToken = async (owner: TestClient, body: { scopes: TokenScope[]; readOnly?: boolean; reachPeople?: boolean }) =>
  (await owner.call(accessTokensApi.create, { body: { name: 'Claude', ...body } })).value;
const all = tokenScopes.filter((one) => one !== 'speech');

type Called = { data: Record<string, unknown>; isError: boolean; text: string };
async function call(client: Client, name: string, input: object = {}): Promise<Called> {
  const { content, isError = false } = await client.callTool({ name, arguments: { ...input } });
  const { text } = content[0] as { text: string };
  return { data: isError ? {} : JSON.parse(text), isError: isError === true, text };
}


describe.each(['modern', 'legacy'] as const)('a client of the %s era', (era) => {
  it('finds the tools that its token may use, and calls one', async () => {
    const owner = await server.newOwner();
    const client = await connect(await newToken(owner, { scopes: ['agents'] }), era);
    const { tools: listed } = await client.listTools();
    expect(listed.map(({ name }) => name)).toEqual([
      'find_agents',
      'get_agent',
      'create_agent',
      'test_agent',
      'try_agent',
      'publish_agent',
      'change_agent',
    ]);
    expect(listed.find(({ name }) => name === 'find_agents')!.annotations).toMatchObject({ readOnlyHint: true });
    const { id } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
    const { data } = await call(client, 'find_agents');
    expect(data.agents).toMatchObject([{ id, name: 'Customer Support', status: 'inactive' }]);
  });
});
