import { defineKind } from '#server/actions/action-kind.ts';
import { fillSecrets } from '#server/identity/fill-secrets.ts';
import { WebhookInput } from '#voice/flow/flow-actions.ts';
import { exchange, exchangeMs } from './http-exchange.ts';
import { signedHeaders } from './sign-request.ts';

/** Tells another system what the caller said, signed after Standard Webhooks. */
export const webhookKind = defineKind({
  title: 'Webhook',
  place: 'outside',
  deadlineMs: exchangeMs + 5_000,
  // The receiver knows the message by its id.
  whenUnknown: 'repeat',
  input: WebhookInput,
  async run(scope, run, { url, event, values }, signal) {
    const timestamp = new Date(scope.services.clock.now()).toISOString();
    const body = JSON.stringify({ type: event, timestamp, data: { callId: run.callId, values } });
    // Only the address is ours: in the values stands what callers said.
    const { url: to, secrets } = await fillSecrets(scope, run, {
      method: 'POST',
      url,
      headers: {},
      body: null,
      secrets: [],
    });
    const headers = await signedHeaders(scope, run.runId, to, body);
    return exchange(scope, run, { method: 'POST', url: to, headers, body, secrets }, signal);
  },
});
