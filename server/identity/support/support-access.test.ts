import { describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { supportAccessApi } from '#domain/identity/support-access.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();
// The first owner is the operator.
const operator = await server.newOwner();
const list = agentsApi.list.path;
const statusOf = async (client: TestClient, method: string, path: string, body?: unknown) =>
  (await client.send(method, path, body)).status;
/** The operator as the workspace's support, in a session of now. */
const supportOf = async ({ workspaceId }: TestClient): Promise<TestClient> => {
  const { token } = await server.newSession(operator);
  const send: TestClient['send'] = (method, address, body) =>
    server.send(method, address, body, { authorization: `Bearer ${token}`, 'x-workspace-id': workspaceId });
  return { ...operator, token, workspaceId, send };
};
const allow = (owner: TestClient, hours: 1 | 24 | 168 = 1, canWrite = false) =>
  owner.call(supportAccessApi.allow, { body: { hours, canWrite } });
const newAgent = { template: 'customer-support' };

describe('support', () => {
  it('gets in only where it was let in, only the operator, and only to look', async () => {
    const owner = await server.newOwner();
    const admin = await server.newMember(operator, 'admin');
    const support = await supportOf(owner);
    expect(await statusOf(support, 'GET', list)).toBe(404);
    await allow(owner);
    expect(await statusOf(support, 'GET', list)).toBe(200);
    expect(await statusOf(support, 'POST', agentsApi.create.path, newAgent)).toBe(403);
    expect(await statusOf(support, 'DELETE', '/v1/support-access')).toBe(403);
    // Neither another customer nor who works for the operator without owning its workspace.
    for (const other of [await server.newOwner(), admin]) {
      const headers = { authorization: `Bearer ${other.token}`, 'x-workspace-id': owner.workspaceId };
      expect((await server.send('GET', list, undefined, headers)).status).toBe(404);
    }
  });

  it('may change things where that was allowed, and never settings, people or tokens', async () => {
    const owner = await server.newOwner();
    const support = await supportOf(owner);
    await allow(owner, 24, true);
    expect(await statusOf(support, 'POST', agentsApi.create.path, newAgent)).toBe(201);
    for (const [method, path, body] of [
      ['PATCH', '/v1/security', { auditLogging: false }],
      ['PUT', '/v1/support-access', { hours: 168 }],
      ['POST', '/v1/access-tokens', { name: 'Back door' }],
      ['GET', '/v1/audit', undefined],
      ['GET', '/v1/security/sessions', undefined],
    ] as const) {
      expect([path, await statusOf(support, method, path, body)]).toEqual([path, 403]);
    }
    const whole = `/v1/workspaces/${owner.workspaceId}`;
    expect(await statusOf(support, 'DELETE', whole, { name: 'My Workspace' })).toBe(404);
  });

  it('is seen: that it was let in, that it came, and what it did, with both persons', async () => {
    const owner = await server.newOwner();
    const support = await supportOf(owner);
    await allow(owner, 24, true);
    await support.send('GET', list);
    await support.send('GET', list);
    await support.send('POST', agentsApi.create.path, newAgent);
    const { items } = await owner.call(auditApi.list, { query: { limit: 3 } });
    expect(items.map(({ action }) => action)).toEqual(['agent.created', 'support.entered', 'support.allowed']);
    for (const { actor } of items.slice(0, 2)) {
      expect(actor).toMatchObject({ userId: operator.userId, allowedBy: owner.userId });
    }
    expect(items[2]!.actor).toMatchObject({ userId: owner.userId, allowedBy: null });
    const { access } = await owner.call(supportAccessApi.get);
    expect(access).toMatchObject({ canWrite: true, allowedBy: owner.userId, enteredAt: expect.any(String) });
    const [own] = (await owner.call(workspacesApi.list)).items;
    expect(own).toMatchObject({ asSupport: false, supportUntil: access!.expiresAt });
  });

  it('ends by itself, and at once when it is taken back', async () => {
    const [first, second] = [await server.newOwner(), await server.newOwner()];
    await allow(first, 1);
    await allow(second, 24);
    server.clock.advance(3_600_000 - 1);
    expect(await statusOf(await supportOf(first), 'GET', list)).toBe(200);
    server.clock.advance(1);
    expect(await statusOf(await supportOf(first), 'GET', list)).toBe(404);
    const support = await supportOf(second);
    expect(await statusOf(support, 'GET', list)).toBe(200);
    const owner = await server.newSession(second);
    expect(await statusOf(owner, 'DELETE', '/v1/support-access')).toBe(204);
    expect(await statusOf(support, 'GET', list)).toBe(404);
    expect(await statusOf(owner, 'DELETE', '/v1/support-access')).toBe(404);
    expect(await owner.call(supportAccessApi.get)).toEqual({ access: null });
  });

  it('is held to the security settings like everybody else', async () => {
    const owner = await server.newSession(await server.newOwner(), 'aal2');
    await allow(owner);
    const support = await supportOf(owner);
    await owner.send('PATCH', '/v1/security', { twoFactorAuth: true, graceDays: 0 });
    expect((await support.send('GET', list)).body).toMatchObject({ error: { code: 'two_factor_required' } });
    // What was refused did not enter.
    expect((await owner.call(supportAccessApi.get)).access).toMatchObject({ enteredAt: null });
  });

  it('finds in its list the workspaces that let it in, and no others', async () => {
    const owner = await server.newOwner();
    await allow(owner, 24, true);
    const listed = async (client: TestClient) => (await client.call(workspacesApi.list)).items;
    const now = await server.newSession(operator);
    const open = (await listed(now)).filter(({ asSupport }) => asSupport);
    expect(open).toContainEqual(expect.objectContaining({ id: owner.workspaceId, roleName: 'Support' }));
    expect((await listed(owner)).map(({ id }) => id)).toEqual([owner.workspaceId]);
    await owner.send('DELETE', '/v1/support-access');
    expect((await listed(now)).map(({ id }) => id)).not.toContain(owner.workspaceId);
  });

  it.each([{}, { hours: 2 }, { hours: 1, canWrite: 'yes' }, { hours: '1' }])('is not let in by %j', async (body) => {
    const owner = await server.newOwner();
    expect(await statusOf(owner, 'PUT', '/v1/support-access', body)).toBe(400);
  });
});
