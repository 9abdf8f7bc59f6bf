import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { type CampaignRow, campaigns, type TargetRow } from '#server/platform/db/schema/campaigns.table.ts';
import { notify } from '#server/platform/notify.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { objectOf, requireCampaign } from '../campaigns.ts';
import { tellOfCampaign } from '../tell-of-campaign.ts';
import { settleTexts } from '../texting/settle-texts.ts';
import { textTarget } from '../texting/text-target.ts';
import { claimDue, goesOn, whyPaused } from './claim.ts';
import { dialTarget } from './dial-target.ts';
import { pauseByItself } from './pause.ts';
import { settleCalls } from './settle.ts';

/** How attempts of a channel are made, and how their ends are found. */
const waysOf = {
  call: { make: dialTarget, settle: settleCalls },
  text: { make: textTarget, settle: settleTexts },
} as const;

/** What a pass has to do outside of its transaction. */
interface Work {
  campaign: CampaignRow;
  targets: TargetRow[];
}

/**
 * One look at a campaign, one at a time whichever process asks: how its calls ended, whether it may go on, and who is
 * next. Those who are paused or stopped meanwhile have their last calls settled, and begin no more.
 */
async function look(scope: Scope, campaignId: string): Promise<Work> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const campaign = await requireCampaign(tx, scope, campaignId, true);
    const lost = await waysOf[campaign.plan.channel].settle(tx, scope, campaign);
    if (campaign.state !== 'running') return { campaign, targets: lost };
    const why = await whyPaused(tx, scope, campaign);
    if (why !== null) {
      await pauseByItself(tx, scope, campaign, why);
      return { campaign, targets: [] };
    }
    const next = await claimDue(tx, scope, campaign);
    if (next !== null) return { campaign, targets: [...lost, next] };
    if (lost.length === 0 && !(await goesOn(tx, campaign))) {
      const at = new Date(services.clock.now());
      await tx
        .update(campaigns)
        .set({ state: 'done', endedAt: at, changedAt: at })
        .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)));
      await notify(tx, scope, 'campaign-done', { id: campaignId, name: campaign.plan.name });
      await tellOfCampaign(tx, scope, campaign, 'done');
      await recordChange(tx, scope, 'campaign.done', { object: objectOf(campaignId) });
    }
    return { campaign, targets: lost };
  });
}

/** One pass over a campaign. Answers whether someone was dialled. */
export async function runCampaign(services: Services, workspaceId: string, campaignId: string): Promise<boolean> {
  const scope: Scope = { services, workspaceId, actor: null };
  try {
    const { campaign, targets } = await look(scope, campaignId);
    for (const target of targets) await waysOf[campaign.plan.channel].make(scope, campaign, target);
    return targets.length > 0;
  } catch (error) {
    // Its number or agent is gone, or it itself: what a person has to see to is said, and the others go on.
    if (!(error instanceof AppError)) throw error;
    await services.db.tenant(workspaceId, async (tx) => {
      const [row] = await tx
        .select()
        .from(campaigns)
        .where(and(eq(campaigns.workspaceId, workspaceId), eq(campaigns.id, campaignId)));
      if (row !== undefined) await pauseByItself(tx, scope, row, error.message);
    });
    return false;
  }
}

/** One pass over every campaign that runs, or has calls that go on. Answers how many there are. */
export async function runCampaigns(services: Services, signal?: AbortSignal): Promise<number> {
  const found = await services.db.system('job', (tx) =>
    tx
      .select({ workspaceId: campaigns.workspaceId, id: campaigns.id })
      .from(campaigns)
      .where(
        or(
          eq(campaigns.state, 'running'),
          // No one new is called there; calls that go on have their end stored.
          and(
            inArray(campaigns.state, ['paused', 'stopped']),
            sql`exists (select from campaign_targets t where t.workspace_id = ${campaigns.workspaceId}
              and t.campaign_id = ${campaigns.id} and t.state = 'calling')`,
          ),
        ),
      ),
  );
  for (const { workspaceId, id } of found) {
    if (signal?.aborted) break;
    await runCampaign(services, workspaceId, id).catch((error: unknown) => {
      services.log.error({ err: error, campaign: id }, 'a campaign could not go on');
    });
  }
  return found.length;
}
