import { segmentsOf } from '#domain/carriers/sms-segments.ts';
import { sendMessage } from '#server/channels/send-message.ts';
import type { CampaignRow, TargetRow } from '#server/platform/db/schema/campaigns.table.ts';
import type { Scope } from '#server/scope.ts';
import { findFacts } from '../audience/facts.ts';
import { attempt, confirmAttempt, NotNow } from '../dialling/attempt.ts';
import { composeText } from './compose.ts';

/** Writes to someone who was claimed, once: a try of the same attempt that was committed is never made again. */
export async function textTarget(scope: Scope, campaign: CampaignRow, target: TargetRow): Promise<void> {
  const { services, workspaceId } = scope;
  const { plan } = campaign;
  const factsOf = await services.db.tenant(workspaceId, (tx) => findFacts(tx, workspaceId, [target]));
  const text = composeText(plan, factsOf(target));
  await attempt(scope, campaign, target, async () => {
    // Their contact was changed since the list was made.
    if (text === null) throw new NotNow({ do: 'skip', reason: 'missing_field' });
    const { segments } = segmentsOf(text);
    const wanted = { from: plan.numberId, to: target.phone, text, author: 'house' as const, answeredBy: plan.agentId };
    await sendMessage(
      scope,
      { ...wanted, confirm: (tx) => confirmAttempt(tx, scope, target, segments) },
      target.attemptId!,
    );
  });
}
