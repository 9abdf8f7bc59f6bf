import { and, eq, sql } from 'drizzle-orm';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents, agentVersions } from '#server/platform/db/schema/agents.table.ts';
import { type AgentRow, live } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { leaveSpeech } from './leave-speech.ts';

/** The number of an agent's next version: an older one may answer now. The agent's row has to be locked. */
export async function nextVersion(tx: Tx, workspaceId: string, agentId: string): Promise<number> {
  const [last] = await tx
    .select({ version: sql<number>`coalesce(max(${agentVersions.version}), 0)::int` })
    .from(agentVersions)
    .where(and(eq(agentVersions.workspaceId, workspaceId), eq(agentVersions.agentId, agentId)));
  return Math.max(last!.version, 0) + 1;
}

/** Lets a version answer from the next call on. */
export async function pointAt(tx: Tx, scope: Scope, agentId: string, version: number): Promise<AgentRow['agent']> {
  const [agent] = await tx
    .update(agents)
    .set({ version })
    .where(and(live(scope.workspaceId), eq(agents.id, agentId)))
    .returning();
  return agent!;
}

/** Keeps a configuration as a new version of a locked agent, which answers no one yet. */
export async function makeVersion(
  tx: Tx,
  scope: Scope,
  { agent }: AgentRow,
  configuration: AgentConfiguration,
  note: string | null = null,
): Promise<number> {
  const { workspaceId, services, actor } = scope;
  const version = await nextVersion(tx, workspaceId, agent.id);
  await tx.insert(agentVersions).values({
    workspaceId,
    agentId: agent.id,
    version,
    configuration,
    note,
    createdAt: new Date(services.clock.now()),
    createdBy: actor?.userId ?? null,
  });
  return version;
}

/** Publishes a configuration as a new version of a locked agent, which answers from the next call on. */
export async function makeLive(
  tx: Tx,
  scope: Scope,
  row: AgentRow,
  configuration: AgentConfiguration,
  note: string | null = null,
): Promise<AgentRow['agent']> {
  const version = await makeVersion(tx, scope, row, configuration, note);
  const { workspaceId, services } = scope;
  await leaveSpeech(tx, services, { workspaceId, agentId: row.agent.id, version, done: 0, failed: 0 });
  return pointAt(tx, scope, row.agent.id, version);
}
