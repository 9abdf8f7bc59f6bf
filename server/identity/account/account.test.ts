import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { accountApi } from '#domain/identity/account.ts';
import { presenceSeconds } from '#domain/identity/presence.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { hashPassword } from '#server/identity/auth/passwords/argon2.ts';
import { eraseDeleted } from '#server/identity/workspaces/erase-workspace.ts';
import { sessions, users } from '#server/platform/db/schema/auth.table.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { logs, ownColumn, readTables } from './account-tables.ts';

const server = await startApp();
const { db } = server.services;
const remove = (person: TestClient, body: object = { email: person.email }) =>
  person.send('DELETE', '/v1/account', body);
const messageOf = ({ body }: { body: unknown }) => (body as { error?: { message: string } }).error?.message;
/** The first one runs the installation. */
const operator = await server.newOwner();

describe('presence', () => {
  it('is as people choose it while a dashboard of theirs is open, and offline after', async () => {
    const owner = await server.newOwner();
    const [ann, ben, cleo] = [
      await server.newMember(owner, 'admin'),
      await server.newMember(owner, 'member'),
      await server.newMember(owner, 'viewer'),
    ];
    expect(await ann.call(accountApi.presence)).toEqual({ choice: 'online' });
    await ann.call(accountApi.sign);
    await ben.call(accountApi.setPresence, { body: { choice: 'away' } });
    await cleo.call(accountApi.setPresence, { body: { choice: 'invisible' } });
    expect(await cleo.call(accountApi.sign)).toEqual({ choice: 'invisible' });
    const seen = async () =>
      new Map((await owner.call(accountApi.team)).items.map((one) => [one.userId, one.presence]));
    expect(await seen()).toEqual(
      new Map([
        [ann.userId, 'online'],
        [ben.userId, 'away'],
      ]),
    );
    server.clock.advance((presenceSeconds.offlineAfter - 1) * 1000);
    await ben.call(accountApi.sign);
    server.clock.advance(1_000);
    expect(await seen()).toEqual(new Map([[ben.userId, 'away']]));
    expect((await (await server.newOwner()).call(accountApi.team)).items).toEqual([]);
  });
});

describe('everything about me', () => {
  it('is one file: what is mine, what I made and what I did, without secrets and without others', async () => {
    const owner = await server.newOwner();
    const other = await server.newMember(owner, 'admin');
    const made = await owner.call(accessTokensApi.create, { body: { name: 'CI', scopes: ['agents'] } });
    await other.call(accessTokensApi.create, { body: { name: 'Theirs', scopes: ['agents'] } });
    await owner.call(accountApi.sign);
    const answer = await owner.send('GET', '/v1/account/export');
    const file = answer.body as Record<'about' | 'made', Record<string, Record<string, unknown>[]>> & {
      done: unknown[];
    };
    expect(file.about.users).toMatchObject([{ id: owner.userId, email: owner.email }]);
    expect(file.about.members).toMatchObject([{ workspace_id: owner.workspaceId, role: 'owner' }]);
    expect(file.about.presence).toHaveLength(1);
    expect(file.about.sessions).toMatchObject([{ ip: '127.0.0.1' }]);
    expect(file.made.access_tokens).toMatchObject([{ id: made.id, name: 'CI' }]);
    expect(file.done).toMatchObject([
      { action: 'workspace.created' },
      { action: 'access-token.created', ip: '127.0.0.1' },
    ]);
    const text = JSON.stringify(file);
    expect(text).not.toContain(other.userId);
    const rows = await db.system('test', (tx) => tx.select().from(sessions).where(eq(sessions.userId, owner.userId)));
    for (const { refreshKey } of rows) expect(text).not.toContain(refreshKey);
    expect(text).not.toMatch(/hash|refresh_key/);
  });
});

describe('deleting an account', () => {
  it('keeps whoever runs the installation', async () => {
    const answer = await remove(operator);
    expect([answer.status, messageOf(answer)]).toEqual([
      409,
      'You operate this installation. Transfer its workspace to someone else first.',
    ]);
  });

  it('asks for the address, and for the password where there is one', async () => {
    const person = await server.newOwner();
    expect(messageOf(await remove(person, { email: 'else@example.com' }))).toContain(person.email);
    const passwordHash = await hashPassword('correct horse');
    await db.system('test', (tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, person.userId)));
    for (const password of [undefined, 'wrong horse']) {
      const answer = await remove(person, { email: person.email, password });
      expect([answer.status, messageOf(answer)]).toEqual([403, 'That password is incorrect.']);
    }
    expect((await remove(person, { email: ` ${person.email.toUpperCase()}`, password: 'correct horse' })).status).toBe(
      204,
    );
  });

  it('asks for a fresh sign-in where there is no password', async () => {
    const person = await server.newOwner();
    server.clock.advance(16 * 60_000);
    expect(messageOf(await remove(person))).toBe('To delete your account, sign out and sign in again first.');
  });

  it('ends sessions, tokens and memberships at once, and takes workspaces along that are nobody else’s', async () => {
    const owner = await server.newOwner();
    const admin = await server.newMember(owner, 'admin');
    // A workspace of the admin's own.
    const { items } = (
      await admin.send('POST', '/v1/workspaces', { name: 'Mine' }).then(() => admin.send('GET', '/v1/workspaces'))
    ).body as {
      items: { id: string; name: string }[];
    };
    const mine = items.find(({ name }) => name === 'Mine')!.id;
    const { value: secret } = await admin.call(accessTokensApi.create, { body: { name: 'CI', scopes: ['agents'] } });
    expect((await remove(admin)).status).toBe(204);
    expect((await admin.send('GET', '/v1/workspaces')).status).toBe(401);
    const bearer = { authorization: `Bearer ${secret}` };
    expect((await server.send('GET', '/v1/agents', undefined, bearer)).status).toBe(401);
    const tables = await db.system('test', (tx) => readTables(tx));
    for (const { table } of tables.filter((one) => one.columns.includes(ownColumn) && !logs.includes(one.table))) {
      const { rowCount } = await db.pool.query(`select from ${table} where user_id = $1`, [admin.userId]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
    expect((await owner.call(auditApi.list)).items[0]).toMatchObject({
      action: 'account.deleted',
      object: { kind: 'member', id: admin.userId },
      actor: { userId: admin.userId, email: null },
    });
    await eraseDeleted(server.services, new AbortController().signal);
    const left = await db.pool.query('select id from workspaces where id = any($1)', [[mine, owner.workspaceId]]);
    expect(left.rows).toEqual([{ id: owner.workspaceId }]);
  });

  it('leaves no workspace without an owner', async () => {
    const owner = await server.newOwner();
    const second = await server.newMember(owner, 'owner');
    const third = await server.newMember(owner, 'viewer');
    const answers = await Promise.all([remove(owner), remove(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(answers.map(messageOf).join()).toContain(
      'You’re the only owner of My Workspace. Transfer or delete the workspace first.',
    );
    expect((await remove(third)).status).toBe(204);
    const { rows } = await db.pool.query('select role from members where workspace_id = $1', [owner.workspaceId]);
    expect(rows).toEqual([{ role: 'owner' }]);
  });
});
