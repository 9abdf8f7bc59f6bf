import { describe, expect, it } from 'vitest';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { membersApi } from '#domain/identity/members.ts';
import { areas, type RoleRow, roleMatrix } from '#domain/identity/permissions.ts';
import { type Role, rolesApi } from '#domain/identity/roles.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { openLiveCalls } from '#server/calls/live-calls.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { findScope } from '#server/identity/workspaces/find-scope.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();

const nothing: RoleRow = { ...roleMatrix.viewer, analytics: 'none' };
const aRole = (levels: Partial<RoleRow> = {}, name = 'Reception') => ({
  body: { name, levels: { ...nothing, ...levels } },
});
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } }).error?.code,
];
const roleOf = async (client: TestClient, id: string): Promise<Role> =>
  (await client.call(rolesApi.list)).items.find((role) => role.id === id)!;

describe('roles', () => {
  it('begin with the five of the specification, with whom they count', async () => {
    const owner = await server.newOwner();
    await server.newMember(owner, 'viewer');
    const { items } = await owner.call(rolesApi.list);
    expect(items.map(({ name, builtIn, members, invitations }) => [name, builtIn, members, invitations])).toEqual([
      ['Owner', true, 1, 0],
      ['Admin', true, 0, 0],
      ['Agent Manager', true, 0, 0],
      ['Member', true, 0, 0],
      ['Viewer', true, 1, 0],
    ]);
    expect(items.map(({ levels }) => levels)).toEqual(Object.values(roleMatrix));
  });

  it('are made, changed and deleted, and the log tells of it', async () => {
    const owner = await server.newOwner();
    const made = await owner.call(rolesApi.create, aRole({ contacts: 'view' }, '  Reception '));
    expect(made).toMatchObject({ name: 'Reception', description: '', builtIn: false, members: 0 });
    const params = { roleId: made.id };
    const changed = await owner.call(rolesApi.update, {
      params,
      body: { name: 'Front desk', levels: { contacts: 'full', calls: true } },
    });
    expect(changed).toMatchObject({ name: 'Front desk', levels: { ...nothing, contacts: 'full', calls: true } });
    await owner.call(rolesApi.remove, { params, query: {} });
    expect((await owner.call(rolesApi.list)).items).toHaveLength(5);
    const { items } = await owner.call(auditApi.list);
    expect(items.slice(0, 3).map(({ action }) => action)).toEqual(['role.deleted', 'role.updated', 'role.created']);
    expect(items[1]).toMatchObject({
      before: { name: 'Reception', levels: { contacts: 'view', calls: false } },
      after: { name: 'Front desk', levels: { contacts: 'full', calls: true } },
    });
  });

  it('have names of their own, whatever the case', async () => {
    const owner = await server.newOwner();
    const { id: roleId } = await owner.call(rolesApi.create, aRole());
    for (const name of ['reception', 'RECEPTION', 'owner', 'Agent manager']) {
      expect(codeOf(await owner.send('POST', '/v1/roles', aRole({}, name).body))).toEqual([409, 'conflict']);
    }
    const other = await owner.call(rolesApi.create, aRole({}, 'Night shift'));
    expect(codeOf(await owner.send('PATCH', `/v1/roles/${other.id}`, { name: 'RECEPTION' }))).toEqual([
      409,
      'conflict',
    ]);
    await owner.call(rolesApi.update, { params: { roleId }, body: { name: 'RECEPTION' } });
    // Another workspace has names of its own.
    expect((await (await server.newOwner()).call(rolesApi.create, aRole())).name).toBe('Reception');
  });

  it('are fifteen at most, also when many are made at once', async () => {
    const owner = await server.newOwner();
    const make = (_: unknown, n: number) => owner.send('POST', '/v1/roles', aRole({}, `Role ${n}`).body);
    const answers = await Promise.all(Array.from({ length: 15 + 4 }, make));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(15);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  });

  it('say which area or level they do not know', async () => {
    const owner = await server.newOwner();
    const wrong = async (body: object) => {
      const answer = await owner.send('POST', '/v1/roles', body);
      expect(answer.status).toBe(400);
      return JSON.stringify(answer.body);
    };
    const levels = { ...nothing };
    expect(await wrong({ name: 'x', levels: { ...levels, billing: 'full' } })).toContain('billing');
    expect(await wrong({ name: 'x', levels: { ...levels, agents: 'all' } })).toContain(
      'Agents must be one of none, view',
    );
    const { team: _, ...lacking } = levels;
    expect(await wrong({ name: 'x', levels: lacking })).toContain('body.levels.team');
    expect(await wrong({ name: ' ', levels })).toContain('Give the role a name.');
  });
});

