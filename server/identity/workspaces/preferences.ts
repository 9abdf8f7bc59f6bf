import { eq } from 'drizzle-orm';
import type { Preferences } from '#domain/identity/preferences.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';

const { name, website, timeZone, calendarLink, contactEmail, language, businessHours, holidays, recordingDays } =
  workspaces;
const { country, facts, tellsOfListeners } = workspaces;
const columns = {
  name,
  website,
  timeZone,
  calendarLink,
  contactEmail,
  language,
  businessHours,
  holidays,
  recordingDays,
  country,
  facts,
  tellsOfListeners,
};

async function read(tx: Tx, workspaceId: string): Promise<Preferences> {
  const [found] = await tx.select(columns).from(workspaces).where(eq(workspaces.id, workspaceId)).for('update');
  return found!;
}

export function getPreferences({ services, workspaceId }: Scope): Promise<Preferences> {
  return services.db.tenant(workspaceId, async (tx) => {
    const [found] = await tx.select(columns).from(workspaces).where(eq(workspaces.id, workspaceId));
    return found!;
  });
}

/** Without those that are not named. */
type Change = { [K in keyof Preferences]?: Preferences[K] | undefined };

/** Changes what is named, and nothing else. What changes nothing leaves no entry in the audit log. */
export function updatePreferences(scope: Scope, change: Change): Promise<Preferences> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await read(tx, workspaceId);
    const named = Object.entries(change).filter(([, value]) => value !== undefined);
    const after: Preferences = { ...before, ...Object.fromEntries(named) };
    after.holidays = after.holidays.toSorted((a, b) => a.date.localeCompare(b.date));
    if (JSON.stringify(before) === JSON.stringify(after)) return before;
    await tx.update(workspaces).set(after).where(eq(workspaces.id, workspaceId));
    if (after.timeZone !== before.timeZone) await services.hooks.timeZoneChanged(tx, scope, after.timeZone);
    const object = { kind: 'workspace', id: workspaceId };
    await recordChange(tx, scope, 'workspace.updated', { object, before, after });
    return after;
  });
}
