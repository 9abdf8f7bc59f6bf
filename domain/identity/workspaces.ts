import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';
import { Country, TimeZone } from '#domain/platform/time-zone.ts';
import { RoleId, RoleRow } from './roles.ts';

export const defaultWorkspaceName = 'My Workspace';
/** Zones that Account Preferences offers first. */
export const timeZones = [
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const;
/** Where nothing says where a workspace is: no country is UTC's, so numbers need their country code there. */
export const defaultTimeZone = 'UTC';
/** The header in which a browser says its own zone: that of a first workspace. */
export const timeZoneHeader = 'x-time-zone';

export const WorkspaceName = z.string().trim().min(1, 'Enter a name.').max(80);

export const Workspace = z.object({
  id: Id,
  name: z.string(),
  timeZone: z.string(),
  members: z.number().int(),
  /** The asking person's role there, and what it allows. */
  role: RoleId,
  roleName: z.string(),
  permissions: RoleRow,
  /** True for the workspace of the installation's operator. */
  operator: z.boolean(),
  /** From then on members need a second factor; null where none is asked for. */
  twoFactorRequiredFrom: Moment.nullable(),
  /** Until then the operator's support may enter, which may be over; null where it was never let in. */
  supportUntil: Moment.nullable(),
  /** The asking person is no member, but support that was let in. */
  asSupport: z.boolean(),
  /** Of a subaccount: whose it is. */
  agency: z.object({ id: Id, name: z.string() }).nullable(),
  /** The asking person is no member, but of the agency, and has entered. Until then. */
  asAgencyUntil: Moment.nullable(),
  /** Its agency has suspended it: why, as members are told. It answers no calls. */
  suspended: z.object({ since: Moment, reason: z.string() }).nullable(),
  /** All in it is made up: it is being filled, or ready. Null for all others. */
  sample: z.enum(['filling', 'ready']).nullable(),
  createdAt: Moment,
});
export type Workspace = z.infer<typeof Workspace>;

/** What the menu's footer shows: progress in Getting Started and the minutes of the trial or the plan. */
export const WorkspaceStatus = z.object({
  gettingStartedPercent: z.number().int().min(0).max(100),
  /** The plan that the minutes are of; null while they are the trial's. */
  plan: z.string().nullable(),
  minutesUsed: z.number().int().min(0),
  /** What the plan includes in its month, or the trial has; 0 where calls are without a limit. */
  minutesGranted: z.number().int().min(0),
  minutesWithFirstAgent: z
    .number()
    .int()
    .min(0)
    .describe('Trial minutes the workspace gets with its first agent; 0 if already granted or if trials are off.'),
});
export type WorkspaceStatus = z.infer<typeof WorkspaceStatus>;

/** Days in which the owner can take a deleted workspace back. */
export const restoreDays = 30;

/** A workspace that waits to be gone. */
export const DeletedWorkspace = z.object({
  id: Id,
  name: z.string(),
  deletedAt: Moment,
  /** When it cannot be taken back any more. */
  restorableUntil: Moment,
});
export type DeletedWorkspace = z.infer<typeof DeletedWorkspace>;

export const workspacesApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/workspaces',
    summary: 'List the workspaces you’re a member of',
    description:
      'If you aren’t a member of any, a workspace is created in the time zone from the `x-time-zone` header, or in UTC.',
    can: 'account',
    reply: z.object({ items: z.array(Workspace) }),
  },
  create: {
    method: 'POST',
    path: '/v1/workspaces',
    idempotent: 'whole',
    summary: 'Create a workspace',
    can: 'account',
    audit: 'workspace.created',
    description:
      'Without `timeZone`, the workspace is in UTC. Numbers without a country code are read as numbers in `country` or, if it isn’t set, in the time zone’s country. In UTC, which has no country, they’re rejected.',
    body: z.object({
      name: WorkspaceName,
      timeZone: TimeZone.default(defaultTimeZone),
      country: Country.nullable().default(null),
    }),
    reply: Workspace,
    status: 201,
    errors: ['limit_reached'],
    example: { body: { name: 'Second office', timeZone: 'America/New_York', country: 'US' } },
  },
  deleted: {
    method: 'GET',
    path: '/v1/workspaces/deleted',
    summary: 'List the deleted workspaces you can restore',
    can: 'account',
    reply: z.object({ items: z.array(DeletedWorkspace) }),
  },
  remove: {
    method: 'DELETE',
    path: '/v1/workspaces/:ownedWorkspaceId',
    summary: 'Delete a workspace that you own',
    description: `Confirm with the workspace’s name. The workspace closes immediately and its tokens stop working; live calls continue until they end. You can restore it for ${restoreDays} days. After that, the workspace is permanently deleted, with everything in it.`,
    can: 'account',
    audit: 'workspace.deleted',
    params: z.object({ ownedWorkspaceId: Id }),
    body: z.object({ name: z.string().max(200) }),
    reply: DeletedWorkspace,
    errors: ['forbidden', 'not_found', 'conflict', 'workspace_deleted'],
    example: { body: { name: 'Second office' } },
  },
  restore: {
    method: 'POST',
    path: '/v1/workspaces/:ownedWorkspaceId/restore',
    summary: 'Restore a deleted workspace',
    can: 'account',
    audit: 'workspace.restored',
    params: z.object({ ownedWorkspaceId: Id }),
    reply: Workspace,
    errors: ['not_found', 'conflict'],
  },
  status: {
    method: 'GET',
    path: '/v1/workspace/status',
    summary: 'Get Getting Started progress and the plan or trial minutes',
    can: 'analytics:read',
    reply: WorkspaceStatus,
  },
});
