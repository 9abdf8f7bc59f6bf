import { and, asc, count, desc, eq, gte, inArray, lt, min, sql, sum } from 'drizzle-orm';
import {
  type Campaign,
  type CampaignDetail,
  type CampaignPlan,
  type NewCampaign,
  purposesOf,
} from '#domain/campaigns/campaigns.ts';
import { segmentsOf } from '#domain/carriers/sms-segments.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { MetadataChanges } from '#domain/platform/metadata.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { changedOwnTerms, type OwnTermsFilter, ofOwnTerms, ownTermsOf } from '#server/platform/db/own-terms.ts';
import {
  type CampaignRow,
  campaignAttempts,
  campaigns,
  campaignTargets,
} from '#server/platform/db/schema/campaigns.table.ts';
import { phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { findLiveVersion } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { findFacts } from './audience/facts.ts';
import { checkPlan } from './check-plan.ts';
import { composeText } from './texting/compose.ts';

/** Campaigns of one workspace. */
const campaignsLimit = 1_000;
const dayMs = 86_400_000;

const one = ({ workspaceId }: Pick<Scope, 'workspaceId'>, campaignId: string) =>
  and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId));
export const objectOf = (id: string) => ({ kind: 'campaign', id });

/** A campaign's row. @throws AppError not_found */
export async function requireCampaign(
  tx: Tx,
  scope: Pick<Scope, 'workspaceId'>,
  campaignId: string,
  lock = false,
): Promise<CampaignRow> {
  const asked = tx.select().from(campaigns).where(one(scope, campaignId));
  const [row] = await (lock ? asked.for('update') : asked);
  if (row === undefined) throw new AppError('not_found', 'Campaign not found. It may have been deleted.');
  return row;
}

const noCounts = { waiting: 0, calling: 0, ended: 0, skipped: 0 };

/** Campaigns as the API shows them, with how many people are where. */
async function present(tx: Tx, { workspaceId }: Scope, rows: readonly CampaignRow[]): Promise<Campaign[]> {
  const { campaignId, state } = campaignTargets;
  const ids = rows.map(({ id }) => id);
  const counted =
    ids.length === 0
      ? []
      : await tx
          .select({ campaignId, state, n: count() })
          .from(campaignTargets)
          .where(and(eq(campaignTargets.workspaceId, workspaceId), inArray(campaignId, ids)))
          .groupBy(campaignId, state);
  return rows.map(({ id, plan, state: stands, problem, preparedAt, startedAt, endedAt, createdAt, ...row }) => ({
    ...plan,
    ...ownTermsOf(row),
    id,
    status: stands,
    problem,
    createdAt: createdAt.toISOString(),
    preparedAt: preparedAt?.toISOString() ?? null,
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    counts: {
      ...noCounts,
      ...Object.fromEntries(counted.filter((row) => row.campaignId === id).map((row) => [row.state, row.n])),
    },
  }));
}

/** The campaigns, newest first. */
export function listCampaigns(
  scope: Scope,
  { cursor, limit, ...filter }: OwnTermsFilter & { cursor?: string | undefined; limit: number },
) {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = cursor === undefined ? undefined : lt(campaigns.id, cursor);
    const rows = await tx
      .select()
      .from(campaigns)
      .where(and(eq(campaigns.workspaceId, workspaceId), before, ofOwnTerms(campaigns, filter)))
      .orderBy(desc(campaigns.id))
      .limit(limit + 1);
    const items = await present(tx, scope, rows.slice(0, limit));
    return { items, next: rows.length > limit ? items.at(-1)!.id : null };
  });
}

/** What a campaign has used: calls or texts of a day, and seconds or parts of all. */
async function usedOf(tx: Tx, { services, workspaceId }: Scope, id: string) {
  const own = and(eq(campaignAttempts.workspaceId, workspaceId), eq(campaignAttempts.campaignId, id));
  const since = new Date(services.clock.now() - dayMs);
  const [day] = await tx
    .select({ n: count() })
    .from(campaignAttempts)
    .where(and(own, gte(campaignAttempts.at, since)));
  const seconds = await secondsUsed(tx, workspaceId, id);
  const segmentsUsed = await segmentsSent(tx, workspaceId, id);
  return { attempts24h: day!.n, minutesUsed: Math.round(seconds / 6) / 10, segmentsUsed };
}

