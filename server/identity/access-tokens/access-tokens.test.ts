import { eq, type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { accessTokensApi, tokenScopes, tokensLimit } from '#domain/identity/access-tokens.ts';
import { membersApi } from '#domain/identity/members.ts';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { rolesApi } from '#domain/identity/roles.ts';
import { openLiveCalls } from '#server/calls/live-calls.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { accessTokens } from '#server/platform/db/schema/access-tokens.table.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { findTokenHolder, knownTokens } from './token-holders.ts';
import { hashOfSecret, isTokenSecret, newTokenSecret } from './token-secret.ts';

const server = await startApp();

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const newToken = (owner: TestClient, scopes: (typeof tokenScopes)[number][] = ['agents'], name = 'CI') =>
  owner.call(accessTokensApi.create, { body: { name, scopes } });
const listAgents = (headers: Record<string, string>) => server.send('GET', '/v1/agents', undefined, headers);
const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code;

describe('a token', () => {
  it('is sk- and 32 letters and digits, of which the last check the others', () => {
    const secrets = Array.from({ length: 200 }, newTokenSecret);
    expect(new Set(secrets).size).toBe(200);
    for (const secret of secrets) {
      expect(secret).toMatch(/^sk-[0-9A-Za-z]{32}$/);
      expect(isTokenSecret(secret)).toBe(true);
      const other = secret[10] === 'x' ? 'y' : 'x';
      expect(isTokenSecret(secret.slice(0, 10) + other + secret.slice(11))).toBe(false);
    }
  });

  it('is shown once; later only its ends are', async () => {
    const owner = await server.newOwner();
    const made = await newToken(owner, ['speech', 'agents'], '  Website  ');
    expect(made).toMatchObject({ name: 'Website', scopes: ['speech', 'agents'], lastUsedAt: null });
    expect(made.masked).toBe(`${made.value.slice(0, 7)}…${made.value.slice(-4)}`);
    const { items } = await owner.call(accessTokensApi.list);
    expect(items).toEqual([
      expect.objectContaining({ id: made.id, masked: made.masked, createdAt: expect.stringMatching(/^2026-/) }),
    ]);
    expect(JSON.stringify(items)).not.toContain(made.value);
    const stored = await server.services.db.system('test', (tx) =>
      tx.select().from(accessTokens).where(eq(accessTokens.id, made.id)),
    );
    expect(JSON.stringify(stored)).not.toContain(made.value.slice(7, -4));
    expect(stored[0]!.hash).toBe(hashOfSecret(made.value));
  });

  it('needs a name, known scopes, and not too many brothers', async () => {
    const owner = await server.newOwner();
    for (const body of [{ name: ' ' }, { name: 'x', scopes: [] }, { name: 'x', scopes: ['team'] }, {}]) {
      expect((await owner.send('POST', '/v1/access-tokens', body)).status).toBe(400);
    }
    expect((await owner.send('POST', '/v1/access-tokens', { name: 'x' })).body).toMatchObject({ scopes: ['speech'] });
    for (let n = 1; n < tokensLimit; n++) await newToken(owner);
    const answer = await owner.send('POST', '/v1/access-tokens', { name: 'one more' });
    expect([answer.status, codeOf(answer)]).toEqual([409, 'limit_reached']);
  });
});

it('are fifty at most, also when many are made at once', async () => {
  const owner = await server.newOwner();
  const make = () => owner.send('POST', '/v1/access-tokens', { name: 'x' });
  const answers = await Promise.all(Array.from({ length: tokensLimit + 12 }, make));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(tokensLimit);
  expect((await owner.call(accessTokensApi.list)).items).toHaveLength(tokensLimit);
});

describe('a request with a token', () => {
  it('acts in the workspace of the token, without a session and without a header', async () => {
    const owner = await server.newOwner();
    const { value: secret } = await newToken(owner);
    const made = await server.send('POST', '/v1/agents', { template: 'customer-support' }, bearer(secret));
    expect(made.status).toBe(201);
    expect((await owner.call(agentsApi.list)).items).toHaveLength(1);
    expect((await listAgents({ ...bearer(secret), 'x-workspace-id': owner.workspaceId })).status).toBe(200);
    expect((await listAgents({ 'xi-api-key': secret })).status).toBe(200);
  });

  it('reaches no other workspace, not even one of its maker', async () => {
    const [owner, stranger] = [await server.newOwner(), await server.newOwner()];
    const { value: secret } = await newToken(owner);
    const answer = await listAgents({ ...bearer(secret), 'x-workspace-id': stranger.workspaceId });
    expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
    const { value: theirs } = await newToken(stranger);
    await server.send('POST', '/v1/agents', { template: 'customer-support' }, bearer(theirs));
    expect((await listAgents(bearer(secret))).body).toEqual({ items: [] });
  });

  it.each(tokenScopes)('may do what the scope %s says and nothing else', async (scope) => {
    const { value: secret } = await newToken(await server.newOwner(), [scope]);
    const allowed: Record<string, number> = { agents: 200, analytics: 200, calls: 200, contacts: 200 };
    const seen = {
      agents: (await listAgents(bearer(secret))).status,
      analytics: (await server.send('GET', '/v1/workspace/status', undefined, bearer(secret))).status,
      calls: (await server.send('GET', '/v1/calls', undefined, bearer(secret))).status,
      contacts: (await server.send('GET', '/v1/contacts', undefined, bearer(secret))).status,
    };
    for (const [area, status] of Object.entries(seen)) expect(status).toBe(area === scope ? allowed[area] : 403);
  });

  it('is told which scope it lacks', async () => {
    const { value: secret } = await newToken(await server.newOwner(), ['agents']);
    const told = async (path: string) =>
      JSON.stringify((await server.send('GET', path, undefined, bearer(secret))).body);
    expect(await told('/v1/calls')).toContain('needs the calls scope (Calls and transcripts)');
    expect(await told('/v1/members')).toContain('Access tokens don’t have permission to do this');
  });

  it('may do no more than its maker may now, and nothing when they have gone', async () => {
    const owner = await server.newOwner();
    const admin = await server.newMember(owner, 'admin');
    const { value: secret } = await newToken(admin, ['agents', 'contacts']);
    const { db } = server.services;
    const change = async (query: SQL) => {
      await db.system('test', (tx) => tx.execute(query));
      accessCache(server.services).forget(owner.workspaceId);
    };
    const whose = sql`where workspace_id = ${owner.workspaceId} and user_id = ${admin.userId}`;
    await change(sql`update members set role = 'agent-manager' ${whose}`);
    expect((await listAgents(bearer(secret))).status).toBe(200);
    expect((await server.send('GET', '/v1/contacts', undefined, bearer(secret))).status).toBe(403);
    await change(sql`delete from members ${whose}`);
    const gone = await listAgents(bearer(secret));
    expect([gone.status, codeOf(gone)]).toEqual([401, 'session_required']);
  });

  it('never manages tokens, workspaces or sessions', async () => {
    const { value: secret } = await newToken(await server.newOwner(), [...tokenScopes]);
    for (const [method, address] of [
      ['GET', '/v1/access-tokens'],
      ['POST', '/v1/access-tokens'],
      ['GET', '/v1/workspaces'],
      ['POST', '/v1/workspaces'],
    ] as const) {
      expect((await server.send(method, address, undefined, bearer(secret))).status, address).toBe(403);
    }
    expect((await server.send('GET', '/auth/v1/user', undefined, bearer(secret))).status).toBeGreaterThanOrEqual(401);
  });

  it('is refused when the token is none', async () => {
    const { value: secret } = await newToken(await server.newOwner());
    for (const wrong of ['sk-', 'sk-1234', newTokenSecret(), secret.slice(0, -1), `${secret}x`, secret.toLowerCase()]) {
      const answer = await listAgents(bearer(wrong));
      expect([answer.status, codeOf(answer)]).toEqual([401, 'session_required']);
    }
  });

  it('writes down when the token was last used, to the minute', async () => {
    const owner = await server.newOwner();
    const { value: secret } = await newToken(owner);
    const lastUsed = async () => (await owner.call(accessTokensApi.list)).items[0]!.lastUsedAt;
    await listAgents(bearer(secret));
    const first = new Date(server.clock.now()).toISOString();
    expect(await lastUsed()).toBe(first);
    server.clock.advance(59_000);
    await listAgents(bearer(secret));
    expect(await lastUsed()).toBe(first);
    server.clock.advance(1_000);
    await listAgents(bearer(secret));
    expect(await lastUsed()).toBe(new Date(server.clock.now()).toISOString());
  });
});

describe('a token with limits', () => {
  const make = (owner: TestClient, body: object) =>
    owner.send('POST', '/v1/access-tokens', { name: 'Limited', scopes: ['agents'], ...body });
  type Made = { body: { value: string; expiresAt: string | null; readOnly: boolean } };

  it.each([30, 90, 365])('of %s days is refused from then on, and says so', async (days) => {
    const owner = await server.newOwner();
    const { body } = (await make(owner, { expiresInDays: days })) as Made;
    const end = server.clock.now() + days * 86_400_000;
    expect(Date.parse(body.expiresAt!)).toBe(end);
    server.clock.advance(days * 86_400_000 - 1);
    expect((await listAgents(bearer(body.value))).status).toBe(200);
    server.clock.advance(1);
    const answer = await listAgents(bearer(body.value));
    expect([answer.status, codeOf(answer)]).toEqual([401, 'session_required']);
    expect(JSON.stringify(answer.body)).toContain('expired');
  });

  it('lives for ever when it says so, as tokens of before do', async () => {
    const owner = await server.newOwner();
    const { body } = (await make(owner, { expiresInDays: null })) as Made;
    expect(body).toMatchObject({ expiresAt: null, readOnly: false });
    server.clock.advance(3_650 * 86_400_000);
    expect((await listAgents(bearer(body.value))).status).toBe(200);
    expect((await make(owner, { expiresInDays: 7 })).status).toBe(401);
    const other = await server.newOwner();
    for (const expiresInDays of [7, 0, -1, '30', 1e9]) {
      expect((await make(other, { expiresInDays })).status, String(expiresInDays)).toBe(400);
    }
  });

  it('may look and change nothing when it is read-only', async () => {
    const owner = await server.newOwner();
    const { body } = (await make(owner, { scopes: ['agents', 'analytics'], readOnly: true })) as Made;
    expect(body.readOnly).toBe(true);
    expect((await listAgents(bearer(body.value))).status).toBe(200);
    const { id } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
    for (const [method, address, input] of [
      ['POST', '/v1/agents', { template: 'customer-support' }],
      ['PATCH', `/v1/agents/${id}`, { name: 'Mine' }],
      ['PUT', `/v1/agents/${id}/status`, { status: 'active' }],
      ['DELETE', `/v1/agents/${id}`, undefined],
      ['POST', `/v1/agents/${id}/calls`, { channel: 'browser' }],
      ['POST', '/v1/tts', { text: 'Hello.' }],
      // A member who may only look marks their own lessons; each earns the workspace minutes.
      ['PUT', '/v1/getting-started/testing', { completed: true }],
      ['PUT', '/v1/getting-started/steps/documentation', undefined],
    ] as const) {
      const answer = await server.send(method, address, input, bearer(body.value));
      expect([address, answer.status, codeOf(answer)]).toEqual([address, 403, 'forbidden']);
    }
    const speaking = await make(owner, { scopes: ['speech'], readOnly: true });
    expect([speaking.status, codeOf(speaking)]).toEqual([400, 'invalid_input']);
  });
});

describe('removing a token', () => {
  it('ends it at once', async () => {
    const owner = await server.newOwner();
    const { id: tokenId, value: secret } = await newToken(owner);
    expect((await listAgents(bearer(secret))).status).toBe(200);
    await owner.call(accessTokensApi.remove, { params: { tokenId } });
    expect((await listAgents(bearer(secret))).status).toBe(401);
    expect((await owner.call(accessTokensApi.list)).items).toEqual([]);
    expect((await owner.send('DELETE', `/v1/access-tokens/${tokenId}`)).status).toBe(404);
  });

  it('ends it in other processes as soon as they hear of it', async () => {
    const owner = await server.newOwner();
    const { id: tokenId, value: secret } = await newToken(owner);
    const elsewhere = { ...server.services, calls: openLiveCalls() };
    const stop = await knownTokens(elsewhere).follow();
    const hash = hashOfSecret(secret);
    expect((await findTokenHolder(elsewhere, hash))?.tokenId).toBe(tokenId);
    const heard = new Promise<void>((resolve) => {
      void server.services.db.listen('access_token_removed', (payload) => payload === hash && resolve());
    });
    await owner.call(accessTokensApi.remove, { params: { tokenId } });
    await heard;
    expect(await findTokenHolder(elsewhere, hash)).toBeUndefined();
    await stop();
  });

  it('is forbidden to others', async () => {
    const [owner, stranger] = [await server.newOwner(), await server.newOwner()];
    const { id: tokenId, value: secret } = await newToken(owner);
    expect((await stranger.send('DELETE', `/v1/access-tokens/${tokenId}`)).status).toBe(404);
    const member = await server.newMember(owner, 'member');
    expect((await member.send('DELETE', `/v1/access-tokens/${tokenId}`)).status).toBe(403);
    expect((await listAgents(bearer(secret))).status).toBe(200);
  });
});

describe('a token that acts by a role', () => {
  const make = (client: TestClient, body: object) =>
    client.send('POST', '/v1/access-tokens', { name: 'By role', ...body });
  type Made = { body: { id: string; value: string } };
  const levels = {
    ...roleMatrix.viewer,
    analytics: 'none' as const,
    agents: 'view' as const,
    settings: 'full' as const,
  };
  const newRole = (owner: TestClient, name = 'Robot') => owner.call(rolesApi.create, { body: { name, levels } });
  const ask = (secret: string, address: string, method = 'GET', body?: object) =>
    server.send(method, address, body, bearer(secret)).then(({ status }) => status);

  it('may do what the role may now, and never settings, integrations and members', async () => {
    const owner = await server.newOwner();
    const { id: roleId } = await newRole(owner);
    const { body } = (await make(owner, { roleId })) as Made;
    expect(body).toMatchObject({ scopes: [], roleId, roleName: 'Robot', readOnly: false });
    const made = () => ask(body.value, '/v1/agents', 'POST', { template: 'customer-support' });
    expect([await ask(body.value, '/v1/agents'), await made()]).toEqual([200, 403]);
    expect(await ask(body.value, '/v1/audit')).toBe(403);
    await owner.call(rolesApi.update, { params: { roleId }, body: { levels: { agents: 'limited' } } });
    expect(await made()).toBe(201);
    await owner.call(rolesApi.update, { params: { roleId }, body: { levels: { agents: 'none' } } });
    expect(await ask(body.value, '/v1/agents')).toBe(403);
    const [listed] = (await owner.call(accessTokensApi.list)).items;
    expect(listed).toMatchObject({ roleId, roleName: 'Robot', scopes: [] });
  });

  it('may do no more than its maker, nor change anything when it only looks', async () => {
    const owner = await server.newOwner();
    const admin = await server.newMember(owner, 'admin');
    const { body } = (await make(admin, { roleId: 'member' })) as Made;
    const { body: looking } = (await make(owner, { roleId: 'owner', readOnly: true })) as Made;
    const create = { template: 'customer-support' };
    expect(await ask(looking.value, '/v1/agents')).toBe(200);
    expect(await ask(looking.value, '/v1/agents', 'POST', create)).toBe(403);
    expect(await ask(body.value, '/v1/agents', 'POST', create)).toBe(201);
    const member = { params: { memberId: admin.userId }, body: { role: 'viewer' as const } };
    await owner.call(membersApi.changeRole, member);
    expect(await ask(body.value, '/v1/agents')).toBe(403);
  });

  it('is given by who may give the role, and instead of scopes', async () => {
    const owner = await server.newOwner();
    const admin = await server.newMember(owner, 'admin');
    expect(codeOf(await make(admin, { roleId: 'owner' }))).toBe('forbidden');
    expect(codeOf(await make(owner, { roleId: '019a0000-0000-7000-8000-000000000001' }))).toBe('invalid_input');
    expect(codeOf(await make(owner, { roleId: 'member', scopes: ['agents'] }))).toBe('invalid_input');
  });

  it('gets the successor when its role is deleted', async () => {
    const owner = await server.newOwner();
    const { id: roleId } = await newRole(owner);
    const { body } = (await make(owner, { roleId })) as Made;
    expect(await ask(body.value, '/v1/contacts')).toBe(403);
    const refused = await owner.send('DELETE', `/v1/roles/${roleId}`);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'conflict']);
    expect((await owner.call(rolesApi.list)).items.find(({ id }) => id === roleId)?.tokens).toBe(1);
    await owner.call(rolesApi.remove, { params: { roleId }, query: { successor: 'member' } });
    expect(await ask(body.value, '/v1/contacts')).toBe(200);
    expect((await owner.call(accessTokensApi.list)).items[0]).toMatchObject({ roleId: 'member', roleName: 'Member' });
  });
});
