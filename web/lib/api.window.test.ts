import '#web/testing/browser-gaps.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signIn, stubNetwork } from '#web/testing/stub-network.ts';
import { api } from './api.ts';
import { ApiError } from './api-error.ts';
import { setCurrentWorkspaceId } from './current-workspace.ts';

const agentId = '019a0000-0000-7000-8000-00000000000a';

beforeEach(() => {
  signIn();
  setCurrentWorkspaceId('019a0000-0000-7000-8000-000000000001');
});

describe('api', () => {
  it('fills path and query, and sends bearer, workspace and JSON', async () => {
    const sent = stubNetwork({
      [`PATCH /v1/agents/${agentId}`]: { body: { id: agentId } },
      'GET /v1/calls': { body: { items: [], next: null } },
    });
    expect(await api.agents.update({ params: { agentId }, body: { name: 'Front desk' } })).toEqual({ id: agentId });
    await api.calls.list({ query: { agentId, cursor: undefined, limit: 10 } });

    expect(sent[0]?.body).toEqual({ name: 'Front desk' });
    expect(sent[0]?.headers.get('authorization')).toMatch(/^Bearer ey/);
    expect(sent[0]?.headers.get('x-workspace-id')).toBe('019a0000-0000-7000-8000-000000000001');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(String(sent[1]?.search)).toBe(`agentId=${agentId}&limit=10`);
    expect(sent[1]?.headers.has('content-type')).toBe(false);
  });

  it('answers undefined to 204', async () => {
    stubNetwork({ [`DELETE /v1/agents/${agentId}`]: { status: 204 } });
    expect(await api.agents.remove({ params: { agentId } })).toBeUndefined();
  });

  it('throws what the server refused, with its fields', async () => {
    const details = [{ path: 'name', message: 'Give the agent a name.' }];
    stubNetwork({
      'POST /v1/agents': { status: 400, body: { error: { code: 'invalid_input', message: 'Some fields…', details } } },
    });
    const error = await api.agents.create({ body: { template: 'x' } }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'ApiError', code: 'invalid_input', status: 400, details });
  });

  it('makes a sentence of an answer that is no JSON', async () => {
    vi.stubGlobal('fetch', async (url: string) =>
      String(url).includes('public-config')
        ? Response.json({ auth: { url: '/auth/v1', anonKey: 'anon' }, mailbox: false })
        : new Response('<h1>Bad gateway</h1>', { status: 502 }),
    );
    await expect(api.agents.list()).rejects.toThrow('The server responded with status 502.');
  });

  it('tells a lost connection from a slow server', async () => {
    stubNetwork({ 'GET /v1/agents': { status: 0 } });
    await expect(api.agents.list()).rejects.toMatchObject({ code: 'unreachable' });

    const connected = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      url === '/v1/agents'
        ? new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
        : connected(url, init),
    );
    await expect(api.agents.list(undefined, { timeoutMs: 1 })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('forgets a session that the server has ended', async () => {
    stubNetwork({
      'GET /v1/agents': { status: 401, body: { error: { code: 'session_expired', message: 'Sign in again.' } } },
      'POST /auth/v1/logout': { status: 401, body: { code: 'session_not_found', message: 'gone' } },
    });
    await expect(api.agents.list()).rejects.toMatchObject({ code: 'session_expired' });
    expect(localStorage.getItem('parley.session')).toBeNull();
  });
});

describe('ApiError', () => {
  it('is an error with an empty list of details', () => {
    expect(new ApiError('not_found', 404, 'There is nothing.')).toMatchObject({
      message: 'There is nothing.',
      details: [],
    });
  });
});