/** Parts of the texts that a campaign sent. */
export async function segmentsSent(tx: Tx, workspaceId: string, campaignId: string): Promise<number> {
  const own = and(eq(campaignAttempts.workspaceId, workspaceId), eq(campaignAttempts.campaignId, campaignId));
  const [used] = await tx
    .select({ segments: sum(campaignAttempts.segments) })
    .from(campaignAttempts)
    .where(own);
  return Number(used!.segments ?? 0);
}

/** What the next of those who wait would get by text. */
async function sampleOf(tx: Tx, { workspaceId, id, plan }: CampaignRow): Promise<CampaignDetail['sample']> {
  if (plan.channel !== 'text') return null;
  const [next] = await tx
    .select({ contactId: campaignTargets.contactId, name: campaignTargets.name })
    .from(campaignTargets)
    .where(
      and(
        eq(campaignTargets.workspaceId, workspaceId),
        eq(campaignTargets.campaignId, id),
        eq(campaignTargets.state, 'waiting'),
      ),
    )
    .orderBy(asc(campaignTargets.nextAt), asc(campaignTargets.id))
    .limit(1);
  if (next === undefined) return null;
  const text = composeText(plan, (await findFacts(tx, workspaceId, [next]))(next));
  return text === null ? null : { name: next.name, text, segments: segmentsOf(text).segments };
}

/** Seconds of the calls of a campaign that have ended. */
export async function secondsUsed(tx: Tx, workspaceId: string, campaignId: string): Promise<number> {
  const own = and(eq(campaignAttempts.workspaceId, workspaceId), eq(campaignAttempts.campaignId, campaignId));
  const [used] = await tx
    .select({ seconds: sum(campaignAttempts.seconds) })
    .from(campaignAttempts)
    .where(own);
  return Number(used!.seconds ?? 0);
}

