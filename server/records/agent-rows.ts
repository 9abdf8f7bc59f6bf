import { and, eq, isNull } from 'drizzle-orm';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents, agentVersions } from '#server/platform/db/schema/agents.table.ts';
import type { Scope } from '#server/scope.ts';
import { readFlow } from '#voice/flow/stored-flow.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';

/** An agent with what answers now. */
export type AgentRow = { agent: typeof agents.$inferSelect; configuration: AgentConfiguration };

/** An agent that was not deleted. */
export const live = (workspaceId: string) => and(eq(agents.workspaceId, workspaceId), isNull(agents.deletedAt));

/** Agents, each with the version that answers. */
export const selectAgents = (tx: Tx) =>
  tx
    .select({ agent: agents, configuration: agentVersions.configuration })
    .from(agents)
    .innerJoin(
      agentVersions,
      and(
        eq(agentVersions.workspaceId, agents.workspaceId),
        eq(agentVersions.agentId, agents.id),
        eq(agentVersions.version, agents.version),
      ),
    );

/** What was stored, in today's form. @throws Unreadable */
export const readConfiguration = (stored: AgentConfiguration): AgentConfiguration => ({
  ...stored,
  flow: readFlow(stored.flow),
});

/** @throws AppError not_found */
export async function findRow(tx: Tx, scope: Scope, agentId: string): Promise<AgentRow> {
  const [row] = await selectAgents(tx).where(and(live(scope.workspaceId), eq(agents.id, agentId)));
  if (row === undefined) throw new AppError('not_found', 'Agent not found. It may have been deleted.');
  return { ...row, configuration: readConfiguration(row.configuration) };
}

/** The agent's row, locked until the transaction ends, so that two editors cannot make the same version. */
export async function lockRow(tx: Tx, scope: Scope, agentId: string): Promise<AgentRow> {
  await tx
    .select({ id: agents.id })
    .from(agents)
    .where(and(live(scope.workspaceId), eq(agents.id, agentId)))
    .for('update');
  return findRow(tx, scope, agentId);
}

/** @throws AppError not_found where the workspace has no such agent */
export async function requireAgent(tx: Tx, scope: Scope, agentId: string): Promise<void> {
  const [found] = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(and(live(scope.workspaceId), eq(agents.id, agentId)));
  if (found === undefined) throw new AppError('not_found', 'Agent not found. It may have been deleted.');
}

/** What a call needs of an agent: the version that answers now, fixed for the call's whole life. */
export async function findLiveVersion(tx: Tx, scope: Scope, agentId: string) {
  const { agent, configuration } = await findRow(tx, scope, agentId);
  return { version: agent.version, status: agent.status, configuration };
}

/** The configuration of one version, also of an agent that was changed or deleted since. */
export async function findVersion(tx: Tx, scope: Scope, agentId: string, version: number): Promise<AgentConfiguration> {
  const [row] = await tx
    .select({ configuration: agentVersions.configuration })
    .from(agentVersions)
    .where(
      and(
        eq(agentVersions.workspaceId, scope.workspaceId),
        eq(agentVersions.agentId, agentId),
        eq(agentVersions.version, version),
      ),
    );
  if (row === undefined) throw new AppError('not_found', 'Version not found for this agent. Check the ID.');
  return readConfiguration(row.configuration);
}

/** An agent as the audit log names it. */
export const agentOf = (id: string) => ({ kind: 'agent', id });

/** Refuses a voice that no engine has now; one that an agent has already may be of an engine that is down. */
export function checkVoice({ services }: Scope, voice: string): void {
  if (!voice.includes('/') || services.speech.voices().some(({ id }) => id === voice)) return;
  const message = `There’s no voice ${JSON.stringify(voice)}. GET /v1/voices lists the voices.`;
  throw new AppError('invalid_input', message, [{ path: 'body.voice', message }]);
}

/** @throws AppError flow_invalid, with each error of the flow */
export function requireSound(flow: Flow): void {
  const faults = validateFlow(flow).filter((problem) => problem.level === 'error');
  if (faults.length === 0) return;
  const details = faults.map((fault) => ({ path: fault.nodeId ?? 'flow', message: fault.message }));
  throw new AppError('flow_invalid', undefined, details);
}

/** @throws AppError approval_required where no one may publish alone */
export function requireNoApproval({ agent }: AgentRow): void {
  if (agent.needsApproval) throw new AppError('approval_required');
}
