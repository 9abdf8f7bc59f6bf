import { and, asc, eq } from 'drizzle-orm';
import type { TargetResult } from '#domain/campaigns/campaigns.ts';
import { findSuppressed } from '#server/contacts/suppressions.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  type CampaignRow,
  campaignAttempts,
  campaignTargets,
  type TargetRow,
} from '#server/platform/db/schema/campaigns.table.ts';
import { type MessageRow, phoneMessages } from '#server/platform/db/schema/messages.table.ts';
import type { CarrierFault } from '#server/platform/db/schema/phone.table.ts';
import type { Scope } from '#server/scope.ts';
import { notMade } from '../dialling/not-made.ts';
import { endAttempt, isUnderWay, lostMs, mostAtOnce, takeBackMade } from '../dialling/settle.ts';

/** How long a carrier is waited for to say whether a text arrived, in ms. */
const deliveryMs = 1_800_000;

/** The carrier's own codes of what has nothing to do with who is written to. */
const faultsByCode: Record<number, CarrierFault> = { 20003: 'unauthorized', 20429: 'too_many' };

/** How a text ended; null while it is on its way. @param isOut whether the number is on the do-not-call list now */
export function resultOfText(
  { state, sentAt }: Pick<MessageRow, 'state' | 'sentAt'>,
  isOut: boolean,
  now: number,
): TargetResult | null {
  switch (state) {
    case 'delivered':
      return isOut ? 'opted_out' : 'delivered';
    case 'undelivered':
      return 'undelivered';
    // It was looked for at the carrier, which knows of none.
    case 'not_sent':
    case 'failed':
      return isOut ? 'opted_out' : 'failed';
    case 'sent':
      if (isOut) return 'opted_out';
      return sentAt !== null && sentAt.getTime() + deliveryMs <= now ? 'sent' : null;
    default:
      return null;
  }
}

/**
 * Looks at everyone who is being written to: stores how texts ended. Answers those whose text was never committed and
 * whose process is gone, to be written to by anyone who asks, with the same message.
 */
export async function settleTexts(tx: Tx, scope: Scope, campaign: CampaignRow): Promise<TargetRow[]> {
  const now = scope.services.clock.now();
  const rows = await tx
    .select({ target: campaignTargets, attempt: campaignAttempts, message: phoneMessages })
    .from(campaignTargets)
    .innerJoin(
      campaignAttempts,
      and(
        eq(campaignAttempts.workspaceId, campaignTargets.workspaceId),
        eq(campaignAttempts.attemptId, campaignTargets.attemptId),
      ),
    )
    .leftJoin(
      phoneMessages,
      and(eq(phoneMessages.workspaceId, campaignTargets.workspaceId), eq(phoneMessages.id, campaignTargets.attemptId)),
    )
    .where(isUnderWay(campaign))
    .orderBy(asc(campaignTargets.lastAt))
    .limit(mostAtOnce);
  const phones = rows.map(({ target }) => ({ phone: target.phone, email: null }));
  const isOut = await findSuppressed(tx, scope, phones);
  const lost: TargetRow[] = [];
  for (const { target, attempt, message } of rows) {
    // Its message was deleted since: that it was sent is known, whether it arrived is not.
    const none = message?.state === 'failed' ? notMade(faultsByCode[message.errorCode ?? 0] ?? null, now) : null;
    if (none !== null) {
      await takeBackMade(tx, scope, campaign, target, none);
      continue;
    }
    const gone = message === null && attempt.dialled ? 'sent' : null;
    const result = message && resultOfText(message, isOut({ phone: target.phone, email: null }), now);
    if (message === null && !attempt.dialled && attempt.at.getTime() <= now - lostMs) lost.push(target);
    const ended = gone ?? result;
    if (ended !== null) await endAttempt(tx, campaign, target, { result: ended, seconds: null, now });
  }
  return lost;
}
