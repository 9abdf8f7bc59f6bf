import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { speechApi } from '#domain/channels/speech.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import type { TokenScope } from '#domain/identity/access-tokens.ts';
import type { Endpoint } from '#domain/platform/http.ts';

/** An endpoint to try first with each scope, the best first. The other areas have nothing to ask for yet. */
const firstTries: [scope: TokenScope, endpoint: Endpoint][] = [
  ['speech', speechApi.speak],
  ['agents', agentsApi.list],
  ['analytics', callsApi.list],
  ['contacts', contactsApi.list],
];

/** A curl command that a token with these scopes may run. The token is read from the shell, to stay out of its history. */
export function exampleRequest(scopes: readonly TokenScope[], origin: string): string | undefined {
  const endpoint = firstTries.find(([scope]) => scopes.includes(scope))?.[1];
  if (!endpoint) return undefined;
  const lines = [`curl "${origin}${endpoint.path}"`, '--header "Authorization: Bearer $PARLEY_API_KEY"'];
  const body = endpoint.example?.body;
  if (body) lines.push('--header "Content-Type: application/json"', `--data '${JSON.stringify(body)}'`);
  if (endpoint.raw) lines.push('--output speech.mp3');
  return lines.join(' \\\n  ');
}
