import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { builtInRoles, can, roleMatrix } from '#domain/identity/permissions.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { changeOf } from './change-of.ts';

const server = await startApp();
const entriesOf = async (owner: TestClient) => (await owner.call(auditApi.list)).items;
const newAgent = (owner: TestClient) => owner.call(agentsApi.create, { body: { template: 'customer-support' } });

describe('an entry', () => {
  it('tells who did what to what, from where, and what was before and after', async () => {
    const owner = await server.newOwner();
    const { id } = await newAgent(owner);
    await owner.call(agentsApi.update, { params: { agentId: id }, body: { name: 'Front desk' } });
    const [changed, created, first] = await entriesOf(owner);
    expect(changed).toEqual({
      seq: 3,
      createdAt: new Date(server.clock.now()).toISOString(),
      action: 'agent.updated',
      actor: {
        kind: 'person',
        userId: owner.userId,
        tokenId: null,
        allowedBy: null,
        agencyId: null,
        email: owner.email,
      },
      ip: '127.0.0.1',
      object: { kind: 'agent', id },
      before: { name: 'Customer Support' },
      after: { name: 'Front desk' },
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(created).toMatchObject({ seq: 2, action: 'agent.created', before: null, object: { id } });
    // A flow is told by its size.
    expect(created!.after).toMatchObject({
      name: 'Customer Support',
      flow: expect.stringMatching(/^\[\d+ characters\]$/),
    });
    expect(first).toMatchObject({ seq: 1, action: 'workspace.created', after: { name: 'My Workspace' } });
  });

  it('names the token that acted, and never tells its secret', async () => {
    const owner = await server.newOwner();
    const token = await owner.call(accessTokensApi.create, { body: { name: 'CI', scopes: ['agents'] } });
    const headers = { authorization: `Bearer ${token.value}` };
    await server.send('POST', '/v1/agents', { template: 'customer-support' }, headers);
    const entries = await entriesOf(owner);
    expect(entries[0]!.actor).toMatchObject({ kind: 'token', tokenId: token.id, userId: owner.userId });
    expect(entries[1]).toMatchObject({ action: 'access-token.created', after: { name: 'CI', scopes: ['agents'] } });
    expect(JSON.stringify(entries)).not.toContain(token.value.slice(7, -4));
  });

  it('is there exactly when the change is: a refusal leaves none', async () => {
    const owner = await server.newOwner();
    const { id } = await newAgent(owner);
    const before = (await entriesOf(owner)).length;
    expect((await owner.send('PATCH', `/v1/agents/${id}`, { voice: 'none/such' })).status).toBe(400);
    expect((await owner.send('POST', '/v1/agents', { template: 'none' })).status).toBe(400);
    expect(await entriesOf(owner)).toHaveLength(before);
  });
});

describe('what differs', () => {
  it('is told, and secrets are not, at whatever depth', () => {
    const change = changeOf(
      { name: 'a', same: 1, apiKey: 'hush', settings: { url: 'x', password: 'hush' } },
      { name: 'b', same: 1, apiKey: 'hush hush', settings: { url: 'y', password: 'hush hush' }, more: true },
    );
    expect(change).toEqual({
      before: { name: 'a', apiKey: '[hidden]', settings: { url: 'x', password: '[hidden]' } },
      after: { name: 'b', apiKey: '[hidden]', settings: { url: 'y', password: '[hidden]' }, more: true },
    });
  });
});

describe('the log', () => {
  it('is read page by page by those who may manage the workspace', async () => {
    const owner = await server.newOwner();
    for (let n = 0; n < 4; n++) await newAgent(owner);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await owner.call(auditApi.list, { query: { limit: 2, ...(cursor && { cursor }) } });
      seen.push(...page.items.map(({ seq }) => seq));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([5, 4, 3, 2, 1]);
    expect((await owner.send('GET', '/v1/audit?cursor=x')).status).toBe(400);
    for (const role of builtInRoles) {
      const member = await server.newMember(owner, role);
      const { status } = await member.send('GET', '/v1/audit');
      expect([role, status]).toEqual([role, can(roleMatrix[role], 'settings:manage') ? 200 : 403]);
    }
    const stranger = await server.newOwner();
    expect(JSON.stringify(await entriesOf(stranger))).not.toContain(owner.userId);
  });

  it('numbers and chains what comes at once, so that a changed byte is found', async () => {
    const owner = await server.newOwner();
    await Promise.all(Array.from({ length: 12 }, () => newAgent(owner)));
    const read = async () => {
      const { rows } = await server.services.db.pool.query<{ seq: string; body: string; hash: string }>(
        'select seq, body, hash from audit_entries where workspace_id = $1 order by seq',
        [owner.workspaceId],
      );
      return rows;
    };
    /** The first entry whose hash is not that of what stands there. */
    const firstBroken = (rows: Awaited<ReturnType<typeof read>>) => {
      let last = '';
      for (const { seq, body, hash } of rows) {
        const text = `${last} ${owner.workspaceId} ${seq} ${body}`;
        if (createHash('sha256').update(text).digest('hex') !== hash) return Number(seq);
        last = hash;
      }
      return null;
    };
    const rows = await read();
    expect(rows.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 13 }, (_, n) => n + 1));
    expect(firstBroken(rows)).toBeNull();
    rows[4]!.body = rows[4]!.body.replace('agent.created', 'agent.deleted');
    expect(firstBroken(rows)).toBe(5);
  });

  it('goes with its workspace, and not before', async () => {
    const owner = await server.newOwner();
    const other = await server.newOwner();
    await server.services.db.system('test', (tx) =>
      tx.execute(sql`delete from workspaces where id = ${owner.workspaceId}`),
    );
    const { rows } = await server.services.db.pool.query('select 1 from audit_entries where workspace_id = $1', [
      owner.workspaceId,
    ]);
    expect(rows).toEqual([]);
    expect(await entriesOf(other)).toHaveLength(1);
  });

  it('is only added to: neither role may change it, take from it, or give numbers of its own', async () => {
    const owner = await server.newOwner();
    const { db } = server.services;
    const asApp = (query: string) => db.tenant(owner.workspaceId, (tx) => tx.execute(sql.raw(query)));
    const asSystem = (query: string) => db.system('test', (tx) => tx.execute(sql.raw(query)));
    const denied = { code: '42501' };
    for (const run of [asApp, asSystem]) {
      await expect(run(`update audit_entries set body = '{}'`)).rejects.toMatchObject(denied);
      await expect(run('delete from audit_entries')).rejects.toMatchObject(denied);
      await expect(run('truncate audit_entries')).rejects.toMatchObject(denied);
    }
    const forged = `insert into audit_entries (workspace_id, seq, id, body, hash)
      values ('${owner.workspaceId}', 9, '${owner.workspaceId}', '{}', 'mine')`;
    await expect(asApp(forged)).rejects.toMatchObject(denied);
    expect(await entriesOf(owner)).toHaveLength(1);
  });
});

