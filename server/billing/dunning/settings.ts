import { eq } from 'drizzle-orm';
import { type DunningSettings, usualDunning } from '#domain/billing/dunning.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { dunningSettings } from '#server/platform/db/schema/dunning.table.ts';
import type { Scope } from '#server/scope.ts';

export async function readDunning(tx: Tx, workspaceId: string): Promise<DunningSettings> {
  const [row] = await tx.select().from(dunningSettings).where(eq(dunningSettings.workspaceId, workspaceId));
  return row?.settings ?? usualDunning;
}

export const getDunning = ({ services, workspaceId }: Scope): Promise<DunningSettings> =>
  services.db.tenant(workspaceId, (tx) => readDunning(tx, workspaceId));

/** Says when a seller reminds. What is reminded of already goes on from there. */
export function setDunning(scope: Scope, settings: DunningSettings): Promise<DunningSettings> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = await readDunning(tx, workspaceId);
    await tx
      .insert(dunningSettings)
      .values({ workspaceId, settings })
      .onConflictDoUpdate({ target: dunningSettings.workspaceId, set: { settings } });
    const told = ({ reminderDays, suspendDays }: DunningSettings) => ({
      reminders: reminderDays.join(', '),
      suspendDays,
    });
    const object = { kind: 'workspace', id: workspaceId };
    await recordChange(tx, scope, 'reminders.set', { object, before: told(before), after: told(settings) });
    return settings;
  });
}
