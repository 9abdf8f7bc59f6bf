import { and, eq } from 'drizzle-orm';
import type { CampaignPlan } from '#domain/campaigns.ts';
import { AppError } from '#domain/errors.ts';
import { findLiveVersion } from '#server/agents/agent-rows.ts';
import { filterOf } from '#server/contacts/which-contacts.ts';
import type { Tx } from '#server/infra/db/open-database.ts';
import { requireNumber } from '#server/phone/numbers/numbers.ts';
import type { Scope } from '#server/scope.ts';
import { campaigns } from './campaigns.table.ts';

const refuse = (path: string, message: string) => new AppError('invalid_input', message, [{ path, message }]);

/** Says `missing` at a field where what it names is not there. */
async function named<T>(path: string, missing: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    throw refuse(path, missing);
  }
}

/** Refuses a plan that names what is not there, or cannot call. @throws AppError invalid_input */
export async function checkPlan(tx: Tx, scope: Scope, plan: CampaignPlan): Promise<void> {
  const { agentId, numberId, audience } = plan;
  await named('body.agentId', 'There is no such agent.', findLiveVersion(tx, scope, agentId));
  const { row } = await named('body.numberId', 'There is no such phone number.', requireNumber(tx, scope, numberId));
  if (!row.voice) throw refuse('body.numberId', `${row.number} carries no calls.`);
  const { segmentId, follows } = audience;
  if (segmentId !== null)
    await named('body.audience.segmentId', 'There is no such segment of contacts.', filterOf(tx, scope, segmentId));
  if (follows === null) return;
  const own = and(eq(campaigns.workspaceId, scope.workspaceId), eq(campaigns.id, follows.campaignId));
  const [before] = await tx.select({ id: campaigns.id }).from(campaigns).where(own);
  if (before === undefined) throw refuse('body.audience.follows.campaignId', 'There is no such campaign.');
}
