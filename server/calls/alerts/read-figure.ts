import {
  and,
  type Column,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type AlertFigureId, alertFigures, type Watched } from '#domain/calls/alerts.ts';
import { plainAmount } from '#domain/platform/money.ts';
import { type Costs, costOfCalls, usualCurrency } from '#server/billing/read-costs.ts';
import { answersOf } from '#server/calls/analytics/answer-times.ts';
import { countedWithin } from '#server/calls/analytics/counted.ts';
import { figuresOf, type Sums, sumsOfCalls } from '#server/calls/analytics/figures.ts';
import { dayOfNumber, quartersOfDay } from '#server/calls/analytics/local-clock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { turnedAway } from '#server/platform/db/schema/alerts.table.ts';
import { callFacts } from '#server/platform/db/schema/analytics.table.ts';
import { callQuality } from '#server/platform/db/schema/call-quality.table.ts';
import { phoneMessages } from '#server/platform/db/schema/messages.table.ts';
import { modelRequests } from '#server/platform/db/schema/models.table.ts';
import { dials } from '#server/platform/db/schema/phone.table.ts';
import { webhookTries } from '#server/platform/db/schema/webhooks.table.ts';
import type { Span } from '#server/scheduling/free-times.ts';
import { type OpenCalendar, openCalendars } from '#server/scheduling/open-calendars.ts';
import { openSpans } from './open-spans.ts';

/** A figure as it is now; null where there is too little to say. */
export interface Figure {
  value: number | null;
  /** Calls that were counted; 0 for events. */
  calls: number;
}

interface Asked extends Pick<Watched, 'figure' | 'minutes' | 'filters' | 'leastCalls' | 'openHoursOnly'> {
  workspaceId: string;
  /** Ms. */
  now: number;
  /** Of the workspace's seller; asked for costs alone. */
  prices: Costs;
}

const share = (part: number, all: number): number => (part / all) * 100;

/** How the quality of calls was, as far as they are rated. */
async function qualityOf(tx: Tx, where: SQL) {
  const times = (sign: string) => sql<number>`coalesce(sum((${callQuality.signs} ->> ${sign})::int), 0)::float8`;
  const [row] = await tx
    .select({
      rated: count(),
      score: sql<number | null>`avg(${callQuality.score})::float8`,
      notUnderstood: times('not_understood'),
      leftEarly: times('left_early'),
    })
    .from(callFacts)
    .innerJoin(
      callQuality,
      and(eq(callQuality.workspaceId, callFacts.workspaceId), eq(callQuality.callId, callFacts.callId)),
    )
    .where(where);
  return row!;
}

async function brokenOff(tx: Tx, where: SQL): Promise<number> {
  const ended = inArray(callFacts.endReason, ['failed', 'lost_connection']);
  const [row] = await tx.select({ n: count() }).from(callFacts).where(and(where, ended));
  return row!.n;
}

async function agentsIn(tx: Tx, where: SQL): Promise<number> {
  const agents = sql<number>`count(distinct ${callFacts.agentId})::int`;
  const [row] = await tx.select({ agents }).from(callFacts).where(where);
  return row!.agents;
}

/** In the units of the currency: dollars, not cents. */
async function costIn(tx: Tx, where: SQL, prices: Costs): Promise<number | null> {
  const utcDay = sql<number>`${callFacts.slot} / ${sql.raw(`${quartersOfDay}`)}`;
  const rows = await tx
    .select({ utcDay, seconds: sumsOfCalls.billedSeconds })
    .from(callFacts)
    .where(where)
    .groupBy(sql`1`);
  const days = rows.map(({ utcDay: day, seconds }) => ({ day: dayOfNumber(day), seconds }));
  const cost = costOfCalls(prices, usualCurrency(prices), days);
  return cost === null ? null : Number(plainAmount(cost, usualCurrency(prices)));
}

/** Millionths of a dollar in one. */
const millionths = 1e6;

/** What a figure of calls is, where there is at least one. */
async function ofCalls(tx: Tx, figure: AlertFigureId, where: SQL, sums: Sums, prices: Costs) {
  const { calls } = sums;
  switch (figure) {
    case 'success_rate':
      return share(sums.successes, calls);
    case 'failure_rate':
      return share(sums.failures, calls);
    case 'broken_off':
      return share(await brokenOff(tx, where), calls);
    case 'average_duration':
      return sums.durationMs / calls / 1000;
    case 'active_agents':
      return await agentsIn(tx, where);
    case 'answer_time':
      return (await answersOf(tx, where))?.p95 ?? null;
    case 'satisfaction':
      return figuresOf(sums).satisfaction;
    case 'cost':
      return await costIn(tx, where, prices);
    case 'model_cost':
      return sums.modelCost / millionths;
    case 'minutes':
      return sums.billedSeconds / 60;
    default: {
      const { rated, score, notUnderstood, leftEarly } = await qualityOf(tx, where);
      if (rated === 0) return null;
      if (figure === 'quality') return score;
      return share(figure === 'left_early' ? leftEarly : notUnderstood, rated);
    }
  }
}