describe('the search', () => {
  it('finds by action, person, object, time and text, alone and together', async () => {
    const owner = await server.newOwner();
    const member = await server.newMember(owner, 'admin');
    const { id } = await newAgent(owner);
    server.clock.advance(60_000);
    const later = new Date(server.clock.now()).toISOString();
    await member.call(agentsApi.update, { params: { agentId: id }, body: { name: '100% Front_desk' } });
    const seqs = async (query: NonNullable<Parameters<typeof owner.call<typeof auditApi.list>>[1]>['query']) =>
      (await owner.call(auditApi.list, { query })).items.map(({ seq }) => seq);
    expect(await seqs({ action: 'agent.updated' })).toEqual([3]);
    expect(await seqs({ action: 'call.started' })).toEqual([]);
    expect(await seqs({ person: member.userId })).toEqual([3]);
    expect(await seqs({ person: owner.userId })).toEqual([2, 1]);
    expect(await seqs({ object: id })).toEqual([3, 2]);
    expect(await seqs({ from: later })).toEqual([3]);
    expect(await seqs({ to: later })).toEqual([2, 1]);
    expect(await seqs({ search: '100% FRONT_desk' })).toEqual([3]);
    expect(await seqs({ search: '100_ Front%desk' })).toEqual([]);
    expect(await seqs({ object: id, person: owner.userId, to: later })).toEqual([2]);
    expect(await seqs({ search: 'front_desk', action: 'agent.updated', person: member.userId, object: id })).toEqual([
      3,
    ]);
    expect(await seqs({ search: 'front_desk', from: later })).toEqual([3]);
    expect(await seqs({ search: 'front_desk', to: later })).toEqual([]);
    expect(await seqs({ search: 'agent', action: 'agent.created' })).toEqual([2]);
    const stranger = await server.newOwner();
    expect((await stranger.call(auditApi.list, { query: { object: id } })).items).toEqual([]);
    expect((await stranger.call(auditApi.list, { query: { search: 'front_desk' } })).items).toEqual([]);
    for (const wrong of ['action=none', 'person=x', 'from=yesterday', 'object=', 'search=']) {
      expect([wrong, (await owner.send('GET', `/v1/audit?${wrong}`)).status]).toEqual([wrong, 400]);
    }
  });
});

describe('a search', () => {
  it.each([
    ['time', { from: '2020-01-01T00:00:00Z' }],
    ['text', { search: 'agent.created' }],
    ['text and time', { search: 'agent.created', from: '2020-01-01T00:00:00Z' }],
  ])('by %s goes on where its page ended, also where a clock was set back', async (_, wanted) => {
    const owner = await server.newOwner();
    for (const minutes of [1, 1, -5, 1, 0]) {
      server.clock.advance(minutes * 60_000);
      await newAgent(owner);
    }
    const seen: number[] = [];
    for (let cursor: string | undefined; ; ) {
      const query = { ...wanted, action: 'agent.created' as const, limit: 2, ...(cursor && { cursor }) };
      const { items, next } = await owner.call(auditApi.list, { query });
      seen.push(...items.map(({ seq }) => seq));
      if (next === null) break;
      cursor = next;
    }
    expect(seen).toEqual('search' in wanted ? [6, 5, 4, 3, 2] : [3, 2, 6, 5, 4]);
  });
});

