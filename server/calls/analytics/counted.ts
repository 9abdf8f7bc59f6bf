import { type AnyColumn, and, between, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnalyticsQuery } from '#domain/calls/analytics.ts';
import type { CallFilters } from '#domain/calls/calls.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callFacts, callSteps } from '#server/platform/db/schema/analytics.table.ts';
import { campaignAttempts } from '#server/platform/db/schema/campaigns.table.ts';
import { workflowRuns } from '#server/platform/db/schema/workflows.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';
import { type LocalClock, localClock, quarterMs, withinDays } from './local-clock.ts';
import { addDays, countDays, type Days, dayIn, daysOf, requireOrder } from './range.ts';

/** Days as they are counted: with the time zone, and as conditions on facts. */
export interface Counted {
  days: Days;
  before: Days;
  timeZone: string;
  clock: LocalClock;
  clockBefore: LocalClock;
  where: SQL;
  whereBefore: SQL;
}

/** Where calls are, by country or by area. */
const inPlace = (place: string) =>
  place.includes(' ') ? eq(callFacts.place, place) : sql`split_part(${callFacts.place}, ' ', 1) = ${place}`;

const callsOf = (rows: SQL) => sql`${callFacts.callId} in (${rows})`;
const ranWorkflow = (workspaceId: string, workflowId: string) =>
  callsOf(sql`select ${workflowRuns.callId} from ${workflowRuns}
    where ${workflowRuns.workspaceId} = ${workspaceId} and ${workflowRuns.workflowId} = ${workflowId}`);
const ofCampaign = (workspaceId: string, campaignId: string) =>
  callsOf(sql`select ${campaignAttempts.attemptId} from ${campaignAttempts}
    where ${campaignAttempts.workspaceId} = ${workspaceId} and ${campaignAttempts.campaignId} = ${campaignId}`);

/** The calls that ended at a step of a workflow, or of the agent's own flow where none is named. */
const endedAt = (workspaceId: string, workflowId: string | undefined, node: string) =>
  callsOf(sql`select ${callSteps.callId} from ${callSteps} where ${callSteps.workspaceId} = ${workspaceId}
    and ${callSteps.workflow} = ${workflowId ?? ''} and ${callSteps.lastStep} = ${node}`);

function filtersOf(workspaceId: string, filters: CallFilters): (SQL | undefined)[] {
  const {
    endNodeId: leftAt,
    agentId,
    channel,
    direction,
    outcome,
    endReason,
    workflowId,
    campaignId,
    tag,
    place,
    tests,
  } = filters;
  return [
    agentId === undefined ? undefined : eq(callFacts.agentId, agentId),
    channel === undefined ? undefined : eq(callFacts.channel, channel),
    direction === undefined ? undefined : eq(callFacts.direction, direction),
    outcome === undefined ? undefined : eq(callFacts.outcome, outcome),
    endReason === undefined ? undefined : eq(callFacts.endReason, endReason),
    // Calls that ended within a workflow need not have come to its end: of some no run was kept.
    workflowId === undefined || leftAt !== undefined ? undefined : ranWorkflow(workspaceId, workflowId),
    leftAt === undefined ? undefined : endedAt(workspaceId, workflowId, leftAt),
    campaignId === undefined ? undefined : ofCampaign(workspaceId, campaignId),
    tag === undefined ? undefined : sql`${tag} = any(${callFacts.tags})`,
    place === undefined ? undefined : inPlace(place),
    tests === 'with' ? undefined : eq(callFacts.test, tests === 'only'),
  ];
}

/** The time zone by whose days a workspace counts. */
export async function timeZoneOf(tx: Tx, workspaceId: string): Promise<string> {
  const [workspace] = await tx
    .select({ timeZone: workspaces.timeZone })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return workspace!.timeZone;
}

/** Facts of a workspace that pass filters; of the days that a clock is for. */
const factsThat = (workspaceId: string, within: SQL | undefined, filters: CallFilters): SQL =>
  and(eq(callFacts.workspaceId, workspaceId), within, ...filtersOf(workspaceId, filters))!;

/** Facts of the calls that began within stretches of time, by quarters of an hour, and pass filters. @param spans in ms */
export const countedWithin = (
  workspaceId: string,
  spans: readonly { start: number; end: number }[],
  filters: CallFilters,
): SQL =>
  factsThat(
    workspaceId,
    or(
      ...spans.map(({ start, end }) =>
        between(callFacts.slot, Math.floor(start / quarterMs), Math.ceil(end / quarterMs) - 1),
      ),
    ),
    filters,
  );

/**
 * Ids of the calls that pass filters, as a condition; none where only those of an agent are asked for.
 * @param zoneOf the workspace's time zone, asked for where days are
 * @throws AppError invalid_input for days in the wrong order
 */
export async function passing(
  zoneOf: () => Promise<string>,
  workspaceId: string,
  id: AnyColumn,
  { tests, agentId, from, to, ...others }: CallFilters,
): Promise<SQL | undefined> {
  requireOrder({ from, to });
  const isOfDays = from !== undefined || to !== undefined;
  const isAny = isOfDays || tests !== 'with' || Object.values(others).some((value) => value !== undefined);
  if (!isAny) return undefined;
  const within = isOfDays ? withinDays(await zoneOf(), from, to) : undefined;
  const where = factsThat(workspaceId, within, { tests, agentId, ...others });
  return sql`${id} in (select ${callFacts.callId} from ${callFacts} where ${where})`;
}

/** What a query counts. @throws AppError invalid_input for days that are no range */
export async function counted(tx: Tx, { services, workspaceId }: Scope, query: AnalyticsQuery): Promise<Counted> {
  const timeZone = await timeZoneOf(tx, workspaceId);
  const days = daysOf(query, dayIn(timeZone, services.clock.now()));
  const before = { from: addDays(days.from, -countDays(days.from, days.to)), to: addDays(days.from, -1) };
  const clock = localClock(timeZone, days.from, days.to);
  const clockBefore = localClock(timeZone, before.from, before.to);
  const where = ({ from, to }: Days) => factsThat(workspaceId, withinDays(timeZone, from, to), query);
  return {
    days,
    before,
    timeZone,
    clock,
    clockBefore,
    where: where(days),
    whereBefore: where(before),
  };
}
