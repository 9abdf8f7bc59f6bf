import type { CampaignTold } from '#domain/notifications/record-events.data.ts';
import { emitWebhookEvent } from '#server/notifications/tell-webhooks.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { ownTermsOf } from '#server/platform/db/own-terms.ts';
import type { CampaignRow } from '#server/platform/db/schema/campaigns.table.ts';
import type { Scope } from '#server/scope.ts';

const eventOf = {
  running: 'campaign.started',
  paused: 'campaign.paused',
  stopped: 'campaign.ended',
  done: 'campaign.ended',
} as const satisfies Record<CampaignTold['status'], string>;

/** Tells webhooks where a campaign stands now. */
export const tellOfCampaign = (
  tx: Tx,
  scope: Scope,
  { id, plan, ...row }: Pick<CampaignRow, 'id' | 'plan' | 'externalId' | 'metadata'>,
  status: CampaignTold['status'],
  problem: string | null = null,
): Promise<void> =>
  emitWebhookEvent(tx, scope, eventOf[status], () => ({
    campaignId: id,
    name: plan.name,
    channel: plan.channel,
    status,
    problem,
    ...ownTermsOf(row),
  }));
