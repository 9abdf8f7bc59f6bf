import { z } from 'zod';
import { endpoints } from '#domain/platform/http.ts';
import type { TokenScope } from './access-tokens.ts';

/**
 * Apps of others that people let in by signing in, as OAuth 2.1 has it: assistants that use the MCP server. What one is
 * let in for is an access token like any other, for that server alone.
 */

/** Areas that the tools of the MCP server work in. Settings, members, billing and integrations have no scope at all. */
export const appAreas = [
  'agents',
  'calls',
  'analytics',
  'knowledge',
  'contacts',
  'phone-numbers',
] as const satisfies readonly TokenScope[];
export type AppArea = (typeof appAreas)[number];

/** Lets an app have people called and texted. It is never asked for at first, and people tick it by themselves. */
export const reachScope = 'people:reach';
export type AppScope = `${AppArea}:${'read' | 'write'}` | typeof reachScope;

export const readScopes: readonly AppScope[] = appAreas.map((area) => `${area}:read` as const);
export const appScopes: readonly AppScope[] = [
  ...appAreas.flatMap((area) => [`${area}:read`, `${area}:write`] as const),
  reachScope,
];
const isAppScope = (text: string): text is AppScope => (appScopes as readonly string[]).includes(text);

/** The scopes that a text of OAuth names; those that no one knows don't count. */
export const scopesIn = (text: string): AppScope[] => [...new Set(text.split(' ').filter(isAppScope))];

/** What scopes come to in a token: areas that it changes, areas that it only looks at, and whether it reaches people. */
export function grantOfScopes(scopes: readonly AppScope[]): {
  scopes: AppArea[];
  readScopes: AppArea[];
  reachPeople: boolean;
} {
  const has = (scope: AppScope) => scopes.includes(scope);
  return {
    scopes: appAreas.filter((area) => has(`${area}:write`)),
    readScopes: appAreas.filter((area) => has(`${area}:read`) && !has(`${area}:write`)),
    reachPeople: has(reachScope),
  };
}

/** An app's request as an example shows it. */
const asked = {
  response_type: 'code',
  client_id: 'https://assistant.example.com/client.json',
  redirect_uri: 'https://assistant.example.com/callback',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  scope: 'agents:read calls:read',
  state: 'xyz',
};

const Text = (most: number) => z.string().max(most);

/** What an app sends a person here with: the query of its authorization request. */
export const AppRequest = z.object({
  response_type: Text(20).describe('`code`'),
  client_id: Text(500).describe('The URL of the app’s metadata document, or the ID from its registration'),
  redirect_uri: Text(500).describe('Redirect URI; must be registered by the app'),
  code_challenge: Text(128).describe('SHA-256 of the app’s code verifier, as in RFC 7636'),
  code_challenge_method: Text(10).describe('`S256`'),
  scope: Text(1_000).default('').describe('Requested scopes, separated by spaces'),
  state: Text(1_000).optional().describe('Returned to the app unchanged'),
  resource: Text(500).optional().describe('The requested resource: the MCP server’s URL'),
});
export type AppRequest = z.infer<typeof AppRequest>;

const Scopes = z.array(z.enum(appScopes as [AppScope, ...AppScope[]]));

/** An app that asks to be let in. */
export const AskingApp = z.object({
  name: z.string().describe('The name the app gave itself, which isn’t verified'),
  host: z.string().nullable().describe('The host of the app’s metadata; null for an app that registered itself'),
  returnsTo: z.string().describe('Redirect target: a host, this computer, or a custom URL scheme'),
  scopes: Scopes.describe('The requested scopes that you can grant'),
  grantable: Scopes.describe('All scopes you can grant the app'),
  refusal: z.string().describe('URL to redirect the browser to if you decline'),
});
export type AskingApp = z.infer<typeof AskingApp>;

export const appsApi = endpoints({
  check: {
    method: 'POST',
    path: '/v1/app-requests/check',
    summary: 'Get an app’s authorization request',
    description: 'Used by the consent page. The app is identified by its metadata document or registration.',
    can: 'integrations:write',
    audit: null,
    body: AppRequest,
    reply: AskingApp,
    perMinute: 30,
    example: { body: asked },
  },
  allow: {
    method: 'POST',
    path: '/v1/app-requests/allow',
    summary: 'Authorize an app: it gets an access token for the MCP server, listed with your tokens',
    description:
      'The app never gets more access than your role allows. The browser returns a single-use code to the app, valid for one minute.',
    can: 'integrations:write',
    audit: 'access-token.created',
    body: AppRequest.extend({ allowed: Scopes.min(1, 'Allow at least one scope.') }),
    reply: z.object({ redirectTo: z.string().describe('URL to redirect the browser to') }),
    errors: ['forbidden', 'limit_reached'],
    perMinute: 30,
    example: { body: { ...asked, allowed: ['agents:read', 'calls:read'] } },
  },
});
