import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { agentsApi } from '#domain/agents.ts';
import { startApp } from '#server/testing/start-app.ts';

/**
 * Lists and searches of one workspace with 100,000 contacts and 1,000,000 turns, among others: what each endpoint really
 * asks is explained and run again, and no part of any plan may read more than a page needs.
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
    from generate_series(1, 50000) n, unnest(array['OWNER', 'OTHER']::uuid[]) w;
  insert into contacts (workspace_id, id, name, tags, source, created_at)
    select 'OWNER', test_id(n, 'more'), 'Caller ' || md5('more' || n), '{}', 'contact_form', now() from generate_series(50001, 100000) n;
  insert into calls (workspace_id, id, agent_id, agent_version, agent_name, channel, status, setting, created_at, started_at,
      ended_at, ticket_expires_at)
    select 'OWNER', test_id(n, 'call'), case when n % 1000 = 7 then 'QUIET' else 'AGENT' end::uuid, 1, 'Support', 'browser', 'ended', '{}',
      now(), now(), now(), now()
    from generate_series(1, 20000) n;
  insert into call_turns (workspace_id, call_id, seq, role, text, interrupted, start_ms, audio)
    select 'OWNER', test_id(n, 'call'), seq, 'agent', 'Good day.', false, 0, false
    from generate_series(1, 20000) n, generate_series(1, 50) seq;
  set session_replication_role = default;
  analyze contacts; analyze calls; analyze call_turns;`;

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

const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)];
const looksAt = (part: Plan) =>
  part['Actual Loops'] *
  (part['Actual Rows'] + (part['Rows Removed by Filter'] ?? 0) + (part['Rows Removed by Index Recheck'] ?? 0));

/** The statements that a request sends to the database, with their values. */
async function statementsOf(url: string) {
  const sent: { text: string; values: unknown[] }[] = [];
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [given, values] = args as [{ text?: string }, unknown[] | undefined];
    if (given?.text?.startsWith('select ')) sent.push({ text: given.text, values: values ?? [] });
    return query.apply(this, args);
  } as never);
  const answer = await owner.send('GET', url);
  vi.restoreAllMocks();
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, expect.stringMatching(/\[\{|"turns":\[/)]);
  return sent.filter(({ text }) => / from /.test(text));
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

describe.runIf(db.engine === 'server')('with a million turns', () => {
  beforeAll(async () => {
    const names = { OWNER: owner.workspaceId, OTHER: other.workspaceId, AGENT: agentId, QUIET: quietAgent };
    await db.pool.query(Object.entries(names).reduce((text, [name, id]) => text.replaceAll(name, id), fill));
  }, 120_000);

  it.each([
    ['contacts', '/v1/contacts'],
    ['contacts, further on', '/v1/contacts?cursor=018bcfe6-2b50-7000-8000-000000000000'],
    ['contacts by a rare text', `/v1/contacts?search=%2B493011000007`],
    ['contacts by a frequent text', '/v1/contacts?search=person'],
    ['calls', '/v1/calls'],
    ['calls of a busy agent', () => `/v1/calls?agentId=${agentId}`],
    ['calls of a quiet agent', () => `/v1/calls?agentId=${quietAgent}`],
    ['a call', async () => `/v1/calls/${await anyCall()}`],
  ] as [string, string | (() => string | Promise<string>)][])('reads no more than it needs for %s', async (_, url) => {
    const statements = await statementsOf(typeof url === 'string' ? url : await url());
    expect(statements.length).toBeGreaterThan(0);
    for (const { text, values } of statements) {
      const large = (await explain(text, values)).filter((part) => looksAt(part) > mostRows);
      expect(large, text).toEqual([]);
    }
  });

  it.each([
    ['%+493011000007%', 1],
    ['%nobody at all%', 0],
  ])('searches contacts for %s by the index, also where row-level security holds', async (pattern, found) => {
    const looked = await asWorkspace(async (client) => {
      const read = async () => {
        const counters =
          "select seq_scan::int, idx_tup_fetch::int from pg_stat_xact_user_tables where relname = 'contacts'";
        return (await client.query(counters)).rows[0];
      };
      const before = await read();
      expect((await client.query('select * from search_contacts($1, null, 51)', [pattern])).rows).toHaveLength(found);
      const after = await read();
      return { whole: after.seq_scan - before.seq_scan, rows: after.idx_tup_fetch - before.idx_tup_fetch };
    });
    // The newest thousand, and what has the same trigrams.
    expect(looked.whole).toBe(0);
    expect(looked.rows).toBeLessThan(mostRows);
  });
});

async function anyCall(): Promise<string> {
  const { rows } = await db.pool.query('select id from calls where workspace_id = $1 offset 777 limit 1', [
    owner.workspaceId,
  ]);
  return rows[0].id;
}
