import { z } from 'zod';
import { type Area, areas, builtInRoles, type Level, levels } from './permissions.ts';

const levelsOfAreas = Object.fromEntries(areas.map((area) => [area, z.enum(levels)])) as Record<
  Area,
  z.ZodEnum<{ [L in Level]: L }>
>;

/** A level in each area, and whether calls and transcripts are part of Analytics. Unknown areas are refused. */
export const RoleRow = z.strictObject({ ...levelsOfAreas, calls: z.boolean() });

/** A built-in role's name (`agent-manager`), or the id of one that the workspace made. */
export const RoleId = z.union([z.enum(builtInRoles), z.uuid()]);
export type RoleId = z.infer<typeof RoleId>;
