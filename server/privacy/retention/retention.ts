import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  type KeptKind,
  keptKinds,
  type RedactedKind,
  type Retention,
  type RetentionDays,
  redactedKinds,
  usualDays,
} from '#domain/privacy/retention.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents, agentVersions } from '#server/platform/db/schema/agents.table.ts';
import { agentRetention, workspaceRetention } from '#server/platform/db/schema/retention.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import { findRow } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { daysOfWorkspace } from './find-rules.ts';

/** Without those that are not named. */
type Named = { [K in KeptKind]?: number | null | undefined };

const merged = (days: RetentionDays, named: Named): RetentionDays => ({
  ...days,
  ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
});

async function read(tx: Tx, { workspaceId }: Scope): Promise<Retention> {
  const { days, redacts, at } = await daysOfWorkspace(tx, workspaceId);
  const rows = await tx
    .select({ row: agentRetention, name: sql<string>`${agentVersions.configuration}->>'name'` })
    .from(agentRetention)
    .innerJoin(agents, and(eq(agents.workspaceId, agentRetention.workspaceId), eq(agents.id, agentRetention.agentId)))
    .innerJoin(
      agentVersions,
      and(
        ...[eq(agentVersions.workspaceId, agents.workspaceId), eq(agentVersions.agentId, agents.id)],
        eq(agentVersions.version, agents.version),
      ),
    )
    .where(and(eq(agentRetention.workspaceId, workspaceId), isNull(agents.deletedAt)))
    .orderBy(agents.id);
  return {
    days,
    redacts,
    agents: rows.map(({ row, name }) => ({
      agentId: row.agentId,
      agentName: name,
      days: { ...usualDays, ...row.days },
      keepsWords: row.keepsWords,
    })),
    updatedAt: at?.toISOString() ?? null,
  };
}

/** Content retention. */
export const getRetention = (scope: Scope): Promise<Retention> =>
  scope.services.db.tenant(scope.workspaceId, (tx) => read(tx, scope));

/** Changes what is named, and nothing else. */
export function updateRetention(
  scope: Scope,
  { days: named, redacts: chosen }: { days: Named; redacts?: RedactedKind[] | undefined },
): Promise<Retention> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    // Two changes at once must not undo each other.
    await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('update');
    const stored = await daysOfWorkspace(tx, workspaceId);
    const before = { ...stored.days, redacts: stored.redacts };
    const redacts = chosen === undefined ? stored.redacts : redactedKinds.filter((kind) => chosen.includes(kind));
    const after = { ...merged(stored.days, named), redacts };
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      const { recordings, redacts: _, ...days } = after;
      const changedAt = new Date(services.clock.now());
      await tx.update(workspaces).set({ recordingDays: recordings }).where(eq(workspaces.id, workspaceId));
      await tx
        .insert(workspaceRetention)
        .values({ workspaceId, days, redacts, changedAt })
        .onConflictDoUpdate({ target: workspaceRetention.workspaceId, set: { days, redacts, changedAt } });
      await recordChange(tx, scope, 'retention.updated', {
        object: { kind: 'workspace', id: workspaceId },
        before,
        after,
      });
    }
    return read(tx, scope);
  });
}

/** What an agent keeps for a shorter time. Where it differs in nothing, nothing is kept of it. @throws AppError not_found */
export function setAgentRetention(
  scope: Scope,
  agentId: string,
  { days: named, keepsWords }: { days: Named; keepsWords: boolean },
): Promise<Retention> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    await findRow(tx, scope, agentId);
    const its = and(eq(agentRetention.workspaceId, workspaceId), eq(agentRetention.agentId, agentId));
    const [row] = await tx.select().from(agentRetention).where(its).for('update');
    const before = { ...usualDays, ...row?.days, keepsWords: row?.keepsWords ?? true };
    const days = merged(usualDays, named);
    const after = { ...days, keepsWords };
    const differs = !keepsWords || keptKinds.some((kind) => days[kind] !== null);
    const changedAt = new Date(services.clock.now());
    if (!differs) await tx.delete(agentRetention).where(its);
    else
      await tx
        .insert(agentRetention)
        .values({ workspaceId, agentId, days, keepsWords, changedAt })
        .onConflictDoUpdate({
          target: [agentRetention.workspaceId, agentRetention.agentId],
          set: { days, keepsWords, changedAt },
        });
    if (JSON.stringify(before) !== JSON.stringify(after))
      await recordChange(tx, scope, 'retention.updated', { object: { kind: 'agent', id: agentId }, before, after });
    return read(tx, scope);
  });
}
