import { areas, commonRow, type Level, type RoleRow } from './permissions.ts';

const everywhere = (level: Level): RoleRow => ({
  ...(Object.fromEntries(areas.map((area) => [area, level])) as Record<(typeof areas)[number], Level>),
  calls: true,
});

/** No limit at all. */
export const everything: RoleRow = everywhere('full');

/**
 * The most that an agency may do in a subaccount. Not who belongs to it, its security or tokens: those would outlast the
 * entry.
 */
export const actingLimit: RoleRow = { ...everything, settings: 'limited', team: 'view', integrations: 'view' };

/** What somebody of an agency may do in a subaccount: never more than at home, nor than the subaccount's own people. */
export const actingRow = (atHome: RoleRow, most: RoleRow | null): RoleRow =>
  commonRow(commonRow(atHome, actingLimit), most ?? everything);