describe('built-in roles', () => {
  it('take other levels, and the specification’s back, but no other name', async () => {
    const owner = await server.newOwner();
    const params = { roleId: 'viewer' as const };
    const { levels } = await owner.call(rolesApi.update, { params, body: { levels: { contacts: 'view' } } });
    expect(levels).toEqual({ ...roleMatrix.viewer, contacts: 'view' });
    const back = await owner.call(rolesApi.update, { params, body: { levels: roleMatrix.viewer } });
    expect(back.levels).toEqual(roleMatrix.viewer);
    expect(codeOf(await owner.send('PATCH', '/v1/roles/viewer', { name: 'Looker' }))).toEqual([403, 'forbidden']);
    expect(codeOf(await owner.send('DELETE', '/v1/roles/viewer?successor=member'))).toEqual([403, 'forbidden']);
  });

  it('of owners are as they are', async () => {
    const owner = await server.newOwner();
    const less = { levels: { agents: 'none' } };
    expect(codeOf(await owner.send('PATCH', '/v1/roles/owner', less))).toEqual([403, 'forbidden']);
    expect(codeOf(await owner.send('DELETE', '/v1/roles/owner?successor=admin'))).toEqual([403, 'forbidden']);
  });
});

describe('nobody gives more than they have', () => {
  it('neither by making a role, nor by changing one, nor by their own', async () => {
    const owner = await server.newOwner();
    const team: Partial<RoleRow> = { team: 'full', contacts: 'limited' };
    const { id } = await owner.call(rolesApi.create, aRole(team, 'People'));
    const strong = await owner.call(rolesApi.create, aRole({ contacts: 'full' }, 'Strong'));
    const clerk = await server.newMember(owner, id);
    const refused = async (method: string, address: string, body?: object) =>
      expect(codeOf(await clerk.send(method, address, body)), `${method} ${address}`).toEqual([403, 'forbidden']);
    await refused('POST', '/v1/roles', aRole({ contacts: 'full' }).body);
    await refused('POST', '/v1/roles', aRole({ calls: true }).body);
    // Their own, upward.
    await refused('PATCH', `/v1/roles/${id}`, { levels: { contacts: 'full' } });
    await refused('PATCH', `/v1/roles/${id}`, { levels: { calls: true } });
    // What is more than theirs, even to make it less.
    await refused('PATCH', `/v1/roles/${strong.id}`, { levels: { contacts: 'none' } });
    await refused('PATCH', '/v1/roles/viewer', { levels: { analytics: 'none' } });
    await refused('DELETE', `/v1/roles/${strong.id}`);
    // Within their own they may.
    const made = await clerk.call(rolesApi.create, aRole({ contacts: 'limited' }));
    await clerk.call(rolesApi.update, { params: { roleId: made.id }, body: { levels: { contacts: 'view' } } });
    await refused('DELETE', `/v1/roles/${made.id}?successor=${strong.id}`);
    await clerk.call(rolesApi.remove, { params: { roleId: made.id }, query: { successor: id } });
  });

  it.each(areas)('in %s', async (area) => {
    const owner = await server.newOwner();
    const row: RoleRow = { ...roleMatrix.owner, [area]: area === 'team' ? 'full' : 'view', calls: false };
    const { id } = await owner.call(rolesApi.create, aRole(row, 'Nearly all'));
    const clerk = await server.newMember(owner, id);
    const more = area === 'team' ? { calls: true } : { [area]: 'limited' as const };
    expect((await clerk.send('POST', '/v1/roles', aRole({ [area]: row[area] }).body)).status).toBe(201);
    expect((await clerk.send('POST', '/v1/roles', aRole(more, 'More').body)).status).toBe(403);
  });
});

