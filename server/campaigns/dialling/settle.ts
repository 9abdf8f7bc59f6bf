import { and, asc, eq, sql } from 'drizzle-orm';
import { findSuppressed } from '#server/contacts/suppressions.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import {
  type CampaignRow,
  campaignAttempts,
  campaignTargets,
  type TargetRow,
} from '#server/platform/db/schema/campaigns.table.ts';
import { dials } from '#server/platform/db/schema/phone.table.ts';
import type { Scope } from '#server/scope.ts';
import { type NotMade, notMade } from './not-made.ts';
import { pauseByItself } from './pause.ts';
import { againAt, resultOf } from './read-result.ts';

/** An attempt that was claimed so long ago, in ms, and is not dialled, has lost its process. */
export const lostMs = 60_000;
/** Attempts that one pass looks at. */
export const mostAtOnce = 500;

/** Those of a campaign who are being called or written to. */
export const isUnderWay = ({ workspaceId, id }: CampaignRow) =>
  and(
    eq(campaignTargets.workspaceId, workspaceId),
    eq(campaignTargets.campaignId, id),
    eq(campaignTargets.state, 'calling'),
  );

/** How a call of someone ended, stored: whether they are called again, and when. */
export async function endAttempt(
  tx: Tx,
  { plan }: CampaignRow,
  target: TargetRow,
  ended: { result: NonNullable<TargetRow['result']>; seconds: number | null; now: number },
): Promise<void> {
  const { workspaceId, campaignId, id, attemptId } = target;
  const { result, seconds, now } = ended;
  const at = new Date(now);
  await tx
    .update(campaignAttempts)
    .set({ endedAt: at, result, seconds })
    .where(and(eq(campaignAttempts.workspaceId, workspaceId), eq(campaignAttempts.attemptId, attemptId!)));
  const again = againAt(plan.attempts, result, target, now);
  await tx
    .update(campaignTargets)
    .set(
      again === null ? { state: 'ended', result, nextAt: null } : { state: 'waiting', result, nextAt: new Date(again) },
    )
    .where(
      and(
        eq(campaignTargets.workspaceId, workspaceId),
        eq(campaignTargets.campaignId, campaignId),
        eq(campaignTargets.id, id),
        eq(campaignTargets.attemptId, attemptId!),
      ),
    );
}

/** Takes an attempt back that the carrier has not made, no matter whom it was for: it counts for nothing, and is made again. */
export async function takeBackMade(
  tx: Tx,
  scope: Scope,
  campaign: CampaignRow,
  { workspaceId, campaignId, id, attemptId }: TargetRow,
  { at, problem }: NotMade,
): Promise<void> {
  await tx
    .delete(campaignAttempts)
    .where(and(eq(campaignAttempts.workspaceId, workspaceId), eq(campaignAttempts.attemptId, attemptId!)));
  const own = and(
    eq(campaignTargets.workspaceId, workspaceId),
    eq(campaignTargets.campaignId, campaignId),
    eq(campaignTargets.id, id),
  );
  await tx
    .update(campaignTargets)
    .set({
      state: 'waiting',
      attemptId: null,
      nextAt: new Date(at),
      attempts: sql`${campaignTargets.attempts} - 1`,
    })
    .where(and(own, eq(campaignTargets.attemptId, attemptId!)));
  if (problem !== null) await pauseByItself(tx, scope, campaign, problem);
}

/**
 * Looks at everyone who is being called: stores how calls ended. Answers those whose dial was never committed and whose
 * process is gone, to be dialled by anyone who asks, under the same call.
 */
export async function settleCalls(tx: Tx, scope: Scope, campaign: CampaignRow): Promise<TargetRow[]> {
  const now = scope.services.clock.now();
  const rows = await tx
    .select({ target: campaignTargets, attempt: campaignAttempts, dial: dials, call: calls })
    .from(campaignTargets)
    .innerJoin(
      campaignAttempts,
      and(
        eq(campaignAttempts.workspaceId, campaignTargets.workspaceId),
        eq(campaignAttempts.attemptId, campaignTargets.attemptId),
      ),
    )
    .leftJoin(
      dials,
      and(eq(dials.workspaceId, campaignTargets.workspaceId), eq(dials.callId, campaignTargets.attemptId)),
    )
    .leftJoin(calls, and(eq(calls.workspaceId, campaignTargets.workspaceId), eq(calls.id, campaignTargets.attemptId)))
    .where(isUnderWay(campaign))
    .orderBy(asc(campaignTargets.lastAt))
    .limit(mostAtOnce);
  const isOut = await findSuppressed(
    tx,
    scope,
    rows.map(({ target }) => ({ phone: target.phone, email: null })),
  );
  const lost: TargetRow[] = [];
  for (const { target, attempt, dial, call } of rows) {
    if (dial === null || call === null) {
      // Its call was deleted since: that it was dialled is known, how it ended is not.
      if (attempt.dialled) await endAttempt(tx, campaign, target, { result: 'answered', seconds: null, now });
      else if (attempt.at.getTime() <= now - lostMs) lost.push(target);
      continue;
    }
    const none = dial.state === 'failed' ? notMade(dial.fault, now) : null;
    if (none !== null) {
      await takeBackMade(tx, scope, campaign, target, none);
      continue;
    }
    const out = isOut({ phone: target.phone, email: null });
    const result = resultOf(dial, call, campaign.plan.goal, out);
    if (result === null) continue;
    const { startedAt, endedAt } = call;
    const seconds = startedAt && endedAt ? Math.round((endedAt.getTime() - startedAt.getTime()) / 1000) : 0;
    await endAttempt(tx, campaign, target, { result, seconds, now });
  }
  return lost;
}
