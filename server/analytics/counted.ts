import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { AnalyticsQuery } from '#domain/analytics.ts';
import { campaignAttempts } from '#server/campaigns/campaigns.table.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import type { Scope } from '#server/scope.ts';
import { workflowRuns } from '#server/workflows/workflows.table.ts';
import { workspaces } from '#server/workspaces/workspaces.table.ts';
import { callFacts } from './analytics.table.ts';
import { addDays, countDays, type Days, dayIn, daysOf } from './range.ts';

/** Days as they are counted: with the time zone, and as conditions on facts. */
export interface Counted {
  days: Days;
  before: Days;
  timeZone: string;
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
  callsOf(sql`select ${campaignAttempts.callId} from ${campaignAttempts}
    where ${campaignAttempts.workspaceId} = ${workspaceId} and ${campaignAttempts.campaignId} = ${campaignId}`);

function filtersOf(workspaceId: string, query: AnalyticsQuery): (SQL | undefined)[] {
  const { agentId, channel, direction, outcome, endReason, workflowId, campaignId, tag, place, tests } = query;
  return [
    agentId === undefined ? undefined : eq(callFacts.agentId, agentId),
    channel === undefined ? undefined : eq(callFacts.channel, channel),
    direction === undefined ? undefined : eq(callFacts.direction, direction),
    outcome === undefined ? undefined : eq(callFacts.outcome, outcome),
    endReason === undefined ? undefined : eq(callFacts.endReason, endReason),
    workflowId === undefined ? undefined : ranWorkflow(workspaceId, workflowId),
    campaignId === undefined ? undefined : ofCampaign(workspaceId, campaignId),
    tag === undefined ? undefined : sql`${tag} = any(${callFacts.tags})`,
    place === undefined ? undefined : inPlace(place),
    tests === 'with' ? undefined : eq(callFacts.test, tests === 'only'),
  ];
}

/** The quarter of an hour that a day begins with in a zone. */
const slotOf = (day: string, timeZone: string) =>
  sql<number>`(extract(epoch from ${day}::timestamp at time zone ${timeZone}) / 900)::int`;

/** What a query counts. @throws AppError invalid_input for days that are no range */
export async function counted(tx: Tx, { services, workspaceId }: Scope, query: AnalyticsQuery): Promise<Counted> {
  const [workspace] = await tx
    .select({ timeZone: workspaces.timeZone })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  const timeZone = workspace!.timeZone;
  const days = daysOf(query, dayIn(timeZone, services.clock.now()));
  const before = { from: addDays(days.from, -countDays(days.from, days.to)), to: addDays(days.from, -1) };
  const between = ({ from, to }: Days) =>
    and(
      eq(callFacts.workspaceId, workspaceId),
      gte(callFacts.slot, slotOf(from, timeZone)),
      lt(callFacts.slot, slotOf(addDays(to, 1), timeZone)),
      ...filtersOf(workspaceId, query),
    )!;
  return { days, before, timeZone, where: between(days), whereBefore: between(before) };
}