describe('a change of a role', () => {
  it('holds at once in every session that has it', async () => {
    const owner = await server.newOwner();
    const { id: roleId } = await owner.call(rolesApi.create, aRole({ contacts: 'view' }));
    const [one, two] = [await server.newMember(owner, roleId), await server.newMember(owner, roleId)];
    const sees = async () =>
      (await Promise.all([one, two].map((who) => who.send('GET', contactsApi.list.path)))).map(({ status }) => status);
    expect(await sees()).toEqual([200, 200]);
    await owner.call(rolesApi.update, { params: { roleId }, body: { levels: { contacts: 'none' } } });
    expect(await sees()).toEqual([403, 403]);
    expect((await one.call(workspacesApi.list)).items[0]!.permissions.contacts).toBe('none');
    await owner.call(rolesApi.update, { params: { roleId }, body: { levels: { contacts: 'full' } } });
    expect(await sees()).toEqual([200, 200]);
  });

  it('holds in other processes as soon as they hear of it', async () => {
    const owner = await server.newOwner();
    const member = await server.newMember(owner, 'member');
    const elsewhere = { ...server.services, calls: openLiveCalls() };
    const stop = await accessCache(elsewhere).follow();
    const account = { userId: member.userId, email: member.email, sessionId: '' };
    const ask = () => findScope(elsewhere, account, owner.workspaceId, 'contacts:read');
    expect((await ask()).workspaceId).toBe(owner.workspaceId);
    const heard = new Promise<void>((resolve) => {
      void server.services.db.listen('workspace_access_changed', (id) => id === owner.workspaceId && resolve());
    });
    const params = { roleId: 'member' as const };
    await owner.call(rolesApi.update, { params, body: { levels: { contacts: 'none' } } });
    await heard;
    await expect(ask()).rejects.toMatchObject({ code: 'forbidden' });
    await stop();
  });
});

describe('deleting a role that somebody has', () => {
  it('asks who they are from then on', async () => {
    const owner = await server.newOwner();
    const { id: roleId } = await owner.call(rolesApi.create, aRole({ contacts: 'view' }));
    const member = await server.newMember(owner, roleId);
    const address = `/v1/roles/${roleId}`;
    expect(codeOf(await owner.send('DELETE', address))).toEqual([409, 'conflict']);
    expect(codeOf(await owner.send('DELETE', `${address}?successor=${roleId}`))).toEqual([409, 'conflict']);
    const unknown = await owner.send('DELETE', `${address}?successor=019a0000-0000-7000-8000-000000000001`);
    expect(codeOf(unknown)).toEqual([400, 'invalid_input']);
    await owner.call(rolesApi.remove, { params: { roleId }, query: { successor: 'viewer' } });
    const { items } = await owner.call(membersApi.list);
    expect(items.find(({ id }) => id === member.userId)).toMatchObject({ role: 'viewer', roleName: 'Viewer' });
    expect((await member.send('GET', contactsApi.list.path)).status).toBe(403);
  });

  it('gives the successor to who is invited with it', async () => {
    const owner = await server.newOwner();
    const { id: roleId } = await owner.call(rolesApi.create, aRole({ contacts: 'view' }));
    await owner.send('POST', '/v1/invitations', { emails: ['grace@example.com'], role: roleId });
    expect((await roleOf(owner, roleId)).invitations).toBe(1);
    expect(codeOf(await owner.send('DELETE', `/v1/roles/${roleId}`))).toEqual([409, 'conflict']);
    await owner.call(rolesApi.remove, { params: { roleId }, query: { successor: 'viewer' } });
    expect((await roleOf(owner, 'viewer')).invitations).toBe(1);
  });
});
