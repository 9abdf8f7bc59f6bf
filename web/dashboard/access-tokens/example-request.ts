import type { TokenScope } from '#domain/access-tokens.ts';
import { agentsApi } from '#domain/agents.ts';
import { callsApi } from '#domain/calls.ts';
import { contactsApi } from '#domain/contacts.ts';
import type { Endpoint } from '#domain/http.ts';

/** An endpoint to try first with each scope, the best first. Scopes whose part of the API takes no plain GET have none. */
const firstTries: [scope: TokenScope, endpoint: Endpoint][] = [
  ['agents', agentsApi.list],
  ['analytics', callsApi.list],
  ['contacts', contactsApi.list],
];

/** A curl command that a token with these scopes is allowed; the token is read from the shell, to stay out of its history. */
export function exampleRequest(scopes: readonly TokenScope[], origin: string): string | undefined {
  const endpoint = firstTries.find(([scope]) => scopes.includes(scope))?.[1];
  return (
    endpoint && [`curl "${origin}${endpoint.path}" \\`, '  --header "Authorization: Bearer $PARLEY_API_KEY"'].join('\n')
  );
}
