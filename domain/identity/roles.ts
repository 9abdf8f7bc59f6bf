import { z } from 'zod';
import { endpoints } from '#domain/platform/http.ts';
import {
  type Area,
  areaLabels,
  areas,
  builtInRoles,
  isWithin,
  type Level,
  levels,
  type RoleRow as RoleRowLevels,
} from './permissions.ts';

const levelsOfAreas = Object.fromEntries(
  areas.map((area) => [area, z.enum(levels, `${areaLabels[area]} must be one of ${levels.join(', ')}.`)]),
) as Record<Area, z.ZodEnum<{ [L in Level]: L }>>;

/** A level in each area, and whether calls and transcripts are part of Analytics. Unknown areas are refused. */
export const RoleRow = z.strictObject({ ...levelsOfAreas, calls: z.boolean() });

/** A built-in role's name (`agent-manager`), or the id of one that the workspace made. */
export const RoleId = z.union([z.enum(builtInRoles), z.uuid()], 'Role not found. Choose another.');
export type RoleId = z.infer<typeof RoleId>;

/**
 * Whether one may give a role, take it away or change it: it allows no more than their own, and only owners touch owners.
 */
export const mayGiveRole = (
  own: { role: RoleId; row: RoleRowLevels },
  given: { id: RoleId; levels: RoleRowLevels },
): boolean => isWithin(given.levels, own.row) && (given.id !== 'owner' || own.role === 'owner');

export const RoleName = z.string().trim().min(1, 'Give the role a name.').max(40, 'Use 40 characters or fewer.');
export const RoleDescription = z.string().trim().max(200, 'Use 200 characters or fewer.');

export const Role = z.object({
  id: RoleId,
  name: z.string(),
  description: z.string(),
  /** A role that every workspace has: its levels can be changed, but neither its name nor that it is there. */
  builtIn: z.boolean(),
  levels: RoleRow,
  /** Who has it now. */
  members: z.number().int(),
  /** Invitations that will give it. */
  invitations: z.number().int(),
  /** Access tokens that act by it. */
  tokens: z.number().int(),
});
export type Role = z.infer<typeof Role>;

const exampleLevels = {
  ...(Object.fromEntries(areas.map((area) => [area, 'none'])) as Record<Area, Level>),
  analytics: 'view',
  contacts: 'limited',
  calls: true,
};

export const rolesApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/roles',
    summary: 'List the workspace’s roles: built-in ones, then custom ones by name',
    can: 'team:read',
    reply: z.object({
      items: z.array(Role),
      /** How many it may make beside the built-in ones; null: as many as it likes. */
      limit: z.number().int().nullable(),
      /** Of a subaccount: the most that its agency lets anyone do, whatever their role. */
      most: RoleRow.nullable(),
    }),
  },
  create: {
    method: 'POST',
    path: '/v1/roles',
    idempotent: 'whole',
    summary: 'Create a role',
    description: 'A role you create can’t have more permissions than your own.',
    can: 'team:manage',
    audit: 'role.created',
    body: z.object({ name: RoleName, description: RoleDescription.default(''), levels: RoleRow }),
    reply: Role,
    status: 201,
    errors: ['conflict', 'limit_reached'],
    example: { body: { name: 'Reception', description: 'Replies to people.', levels: exampleLevels } },
  },
  update: {
    method: 'PATCH',
    path: '/v1/roles/:roleId',
    summary: 'Change a role, effective immediately for everyone who has it',
    description: 'Areas you leave out don’t change. For built-in roles, you can change only the access levels.',
    can: 'team:manage',
    audit: 'role.updated',
    params: z.object({ roleId: RoleId }),
    body: z.object({
      name: RoleName.optional(),
      description: RoleDescription.optional(),
      levels: RoleRow.partial().optional(),
    }),
    reply: Role,
    errors: ['conflict'],
    example: { body: { levels: { contacts: 'full' } } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/roles/:roleId',
    summary: 'Delete a custom role',
    description: 'If the role is assigned to a member, an invitation, or an access token, choose a replacement.',
    can: 'team:manage',
    audit: 'role.deleted',
    params: z.object({ roleId: RoleId }),
    query: z.object({ successor: RoleId.optional() }),
    errors: ['conflict'],
  },
});
