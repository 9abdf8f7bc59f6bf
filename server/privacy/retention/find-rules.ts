import { eq } from 'drizzle-orm';
import {
  type KeptKind,
  keptKinds,
  type RedactedKind,
  type RetentionDays,
  usualDays,
} from '#domain/privacy/retention.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agentRetention, workspaceRetention } from '#server/platform/db/schema/retention.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';

/** For how many days calls of some agents are kept, kind by kind; 0: nothing of it is. */
export interface Rule {
  /** The agents that are meant, or those that are not. */
  agents: { only: string[] } | { but: string[] };
  days: RetentionDays;
}

/** The shorter of two; null is for ever. */
const shorter = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);

/** What goes with something else goes no later than that. */
function together(days: RetentionDays): RetentionDays {
  const { transcripts, values, audio, logs } = days;
  return { ...days, audio: shorter(audio, transcripts), logs: shorter(logs, values) };
}

const each = (of: (kind: KeptKind) => number | null) =>
  Object.fromEntries(keptKinds.map((kind) => [kind, of(kind)])) as RetentionDays;

/** What the workspace says. */
export async function daysOfWorkspace(
  tx: Tx,
  workspaceId: string,
): Promise<{ days: RetentionDays; redacts: RedactedKind[]; at: Date | null }> {
  const [row] = await tx
    .select({
      days: workspaceRetention.days,
      redacts: workspaceRetention.redacts,
      at: workspaceRetention.changedAt,
      recordings: workspaces.recordingDays,
    })
    .from(workspaces)
    .leftJoin(workspaceRetention, eq(workspaceRetention.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId));
  const days = { ...usualDays, ...row?.days, recordings: row?.recordings ?? null };
  return { days, redacts: row?.redacts ?? [], at: row?.at ?? null };
}

/** The rules of a workspace: the one for all, and one for each agent that keeps less. */
export async function findRules(tx: Tx, workspaceId: string): Promise<Rule[]> {
  const { days } = await daysOfWorkspace(tx, workspaceId);
  const rows = await tx.select().from(agentRetention).where(eq(agentRetention.workspaceId, workspaceId));
  const own = rows.map(
    ({ agentId, days: agents, keepsWords }): Rule => ({
      agents: { only: [agentId] },
      days: keepsWords ? together(each((kind) => shorter(days[kind], agents[kind] ?? null))) : each(() => 0),
    }),
  );
  return [{ agents: { but: rows.map(({ agentId }) => agentId) }, days: together(days) }, ...own];
}
