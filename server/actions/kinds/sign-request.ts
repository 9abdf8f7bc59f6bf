import { AppError } from '#domain/platform/errors.ts';
import { signWebhook } from '#server/identity/sign-webhook.ts';
import { webhookRules } from '#server/identity/webhook-secret.ts';
import type { Scope } from '#server/scope.ts';

/**
 * Headers that prove where a webhook comes from, after Standard Webhooks; without a signature where the workspace signs
 * none.
 * @throws AppError invalid_input where the workspace sends webhooks to https addresses only, and this is none
 */
export async function signedHeaders(scope: Scope, runId: string, url: string, body: string) {
  const { services, workspaceId } = scope;
  const { secured, secrets } = await services.db.tenant(workspaceId, (tx) => webhookRules(tx, services, workspaceId));
  if (secured && !url.startsWith('https:')) {
    throw new AppError('invalid_input', 'This workspace only sends webhooks to https:// URLs.');
  }
  // The form of the signature parts its fields with points.
  const id = `msg_${runId.replaceAll('.', '_')}`;
  const timestamp = Math.floor(services.clock.now() / 1000);
  const { 'webhook-signature': signature, ...named } = signWebhook(secrets, { id, timestamp, body });
  return { ...named, ...(signature !== '' && { 'webhook-signature': signature }) };
}
