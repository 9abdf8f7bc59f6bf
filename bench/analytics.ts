import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { AnalyticsQuery, FunnelQuery } from '#domain/calls/analytics.ts';
import { insertAgent } from '#server/agents/insert-agent.ts';
import { getAnalytics } from '#server/calls/analytics/get-analytics.ts';
import { getFunnel } from '#server/calls/analytics/get-funnel.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import { storedFlow } from '#voice/flow/stored-flow.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';
import { newWorkspace, timed, withServices } from './bench-workspace.ts';

/**
 * Analytics over a hundred thousand calls with ten answers each, and the funnel of an agent that had all of them, at
 * up to eight steps a call. The reference is the least that any count of them
 * takes: one pass over the same rows that adds up nothing but their number.
 */

/** How often each view is asked for. */
const asked = 7;
const goalMs = 600;

const views: Record<string, object> = {
  'a year, all of it': { from: '2026-01-01', to: '2026-12-31' },
  'a year of one channel': { from: '2026-01-01', to: '2026-12-31', channel: 'phone' },
  'a year of one country': { from: '2026-01-01', to: '2026-12-31', place: 'US' },
  'a year with one tag': { from: '2026-01-01', to: '2026-12-31', tag: 'lead' },
  'thirty days': { from: '2026-06-01', to: '2026-06-30' },
};

/** Facts as calls leave them, over a year; the calls themselves are of no matter to what is counted. */
const fill = (tx: Tx, { workspaceId }: Scope, count: number) =>
  tx.execute(sql`
    with made as (
      insert into calls (workspace_id, id, agent_id, agent_version, agent_name, channel, status, setting, test,
        created_at, started_at, ticket_expires_at)
      select ${workspaceId}, gen_random_uuid(), md5((n % 20)::text)::uuid, 1, 'Agent ' || n % 20,
        (array['phone', 'browser', 'chat'])[1 + n % 3], 'live', '{}', n % 17 = 0, at, at, at
      from generate_series(1, ${count}) n,
        lateral (select timestamptz '2026-01-01' + (n * 7919::bigint % (364 * 1440)) * interval '1 minute' as at) t
      returning id, agent_id, channel, test, started_at)
    insert into call_facts (workspace_id, call_id, slot, agent_id, channel, direction, outcome, end_reason, test,
      duration_ms, answers_ms, place, tags, satisfaction, billed_seconds, model_cost)
    select ${workspaceId}, id, floor(extract(epoch from started_at) / 900)::int, agent_id, channel,
      case channel when 'phone' then 'inbound' end, (array['success', 'failure', 'neutral'])[1 + (random() * 2)::int],
      (array['completed', 'caller_hangup', 'silence', 'handed_off'])[1 + (random() * 3)::int], test,
      (random() * 300000)::int,
      -- Of each call its own: what names its row is computed for each.
      (select string_agg(int2send(ms), ''::bytea)
        from (select ((random() * 2000)::int + length(made.id::text))::int2 as ms from generate_series(1, 10)) waits),
      case channel when 'phone' then 'US ' || (200 + (random() * 300)::int) end,
      case when random() < 0.2 then '{lead}'::text[] else '{}' end, case when random() < 0.3 then 80 end, 90, 0
    from made`);

/** Who had all calls of the funnel, and the steps that each reached. */
const stepsOfCall = 8;

/** The steps of each call of one agent, as they are found when calls are rated. Answers the agent. */
async function fillSteps(tx: Tx, scope: Scope): Promise<string> {
  const { name, persona, greeting, voice, speed, flow, id: template } = agentTemplates[0]!;
  const made = { name, persona, greeting, voice, speed, language: 'en-US' as const, flow: storedFlow(flow) };
  const agentId = await insertAgent(tx, scope, template, made);
  const nodes = JSON.stringify(flow.nodes.map(({ id }) => id).slice(0, stepsOfCall));
  await tx.execute(sql`update call_facts set agent_id = ${agentId} where workspace_id = ${scope.workspaceId}`);
  // Calls leave at any step, and every third skips one on its way.
  await tx.execute(sql`
    insert into call_steps (workspace_id, call_id, workflow, steps, last_step)
    select workspace_id, call_id, '', way.steps, way.steps[cardinality(way.steps)]
    from (select *, row_number() over () as n from call_facts where workspace_id = ${scope.workspaceId}) facts,
      lateral (select array_agg(node) as steps from jsonb_array_elements_text(${nodes}::jsonb)
        with ordinality as one(node, at) where at <= 1 + n % ${stepsOfCall} and (n % 3 > 0 or at % 4 <> 3)) way`);
  return agentId;
}

/** Measures; a minute at full size. */
export const run = ({ count = 100_000 } = {}): Promise<BenchRow[]> =>
  withServices(async (services) => {
    const scope = await newWorkspace(services);
    const tenant = <T>(work: (tx: Tx) => Promise<T>) => services.db.tenant(scope.workspaceId, work);
    await tenant((tx) => fill(tx, scope, count));
    await services.db.pool.query('vacuum analyze call_facts');
    const alone = await timed(
      () => tenant((tx) => tx.execute(sql`select count(*) from call_facts where workspace_id = ${scope.workspaceId}`)),
      asked,
    );
    const rows: BenchRow[] = [];
    for (const [name, query] of Object.entries(views)) {
      const took = await timed(() => getAnalytics(scope, AnalyticsQuery.parse(query)), asked);
      const value = quantile(took, 0.5);
      rows.push({ name, value, unit: 'ms', ratio: value / quantile(alone, 0.5), goal: `< ${goalMs}` });
    }
    const agentId = await tenant((tx) => fillSteps(tx, scope));
    await services.db.pool.query('vacuum analyze call_facts, call_steps');
    const year = FunnelQuery.parse({ from: '2026-01-01', to: '2026-12-31' });
    const took = await timed(() => getFunnel(scope, { agentId }, year), asked);
    const value = quantile(took, 0.5);
    const name = `a year as a funnel, up to ${stepsOfCall} steps a call`;
    rows.push({ name, value, unit: 'ms', ratio: value / quantile(alone, 0.5), goal: `< ${goalMs}` });
    return [{ name: 'counting the rows alone', value: quantile(alone, 0.5), unit: 'ms' }, ...rows];
  });

if (import.meta.main) {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' } } });
  printRows('analytics', await run({ count: Number(values.count) }));
}
