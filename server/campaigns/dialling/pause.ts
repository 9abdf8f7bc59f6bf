import { and, eq } from 'drizzle-orm';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type CampaignRow, campaigns } from '#server/platform/db/schema/campaigns.table.ts';
import { notify } from '#server/platform/notify.ts';
import type { Scope } from '#server/scope.ts';
import { objectOf } from '../campaigns.ts';
import { tellOfCampaign } from '../tell-of-campaign.ts';

/** A campaign pauses by itself, and says why: no one is called until a person has looked at it. */
export async function pauseByItself(tx: Tx, scope: Scope, campaign: CampaignRow, problem: string): Promise<void> {
  const { services, workspaceId } = scope;
  const [paused] = await tx
    .update(campaigns)
    .set({ state: 'paused', problem, changedAt: new Date(services.clock.now()) })
    .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaign.id), eq(campaigns.state, 'running')))
    .returning({ id: campaigns.id });
  if (paused === undefined) return;
  const { name } = campaign.plan;
  await notify(tx, scope, 'campaign-paused', { id: campaign.id, name, problem });
  await tellOfCampaign(tx, scope, campaign, 'paused', problem);
  await recordChange(tx, scope, 'campaign.paused', { object: objectOf(campaign.id), after: { problem } });
}
