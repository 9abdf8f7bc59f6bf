import { defineKind } from '#server/actions/action-kind.ts';
import { fillSecrets } from '#server/identity/fill-secrets.ts';
import { ApiRequestInput } from '#voice/flow/flow-actions.ts';
import { exchange, exchangeMs } from './http-exchange.ts';

/** Asks another system, and gives back the JSON that it answers, or `{ text }`. */
export const apiRequestKind = defineKind({
  title: 'API request',
  place: 'outside',
  deadlineMs: exchangeMs + 5_000,
  // The receiver knows the run by its Idempotency-Key.
  whenUnknown: 'repeat',
  input: ApiRequestInput,
  async run(scope, run, { headers, ...request }, signal) {
    const named = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
    return exchange(scope, run, await fillSecrets(scope, run, { ...request, headers: named, secrets: [] }), signal);
  },
});
