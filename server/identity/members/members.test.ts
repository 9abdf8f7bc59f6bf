import { describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { membersApi } from '#domain/identity/members.ts';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { rolesApi } from '#domain/identity/roles.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } }).error?.code,
];
const changeRole = (client: TestClient, of: TestClient, role: string) =>
  client.send('PATCH', `/v1/members/${of.userId}`, { role });
const remove = (client: TestClient, who: TestClient) => client.send('DELETE', `/v1/members/${who.userId}`);
const leave = (client: TestClient, workspaceId = client.workspaceId) =>
  client.send('DELETE', `/v1/memberships/${workspaceId}`);
const rolesIn = async (client: TestClient) =>
  new Map((await client.call(membersApi.list)).items.map(({ id, role }) => [id, role]));
const actionsIn = async (client: TestClient) => (await client.call(auditApi.list)).items.map(({ action }) => action);

describe('the list of members', () => {
  it('tells who works here, since when, and what they left lying about', async () => {
    const owner = await server.newOwner();
    const admin = await server.newMember(owner, 'admin');
    await admin.call(accessTokensApi.create, { body: { name: 'CI', scopes: ['agents'] } });
    const now = new Date(server.clock.now()).toISOString();
    const { items } = await owner.call(membersApi.list);
    expect(items).toEqual([
      expect.objectContaining({
        id: owner.userId,
        email: owner.email,
        you: true,
        role: 'owner',
        roleName: 'Owner',
        tokens: 0,
      }),
      {
        id: admin.userId,
        email: admin.email,
        name: null,
        you: false,
        role: 'admin',
        roleName: 'Admin',
        joinedAt: now,
        lastActiveAt: now,
        tokens: 1,
      },
    ]);
    expect((await owner.call(workspacesApi.list)).items[0]!.members).toBe(2);
  });

  it('is for those who may see it', async () => {
    const owner = await server.newOwner();
    const member = await server.newMember(owner, 'member');
    expect(codeOf(await member.send('GET', '/v1/members'))).toEqual([403, 'forbidden']);
  });
});

describe('another role', () => {
  it('holds at once, and the log tells of it', async () => {
    const owner = await server.newOwner();
    const member = await server.newMember(owner, 'viewer');
    expect((await member.send('GET', '/v1/agents')).status).toBe(403);
    const params = { memberId: member.userId };
    const changed = await owner.call(membersApi.changeRole, { params, body: { role: 'member' } });
    expect(changed).toMatchObject({ id: member.userId, role: 'member', roleName: 'Member' });
    expect((await member.send('GET', '/v1/agents')).status).toBe(200);
    const [entry] = (await owner.call(auditApi.list)).items;
    expect(entry).toMatchObject({
      action: 'member.role-changed',
      object: { kind: 'member', id: member.userId },
      before: { role: 'viewer' },
      after: { role: 'member' },
    });
  });

  it('may be neither more than one’s own nor taken from who has more', async () => {
    const owner = await server.newOwner();
    const [admin, member] = [await server.newMember(owner, 'admin'), await server.newMember(owner, 'member')];
    expect((await changeRole(admin, member, 'admin')).status).toBe(200);
    expect((await changeRole(admin, member, 'viewer')).status).toBe(200);
    for (const answer of [
      await changeRole(admin, member, 'owner'),
      await changeRole(admin, admin, 'owner'),
      await changeRole(admin, owner, 'viewer'),
      await changeRole(member, member, 'admin'),
    ]) {
      expect(codeOf(answer)).toEqual([403, 'forbidden']);
    }
    expect(codeOf(await changeRole(owner, member, '019a0000-0000-7000-8000-000000000001'))).toEqual([
      400,
      'invalid_input',
    ]);
    expect(codeOf(await changeRole(owner, member, 'king'))).toEqual([400, 'invalid_input']);
  });

  it('of owners is only for owners, whatever others may do', async () => {
    const owner = await server.newOwner();
    const body = { name: 'Everything', levels: roleMatrix.owner };
    const { id } = await owner.call(rolesApi.create, { body });
    const second = await server.newMember(owner, id);
    expect(codeOf(await changeRole(second, owner, 'viewer'))).toEqual([403, 'forbidden']);
    expect(codeOf(await changeRole(second, second, 'owner'))).toEqual([403, 'forbidden']);
    expect(codeOf(await remove(second, owner))).toEqual([403, 'forbidden']);
    expect((await changeRole(owner, second, 'owner')).status).toBe(200);
    expect((await changeRole(second, owner, 'viewer')).status).toBe(200);
  });
});

