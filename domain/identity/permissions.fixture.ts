import fc from 'fast-check';
import { type Area, areas, type Level, levels, type Permission, type RoleRow, verbs } from './permissions.ts';

/** Rows and permissions for tests of what may be done. */

/** All that an endpoint can ask for. */
export const everyPermission: Permission[] = [
  ...[...areas, 'calls' as const, 'webhooks' as const, 'subaccounts' as const].flatMap((area) =>
    verbs.map((verb): Permission => `${area}:${verb}`),
  ),
  'speech:use',
  'membership',
  'self',
];

/** The same level in every area. */
export const rowWith = (level: Level, calls = true): RoleRow => ({
  ...(Object.fromEntries(areas.map((area) => [area, level])) as Record<Area, Level>),
  calls,
});

/** Any row. */
export const roleRows: fc.Arbitrary<RoleRow> = fc
  .tuple(fc.tuple(...areas.map(() => fc.constantFrom(...levels))), fc.boolean())
  .map(([drawn, calls]) => ({
    ...(Object.fromEntries(areas.map((area, n) => [area, drawn[n]])) as Record<Area, Level>),
    calls,
  }));

/** What grants a permission: an area and a level in it, and whether calls are needed too. Null: everyone has it. */
function neededFor(permission: Permission): { area: Area; level: Level; calls: boolean } | null {
  if (permission === 'membership' || permission === 'self') return null;
  if (permission === 'speech:use') return { area: 'agents', level: 'limited', calls: false };
  const [word, verb] = permission.split(':') as [Area | 'calls' | 'webhooks' | 'subaccounts', (typeof verbs)[number]];
  const level = { read: 'view', write: 'limited', manage: 'full' }[verb] as Level;
  if (word === 'calls') return { area: 'analytics', level, calls: true };
  const parts = { webhooks: 'integrations', subaccounts: 'settings' } as const;
  return { area: word === 'webhooks' || word === 'subaccounts' ? parts[word] : word, level, calls: false };
}

/** The least that has a permission. */
export function justEnough(permission: Permission): RoleRow {
  const needed = neededFor(permission);
  return needed === null ? rowWith('none', false) : { ...rowWith('none', needed.calls), [needed.area]: needed.level };
}

/** The most without a permission; null where everyone has it. */
export function allBut(permission: Permission): RoleRow | null {
  const needed = neededFor(permission);
  if (needed === null) return null;
  if (needed.calls) return rowWith('full', false);
  return { ...rowWith('full'), [needed.area]: levels[levels.indexOf(needed.level) - 1]! };
}
