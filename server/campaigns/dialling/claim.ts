import { and, asc, count, eq, gt, gte, inArray, isNotNull, lte } from 'drizzle-orm';
import { judge, type Openings } from '#server/campaigns/gate.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  type CampaignRow,
  campaignAttempts,
  campaignTargets,
  type TargetRow,
} from '#server/platform/db/schema/campaigns.table.ts';
import type { Scope } from '#server/scope.ts';
import { findLimit } from '#server/usage/find-limits.ts';
import { openCalls } from '#server/usage/open-calls.ts';
import { gateOf } from '../audience/prepare.ts';
import { secondsUsed, segmentsSent } from '../campaigns.ts';
import { isUnderWay } from './settle.ts';

const minuteMs = 60_000;
/** People that one pass judges until it finds one who may be called. */
const mostLooks = 200;
/** The breaker looks at calls that ended within so long, in ms, once there are so many of them. */
const breakerMs = 600_000;
const breakerCalls = 20;

const ofCampaign = ({ workspaceId, id }: CampaignRow) =>
  and(eq(campaignAttempts.workspaceId, workspaceId), eq(campaignAttempts.campaignId, id));

/** Why a campaign may not go on, in a sentence; null where it may. */
export async function whyPaused(tx: Tx, scope: Scope, campaign: CampaignRow): Promise<string | null> {
  const now = scope.services.clock.now();
  const { maxMinutes, maxSegments } = campaign.plan;
  if (maxMinutes !== null && (await secondsUsed(tx, campaign.workspaceId, campaign.id)) >= maxMinutes * 60)
    return `The campaign has used all of its ${maxMinutes} minutes. Raise the limit to continue.`;
  if (maxSegments !== null && (await segmentsSent(tx, campaign.workspaceId, campaign.id)) >= maxSegments)
    return `The campaign has used all of its ${maxSegments} message segments. Raise the limit to continue.`;
  // What failed before a person looked at it and went on is forgiven.
  const since = new Date(Math.max(now - breakerMs, campaign.changedAt.getTime()));
  const ended = and(ofCampaign(campaign), gte(campaignAttempts.endedAt, since), isNotNull(campaignAttempts.result));
  const [all] = await tx.select({ n: count() }).from(campaignAttempts).where(ended);
  if (all!.n < breakerCalls) return null;
  const [failed] = await tx
    .select({ n: count() })
    .from(campaignAttempts)
    .where(and(ended, inArray(campaignAttempts.result, ['failed', 'not_placed', 'undelivered'])));
  return failed!.n * 2 > all!.n
    ? `${failed!.n} of the last ${all!.n} ${campaign.plan.channel === 'call' ? 'calls' : 'texts'} failed. Check your carrier account, then resume.`
    : null;
}

/** Whether the campaign has begun fewer than it may in a minute. */
async function keepsPace(tx: Tx, campaign: CampaignRow, now: number): Promise<boolean> {
  const begun = and(ofCampaign(campaign), gt(campaignAttempts.at, new Date(now - minuteMs)));
  const [recent] = await tx.select({ n: count() }).from(campaignAttempts).where(begun);
  return recent!.n < campaign.plan.perMinute;
}

/** Whether one more call may begin now: by the calls at once, and the lines that stay free. */
async function hasLine(tx: Tx, { services, workspaceId }: Scope, campaign: CampaignRow): Promise<boolean> {
  const { atOnce, linesFree } = campaign.plan;
  const [calling] = await tx.select({ n: count() }).from(campaignTargets).where(isUnderWay(campaign));
  if (calling!.n >= atOnce) return false;
  const { value } = await findLimit(tx, workspaceId, 'concurrentCalls');
  if (value === null) return true;
  // One line at least: else a workspace with a single one could never call.
  const ours = Math.max(1, Math.floor((value * (100 - linesFree)) / 100));
  return (await openCalls(tx, workspaceId, services.clock.now())) < ours;
}

/** Puts off, skips, or claims one of those who are due. */
export async function claimDue(tx: Tx, scope: Scope, campaign: CampaignRow): Promise<TargetRow | null> {
  const { workspaceId, id: campaignId, plan } = campaign;
  const now = scope.services.clock.now();
  if (!(await keepsPace(tx, campaign, now))) return null;
  // A text takes no line.
  if (plan.channel === 'call' && !(await hasLine(tx, scope, campaign))) return null;
  const gate = await gateOf(tx, scope, plan);
  const known: Openings = new Map();
  const waiting = and(
    eq(campaignTargets.workspaceId, workspaceId),
    eq(campaignTargets.campaignId, campaignId),
    eq(campaignTargets.state, 'waiting'),
    lte(campaignTargets.nextAt, new Date(now)),
  );
  const due = await tx
    .select()
    .from(campaignTargets)
    .where(waiting)
    .orderBy(asc(campaignTargets.nextAt), asc(campaignTargets.id))
    .limit(mostLooks);
  const put = (target: TargetRow, change: Partial<TargetRow>) =>
    tx
      .update(campaignTargets)
      .set(change)
      .where(
        and(
          eq(campaignTargets.workspaceId, workspaceId),
          eq(campaignTargets.campaignId, campaignId),
          eq(campaignTargets.id, target.id),
        ),
      );
  for (const target of due) {
    const verdict = await judge(tx, scope, gate, target.phone, now, known);
    if (verdict.do === 'skip') await put(target, { state: 'skipped', reason: verdict.reason, nextAt: null });
    else if (verdict.do === 'later') await put(target, { nextAt: new Date(verdict.at) });
    else {
      const attemptId = newId();
      const at = new Date(now);
      const claimed = { state: 'calling' as const, attempts: target.attempts + 1, attemptId, lastAt: at, nextAt: null };
      await put(target, claimed);
      await tx.insert(campaignAttempts).values({
        workspaceId,
        campaignId,
        attemptId,
        targetId: target.id,
        phone: target.phone,
        at,
        dialled: false,
      });
      return { ...target, ...claimed };
    }
  }
  return null;
}

/** Whether someone is still to be called, or being called. */
export async function goesOn(tx: Tx, { workspaceId, id }: CampaignRow): Promise<boolean> {
  const [left] = await tx
    .select({ id: campaignTargets.id })
    .from(campaignTargets)
    .where(
      and(
        eq(campaignTargets.workspaceId, workspaceId),
        eq(campaignTargets.campaignId, id),
        inArray(campaignTargets.state, ['waiting', 'calling']),
      ),
    )
    .limit(1);
  return left !== undefined;
}
