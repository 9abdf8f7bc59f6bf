import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import { sameJson } from '#domain/platform/json.ts';
import { tellDrafts } from '#server/agents/drafts/draft-rooms.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agentDrafts, agentVersions } from '#server/platform/db/schema/agents.table.ts';
import { type AgentRow, lockRow, readConfiguration } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';

/** An agent's draft as it stands; without changes it is what answers. */
export interface DraftState {
  revision: number;
  baseVersion: number;
  configuration: AgentConfiguration;
  changedAt: Date | null;
  changedBy: string | null;
  isChanged: boolean;
}

/** @throws Unreadable */
export async function readDraft(tx: Tx, { agent, configuration }: AgentRow): Promise<DraftState> {
  const [row] = await tx
    .select()
    .from(agentDrafts)
    .where(and(eq(agentDrafts.workspaceId, agent.workspaceId), eq(agentDrafts.agentId, agent.id)));
  const own = row?.configuration ? readConfiguration(row.configuration) : configuration;
  return {
    revision: row?.revision ?? 0,
    baseVersion: row?.baseVersion ?? agent.version,
    configuration: own,
    changedAt: row?.changedAt ?? null,
    changedBy: row?.changedBy ?? null,
    isChanged: !sameJson(own, configuration),
  };
}

/** Who changes a draft, and when. */
export const changeOf = ({ services, actor }: Scope): Pick<DraftState, 'changedAt' | 'changedBy'> => ({
  changedAt: new Date(services.clock.now()),
  changedBy: actor?.userId ?? null,
});

/** Writes a locked agent's draft. What is the same as what answers is not kept twice. @param row with what answers now */
export async function writeDraft(
  tx: Tx,
  { agent, configuration: answers }: AgentRow,
  draft: Omit<DraftState, 'isChanged'>,
): Promise<DraftState> {
  const { revision, changedAt, changedBy } = draft;
  const isChanged = !sameJson(draft.configuration, answers);
  const kept = {
    revision,
    changedAt,
    changedBy,
    baseVersion: isChanged ? draft.baseVersion : null,
    configuration: isChanged ? draft.configuration : null,
  };
  await tx
    .insert(agentDrafts)
    .values({ workspaceId: agent.workspaceId, agentId: agent.id, ...kept })
    .onConflictDoUpdate({ target: [agentDrafts.workspaceId, agentDrafts.agentId], set: kept });
  await tellDrafts(tx, { type: 'draft', workspaceId: agent.workspaceId, draftId: agent.id, revision });
  return { ...draft, baseVersion: kept.baseVersion ?? agent.version, isChanged };
}

/** What answers was changed in one step: the draft gets the same members. @param row with what answers now */
export async function changeDraftToo(
  tx: Tx,
  scope: Scope,
  row: AgentRow,
  draft: DraftState,
  members: Partial<AgentConfiguration>,
): Promise<void> {
  const configuration = { ...draft.configuration, ...members };
  const revision = draft.revision + (sameJson(configuration, draft.configuration) ? 0 : 1);
  await writeDraft(tx, row, { ...changeOf(scope), revision, baseVersion: row.agent.version, configuration });
}

/**
 * What answers was replaced from outside: a draft without changes becomes the same, so its revision is another one. A
 * draft with changes keeps them.
 */
export async function passDraft(tx: Tx, scope: Scope, workspaceId: string, agentId: string): Promise<void> {
  const changed = changeOf(scope);
  await tx
    .insert(agentDrafts)
    .values({ workspaceId, agentId, revision: 1, ...changed })
    .onConflictDoUpdate({
      target: [agentDrafts.workspaceId, agentDrafts.agentId],
      set: { revision: sql`${agentDrafts.revision} + 1`, ...changed },
      setWhere: sql`${agentDrafts.configuration} is null`,
    });
}

/**
 * The draft as a version that calls can remember and that is never published: its number is below nought. The same
 * draft again is the same version.
 * @throws AppError not_found
 */
export async function versionOfDraft(tx: Tx, scope: Scope, agentId: string) {
  const { workspaceId, services, actor } = scope;
  const row = await lockRow(tx, scope, agentId);
  const { status } = row.agent;
  const { configuration, isChanged } = await readDraft(tx, row);
  if (!isChanged) return { version: row.agent.version, status, configuration };
  const [last] = await tx
    .select({ version: agentVersions.version, configuration: agentVersions.configuration })
    .from(agentVersions)
    .where(
      and(eq(agentVersions.workspaceId, workspaceId), eq(agentVersions.agentId, agentId), lt(agentVersions.version, 0)),
    )
    .orderBy(asc(agentVersions.version))
    .limit(1);
  if (last !== undefined && sameJson(readConfiguration(last.configuration), configuration))
    return { version: last.version, status, configuration };
  const version = (last?.version ?? 0) - 1;
  const createdAt = new Date(services.clock.now());
  const createdBy = actor?.userId ?? null;
  await tx.insert(agentVersions).values({ workspaceId, agentId, version, configuration, createdAt, createdBy });
  return { version, status, configuration };
}
