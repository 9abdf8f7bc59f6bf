import { oldSecretHours } from '#domain/identity/security.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { securitySettings } from '#server/platform/db/schema/security.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { readSettings } from './read-security.ts';
import { requireFactorWhereAsked } from './require-factor.ts';
import { newWebhookSecret } from './sign-webhook.ts';

const hour = 3_600_000;

const contextOf = (workspaceId: string) => `security.webhook-secret.${workspaceId}`;

/** Makes a new secret; only this answer holds it. The one before signs beside it for a day. @throws AppError two_factor_required */
export async function makeWebhookSecret(scope: Scope): Promise<{ value: string; previousUntil: string | null }> {
  await requireFactorWhereAsked(scope);
  const { services, workspaceId } = scope;
  const now = services.clock.now();
  const secret = newWebhookSecret();
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `security:${workspaceId}`);
    const { webhookSecret: before } = await readSettings(tx, workspaceId);
    const until = before === null ? null : new Date(now + oldSecretHours * hour);
    const set = {
      webhookSecret: services.secrets.seal(contextOf(workspaceId), secret),
      webhookSecretAt: new Date(now),
      webhookSecretBefore: before,
      webhookSecretBeforeUntil: until,
    };
    await tx
      .insert(securitySettings)
      .values({ workspaceId, ...set })
      .onConflictDoUpdate({ target: securitySettings.workspaceId, set });
    const object = { kind: 'workspace', id: workspaceId };
    await recordChange(tx, scope, 'security.webhook-secret-made', { object });
    return { value: secret, previousUntil: until?.toISOString() ?? null };
  });
}

/** How webhooks of a workspace are sent. */
export interface WebhookRules {
  /** Whether they go to https addresses only, and signed. */
  secured: boolean;
  /** For `signWebhook`, the newest first; empty where webhooks are not signed. */
  secrets: string[];
}

/** How webhooks of a workspace are sent now. */
export async function webhookRules(tx: Tx, services: Services, workspaceId: string): Promise<WebhookRules> {
  const settings = await readSettings(tx, workspaceId);
  if (!settings.webhookSecurity) return { secured: false, secrets: [] };
  const { webhookSecret, webhookSecretBefore, webhookSecretBeforeUntil: until } = settings;
  const isOld = until === null || until.getTime() <= services.clock.now();
  const sealed = [webhookSecret, isOld ? null : webhookSecretBefore].filter((one) => one !== null);
  return { secured: true, secrets: sealed.map((one) => services.secrets.open(contextOf(workspaceId), one)) };
}
