import { type SQL, sql } from 'drizzle-orm';
import type { Analytics, AnalyticsQuery } from '#domain/analytics.ts';
import { dayOf } from '#domain/usage.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { type CallPrices, costOfDays, readCallPrices, usualCurrency } from '#server/margins/read-costs.ts';
import type { Scope } from '#server/scope.ts';
import { callFacts } from './analytics.table.ts';
import { type Counted, counted } from './counted.ts';
import { addUp, figuresOf, type Sums, sumsOfCalls } from './figures.ts';
import { addDays, countDays } from './range.ts';

/** Calls that began in the same quarter of an hour. */
type Slot = Sums & { slot: number };

const slotMs = 900_000;
const mostTags = 50;

/** All groups in one pass over the calls. A row has the column of its group; the others are null. */
const groupsOf = (tx: Tx, where: SQL) =>
  tx
    .select({
      group: sql<number>`grouping(${callFacts.slot}, ${callFacts.agentId}, ${callFacts.channel}, ${callFacts.endReason}, ${callFacts.place})`,
      slot: callFacts.slot,
      agentId: callFacts.agentId,
      channel: callFacts.channel,
      endReason: callFacts.endReason,
      place: callFacts.place,
      phone: sql<boolean>`bool_or(${callFacts.direction} is not null)`,
      ...sumsOfCalls,
    })
    .from(callFacts)
    .where(where)
    .groupBy(
      sql`grouping sets ((${callFacts.slot}), (${callFacts.agentId}), (${callFacts.channel}), (${callFacts.endReason}), (${callFacts.place}, (${callFacts.direction} is not null)))`,
    );
/** Bits of the columns that a group does not have, as `grouping` gives them. */
const by = { slot: 0b01111, agent: 0b10111, channel: 0b11011, endReason: 0b11101, place: 0b11110 } as const;

/** Day and hour of quarters of an hour, by the clock of a time zone. */
async function clocksOf(tx: Tx, timeZone: string, slots: readonly number[]) {
  const { rows } = await tx.execute<{ slot: number; day: string; hour: number }>(sql`
    select slot, to_char(local, 'YYYY-MM-DD') as day, extract(hour from local)::int as hour
    from (select slot, to_timestamp(slot::bigint * 900) at time zone ${timeZone} as local
      from jsonb_array_elements_text(${JSON.stringify(slots)}::jsonb) given(text), lateral (select text::int as slot) s) l`);
  return new Map(rows.map((row) => [row.slot, row]));
}

