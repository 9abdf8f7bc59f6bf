import { describe, expect, it } from 'vitest';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { securityApi } from '#domain/identity/security.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { roles } from '#server/platform/db/schema/roles.table.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();
const { services, clock } = server;
const sessionsOf = async (client: TestClient) => (await client.call(securityApi.sessions)).items;
const isIn = async (client: TestClient) => (await client.send('GET', '/v1/workspaces')).status === 200;
const end = (client: TestClient, id: string) => client.send('DELETE', `/v1/security/sessions/${id}`);
const endAll = (client: TestClient, id: string) => client.send('DELETE', `/v1/security/members/${id}/sessions`);

/** A role that may manage the team and little else. */
async function teamLead(owner: TestClient): Promise<TestClient> {
  const id = newId();
  const levels = { ...roleMatrix.member, team: 'full' as const };
  const { workspaceId } = owner;
  await services.db.tenant(workspaceId, (tx) =>
    tx.insert(roles).values({ workspaceId, id, name: 'Lead', description: '', levels }),
  );
  return server.newMember(owner, id);
}

describe('the list of sessions', () => {
  it('tells person, device, address, times and second factor, the last active first', async () => {
    const owner = await server.newOwner();
    const member = await server.newMember(owner, 'member');
    clock.advance(120_000);
    const proved = await server.newSession(member, 'aal2');
    const at = (ago: number) => new Date(clock.now() - ago).toISOString();
    const items = await sessionsOf(owner);
    const common = { userAgent: 'test', ip: '127.0.0.1' };
    expect(items.find(({ current }) => current)).toMatchObject({
      ...common,
      userId: owner.userId,
      signedInAt: at(120_000),
      lastActiveAt: at(0),
    });
    expect(items.map(({ userId, current, canEnd, secondFactor }) => [userId, current, canEnd, secondFactor])).toEqual(
      expect.arrayContaining([
        [owner.userId, true, false, false],
        [member.userId, false, true, false],
        [member.userId, false, true, true],
      ]),
    );
    expect(items).toHaveLength(3);
    expect(JSON.stringify(items)).not.toContain(proved.token.slice(-20));
  });

  it('is for those who manage the team, and shows nobody else', async () => {
    const owner = await server.newOwner();
    const stranger = await server.newOwner();
    const admin = await server.newMember(owner, 'admin');
    expect((await admin.send('GET', '/v1/security/sessions')).status).toBe(403);
    expect((await sessionsOf(owner)).map(({ userId }) => userId)).not.toContain(stranger.userId);
  });
});

describe('ending a session', () => {
  it('signs out on that device, everywhere, at once, is recorded, and the person is told', async () => {
    const owner = await server.newOwner();
    const member = await server.newMember(owner, 'member');
    const second = await server.newSession(member);
    const [session] = (await sessionsOf(owner)).filter(({ userId }) => userId === member.userId);
    expect((await end(owner, session!.id)).status).toBe(204);
    expect([await isIn(member), await isIn(second)].filter(Boolean)).toHaveLength(1);
    expect((await end(owner, session!.id)).status).toBe(404);
    expect((await owner.call(auditApi.list)).items[0]).toMatchObject({
      action: 'session.ended',
      object: { kind: 'session', id: session!.id },
      before: { userId: member.userId, ip: '127.0.0.1' },
    });
    const letter = (await server.mails()).at(-1)!;
    expect(letter.to).toMatchObject([{ address: member.email }]);
    expect(letter.text).toContain(owner.email);
  });

  it('ends all of a member, and of oneself all but the one that asks', async () => {
    const owner = await server.newOwner();
    const member = await server.newMember(owner, 'admin');
    const [second, own] = [await server.newSession(member), await server.newSession(owner)];
    expect((await endAll(owner, member.userId)).status).toBe(204);
    expect([await isIn(member), await isIn(second), await isIn(owner), await isIn(own)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect((await endAll(owner, owner.userId)).status).toBe(204);
    expect([await isIn(owner), await isIn(own)]).toEqual([true, false]);
    const [current] = await sessionsOf(owner);
    expect((await end(owner, current!.id)).status).toBe(409);
  });

  it('reaches nobody above oneself, and nobody who is no member', async () => {
    const owner = await server.newOwner();
    const lead = await teamLead(owner);
    const [admin, viewer] = [await server.newMember(owner, 'admin'), await server.newMember(owner, 'viewer')];
    const stranger = await server.newOwner();
    const [above] = (await sessionsOf(owner)).filter(({ userId }) => userId === admin.userId);
    expect((await sessionsOf(lead)).filter(({ canEnd }) => canEnd).map(({ userId }) => userId)).toEqual([
      viewer.userId,
    ]);
    for (const { userId } of [owner, admin]) expect((await endAll(lead, userId)).status).toBe(403);
    expect((await end(lead, above!.id)).status).toBe(403);
    const [foreign] = await sessionsOf(stranger);
    expect((await end(owner, foreign!.id)).status).toBe(404);
    expect((await endAll(owner, stranger.userId)).status).toBe(404);
    for (const client of [owner, admin, stranger]) expect(await isIn(client)).toBe(true);
    expect((await endAll(lead, viewer.userId)).status).toBe(204);
    expect(await isIn(viewer)).toBe(false);
  });

  it('of an owner is for owners, however much a role allows', async () => {
    const owner = await server.newOwner();
    const other = await server.newMember(owner, 'owner');
    const { workspaceId } = owner;
    const id = newId();
    await services.db.tenant(workspaceId, (tx) =>
      tx.insert(roles).values({ workspaceId, id, name: 'All', description: '', levels: roleMatrix.owner }),
    );
    const almost = await server.newMember(owner, id);
    expect((await endAll(almost, other.userId)).status).toBe(403);
    expect((await endAll(owner, other.userId)).status).toBe(204);
  });
});
