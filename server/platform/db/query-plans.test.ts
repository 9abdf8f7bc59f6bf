import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { startApp } from '#server/testing/start-app.ts';

/**
 * Lists and searches of one workspace with 30,000 contacts, 100,000 turns and 30,000 changes, among others: what each endpoint really asks
 * is explained and run again, and no part of any plan may read more than a page needs. A plan that reads a table is out by a factor of ten.
 */

const server = await startApp();
const { db } = server.services;
const owner = await server.newOwner();
const other = await server.newOwner();
const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
const { id: quietAgent } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });

/** Rows that one part of a plan may look at, for a page of 50. */
const mostRows = 2_000;

const fill = `
  set session_replication_role = replica;
  create function test_id(n bigint, kind text) returns uuid language sql immutable
    return (lpad(to_hex(1700000000000 + n), 12, '0') || '7' || substr(md5(kind || n), 1, 3) || '8' || substr(md5(kind || n), 4, 15))::uuid;
  insert into contacts (workspace_id, id, name, email, phone, company, tags, source, created_at)
    select w, test_id(n, 'contact' || w), 'Person ' || md5(n::text), md5(n::text || 'mail') || '@example.com',
      '+49301' || (1000000 + n), case when n % 3 = 0 then 'Company ' || n % 1000 end, '{caller}', 'contact_form', now()
    from generate_series(1, 15000) n, unnest(array['OWNER', 'OTHER']::uuid[]) w;
  insert into contacts (workspace_id, id, name, tags, source, created_at)
    select 'OWNER', test_id(n, 'more'), 'Caller ' || md5('more' || n), '{}', 'contact_form', now() from generate_series(15001, 30000) n;
  insert into calls (workspace_id, id, agent_id, agent_version, agent_name, channel, status, setting, created_at, started_at,
      ended_at, ticket_expires_at)
    select 'OWNER', test_id(n, 'call'), case when n % 1000 = 7 then 'QUIET' else 'AGENT' end::uuid, 1, 'Support', 'browser', 'ended', '{}',
      now(), now(), now(), now()
    from generate_series(1, 5000) n;
  insert into call_turns (workspace_id, call_id, seq, role, text, interrupted, start_ms, audio)
    select 'OWNER', test_id(n, 'call'), seq, 'agent', 'Good day.', false, 0, false
    from generate_series(1, 5000) n, generate_series(1, 20) seq;
  insert into audit_entries (workspace_id, seq, id, body, hash, action, user_id, object_id, at)
    select w, 1000 + n, test_id(n, 'entry'), json_build_object('at', at, 'action', action, 'actor', json_build_object('kind', 'person',
        'userId', who, 'tokenId', null), 'ip', null, 'object', json_build_object('kind', 'agent', 'id', what),
        'before', json_build_object('name', md5(n::text)), 'after', json_build_object('name', md5((n + 1)::text)))::text,
      md5(n::text), action, who::uuid, what, at
    from generate_series(1, 30000) n, unnest(array['OWNER', 'OTHER']::uuid[]) w,
      lateral (select case when n % 3000 = 7 then 'role.created' else 'agent.updated' end as action,
        case when n % 3000 = 11 then 'QUIET' else 'AGENT' end as who, 'agent ' || n % 2000 as what,
        timestamptz '2025-11-23T08:00Z' + n * interval '1 minute' as at) told
    where n <= 5000 or w = 'OWNER';
  insert into knowledge_index (workspace_id, piece_id, file_id, words, length)
    select w, test_id(n, 'piece' || w), test_id(n % 100, 'file'),
      ('''common'':1 ''rare' || n % 1500 || ''':2 ''half' || n % 2 || ''':3')::tsvector, 3
    from generate_series(1, 15000) n, unnest(array['OWNER', 'OTHER']::uuid[]) w;
  insert into knowledge_terms (workspace_id, term, pieces)
    select w, term, n from unnest(array['OWNER', 'OTHER']::uuid[]) w, (values ('common', 15000), ('half0', 7500), ('half1', 7500)
      union all select 'rare' || n, 10 from generate_series(0, 1499) n) as t (term, n);
  set session_replication_role = default;
  analyze contacts; analyze calls; analyze call_turns; analyze audit_entries; analyze knowledge_index; analyze knowledge_terms;`;