describe('a receipt', () => {
  /** What only the owner of the database can do. */
  const forge = (statement: string, ...values: unknown[]) => server.services.db.pool.query(statement, values);
  const check = (owner: TestClient, receipt: string) => owner.call(auditApi.checkReceipt, { body: { receipt } });

  it('says where the chain stands, and later whether it is still so', async () => {
    const owner = await server.newOwner();
    await newAgent(owner);
    const state = await owner.call(auditApi.receipt);
    expect(state).toMatchObject({ intact: true, brokenSeq: null, seq: 2, hash: (await entriesOf(owner))[0]!.hash });
    await newAgent(owner);
    expect(await check(owner, state.receipt!)).toEqual({
      verdict: 'unchanged',
      seq: 2,
      hash: state.hash,
      at: state.at,
    });
  });

  it('finds a changed entry, one that is missing, and a log that was written anew', async () => {
    const owner = await server.newOwner();
    const { workspaceId } = owner;
    for (let n = 0; n < 3; n++) await newAgent(owner);
    const { receipt } = await owner.call(auditApi.receipt);
    const body = (await forge('select body from audit_entries where workspace_id = $1 and seq = 4', workspaceId))
      .rows[0].body as string;
    await forge('update audit_entries set body = $2 where workspace_id = $1 and seq = 4', workspaceId, `${body} `);
    expect(await owner.call(auditApi.receipt)).toMatchObject({ intact: false, brokenSeq: 4, seq: 3, receipt: null });
    expect(await check(owner, receipt!)).toMatchObject({ verdict: 'changed' });
    await forge('delete from audit_entries where workspace_id = $1 and seq = 4', workspaceId);
    expect(await owner.call(auditApi.receipt), 'its end is gone, and nobody could tell').toMatchObject({
      intact: true,
    });
    expect(await check(owner, receipt!), 'but by the receipt').toMatchObject({ verdict: 'changed' });
    await newAgent(owner);
    expect(await owner.call(auditApi.receipt)).toMatchObject({ intact: true, seq: 4 });
    expect(await check(owner, receipt!)).toMatchObject({ verdict: 'changed' });
    await forge('delete from audit_entries where workspace_id = $1 and seq = 2', workspaceId);
    expect(await owner.call(auditApi.receipt)).toMatchObject({ intact: false, brokenSeq: 2 });
  });

  it('is believed only when this server signed it for this workspace', async () => {
    const [owner, stranger] = [await server.newOwner(), await server.newOwner()];
    const { receipt } = await owner.call(auditApi.receipt);
    const [payload, signature] = receipt!.split('.');
    const other = Buffer.from(JSON.stringify({ seq: 1 })).toString('base64url');
    const unknown = { verdict: 'unknown', seq: null, hash: null, at: null };
    const forged = [
      `${payload}`,
      `${payload}.`,
      `${other}.${signature}`,
      `${receipt}.`,
      `${payload}.${'A'.repeat(43)}`,
    ];
    for (const wrong of ['x', ...forged]) expect([wrong, await check(owner, wrong)]).toEqual([wrong, unknown]);
    expect(await check(stranger, receipt!)).toEqual(unknown);
  });
});

describe('an export', () => {
  const exported = async (owner: TestClient, format: 'csv' | 'jsonl') =>
    (await owner.send('POST', '/v1/audit/export', { format })).body as string;

  it('holds what anyone needs to check the chain, and is recorded itself', async () => {
    const owner = await server.newOwner();
    await newAgent(owner);
    const lines = (await exported(owner, 'jsonl'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const [head, entries, end] = [lines[0], lines.slice(1, -1), lines.at(-1)];
    expect(head).toMatchObject({ format: 'parley-audit-1', workspaceId: owner.workspaceId });
    let last = '';
    for (const { seq, body, hash } of entries) {
      const text = `${last} ${owner.workspaceId} ${seq} ${body}`;
      expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
      last = hash;
    }
    expect(end).toEqual({ head: { seq: 3, hash: last } });
    expect(JSON.parse(entries.at(-1).body)).toMatchObject({ action: 'audit-log.exported', after: { format: 'jsonl' } });
  });

  it('as CSV is a table that runs nothing', async () => {
    const owner = await server.newOwner();
    const { id } = await newAgent(owner);
    await owner.call(agentsApi.update, { params: { agentId: id }, body: { name: '=1+1, "quoted"\nline' } });
    const text = await exported(owner, 'csv');
    expect(text.split('\n')[0]).toBe('number,at,action,actor,person,token,ip,object,object id,before,after,body,hash');
    expect(text).toContain('""=1+1, ');
    expect(text).not.toMatch(/(^|,)[=+@]/m);
    expect((await owner.send('POST', '/v1/audit/export', { format: 'xml' })).status).toBe(400);
  });
});
