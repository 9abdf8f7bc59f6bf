import { describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { restoreDays, workspacesApi } from '#domain/identity/workspaces.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { fillTenantTables } from '#server/testing/tenant-tables.ts';
import { deleteWorkspace, restoreWorkspace } from './delete-workspace.ts';
import { eraseDeleted } from './workspaces/erase-workspace.ts';

/** A workspace is deleted by its owner, taken back, or gone from everywhere. */

// Jobs would change other workspaces meanwhile.
const server = await startApp({}, undefined, { work: false });
const { db, files, jobs } = server.services;
// The first owner is the operator.
const operator = await server.newOwner();
const day = 86_400_000;

async function remove(client: TestClient, name = 'My Workspace') {
  return client.send('DELETE', `/v1/workspaces/${client.workspaceId}`, { name });
}
const restore = (client: TestClient) => client.send('POST', `/v1/workspaces/${client.workspaceId}/restore`);
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } }).error?.code,
];
const erase = () => eraseDeleted(server.services, new AbortController().signal);

describe('deleting', () => {
  it('is for the owner, who types the name', async () => {
    const owner = await server.newOwner();
    const admin = await server.newMember(owner, 'admin');
    expect(codeOf(await remove(admin))).toEqual([403, 'forbidden']);
    const stranger = await server.newOwner();
    expect(codeOf(await remove({ ...stranger, workspaceId: owner.workspaceId }))).toEqual([404, 'not_found']);
    expect(codeOf(await remove(owner, 'my workspace'))).toEqual([400, 'invalid_input']);
    expect((await remove(owner)).status).toBe(200);
    expect(codeOf(await remove(owner))).toEqual([410, 'workspace_deleted']);
    expect(codeOf(await remove(operator))).toEqual([409, 'conflict']);
  });

  it('closes it to people, tokens and callers at once, and taking it back opens it as it was', async () => {
    const owner = await server.newOwner();
    const member = await server.newMember(owner, 'admin');
    const { value: secret } = await owner.call(accessTokensApi.create, { body: { name: 'Shop', scopes: ['speech'] } });
    const byToken = () => server.send('GET', '/v1/speech/usage', undefined, { authorization: `Bearer ${secret}` });
    const agent = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
    const start = { params: { agentId: agent.id }, body: { channel: 'browser' as const } };
    const { ticket } = await owner.call(callsApi.start, start);
    expect((await byToken()).status).toBe(200);
    const { deletedAt, restorableUntil } = (await remove(owner)).body as { deletedAt: string; restorableUntil: string };
    expect(Date.parse(restorableUntil) - Date.parse(deletedAt)).toBe(restoreDays * day);

    for (const person of [owner, member]) {
      expect(codeOf(await person.send('GET', agentsApi.list.path))).toEqual([410, 'workspace_deleted']);
    }
    expect((await byToken()).status).toBe(401);
    const caller = await openCallClient(await addressOf(server.app));
    caller.send({ type: 'hello', version: 1, ticket });
    expect(await caller.next('error')).toMatchObject({ code: 'session_required' });
    // Another one is there to work in meanwhile.
    const { items: open } = await owner.call(workspacesApi.list);
    expect(open.map(({ id }) => id)).not.toContain(owner.workspaceId);
    expect((await owner.call(workspacesApi.deleted)).items.map(({ id }) => id)).toEqual([owner.workspaceId]);
    expect((await member.call(workspacesApi.deleted)).items).toEqual([]);
    expect(codeOf(await restore({ ...member, workspaceId: owner.workspaceId }))).toEqual([403, 'forbidden']);

    expect((await restore(owner)).status).toBe(200);
    expect((await owner.call(agentsApi.list)).items.map(({ id }) => id)).toEqual([agent.id]);
    expect((await byToken()).status).toBe(200);
    const { items } = (await owner.send('GET', '/v1/audit')).body as { items: { action: string }[] };
    expect(items.slice(0, 2).map(({ action }) => action)).toEqual(['workspace.restored', 'workspace.deleted']);
  });
});

it('gives nobody more workspaces than one may own by deleting and being given another', async () => {
  const owner = await server.newOwner();
  const listed = async () => (await owner.call(workspacesApi.list)).items;
  const removeFirst = async () => remove({ ...owner, workspaceId: (await listed())[0]!.id });
  for (let n = 1; n < 5; n++) expect((await removeFirst()).status).toBe(200);
  const [last] = await listed();
  expect(codeOf(await removeFirst())).toEqual([409, 'conflict']);
  // Another one that is open, and the last may go.
  expect((await restore(owner)).status).toBe(200);
  expect((await remove({ ...owner, workspaceId: last!.id })).status).toBe(200);
  expect((await listed()).map(({ id }) => id)).toEqual([owner.workspaceId]);
  // Two at once are not each the other's way out.
  expect((await restore({ ...owner, workspaceId: last!.id })).status).toBe(200);
  const both = await Promise.all([remove(owner), remove({ ...owner, workspaceId: last!.id })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

/** Places in the whole database whose text has this, as `table: row`. */
async function everywhere(text: string): Promise<string[]> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.pool.query(`select t::text as row from ${name} t where strpos(t::text, $1) > 0`, [text]);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

describe('a deleted workspace', () => {
  it('is gone from every table, file and job after thirty days, and no other with it', async () => {
    const [owner, other] = [await server.newOwner(), await server.newOwner()];
    for (const tenant of [owner, other]) {
      await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
      await fillTenantTables(db, tenant);
      await files.put(`workspaces/${tenant.workspaceId}/speech/x.mp3`, Buffer.from('x'));
      const data = { workspaceId: tenant.workspaceId, clipId: tenant.userId };
      await jobs.enqueue(null, 'speech.make-clip', data, { startAfter: new Date('2027-06-01') });
    }
    // More than a piece.
    await db.pool.query(
      `insert into contacts (workspace_id, id, name, tags, source, created_at)
       select $1, gen_random_uuid(), 'x', '{}', 'contact_form', now() from generate_series(1, 120)`,
      [owner.workspaceId],
    );
    const tables = new Set((await everywhere(owner.workspaceId)).map((place) => place.split(':')[0]));
    expect(tables.size).toBeGreaterThan(20);
    const ofOther = await everywhere(other.workspaceId);
    // With one of them in it, it is not closed.
    await db.pool.query('delete from legal_holds where workspace_id = $1', [owner.workspaceId]);

    // The sessions of people end before the time is up, so the rules are called as the next session would.
    const account = { userId: owner.userId, email: owner.email, sessionId: '' };
    const removeLate = () => deleteWorkspace(server.services, account, owner.workspaceId, 'My Workspace');
    const restoreLate = () => restoreWorkspace(server.services, account, owner.workspaceId);
    await removeLate();
    server.clock.advance(restoreDays * day - 1);
    await erase();
    expect((await restoreLate()).id).toBe(owner.workspaceId);
    await removeLate();
    server.clock.advance(restoreDays * day);
    await expect(restoreLate()).rejects.toMatchObject({ code: 'not_found' });
    await erase();

    expect(await everywhere(owner.workspaceId)).toEqual([]);
    expect(await files.stat(`workspaces/${owner.workspaceId}/speech/x.mp3`)).toBeNull();
    expect(await everywhere(other.workspaceId)).toEqual(ofOther);
    expect(await files.stat(`workspaces/${other.workspaceId}/speech/x.mp3`)).not.toBeNull();
  });
});