/** Null where there is none, or where it is deleted. */
async function agentNameOf(tx: Tx, scope: Scope, agentId: string | null): Promise<string | null> {
  if (agentId === null) return null;
  try {
    return (await findLiveVersion(tx, scope, agentId)).configuration.name;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** A campaign with its figures, inside a transaction. @throws AppError not_found */
export async function readCampaign(tx: Tx, scope: Scope, campaignId: string): Promise<CampaignDetail> {
  const { workspaceId } = scope;
  const row = await requireCampaign(tx, scope, campaignId);
  const [campaign] = await present(tx, scope, [row]);
  const { result, reason, state, nextAt } = campaignTargets;
  const own = and(eq(campaignTargets.workspaceId, workspaceId), eq(campaignTargets.campaignId, campaignId));
  const results = await tx
    .select({ result, people: count() })
    .from(campaignTargets)
    .where(and(own, eq(state, 'ended')))
    .groupBy(result);
  const skips = await tx
    .select({ reason, people: count() })
    .from(campaignTargets)
    .where(and(own, eq(state, 'skipped')))
    .groupBy(reason);
  const [next] = await tx
    .select({ at: min(nextAt) })
    .from(campaignTargets)
    .where(and(own, eq(state, 'waiting')));
  const [number] = await tx
    .select({ number: phoneNumbers.number })
    .from(phoneNumbers)
    .where(and(eq(phoneNumbers.workspaceId, workspaceId), eq(phoneNumbers.id, row.plan.numberId)));
  return {
    ...campaign!,
    ...(await usedOf(tx, scope, campaignId)),
    sample: await sampleOf(tx, row),
    agentName: await agentNameOf(tx, scope, row.plan.agentId),
    number: number?.number ?? null,
    results: results.flatMap((counted) => (counted.result === null ? [] : [{ ...counted, result: counted.result }])),
    skips: skips.flatMap((counted) => (counted.reason === null ? [] : [{ ...counted, reason: counted.reason }])),
    nextAttemptAt: next?.at?.toISOString() ?? null,
  };
}

/** A campaign with its figures. @throws AppError not_found */
export const getCampaign = (scope: Scope, campaignId: string) =>
  scope.services.db.tenant(scope.workspaceId, (tx) => readCampaign(tx, scope, campaignId));

/** Sets up a campaign. @throws AppError limit_reached */
export function createCampaign(
  scope: Scope,
  { purpose, externalId, metadata, ...wanted }: NewCampaign,
): Promise<CampaignDetail> {
  const { services, workspaceId } = scope;
  const plan: CampaignPlan = { ...wanted, purpose: purpose ?? purposesOf[wanted.channel][0] };
  return services.db.tenant(workspaceId, async (tx) => {
    const [there] = await tx.select({ n: count() }).from(campaigns).where(eq(campaigns.workspaceId, workspaceId));
    if (there!.n >= campaignsLimit)
      throw new AppError('limit_reached', `A workspace can have up to ${campaignsLimit} campaigns. Delete some first.`);
    await checkPlan(tx, scope, plan);
    const at = new Date(services.clock.now());
    const id = newId();
    await tx
      .insert(campaigns)
      .values({ workspaceId, id, state: 'draft', plan, externalId, metadata, createdAt: at, changedAt: at });
    const campaign = await readCampaign(tx, scope, id);
    await recordChange(tx, scope, 'campaign.created', { object: objectOf(id), after: { name: plan.name } });
    return campaign;
  });
}

type PlanChanges = { [K in keyof CampaignPlan]?: CampaignPlan[K] | undefined };
type Changes = PlanChanges & { externalId?: string | null | undefined; metadata?: MetadataChanges | undefined };

/** What decides who is called: changed, the people have to be looked up again. */
const decides = ({ audience, purpose, channel }: PlanChanges) =>
  audience !== undefined || purpose !== undefined || channel !== undefined;

/** Changes a campaign. @throws AppError conflict, not_found */
export function updateCampaign(
  scope: Scope,
  campaignId: string,
  { externalId, metadata, ...changes }: Changes,
): Promise<CampaignDetail> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const row = await requireCampaign(tx, scope, campaignId, true);
    const own = changedOwnTerms(row, { externalId, metadata });
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const isPlanned = Object.keys(given).length > 0;
    if (isPlanned && row.state !== 'draft' && row.state !== 'paused')
      throw new AppError('conflict', 'This campaign is running or finished. You can only change it while it’s paused.');
    if (row.startedAt !== null && decides(changes))
      throw new AppError('conflict', 'You can’t change recipients after a campaign starts. Create another campaign.');
    const plan = { ...row.plan, ...given };
    if (isPlanned) await checkPlan(tx, scope, plan);
    await tx
      .update(campaigns)
      .set({
        plan,
        ...own,
        changedAt: new Date(services.clock.now()),
        // Another agent or number changes whether someone may be called, too.
        ...(isPlanned && row.startedAt === null && { preparedAt: null }),
      })
      .where(one(scope, campaignId));
    // Anyone who waits is looked at again by the new hours.
    if (isPlanned && row.startedAt !== null) {
      await tx
        .update(campaignTargets)
        .set({ nextAt: sql`least(${campaignTargets.nextAt}, ${new Date(services.clock.now())})` })
        .where(
          and(
            eq(campaignTargets.workspaceId, workspaceId),
            eq(campaignTargets.campaignId, campaignId),
            eq(campaignTargets.state, 'waiting'),
            eq(campaignTargets.attempts, 0),
          ),
        );
    }
    const campaign = await readCampaign(tx, scope, campaignId);
    await recordChange(tx, scope, 'campaign.updated', {
      object: objectOf(campaignId),
      before: { ...row.plan },
      after: { ...plan },
    });
    return campaign;
  });
}

/** Deletes a campaign with its list. @throws AppError conflict, not_found */
export function removeCampaign(scope: Scope, campaignId: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const row = await requireCampaign(tx, scope, campaignId, true);
    if (row.state === 'running') throw new AppError('conflict', 'This campaign is running. Pause or stop it first.');
    await tx.delete(campaigns).where(one(scope, campaignId));
    await recordChange(tx, scope, 'campaign.deleted', {
      object: objectOf(campaignId),
      before: { name: row.plan.name, state: row.state },
    });
    return undefined;
  });
}
