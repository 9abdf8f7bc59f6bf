import { and, eq, lte, sql } from 'drizzle-orm';
import { restoreMs } from '#server/identity/delete-workspace.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { removeBelow } from '#server/platform/files/files.ts';
import type { Services } from '#server/services.ts';

/** Rows that one statement takes: what it locks, no one else has to wait for long. */
const piece = 50;

/** Tables that grow with use, each piece with what hangs on its rows. What is left goes with the workspace's own row. */
const large = ['calls', 'contacts', 'action_runs', 'appointments', 'speech_clips', 'knowledge_pieces'];

/** Removes a workspace that no one can take back any more: files, rows and jobs, so that a kill leaves only less. */
async function eraseWorkspace({ db, files }: Services, workspaceId: string, signal: AbortSignal): Promise<void> {
  await removeBelow(files, `workspaces/${workspaceId}/`);
  for (const table of large) {
    for (let gone = piece; gone === piece; ) {
      signal.throwIfAborted();
      const { rowCount } = await db.system('job', (tx) =>
        tx.execute(
          sql`delete from ${sql.identifier(table)} where ctid = any(array(
            select ctid from ${sql.identifier(table)} where workspace_id = ${workspaceId}::uuid limit ${piece}))`,
        ),
      );
      gone = rowCount ?? 0;
    }
  }
  await db.pool.query("delete from pgboss.job where data->>'workspaceId' = $1", [workspaceId]);
  // With all that hangs on it, of which no one knows how much it is.
  await db.long(async (tx) => {
    // One table's rows may go before those that refer to them: which, depends on when the tables were made.
    await tx.execute(sql`set constraints all deferred`);
    await tx.delete(workspaces).where(and(eq(workspaces.id, workspaceId), sql`${workspaces.deletedAt} is not null`));
  });
  // What a job that was under way put there meanwhile.
  await removeBelow(files, `workspaces/${workspaceId}/`);
}

/** Erases every workspace whose thirty days are over. */
export async function eraseDeleted(services: Services, signal: AbortSignal): Promise<void> {
  const before = new Date(services.clock.now() - restoreMs);
  const due = await services.db.system('job', (tx) =>
    tx.select({ id: workspaces.id }).from(workspaces).where(lte(workspaces.deletedAt, before)),
  );
  for (const { id } of due) await eraseWorkspace(services, id, signal);
}