/** The names that agents had in their last calls; some may be gone since. */
async function namesOf(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select given.id, last.name
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) given(id), lateral (
      select agent_name as name from calls
      where workspace_id = ${workspaceId} and agent_id = given.id::uuid order by id desc limit 1) last`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function answersOf(tx: Tx, where: SQL): Promise<Analytics['answers']> {
  const [row] = await tx
    .select({
      turns: sql<number>`count(*)::int`,
      at: sql<number[] | null>`percentile_disc(array[0.5, 0.9, 0.95, 0.99]) within group (order by ms)`,
    })
    .from(sql`${callFacts}, unnest(${callFacts.answersMs}) ms`)
    .where(where);
  if (!row?.at) return null;
  const [p50, p90, p95, p99] = row.at as [number, number, number, number];
  return { turns: row.turns, p50, p90, p95, p99 };
}

const tagsOf = (tx: Tx, where: SQL): Promise<Analytics['tags']> =>
  tx
    .select({ tag: sql<string>`tag`, calls: sql<number>`count(*)::int` })
    .from(sql`${callFacts}, unnest(${callFacts.tags}) tag`)
    .where(where)
    .groupBy(sql`tag`)
    .orderBy(sql`count(*) desc, tag`)
    .limit(mostTags);

const slotsOf = (tx: Tx, where: SQL): Promise<Slot[]> =>
  tx
    .select({ slot: callFacts.slot, ...sumsOfCalls })
    .from(callFacts)
    .where(where)
    .groupBy(callFacts.slot);

async function agentsIn(tx: Tx, where: SQL): Promise<number> {
  const [row] = await tx
    .select({ agents: sql<number>`count(distinct ${callFacts.agentId})::int` })
    .from(callFacts)
    .where(where);
  return row!.agents;
}

/** What seconds cost by the prices of their days (UTC), as they are invoiced. */
function costOfSlots(prices: CallPrices, slots: readonly Slot[]): number | null {
  const days = slots.map(({ slot, billedSeconds }) => ({ day: dayOf(slot * slotMs), seconds: billedSeconds }));
  return costOfDays(prices, usualCurrency(prices), days);
}

function totalsOf(slots: readonly Slot[], activeAgents: number, prices: CallPrices): Analytics['totals'] {
  const all = figuresOf(addUp(slots));
  return {
    ...all,
    cost: costOfSlots(prices, slots),
    activeAgents,
    successRate: all.calls === 0 ? null : Math.round((all.successes / all.calls) * 100),
    averageMs: all.calls === 0 ? null : Math.round(all.durationMs / all.calls),
  };
}

function spread(
  slots: readonly Slot[],
  clocks: Awaited<ReturnType<typeof clocksOf>>,
  days: Counted['days'],
  prices: CallPrices,
) {
  const found = Map.groupBy(slots, ({ slot }) => clocks.get(slot)!.day);
  const series = Array.from({ length: countDays(days.from, days.to) }, (_, n) => {
    const day = addDays(days.from, n);
    const ofDay = found.get(day) ?? [];
    return { day, ...figuresOf(addUp(ofDay)), cost: costOfSlots(prices, ofDay) };
  });
  const weekly = Map.groupBy(slots, ({ slot }) => {
    const { day, hour } = clocks.get(slot)!;
    return new Date(day).getUTCDay() * 24 + hour;
  });
  const hours = [...weekly]
    .sort(([a], [b]) => a - b)
    .map(([at, group]) => ({ weekday: Math.floor(at / 24), hour: at % 24, calls: addUp(group).calls }));
  return { series, hours };
}

type Group = Awaited<ReturnType<typeof groupsOf>>[number];

/** What is told beside the days, most calls first. */
function ranked(groups: readonly Group[], names: ReadonlyMap<string, string>) {
  const of = (group: number) => groups.filter((one) => one.group === group).sort((a, b) => b.calls - a.calls);
  return {
    agents: of(by.agent)
      .map((row) => ({ agentId: row.agentId, name: names.get(row.agentId ?? '') ?? 'No agent', ...figuresOf(row) }))
      .sort((a, b) => b.calls - a.calls || (a.name < b.name ? -1 : 1)),
    channels: of(by.channel).map(({ channel, calls }) => ({ channel, calls })),
    endReasons: of(by.endReason).flatMap(({ endReason, calls }) => (endReason === null ? [] : [{ endReason, calls }])),
    places: of(by.place).flatMap(({ phone, place, calls, successes }) => (phone ? [{ place, calls, successes }] : [])),
  };
}

/** How the calls of some days went. @throws AppError invalid_input for days that are no range */
export async function getAnalytics(scope: Scope, query: AnalyticsQuery): Promise<Analytics> {
  const { services, workspaceId } = scope;
  // Of whoever sells to the workspace: as the system, since that is another one.
  const prices = await services.db.system((tx) => readCallPrices(tx, workspaceId));
  return services.db.tenant(workspaceId, async (tx) => {
    const { days, before, timeZone, where, whereBefore } = await counted(tx, scope, query);
    const groups = await groupsOf(tx, where);
    const slots = groups.filter(({ group }) => group === by.slot);
    const agentIds = groups.flatMap(({ group, agentId }) => (group === by.agent && agentId !== null ? [agentId] : []));
    const names = await namesOf(tx, workspaceId, agentIds);
    const asked = slots.map(({ slot }) => slot);
    return {
      ...days,
      timeZone,
      before,
      totals: totalsOf(slots, agentIds.length, prices),
      totalsBefore: totalsOf(await slotsOf(tx, whereBefore), await agentsIn(tx, whereBefore), prices),
      ...spread(slots, await clocksOf(tx, timeZone, asked), days, prices),
      currency: usualCurrency(prices),
      ...ranked(groups, names),
      tags: await tagsOf(tx, where),
      answers: await answersOf(tx, where),
    };
  });
}
