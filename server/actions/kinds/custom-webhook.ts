import { z } from 'zod';
import { requestMethods } from '#domain/actions/action-configurations.ts';
import { defineKind } from '#server/actions/action-kind.ts';
import { readSecrets } from '#server/actions/definitions/action-secrets.ts';
import { fillSecrets } from '#server/identity/fill-secrets.ts';
import { exchange, exchangeMs } from './http-exchange.ts';
import { signedHeaders } from './sign-request.ts';

/** What a Custom Webhook of the workspace comes to. Secret headers are named, and their values come last of all. */
export const CustomWebhookInput = z.strictObject({
  actionId: z.uuid(),
  method: z.enum(requestMethods),
  url: z.string(),
  headers: z.array(z.strictObject({ name: z.string(), value: z.string(), secret: z.boolean() })),
  body: z.string().nullable(),
});

/** A request that the workspace set up, with its secrets, signed. */
export const customWebhookKind = defineKind({
  title: 'Custom webhook',
  place: 'outside',
  deadlineMs: exchangeMs + 5_000,
  whenUnknown: 'repeat',
  input: CustomWebhookInput,
  async run(scope, run, { actionId, headers, ...request }, signal) {
    const { services, workspaceId } = scope;
    const secrets = await services.db.tenant(workspaceId, (tx) => readSecrets(tx, scope, actionId));
    const own = headers.map(({ name, value, secret }) => [name, secret ? (secrets[name] ?? '') : value]);
    const named = { ...request, headers: Object.fromEntries(own), secrets: Object.values(secrets) };
    const filled = await fillSecrets(scope, run, named);
    // What is signed is what goes out.
    const signed = await signedHeaders(scope, run.runId, filled.url, filled.body ?? '');
    return exchange(scope, run, { ...filled, headers: { ...signed, ...filled.headers } }, signal);
  },
});
