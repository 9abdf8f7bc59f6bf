import type { ActionNeed } from '#domain/action-templates.data.ts';
import { readCrm } from '#server/crm/connections.ts';
import type { Tx } from '#server/infra/db/open-database.ts';

export type Lacking = ReadonlySet<ActionNeed>;

/** What the workspace lacks of what actions cannot do without. */
export async function findLacking(tx: Tx, workspaceId: string): Promise<Lacking> {
  const hasCrm = (await readCrm(tx, workspaceId)) !== undefined;
  return new Set<ActionNeed>(['phone_number', ...(hasCrm ? [] : (['crm'] as const))]);
}
