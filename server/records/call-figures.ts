import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { callFigureRows } from '#server/platform/db/schema/calls.table.ts';

/** What the Agents page shows of an agent's calls. */
export interface CallFigures {
  calls: number;
  /** Share of ended calls with outcome success, in percent; null before the first. */
  successRate: number | null;
  lastActive: Date | null;
}

/** The figures of agents of a workspace that have had calls: of all, or of one. */
export async function callFigures(tx: Tx, workspaceId: string, agentId?: string): Promise<Map<string, CallFigures>> {
  const one = agentId === undefined ? undefined : eq(callFigureRows.agentId, agentId);
  const rows = await tx
    .select()
    .from(callFigureRows)
    .where(and(eq(callFigureRows.workspaceId, workspaceId), one));
  return new Map(
    rows.map((row) => [
      row.agentId,
      {
        calls: row.calls,
        successRate: row.ended > 0 ? Math.round((row.successes / row.ended) * 100) : null,
        lastActive: row.lastStartedAt,
      },
    ]),
  );
}
