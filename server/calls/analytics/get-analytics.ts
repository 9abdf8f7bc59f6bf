import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Analytics, AnalyticsQuery } from '#domain/calls/analytics.ts';
import { type Costs, costOfCalls, readCosts, usualCurrency } from '#server/billing/read-costs.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { readRows } from '#server/platform/db/read-rows.ts';
import { callFacts } from '#server/platform/db/schema/analytics.table.ts';
import type { Scope } from '#server/scope.ts';
import { answersOf } from './answer-times.ts';
import { counted } from './counted.ts';
import { addUp, figuresOf, type Sums, sumsOfCalls } from './figures.ts';
import { dayOfNumber, type LocalClock, numberOfDay, quartersOfDay } from './local-clock.ts';
import { addDays, countDays, type Days } from './range.ts';

/** Calls that began on the same day of the zone and on the same of UTC, as numbers since 1970. */
type Day = Sums & { day: number; utcDay: number };

const mostTags = 50;

const daysIn = (tx: Tx, where: SQL, { day }: LocalClock): Promise<Day[]> => {
  const utcDay = sql<number>`${callFacts.slot} / ${sql.raw(`${quartersOfDay}`)}`;
  return tx
    .select({ day, utcDay, ...sumsOfCalls })
    .from(callFacts)
    .where(where)
    .groupBy(sql`1`, sql`2`);
};

async function hoursIn(tx: Tx, where: SQL, { hourOfWeek }: LocalClock): Promise<Analytics['hours']> {
  const rows = await tx
    .select({ at: hourOfWeek, calls: sumsOfCalls.calls })
    .from(callFacts)
    .where(where)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  return rows.map(({ at, calls }) => ({ weekday: Math.floor(at / 24), hour: at % 24, calls }));
}

const agentRows = (tx: Tx, where: SQL) =>
  tx
    .select({ agentId: callFacts.agentId, ...sumsOfCalls })
    .from(callFacts)
    .where(where)
    .groupBy(callFacts.agentId);

/** By channel and end reason, and by place, in one pass: a row has the columns of its group, the others are null. */
const kindsOf = (tx: Tx, where: SQL) =>
  tx
    .select({
      isPlace: sql<boolean>`grouping(${callFacts.channel}) = 1`,
      channel: callFacts.channel,
      endReason: callFacts.endReason,
      place: callFacts.place,
      isPhone: sql<boolean>`bool_or(${callFacts.direction} is not null)`,
      calls: sumsOfCalls.calls,
      successes: sumsOfCalls.successes,
    })
    .from(callFacts)
    .where(where)
    .groupBy(sql`grouping sets ((${callFacts.channel}, ${callFacts.endReason}),
      (${callFacts.place}, ${callFacts.direction}))`);

const tagsOf = (tx: Tx, where: SQL): Promise<Analytics['tags']> =>
  tx
    .select({ tag: sql<string>`tag`, calls: sql<number>`count(*)::int` })
    .from(sql`${callFacts}, unnest(${callFacts.tags}) tag`)
    .where(and(where, sql`${callFacts.tags} <> '{}'`))
    .groupBy(sql`tag`)
    .orderBy(sql`count(*) desc, tag`)
    .limit(mostTags);

