import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { actions } from '#server/platform/db/schema/actions.table.ts';
import type { CrmRow } from '#server/platform/db/schema/crm.table.ts';
import { placesWithStep } from '#server/records/action-uses.ts';
import { crmActions } from '#voice/flow/flow-actions.ts';

/** What uses the CRM, in words. */
export async function dependentsOf(tx: Tx, workspaceId: string, { notesCalls }: CrmRow): Promise<string[]> {
  const rows = await tx
    .select({ name: actions.name })
    .from(actions)
    .where(and(eq(actions.workspaceId, workspaceId), eq(actions.template, 'update-crm')))
    .orderBy(asc(actions.createdAt), asc(actions.id));
  return [
    ...rows.map(({ name }) => `the action ${name}`),
    ...(await placesWithStep(tx, workspaceId, crmActions)),
    ...(notesCalls ? ['the notes of calls'] : []),
  ];
}
