import { areas, commonRow, type Level, type RoleRow } from './permissions.ts';

const everywhere = (level: Level): RoleRow => ({
  ...(Object.fromEntries(areas.map((area) => [area, level])) as Record<(typeof areas)[number], Level>),
  calls: true,
});

/** No limit at all. */
export const everything: RoleRow = everywhere('full');

/**
 * The most that an agency may do in a subaccount: also what it sets up for good, as webhooks, a CRM or a token, which works
 * while its maker may manage the subaccount. Not who belongs to it, and not its security.
 */
export const actingLimit: RoleRow = { ...everything, settings: 'limited', team: 'view' };

/** What someone of an agency may do in a subaccount: never more than at home, nor than the subaccount's own people. */
export const actingRow = (atHome: RoleRow, most: RoleRow | null): RoleRow =>
  commonRow(commonRow(atHome, actingLimit), most ?? everything);
