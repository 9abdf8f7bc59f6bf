import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { type Area, areas, commonRow, type Level, type Permission, type RoleRow, roleMatrix } from './permissions.ts';
import { RoleId } from './roles.ts';

/** How a token begins, so that people and secret scanners know it for what it is. */
export const tokenPrefix = 'sk-';
/** Tokens that a workspace may have. */
export const tokensLimit = 50;

/**
 * What a token may be allowed to do: speak, read calls, subscribe to events, provide an agency's subaccounts, or all in one area of
 * the role matrix. A token never reaches settings,
 * members or other tokens: anyone who finds one shall not be able to make themselves at home.
 */
export const tokenScopes = [
  'speech',
  'agents',
  'workflows',
  'knowledge',
  'actions',
  'contacts',
  'phone-numbers',
  'analytics',
  'calls',
  'webhooks',
  'subaccounts',
] as const satisfies readonly ('speech' | 'calls' | 'webhooks' | 'subaccounts' | Area)[];
export type TokenScope = (typeof tokenScopes)[number];

export const tokenScopeLabels: Record<TokenScope, string> = {
  speech: 'Speech',
  agents: 'Agents',
  workflows: 'Workflows',
  knowledge: 'Knowledge Base',
  actions: 'Actions',
  contacts: 'Contacts',
  'phone-numbers': 'Phone Numbers',
  analytics: 'Analytics',
  calls: 'Calls and transcripts',
  webhooks: 'Webhooks',
  subaccounts: 'Subaccounts and plans',
};

/** Days that a token may be good for; null: until someone deletes it. */
export const tokenLifetimes = [30, 90, 365] as const;
export type TokenLifetime = (typeof tokenLifetimes)[number];

/** The permission that a person needs to give a token a scope: no one hands out more than they have. */
export function permissionToGrant(scope: TokenScope, readOnly = false): Permission {
  return scope === 'speech' ? 'speech:use' : `${scope}:${readOnly ? 'read' : 'manage'}`;
}

/** What a token is for: areas, and whether it only looks. */
export interface TokenGrant {
  scopes: readonly TokenScope[];
  readOnly: boolean;
  /** Beside these, areas that it only looks at: what an app was allowed, one by one. */
  readScopes?: readonly TokenScope[];
}

/** The row of the matrix that a token acts with. */
export function tokenRow({ scopes, readOnly, readScopes = [] }: TokenGrant): RoleRow {
  const given = readOnly ? 'view' : 'full';
  const has = (some: readonly string[], area: Area) => some.includes(area);
  const levelOf = (area: Area) => (has(scopes, area) ? given : has(readScopes, area) ? 'view' : 'none');
  const levels = Object.fromEntries(areas.map((area) => [area, levelOf(area)])) as Record<Area, Level>;
  return { ...levels, calls: scopes.includes('calls') || readScopes.includes('calls') };
}

/** Areas that no token reaches. */
const neverByToken: Partial<RoleRow> = { settings: 'none', integrations: 'none', team: 'none' };

/** The row that a token acts with that was given a role: never in settings, integrations and team. */
export function roleTokenRow(role: RoleRow, readOnly: boolean): RoleRow {
  const looking = Object.fromEntries(areas.map((area) => [area, 'view'])) as Record<Area, Level>;
  const most = readOnly ? { ...looking, calls: true } : roleMatrix.owner;
  return commonRow(role, { ...most, ...neverByToken });
}

/** Whether a token is granted a permission. One that only looks does not speak: that costs characters. */
export function tokenCan({ scopes, readOnly, readScopes = [] }: TokenGrant, permission: Permission): boolean {
  if (permission === 'self') return true;
  const [area, verb] = permission.split(':') as [string, string];
  const has = (some: readonly string[]) => some.includes(area);
  return (has(scopes) && (!readOnly || verb === 'read')) || (has(readScopes) && verb === 'read');
}

export const AccessToken = z.object({
  id: Id,
  name: z.string(),
  /** Its first and last characters, by which its owner knows it again: `sk-x7Qa…9fGh`. */
  masked: z.string(),
  /** Empty where it acts by a role. */
  scopes: z.array(z.enum(tokenScopes)),
  /** Whose rights it has instead of scopes, as they are now. */
  roleId: RoleId.nullable(),
  roleName: z.string().nullable(),
  /** It may look at what its scopes open, and change nothing. */
  readOnly: z.boolean(),
  /** Areas that it may only look at, beside its scopes: what an app that someone signed in with was allowed. */
  readScopes: z
    .array(z.enum(tokenScopes))
    .describe('Areas an app can view but not change, in addition to the token’s scopes'),
  /** Tools of the MCP server may call and text people with it. */
  reachPeople: z.boolean().describe('Whether MCP server tools can use the token to call and text people'),
  /** The app that someone let in by signing in, by its address; null for tokens that were generated. */
  app: z.string().nullable().describe('The authorized app; null for generated tokens'),
  createdAt: Moment,
  /** From then on it is refused; null reads as "Never". */
  expiresAt: Moment.nullable(),
  /** Told to the minute; null reads as "Never". */
  lastUsedAt: Moment.nullable(),
});
export type AccessToken = z.infer<typeof AccessToken>;

export const accessTokensApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/access-tokens',
    summary: 'List access tokens, newest first; their values are never shown again',
    can: 'integrations:read',
    reply: z.object({ items: z.array(AccessToken) }),
  },
  create: {
    method: 'POST',
    path: '/v1/access-tokens',
    idempotent: 'whole',
    summary: 'Generate an access token; only this response includes its value',
    description:
      'The token can do what its scopes allow (only speech, if none are set) or what a role currently allows, but it can’t manage settings, integrations, or members. It never has more access than the person who created it.',
    can: 'integrations:write',
    audit: 'access-token.created',
    body: z.object({
      name: z.string().trim().min(1, 'Give the token a name.').max(80),
      scopes: z.array(z.enum(tokenScopes)).min(1, 'Choose at least one scope.').max(tokenScopes.length).optional(),
      roleId: RoleId.optional(),
      readOnly: z.boolean().default(false),
      reachPeople: z
        .boolean()
        .default(false)
        .describe('Let MCP tools call and text people, with human approval each time'),
      expiresInDays: z
        .literal(tokenLifetimes, `Use ${tokenLifetimes.join(', ')}, or null for a token that never expires.`)
        .nullable()
        .default(null),
    }),
    reply: AccessToken.extend({ value: z.string() }),
    status: 201,
    errors: ['forbidden', 'limit_reached'],
    example: { body: { name: 'Shop', scopes: ['speech'], expiresInDays: 90 } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/access-tokens/:tokenId',
    summary: 'Delete an access token; it stops working immediately',
    can: 'integrations:manage',
    audit: 'access-token.deleted',
    params: z.object({ tokenId: Id }),
  },
});
