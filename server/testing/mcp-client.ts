import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll } from 'vitest';
import { accessTokensApi, type TokenScope } from '#domain/identity/access-tokens.ts';
import type { TestClient } from '#server/testing/start-app.ts';

/** How a client speaks: with the revision of 2026, and a person to ask or none, or as clients of 2025 do. */
export type Way = 'modern' | 'legacy' | 'accepts' | 'declines';

export interface Called {
  isError: boolean;
  text: string;
  data: Record<string, unknown>;
}

const clients: Client[] = [];

/** The protocol's own client at a server. Closed after the file's tests. */
export async function connectMcp(origin: string, token: string, way: Way = 'modern'): Promise<Client> {
  if (clients.length === 0) afterAll(() => Promise.all(clients.map((client) => client.close())));
  const isAsked = way === 'accepts' || way === 'declines';
  const client = new Client(
    { name: 'test', version: '1' },
    {
      capabilities: isAsked ? { elicitation: { form: {} } } : {},
      versionNegotiation: { mode: way === 'legacy' ? 'legacy' : { pin: '2026-07-28' } },
    },
  );
  if (isAsked) {
    client.setRequestHandler('elicitation/create', () =>
      way === 'accepts' ? { action: 'accept', content: { confirm: true } } : { action: 'decline' },
    );
  }
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit }));
  clients.push(client);
  return client;
}

/** Calls a tool; what it answers is JSON, or the sentence of a refusal. */
export async function callMcp(client: Client, name: string, input: object = {}): Promise<Called> {
  const { content, isError = false } = await client.callTool({ name, arguments: { ...input } });
  const { text } = content[0] as { text: string };
  return { isError: isError === true, text, data: isError ? {} : JSON.parse(text) };
}

interface NewToken {
  scopes: readonly TokenScope[];
  readOnly?: boolean;
  reachPeople?: boolean;
}

export async function tokenFor(owner: TestClient, { scopes, ...rest }: NewToken): Promise<string> {
  const made = await owner.call(accessTokensApi.create, { body: { name: 'Claude', scopes: [...scopes], ...rest } });
  return made.value;
}