const searchIndexes = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
  where a.amname = 'gin' and i.indrelid = any(array['contacts', 'audit_entries', 'knowledge_index']::regclass[])`;

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)];
const looksAt = (part: Plan) =>
  part['Actual Loops'] *
  (part['Actual Rows'] + (part['Rows Removed by Filter'] ?? 0) + (part['Rows Removed by Index Recheck'] ?? 0));

/** The statements that a request sends to the database, with their values. */
async function statementsOf(url: string, method: 'GET' | 'POST' = 'GET', body?: object) {
  const sent: { text: string; values: unknown[] }[] = [];
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [given, values] = args as [{ text?: string }, unknown[] | undefined];
    // What is read in one go has its transaction around it, and its values within.
    const text =
      given?.text &&
      (/^set transaction read only; (?:set local [^;]*; )+([\s\S]*)$/.exec(given.text)?.[1] ?? given.text);
    if (text?.startsWith('select ')) sent.push({ text, values: values ?? [] });
    return query.apply(this, args);
  } as never);
  const answer = await owner.send(method, url, body);
  vi.restoreAllMocks();
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, expect.stringMatching(/\[\{|"turns":\[|"seq/)]);
  // Addresses of people are accounts', which no workspace's role sees: they are asked for by their ids. Marks are looked at
  // by the minute, which may come in between.
  return sent.filter(({ text }) => / from (?!"users"|"notification_marks")/.test(text));
}

/** Runs something as the workspace does. */
async function asWorkspace<T>(run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    const settings = "select set_config('role', 'parley_app', true), set_config('app.workspace_id', $1, true)";
    await client.query(settings, [owner.workspaceId]);
    return await run(client);
  } finally {
    await client.query('commit');
    client.release();
  }
}

const explain = (text: string, values: unknown[]) =>
  asWorkspace(async (client) => {
    const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
    return partsOf(rows[0]['QUERY PLAN'][0].Plan);
  });

afterEach(() => vi.restoreAllMocks());

describe('with a hundred thousand turns', () => {
  beforeAll(async () => {
    const names = { OWNER: owner.workspaceId, OTHER: other.workspaceId, AGENT: agentId, QUIET: quietAgent };
    // Searches are indexed once at the end: row by row it takes minutes.
    const { rows } = await db.pool.query<{ name: string; definition: string }>(searchIndexes);
    await db.pool.query(`drop index ${rows.map(({ name }) => name).join(', ')}`);
    await db.pool.query(Object.entries(names).reduce((text, [name, id]) => text.replaceAll(name, id), fill));
    for (const { definition } of rows) await db.pool.query(definition);
  }, 120_000);

  it.each([
    ['contacts', '/v1/contacts'],
    ['contacts, further on', '/v1/contacts?cursor=018bcfe6-2b50-7000-8000-000000000000'],
    ['contacts by a rare text', `/v1/contacts?search=%2B493011000007`],
    ['contacts by a frequent text', '/v1/contacts?search=person'],
    ['contacts by a frequent tag', '/v1/contacts?tag=caller'],
    ['calls', '/v1/calls'],
    ['calls of a busy agent', () => `/v1/calls?agentId=${agentId}`],
    ['calls of a quiet agent', () => `/v1/calls?agentId=${quietAgent}`],
    ['a call', async () => `/v1/calls/${await anyCall()}`],
    ['changes', '/v1/audit'],
    ['changes, further on', '/v1/audit?cursor=15000'],
    ['changes of a frequent kind', '/v1/audit?action=agent.updated'],
    ['changes of a rare kind', '/v1/audit?action=role.created'],
    ['changes by somebody busy', () => `/v1/audit?person=${agentId}`],
    ['changes by somebody quiet', () => `/v1/audit?person=${quietAgent}`],
    ['changes of one thing', '/v1/audit?object=agent%20777'],
    ['changes since long ago', '/v1/audit?from=2025-11-24T00:00:00Z'],
    ['changes until long ago', '/v1/audit?to=2025-11-26T00:00:00Z'],
    ['changes until long ago, further on', '/v1/audit?to=2025-11-26T00:00:00Z&cursor=3000'],
    ['changes by a frequent text', '/v1/audit?search=agent'],
    ['changes by a rare text', `/v1/audit?search=${md5('17110')}`],
    ['changes by a rare text and kind', `/v1/audit?search=${md5('17110')}&action=agent.updated`],
  ] as [string, string | (() => string | Promise<string>)][])('reads no more than it needs for %s', async (_, url) => {
    const statements = await statementsOf(typeof url === 'string' ? url : await url());
    expect(statements.length).toBeGreaterThan(0);
    await expectSmall(statements);
  });

  it('reads an export of all changes piece by piece', async () => {
    const statements = await statementsOf('/v1/audit/export', 'POST', { format: 'jsonl' });
    const pieces = statements.filter(({ text }) => text.includes('"seq" >'));
    expect(pieces.length).toBeGreaterThan(60);
    await expectSmall([pieces[0]!, pieces[30]!, pieces.at(-1)!]);
  });

  it('finds pieces by the rarest of their words by the index, with the workspace in it', async () => {
    const terms = [...Array.from({ length: 8 }, (_, n) => `rare${n * 7}`), 'common', 'nowhere'];
    const looked = await asWorkspace(async (client) => {
      const read = async () => {
        const counters = 'select seq_scan::int, idx_tup_fetch::int from pg_stat_xact_user_tables where relname = $1';
        return (await client.query(counters, ['knowledge_index'])).rows[0];
      };
      const before = await read();
      expect((await client.query('select * from find_knowledge($1, null, 50)', [terms])).rows).toHaveLength(50);
      const after = await read();
      return { whole: after.seq_scan - before.seq_scan, rows: after.idx_tup_fetch - before.idx_tup_fetch };
    });
    expect(looked.whole).toBe(0);
    expect(looked.rows).toBeLessThan(mostRows);
  });

  it.each([
    ['contacts', '%+493011000007%', 1],
    ['contacts', '%nobody at all%', 0],
    ['audit_entries', `%${md5('17110')}%`, 2],
    ['audit_entries', '%nothing at all%', 0],
  ])('searches %s for %s by the index, also where row-level security holds', async (table, pattern, found) => {
    const rest = table === 'contacts' ? 'null, 51' : 'null, null, null, null, null, null, 51';
    const looked = await asWorkspace(async (client) => {
      const read = async () => {
        const counters = 'select seq_scan::int, idx_tup_fetch::int from pg_stat_xact_user_tables where relname = $1';
        return (await client.query(counters, [table])).rows[0];
      };
      const before = await read();
      expect((await client.query(`select * from search_${table}($1, ${rest})`, [pattern])).rows).toHaveLength(found);
      const after = await read();
      return { whole: after.seq_scan - before.seq_scan, rows: after.idx_tup_fetch - before.idx_tup_fetch };
    });
    // The newest thousand, and what has the same trigrams.
    expect(looked.whole).toBe(0);
    expect(looked.rows).toBeLessThan(mostRows);
  });
});

async function expectSmall(statements: Awaited<ReturnType<typeof statementsOf>>) {
  for (const { text, values } of statements) {
    const large = (await explain(text, values)).filter((part) => looksAt(part) > mostRows);
    expect(large, text).toEqual([]);
  }
}

async function anyCall(): Promise<string> {
  const { rows } = await db.pool.query('select id from calls where workspace_id = $1 offset 777 limit 1', [
    owner.workspaceId,
  ]);
  return rows[0].id;
}
