import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { phoneNumbers } from '#server/platform/db/schema/phone.table.ts';

/** The number of the workspace that texts go out from: the oldest that can. */
export async function textingNumber(tx: Tx, workspaceId: string): Promise<{ id: string; number: string } | null> {
  const [found] = await tx
    .select({ id: phoneNumbers.id, number: phoneNumbers.number })
    .from(phoneNumbers)
    .where(and(eq(phoneNumbers.workspaceId, workspaceId), eq(phoneNumbers.sms, true)))
    .orderBy(asc(phoneNumbers.id))
    .limit(1);
  return found ?? null;
}
