import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { PgDialect } from 'drizzle-orm/pg-core';
import Fastify, { type FastifyInstance } from 'fastify';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { buildApp } from '#server/app.ts';
import { pageStatement } from '#server/calls/calls.ts';
import { createAccessToken } from '#server/identity/access-tokens/access-tokens.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { type BenchRow, median, printRows, quantile } from './bench-row.ts';
import { newWorkspace, withServices } from './bench-workspace.ts';

/**
 * What a list of the API costs over its SQL: `GET /v1/calls` with an access token, beside a bare Fastify in the same process that
 * sends the same statement over the same connections and answers the rows as they are. A process of its own asks, one after the other.
 */

const runFile = promisify(execFile);
/** Calls of the workspace, those of a page, and connections that ask at a time. */
const stored = 5_000;
const pageSize = 20;
const connections = 8;
/** How long each is asked for, in ms, and how often, in turn. */
const askedMs = 2_000;
const rounds = 5;

const words = ['a haircut', 'it is John Smith', 'john dot smith at example dot com', 'yes', 'skip'];

/** A workspace with a conversation that was had, as often as a busy business has one, and a token. */
async function fill(services: Services, app: FastifyInstance) {
  const made = await newWorkspace(services);
  const { rows } = await services.db.pool.query<{ created_by: string }>(
    'select created_by from workspaces where id = $1',
    [made.workspaceId],
  );
  const scope = { ...made, actor: { userId: rows[0]!.created_by, email: '', row: roleMatrix.owner } };
  const { value: token } = await createAccessToken(scope, {
    name: 'Benchmark',
    scopes: ['agents', 'calls', 'contacts'],
    readOnly: false,
    reachPeople: false,
    expiresInDays: null,
  });
  async function post<T>(url: string, payload: object): Promise<T> {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<T>();
  }
  const { id: agentId } = await post<{ id: string }>(agentsApi.create.path, { template: 'appointment-scheduler' });
  const { id: callId } = await post<{ id: string }>(chatsApi.start.path.replace(':agentId', agentId), {});
  for (const text of words) await post(chatsApi.send.path.replace(':callId', callId), { text });
  await post(chatsApi.end.path.replace(':callId', callId), {});
  await services.db.pool.query(
    `insert into calls select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'ticket_hash', null,
       'resume_hash', null, 'external_id', 'order-' || n, 'metadata', jsonb_build_object('plan', 'p' || n % 10)))).*
     from calls c, generate_series(1, ${stored}) n where c.id = $1`,
    [callId],
  );
  await services.db.pool.query('analyze calls');
  return { scope, token };
}

/** A server that knows nothing but the statement: the very one that the list sends, without what binds it to a workspace. */
async function bareServer(scope: Scope): Promise<FastifyInstance> {
  const asked = callsApi.list.query.parse({ status: 'ended', limit: pageSize });
  const statement = await pageStatement(scope, asked);
  const { sql, params } = new PgDialect().sqlToQuery(statement);
  const bare = Fastify();
  bare.get('/v1/calls', async () => ({ items: (await scope.services.db.pool.query(sql, params)).rows }));
  return bare;
}

/** Answers a second, and the milliseconds that each took. */
async function load(origin: string, token: string): Promise<{ rate: number; took: number[] }> {
  const program = path.join(import.meta.dirname, 'api/load.ts');
  const url = `${origin}/v1/calls?status=ended&limit=${pageSize}`;
  const args = [program, url, token, String(connections), String(askedMs)];
  const { stdout } = await runFile(process.execPath, args, { maxBuffer: 2 ** 26 });
  const took = JSON.parse(stdout) as number[];
  return { rate: took.length / (askedMs / 1_000), took };
}

async function measure(services: Services): Promise<BenchRow[]> {
  const app = await buildApp(services);
  const { scope, token } = await fill(services, app);
  const bare = await bareServer(scope);
  const origins = {
    ours: await app.listen({ host: '127.0.0.1', port: 0 }),
    bare: await bare.listen({ host: '127.0.0.1', port: 0 }),
  };
  try {
    for (const origin of Object.values(origins)) await load(origin, token);
    const rates: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
    const took: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const reference = await load(origins.bare, token);
      const found = await load(origins.ours, token);
      rates.bare.push(reference.rate);
      rates.ours.push(found.rate);
      took.push(...found.took);
    }
    const ratio = median(rates.ours.map((rate, n) => rate / rates.bare[n]!));
    return [
      { name: 'GET /v1/calls', value: median(rates.ours), unit: 'a second', ratio, goal: 'ratio over 0.6' },
      { name: 'the same statement by a bare Fastify', value: median(rates.bare), unit: 'a second' },
      { name: 'GET /v1/calls, 95th percentile', value: quantile(took, 0.95), unit: 'ms' },
    ];
  } finally {
    await Promise.all([app.close(), bare.close()]);
  }
}

export const run = (): Promise<BenchRow[]> => withServices(measure, { RATE_LIMIT: '1000000' });

if (import.meta.main) printRows('API', await run());
