import { z } from 'zod';
import { endpoints, Id } from '#domain/platform/http.ts';
import { AccessToken } from './access-tokens.ts';
import { RoleRow } from './roles.ts';

/** Who sends a request: a person who is signed in, or a program with an access token. */
export const Me = z.object({
  type: z.enum(['user', 'access_token']).describe('Whether a person or an access token sent the request.'),
  user: z
    .object({ id: Id, email: z.string().describe('The user’s email address.') })
    .nullable()
    .describe('The signed-in person; null for access tokens.'),
  accessToken: AccessToken.nullable().describe('The access token in the request; null for people.'),
  workspace: z
    .object({
      id: Id,
      name: z.string().describe('Name of the workspace.'),
      timeZone: z.string(),
    })
    .describe('The workspace the request applies to.'),
  permissions: RoleRow.describe('The requester’s permissions in each area.'),
});
export type Me = z.infer<typeof Me>;

export const meApi = endpoints({
  get: {
    method: 'GET',
    path: '/v1/me',
    summary: 'Get the access token or account making the request, its workspace, and its permissions',
    description: 'Works with any access token, regardless of scopes, so you can check a token before using it.',
    can: 'self',
    reply: Me,
  },
});
