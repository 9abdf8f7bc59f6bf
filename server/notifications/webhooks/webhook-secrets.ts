import { oldWebhookSecretHours } from '#domain/notifications/webhook-limits.ts';
import { requireFactorWhereAsked } from '#server/identity/require-factor.ts';
import { newWebhookSecret } from '#server/identity/sign-webhook.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { webhooks } from '#server/platform/db/schema/webhooks.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { findWebhook, lockWebhook, oneWebhook } from './find-webhook.ts';
import { objectOf, type WebhookRow } from './show-webhook.ts';

const hourMs = 3_600_000;

/** What the secrets of a webhook are sealed for. */
export const secretPlace = (id: string) => `webhooks.${id}`;

type Sealed = Pick<WebhookRow, 'id' | 'secret' | 'secretBefore' | 'secretBeforeUntil'>;

/** What signs now, the newest first. */
export function secretsOf({ secrets, clock }: Services, row: Sealed): string[] {
  const isOver = row.secretBeforeUntil === null || row.secretBeforeUntil.getTime() <= clock.now();
  const sealed = [row.secret, ...(isOver || row.secretBefore === null ? [] : [row.secretBefore])];
  return sealed.map((one) => secrets.open(secretPlace(row.id), one));
}

interface Shown {
  value: string;
  previousUntil: string | null;
}

/** Shows a person the secret of a webhook, which the audit log tells. @throws AppError not_found, two_factor_required */
export async function showSecret(scope: Scope, webhookId: string): Promise<Shown> {
  await requireFactorWhereAsked(scope);
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const row = await findWebhook(tx, workspaceId, webhookId);
    const [secret, before] = secretsOf(services, row);
    await recordChange(tx, scope, 'webhook.secret-shown', { object: objectOf(webhookId) });
    return { value: secret!, previousUntil: before === undefined ? null : row.secretBeforeUntil!.toISOString() };
  });
}

/** Makes a new secret. The one before signs beside it for a day. @throws AppError not_found, two_factor_required */
export async function rotateSecret(scope: Scope, webhookId: string): Promise<Shown> {
  await requireFactorWhereAsked(scope);
  const { services, workspaceId } = scope;
  const secret = newWebhookSecret();
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await lockWebhook(tx, workspaceId, webhookId);
    const until = new Date(services.clock.now() + oldWebhookSecretHours * hourMs);
    await tx
      .update(webhooks)
      .set({
        secret: services.secrets.seal(secretPlace(webhookId), secret),
        secretBefore: before.secret,
        secretBeforeUntil: until,
      })
      .where(oneWebhook(workspaceId, webhookId));
    await recordChange(tx, scope, 'webhook.secret-rotated', { object: objectOf(webhookId) });
    return { value: secret, previousUntil: until.toISOString() };
  });
}