/** Of these there is something to say without any call. */
const saysWithoutCalls: readonly AlertFigureId[] = ['calls', 'active_agents', 'minutes', 'cost', 'model_cost'];

async function figureOfCalls(tx: Tx, asked: Asked, spans: readonly Span[]): Promise<Figure> {
  const { workspaceId, figure, filters, leastCalls, prices } = asked;
  const where = countedWithin(workspaceId, spans, { ...filters, tests: 'without' });
  const [sums] = await tx.select(sumsOfCalls).from(callFacts).where(where);
  const { calls } = sums!;
  if (figure === 'calls') return { value: calls, calls };
  if (calls === 0) return { value: saysWithoutCalls.includes(figure) ? 0 : null, calls };
  if (calls < leastCalls) return { value: null, calls };
  return { value: await ofCalls(tx, figure, where, sums!, prices), calls };
}

interface Failures {
  from: PgTable;
  workspaceId: Column;
  at: Column;
  where: SQL | undefined;
}

/** What counts as an event of each kind. Who tries something out sees by himself how it went. */
const failures: Partial<Record<AlertFigureId, Failures[]>> = {
  provider_failures: [
    { from: dials, workspaceId: dials.workspaceId, at: dials.createdAt, where: eq(dials.state, 'failed') },
    {
      from: phoneMessages,
      workspaceId: phoneMessages.workspaceId,
      at: phoneMessages.createdAt,
      where: eq(phoneMessages.state, 'failed'),
    },
    {
      from: modelRequests,
      workspaceId: modelRequests.workspaceId,
      at: modelRequests.at,
      // A cap of the workspace's own is no failure of the service.
      where: notInArray(modelRequests.outcome, ['answered', 'stopped', 'budget']),
    },
  ],
  action_failures: [
    {
      from: actionRuns,
      workspaceId: actionRuns.workspaceId,
      at: actionRuns.endedAt,
      where: and(eq(actionRuns.status, 'failed'), or(isNull(actionRuns.trigger), ne(actionRuns.trigger, 'try'))),
    },
  ],
  webhook_failures: [
    {
      from: webhookTries,
      workspaceId: webhookTries.workspaceId,
      at: webhookTries.at,
      where: or(isNull(webhookTries.status), gte(webhookTries.status, 300)),
    },
  ],
  busy_lines: [{ from: turnedAway, workspaceId: turnedAway.workspaceId, at: turnedAway.at, where: undefined }],
};

async function figureOfEvents(tx: Tx, { workspaceId, figure }: Asked, spans: readonly Span[]): Promise<Figure> {
  const within = (at: Column) =>
    or(...spans.map(({ start, end }) => and(gt(at, new Date(start)), lte(at, new Date(end)))));
  let value = 0;
  for (const { from, where, ...of } of failures[figure] ?? []) {
    const [row] = await tx
      .select({ n: count() })
      .from(from)
      .where(and(eq(of.workspaceId, workspaceId), within(of.at), where));
    value += row!.n;
  }
  return { value, calls: 0 };
}

/** The time that a figure is read over; null while the workspace is closed, where only its business hours count. */
async function spansOf(tx: Tx, { workspaceId, minutes, now, openHoursOnly }: Asked): Promise<Span[] | null> {
  // What happens at this very moment counts, too.
  const end = now + 1;
  if (!openHoursOnly) return [{ start: now - minutes * 60_000, end }];
  const [{ open }] = (await openCalendars(tx, workspaceId, [])) as [OpenCalendar];
  return openSpans(end, minutes, open);
}

/**
 * What a figure is now, over the minutes before; null while the workspace is closed, of what is watched within business hours.
 * In a transaction of the workspace's.
 */
export async function readFigure(tx: Tx, asked: Asked): Promise<Figure | null> {
  const spans = await spansOf(tx, asked);
  if (spans === null) return null;
  const read = alertFigures[asked.figure].of === 'events' ? figureOfEvents : figureOfCalls;
  return read(tx, asked, spans);
}
