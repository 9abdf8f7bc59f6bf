import type { NotificationData, NotificationTypeId } from '#domain/notifications/notification-types.data.ts';
import { monthOf } from '#domain/usage/usage.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { notify } from '#server/platform/notify.ts';
import type { Services } from '#server/services.ts';
import type { SecondsLimit } from '#server/usage/seconds-limit.ts';
import type { FoundLimit } from './find-limits.ts';
import type { Fact } from './ledger.ts';
import { raisedBy } from './require-room.ts';

/** A limit on the minutes of a month, whose it is, and seconds that were used and held before. */
export interface MonthLimit {
  workspaceId: string;
  limit: FoundLimit & { value: number };
  before: number;
}

/** Percent of a limit at which people hear of it. */
const told = [100, 80] as const;

interface Use {
  type: Extract<NotificationTypeId, `${string}-used`>;
  /** What the limit counts to: each is told of once. */
  period: string;
  limit: number | null;
  before: number;
  after: number;
  /** What else its sentence needs. */
  more?: NotificationData;
}

/** Tells when so much of a limit is used, in the transaction that uses it. Once for each limit and period. */
export async function tellOfUse(tx: Tx, services: Services, workspaceId: string, use: Use): Promise<void> {
  const { type, period, limit, before, after, more } = use;
  if (limit === null || limit <= 0) return;
  const reached = told.find((percent) => before * 100 < limit * percent && after * 100 >= limit * percent);
  if (reached === undefined) return;
  const scope = { services, workspaceId, actor: null };
  await notify(
    tx,
    scope,
    type,
    { id: type, percent: reached, ...more },
    { once: `${type}:${period}:${limit}:${reached}` },
  );
}

/** The same for seconds of calls: of those that a plan includes, or of the trial's. */
export function tellOfMinutes(
  tx: Tx,
  services: Services,
  workspaceId: string,
  { limit, plan, pooled }: SecondsLimit,
  { used, held, quantity }: Fact,
): Promise<void> {
  const from = plan?.counterAtStart ?? 0;
  const after = used + held + pooled - from;
  return tellOfUse(tx, services, workspaceId, {
    type: 'minutes-used',
    period: plan === null ? 'always' : `from ${from}`,
    limit: plan === null ? limit && limit + pooled : plan.includedSeconds,
    before: after - quantity,
    after,
    ...(plan !== null && { more: { plan: plan.name, charged: !plan.hardStop } }),
  });
}

/**
 * The same for the minutes of a month, in the workspace whose limit it is: an agency hears of its own also when a
 * subaccount's call takes from them. Those that are lent to it say nothing to a subaccount. In a transaction that may
 * write there.
 */
export function tellOfMonth(
  tx: Tx,
  services: Services,
  { workspaceId, limit, before }: MonthLimit,
  { by, seconds }: { by: string; seconds: number },
): Promise<void> {
  return tellOfUse(tx, services, workspaceId, {
    type: 'minutes-used',
    period: monthOf(services.clock.now()),
    limit: limit.value * 60,
    before,
    after: before + seconds,
    more: { month: limit.value, shared: by !== workspaceId, raisedBy: raisedBy(limit) },
  });
}
