import { eq } from 'drizzle-orm';
import type { Tx } from './db/open-database.ts';
import { workspaces } from './db/schema/workspaces.table.ts';

/** The workspace of the installation's operator, or undefined as long as no one has signed up. */
export async function findOperatorWorkspace(tx: Tx): Promise<string | undefined> {
  const [found] = await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.operator, true));
  return found?.id;
}
