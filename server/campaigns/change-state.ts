import { and, eq } from 'drizzle-orm';
import type { CampaignDetail } from '#domain/campaigns/campaigns.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type CampaignRow, campaigns } from '#server/platform/db/schema/campaigns.table.ts';
import type { Scope } from '#server/scope.ts';
import { campaignsJob } from './campaigns.jobs.ts';
import { objectOf, readCampaign, requireCampaign } from './campaigns.ts';
import { checkPlan } from './check-plan.ts';
import { tellOfCampaign } from './tell-of-campaign.ts';

type Changed = Partial<Pick<CampaignRow, 'state' | 'problem' | 'startedAt' | 'endedAt'>>;

/** Changes where a campaign stands, under its lock. @throws AppError not_found, and what `change` throws */
function changeState(
  scope: Scope,
  campaignId: string,
  action: 'campaign.started' | 'campaign.paused' | 'campaign.stopped',
  change: (tx: Tx, row: CampaignRow, at: Date) => Promise<Changed>,
): Promise<CampaignDetail> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const row = await requireCampaign(tx, scope, campaignId, true);
    const at = new Date(services.clock.now());
    const changed = await change(tx, row, at);
    await tx
      .update(campaigns)
      .set({ ...changed, changedAt: at })
      .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)));
    const campaign = await readCampaign(tx, scope, campaignId);
    if (changed.state === 'running')
      await services.jobs.enqueue(tx, campaignsJob, { workspaceId }, { key: workspaceId });
    await recordChange(tx, scope, action, {
      object: objectOf(campaignId),
      before: { state: row.state },
      after: { state: changed.state ?? row.state },
    });
    if (changed.state !== undefined && changed.state !== 'draft') await tellOfCampaign(tx, scope, row, changed.state);
    return campaign;
  });
}

/** Starts a campaign, or goes on with one that is paused. @throws AppError conflict, not_found, flow_invalid */
export const startCampaign = (scope: Scope, campaignId: string) =>
  changeState(scope, campaignId, 'campaign.started', async (tx, { state, preparedAt, startedAt, plan }, at) => {
    if (state !== 'draft' && state !== 'paused')
      throw new AppError(
        'conflict',
        state === 'running' ? 'This campaign is already running.' : 'This campaign has already finished.',
      );
    if (preparedAt === null)
      throw new AppError('conflict', 'Preview the recipients first with POST …/prepare, and check the result.');
    await checkPlan(tx, scope, plan);
    return { state: 'running', problem: null, startedAt: startedAt ?? at };
  });

/** Pauses a campaign. @throws AppError conflict, not_found */
export const pauseCampaign = (scope: Scope, campaignId: string) =>
  changeState(scope, campaignId, 'campaign.paused', async (_, { state }) => {
    if (state !== 'running') throw new AppError('conflict', 'This campaign isn’t running.');
    return { state: 'paused', problem: null };
  });

/** Stops a campaign for good. @throws AppError conflict, not_found */
export const stopCampaign = (scope: Scope, campaignId: string) =>
  changeState(scope, campaignId, 'campaign.stopped', async (_, { state }, at) => {
    if (state !== 'running' && state !== 'paused') throw new AppError('conflict', 'This campaign isn’t running.');
    return { state: 'stopped', problem: null, endedAt: at };
  });