/** The names that agents had in their last calls; some may be gone since. */
async function namesOf(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await readRows(
    tx,
    { id: 'text', name: 'text' },
    sql`
    select given.id, last.name
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) given(id), lateral (
      select agent_name as name from calls
      where workspace_id = ${workspaceId} and agent_id = given.id::uuid order by id desc limit 1) last`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function hasAny(tx: Tx, workspaceId: string): Promise<boolean> {
  const rows = await tx.select({ one: sql`1` }).from(callFacts).where(eq(callFacts.workspaceId, workspaceId)).limit(1);
  return rows.length > 0;
}

async function agentsIn(tx: Tx, where: SQL): Promise<number> {
  const [row] = await tx
    .select({ agents: sql<number>`count(distinct ${callFacts.agentId})::int` })
    .from(callFacts)
    .where(where);
  return row!.agents;
}

/** What seconds cost by the prices of their days (UTC), as they are invoiced. */
function costOf(prices: Costs, groups: readonly Day[]): number | null {
  const days = groups.map(({ utcDay, billedSeconds }) => ({ day: dayOfNumber(utcDay), seconds: billedSeconds }));
  return costOfCalls(prices, usualCurrency(prices), days);
}

function totalsOf(groups: readonly Day[], activeAgents: number, prices: Costs): Analytics['totals'] {
  const all = figuresOf(addUp(groups));
  return {
    ...all,
    cost: costOf(prices, groups),
    activeAgents,
    successRate: all.calls === 0 ? null : Math.round((all.successes / all.calls) * 100),
    averageMs: all.calls === 0 ? null : Math.round(all.durationMs / all.calls),
  };
}

/** Each day of the range, also those without a call. */
function seriesOf(groups: readonly Day[], { from, to }: Days, prices: Costs): Analytics['series'] {
  const found = Map.groupBy(groups, ({ day }) => day);
  return Array.from({ length: countDays(from, to) }, (_, n) => {
    const ofDay = found.get(numberOfDay(from) + n) ?? [];
    return { date: addDays(from, n), ...figuresOf(addUp(ofDay)), cost: costOf(prices, ofDay) };
  });
}

/** Calls by a part of what they are, most first. */
const countBy = <Row extends { calls: number }, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): [Key, number][] =>
  [...Map.groupBy(rows, keyOf)]
    .map(([key, group]): [Key, number] => [key, group.reduce((sum, { calls }) => sum + calls, 0)])
    .sort(([, a], [, b]) => b - a);

type Kind = Awaited<ReturnType<typeof kindsOf>>[number];

function rankedKinds(groups: readonly Kind[]): Pick<Analytics, 'channels' | 'endReasons' | 'places'> {
  const kinds = groups.filter(({ isPlace }) => !isPlace);
  const phone = groups.filter(({ isPlace, isPhone }) => isPlace && isPhone);
  return {
    channels: countBy(kinds, ({ channel }) => channel).map(([channel, calls]) => ({ channel, calls })),
    endReasons: countBy(kinds, ({ endReason }) => endReason).flatMap(([endReason, calls]) =>
      endReason === null ? [] : [{ endReason, calls }],
    ),
    places: countBy(phone, ({ place }) => place).map(([place, calls]) => {
      const there = phone.filter((group) => group.place === place);
      return { place, calls, successes: there.reduce((sum, { successes }) => sum + successes, 0) };
    }),
  };
}

async function agentsOf(tx: Tx, workspaceId: string, where: SQL): Promise<Analytics['agents']> {
  const rows = await agentRows(tx, where);
  const ids = rows.flatMap(({ agentId }) => agentId ?? []);
  const names = await namesOf(tx, workspaceId, ids);
  return rows
    .map((row) => ({ agentId: row.agentId, name: names.get(row.agentId ?? '') ?? 'No agent', ...figuresOf(row) }))
    .sort((a, b) => b.calls - a.calls || (a.name < b.name ? -1 : 1));
}

/** How the calls of some days went. @throws AppError invalid_input for days that are no range */
export async function getAnalytics(scope: Scope, query: AnalyticsQuery): Promise<Analytics> {
  const { services, workspaceId } = scope;
  // Of the workspace's seller: as the system, since that is another one.
  const prices = await services.db.system('sale', (tx) => readCosts(tx, workspaceId));
  return services.db.tenant(workspaceId, async (tx) => {
    const { days, before, timeZone, clock, clockBefore, where, whereBefore } = await counted(tx, scope, query);
    const byDay = await daysIn(tx, where, clock);
    const agents = await agentsOf(tx, workspaceId, where);
    return {
      hasCalls: byDay.length > 0 || (await hasAny(tx, workspaceId)),
      ...days,
      timeZone,
      before,
      totals: totalsOf(byDay, agents.filter(({ agentId }) => agentId !== null).length, prices),
      totalsBefore: totalsOf(await daysIn(tx, whereBefore, clockBefore), await agentsIn(tx, whereBefore), prices),
      series: seriesOf(byDay, days, prices),
      hours: await hoursIn(tx, where, clock),
      currency: usualCurrency(prices),
      agents,
      ...rankedKinds(await kindsOf(tx, where)),
      tags: await tagsOf(tx, where),
      answers: await answersOf(tx, where),
    };
  });
}