describe('removing a member', () => {
  it('ends at once what they and their tokens could do', async () => {
    const owner = await server.newOwner();
    const member = await server.newMember(owner, 'admin');
    const { value: secret } = await member.call(accessTokensApi.create, { body: { name: 'CI', scopes: ['agents'] } });
    const byToken = () => server.send('GET', '/v1/agents', undefined, { authorization: `Bearer ${secret}` });
    expect([(await member.send('GET', '/v1/agents')).status, (await byToken()).status]).toEqual([200, 200]);
    expect((await remove(owner, member)).status).toBe(204);
    expect(codeOf(await member.send('GET', '/v1/agents'))).toEqual([404, 'not_found']);
    expect(codeOf(await byToken())).toEqual([401, 'session_required']);
    expect((await member.call(workspacesApi.list)).items.map(({ id }) => id)).not.toContain(owner.workspaceId);
    expect((await actionsIn(owner))[0]).toBe('member.removed');
    expect(codeOf(await remove(owner, member))).toEqual([404, 'not_found']);
  });

  it('is not for Admins, nor a way to leave', async () => {
    const owner = await server.newOwner();
    const [admin, member] = [await server.newMember(owner, 'admin'), await server.newMember(owner, 'member')];
    expect(codeOf(await remove(admin, member))).toEqual([403, 'forbidden']);
    expect(codeOf(await remove(owner, owner))).toEqual([409, 'conflict']);
  });
});

describe('leaving', () => {
  it('is for everybody but the last owner', async () => {
    const owner = await server.newOwner();
    const viewer = await server.newMember(owner, 'viewer');
    expect((await leave(viewer)).status).toBe(204);
    expect(codeOf(await viewer.send('GET', '/v1/workspace/status'))).toEqual([404, 'not_found']);
    expect(codeOf(await leave(viewer))).toEqual([404, 'not_found']);
    expect((await actionsIn(owner))[0]).toBe('member.left');
    expect(codeOf(await leave(owner))).toEqual([409, 'conflict']);
    const second = await server.newMember(owner, 'owner');
    expect((await leave(owner)).status).toBe(204);
    expect(codeOf(await leave(second))).toEqual([409, 'conflict']);
    expect(codeOf(await leave(await server.newOwner(), owner.workspaceId))).toEqual([404, 'not_found']);
  });
});

describe('handing over', () => {
  const handOver = (client: TestClient, to: TestClient, body: object = {}) =>
    client.send('POST', `/v1/members/${to.userId}/ownership`, body);

  it('makes the other the owner and oneself an Admin, or what one chooses', async () => {
    const owner = await server.newOwner();
    const [next, last] = [await server.newMember(owner, 'viewer'), await server.newMember(owner, 'member')];
    expect((await handOver(owner, next)).status).toBe(200);
    expect(await rolesIn(next)).toEqual(
      new Map([
        [owner.userId, 'admin'],
        [next.userId, 'owner'],
        [last.userId, 'member'],
      ]),
    );
    expect(codeOf(await handOver(owner, last))).toEqual([403, 'forbidden']);
    expect((await handOver(next, last, { role: 'viewer' })).status).toBe(200);
    expect((await next.send('GET', '/v1/agents')).status).toBe(403);
    expect((await last.call(agentsApi.list)).items).toEqual([]);
    const [entry] = (await last.call(auditApi.list)).items;
    expect(entry).toMatchObject({
      action: 'ownership.transferred',
      object: { kind: 'member', id: last.userId },
      after: { role: 'owner', formerOwnerRole: 'viewer' },
    });
  });

  it('is to members, by owners', async () => {
    const owner = await server.newOwner();
    const admin = await server.newMember(owner, 'admin');
    expect(codeOf(await handOver(admin, admin))).toEqual([403, 'forbidden']);
    expect(codeOf(await handOver(owner, owner))).toEqual([409, 'conflict']);
    expect(codeOf(await handOver(owner, await server.newOwner()))).toEqual([404, 'not_found']);
    expect(codeOf(await handOver(owner, admin, { role: 'king' }))).toEqual([400, 'invalid_input']);
  });
});

describe('the last owner', () => {
  it('can be neither demoted nor leave', async () => {
    const owner = await server.newOwner();
    expect(codeOf(await changeRole(owner, owner, 'admin'))).toEqual([409, 'conflict']);
    expect(codeOf(await leave(owner))).toEqual([409, 'conflict']);
    expect((await rolesIn(owner)).get(owner.userId)).toBe('owner');
  });

  it('is always there, when two demote each other, leave or remove each other at once', async () => {
    const first = await server.newOwner();
    const second = await server.newMember(first, 'owner');
    const ways = [
      () => [changeRole(first, second, 'admin'), changeRole(second, first, 'admin')],
      () => [leave(first), leave(second)],
      () => [remove(first, second), remove(second, first)],
      () => [changeRole(first, second, 'viewer'), leave(first)],
    ];
    const put = (who: TestClient) =>
      server.services.db.pool.query(
        `insert into members (workspace_id, user_id, role, created_at) values ($1, $2, 'owner', now())
         on conflict (workspace_id, user_id) do update set role = 'owner'`,
        [first.workspaceId, who.userId],
      );
    for (let round = 0; round < 20; round++) {
      await Promise.all([put(first), put(second)]);
      // Both know that they are owners; no one asks the database whether they still are.
      await Promise.all([first, second].map((who) => who.send('GET', '/v1/members')));
      const answers = await Promise.all(ways[round % ways.length]!());
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
      const { rows } = await server.services.db.pool.query(
        `select count(*)::int as n from members where workspace_id = $1 and role = 'owner'`,
        [first.workspaceId],
      );
      expect(rows[0].n).toBe(1);
    }
  });
});
