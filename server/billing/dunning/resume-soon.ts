import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';

/** The job that lets a workspace work again whose invoice is paid. */
export const resumeJob = 'billing.resume';

/** Has a buyer looked at, in the transaction in which something of an invoice of theirs was paid or taken back. */
export async function resumeSoon(tx: Tx, services: Services, { buyerId }: { buyerId: string }): Promise<void> {
  const closed = and(eq(workspaces.id, buyerId), isNotNull(workspaces.suspendedFor));
  const [buyer] = await tx.select({ id: workspaces.id }).from(workspaces).where(closed);
  if (buyer !== undefined) await services.jobs.enqueue(tx, resumeJob, { workspaceId: buyerId }, { key: buyerId });
}
