import type { LimitId } from '#domain/limits.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { findCurrent } from '#server/subscriptions/periods.ts';

/**
 * What a workspace's plan says of limits, by their names; null for no limit, absent where it says nothing. Without a plan
 * it says nothing at all.
 */
export async function planLimits(tx: Tx, workspaceId: string): Promise<Partial<Record<LimitId, number | null>>> {
  const current = await findCurrent(tx, workspaceId);
  if (current === undefined) return {};
  const { limits, meters, includedMinutes, overage } = current.subscription.terms;
  const { agents, phoneNumbers, apiCalls } = meters;
  const said: Partial<Record<LimitId, number | null>> = {
    ...(agents !== undefined && { agents }),
    ...(phoneNumbers !== undefined && { phoneNumbers }),
    ...(apiCalls !== undefined && { apiRequests: apiCalls }),
    // Minutes beyond those that are included are paid, or are not there.
    monthlyMinutes: overage === 'stop' ? includedMinutes : null,
    ...limits,
  };
  return said;
}
