import { count, eq } from 'drizzle-orm';
import type { Flow } from '#domain/agents/workflows.ts';
import { tellDrafts } from '#server/agents/drafts/draft-rooms.ts';
import { oneWorkflow, type WorkflowRow } from '#server/agents/workflow-rows.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workflows } from '#server/platform/db/schema/workflows.table.ts';
import type { Scope } from '#server/scope.ts';
import { requireRoom } from '#server/usage/require-room.ts';
import { storedFlow } from '#voice/flow/stored-flow.ts';

/** Adds a workflow, inactive and not published yet. @throws AppError limit_reached */
export async function insertWorkflow(
  tx: Tx,
  { services, workspaceId }: Scope,
  { name, flow, template }: { name: string; flow: Flow; template: string | null },
): Promise<WorkflowRow> {
  await advisoryLock(tx, `workflows:${workspaceId}`);
  const [existing] = await tx.select({ n: count() }).from(workflows).where(eq(workflows.workspaceId, workspaceId));
  await requireRoom(tx, workspaceId, 'workflows', existing!.n);
  const [row] = await tx
    .insert(workflows)
    .values({
      workspaceId,
      id: newId(),
      name,
      template,
      status: 'inactive',
      flow: storedFlow({ ...flow, name }),
      revision: 0,
      version: 0,
      createdAt: new Date(services.clock.now()),
    })
    .returning();
  return row!;
}

/** Writes what a locked workflow is to become; anyone who has it open hears of it. */
export async function writeFlow(tx: Tx, row: WorkflowRow, flow: Flow): Promise<WorkflowRow> {
  const { workspaceId, id } = row;
  const next = { name: flow.name, flow, revision: row.revision + 1 };
  await tx.update(workflows).set(next).where(oneWorkflow(workspaceId, id));
  await tellDrafts(tx, { type: 'draft', workspaceId, draftId: id, revision: next.revision });
  return { ...row, ...next };
}
