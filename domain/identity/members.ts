import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { RoleId } from './roles.ts';

/** A member of the workspace, or someone who was one. */
export const TaskPerson = z.object({
  id: Id,
  /** What they go by, else their address. */
  name: z.string(),
});
export type TaskPerson = z.infer<typeof TaskPerson>;

export const Member = z.object({
  /** The account's id. */
  id: Id,
  /** What the person goes by, where the account says it. */
  name: z.string().nullable(),
  email: z.string(),
  /** Whether that is who asks. */
  you: z.boolean(),
  role: RoleId.describe('The member’s role.'),
  roleName: z.string(),
  joinedAt: Moment,
  /** When a session of theirs was last renewed; null where they have none now. */
  lastActiveAt: Moment.nullable(),
  /** Access tokens that they made. Those work no longer than they are a member. */
  tokens: z.number().int(),
});
export type Member = z.infer<typeof Member>;

export const membersApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/members',
    summary: 'List the workspace’s members, in the order they joined',
    can: 'team:read',
    reply: z.object({ items: z.array(Member) }),
  },
  changeRole: {
    method: 'PATCH',
    path: '/v1/members/:memberId',
    summary: 'Change a member’s role',
    description:
      'Neither the member’s current role nor the new one can have more permissions than yours. Only owners can add and remove owners, and at least one owner must remain.',
    can: 'team:write',
    audit: 'member.role-changed',
    params: z.object({ memberId: Id }),
    body: z.object({ role: RoleId.describe('The member’s new role.') }),
    reply: Member,
    errors: ['conflict'],
    example: { body: { role: 'viewer' } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/members/:memberId',
    summary: 'Remove a member; they and their access tokens lose access immediately',
    can: 'team:manage',
    audit: 'member.removed',
    params: z.object({ memberId: Id }),
    errors: ['conflict'],
  },
  transferOwnership: {
    method: 'POST',
    path: '/v1/members/:memberId/ownership',
    summary: 'Transfer the workspace: the member becomes its owner, and you get another role',
    can: 'team:manage',
    audit: 'ownership.transferred',
    params: z.object({ memberId: Id }),
    body: z.object({ role: RoleId.default('admin').describe('The former owner’s new role.') }),
    reply: Member,
    errors: ['conflict'],
    example: { body: { role: 'admin' } },
  },
  leave: {
    method: 'DELETE',
    path: '/v1/memberships/:joinedWorkspaceId',
    summary: 'Leave a workspace',
    can: 'account',
    audit: 'member.left',
    params: z.object({ joinedWorkspaceId: Id }),
    errors: ['conflict'],
  },
});
