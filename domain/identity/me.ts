import { z } from 'zod';
import { endpoints, Id } from '#domain/platform/http.ts';
import { AccessToken } from './access-tokens.ts';
import { RoleRow } from './roles.ts';

/** Who sends a request: a person who is signed in, or a program with an access token. */
export const Me = z.object({
  type: z.enum(['user', 'access_token']).describe('Whether a person or an access token asks.'),
  user: z
    .object({ id: Id, email: z.string().describe('The user’s email address.') })
    .nullable()
    .describe('The person who’s signed in; null for access tokens.'),
  accessToken: AccessToken.nullable().describe('The access token that was sent; null for people.'),
  workspace: z
    .object({
      id: Id,
      name: z.string().describe('Name of the workspace.'),
      timeZone: z.string(),
    })
    .describe('The workspace that requests act in.'),
  permissions: RoleRow.describe('What’s allowed in each area.'),
});
export type Me = z.infer<typeof Me>;

export const meApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/me',
    summary: 'Get who you are: your access token or account, its workspace, and what it’s allowed to do',
    description:
      'Works with every access token, whatever its scopes, and shows whether a key is right before it’s used.',
    can: 'self',
    reply: Me,
  },
});
