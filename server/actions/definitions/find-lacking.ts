import { eq } from 'drizzle-orm';
import type { ActionNeed } from '#domain/actions/action-templates.data.ts';
import { readCrm } from '#server/contacts/crm-connections.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { phoneNumbers } from '#server/platform/db/schema/phone.table.ts';

export type Lacking = ReadonlySet<ActionNeed>;

/** What the workspace lacks of what actions cannot do without. */
export async function findLacking(tx: Tx, workspaceId: string): Promise<Lacking> {
  const hasCrm = (await readCrm(tx, workspaceId)) !== undefined;
  const [number] = await tx
    .select({ id: phoneNumbers.id })
    .from(phoneNumbers)
    .where(eq(phoneNumbers.workspaceId, workspaceId))
    .limit(1);
  return new Set<ActionNeed>([
    ...(number === undefined ? (['phone_number'] as const) : []),
    ...(hasCrm ? [] : (['crm'] as const)),
  ]);
}
