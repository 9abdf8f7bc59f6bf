import { placeCall } from '#server/channels/place-call.ts';
import type { CampaignRow, TargetRow } from '#server/platform/db/schema/campaigns.table.ts';
import type { Scope } from '#server/scope.ts';
import { findFacts } from '../audience/facts.ts';
import { attempt, confirmAttempt } from './attempt.ts';

/** Dials someone who was claimed, once: also where an earlier try of the same attempt got as far as the carrier. */
export async function dialTarget(scope: Scope, campaign: CampaignRow, target: TargetRow): Promise<void> {
  const { services, workspaceId } = scope;
  const { agentId, numberId } = campaign.plan;
  const factsOf = await services.db.tenant(workspaceId, (tx) => findFacts(tx, workspaceId, [target]));
  const wanted = { to: target.phone, numberId, agentId: agentId!, variables: {}, found: factsOf(target) };
  await attempt(scope, campaign, target, () =>
    placeCall(scope, { ...wanted, confirm: (tx) => confirmAttempt(tx, scope, target) }, target.attemptId!),
  );
}
