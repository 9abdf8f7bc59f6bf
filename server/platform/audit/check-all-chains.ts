import { asc } from 'drizzle-orm';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Services } from '#server/services.ts';
import { entriesAfter, walkChain } from './chain.ts';

/** What is the matter with the audit logs of an installation. */
export interface ChainsFound {
  workspaces: number;
  entries: number;
  /** The workspaces whose chain is broken, with the first entry that is missing or was changed. */
  broken: { workspaceId: string; at: number }[];
}

/** Recomputes the chain of every workspace, one after the other. */
export async function checkAllChains(services: Services): Promise<ChainsFound> {
  const all = await services.db.system('job', (tx) =>
    tx.select({ id: workspaces.id }).from(workspaces).orderBy(asc(workspaces.id)),
  );
  const found: ChainsFound = { workspaces: all.length, entries: 0, broken: [] };
  for (const { id } of all) {
    const { seq, brokenAt } = await walkChain(id, (after) => entriesAfter(services, id, after));
    found.entries += seq;
    if (brokenAt !== null) found.broken.push({ workspaceId: id, at: brokenAt });
  }
  return found;
}
