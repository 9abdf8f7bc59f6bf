import { and, count, eq, isNull } from 'drizzle-orm';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents, agentVersions } from '#server/platform/db/schema/agents.table.ts';
import { agentSources } from '#server/platform/db/schema/subaccounts.table.ts';
import type { Scope } from '#server/scope.ts';
import { requireRoom } from '#server/usage/require-room.ts';

/** An agent as it answers now. */
export interface LiveAgent {
  id: string;
  template: string;
  version: number;
  configuration: AgentConfiguration;
}

/** An agent of a workspace, in a transaction of the system's; undefined when there is none, or no more. */
export async function findAgent(tx: Tx, workspaceId: string, agentId: string): Promise<LiveAgent | undefined> {
  const [found] = await tx
    .select({ agent: agents, configuration: agentVersions.configuration })
    .from(agents)
    .innerJoin(
      agentVersions,
      and(
        eq(agentVersions.workspaceId, agents.workspaceId),
        eq(agentVersions.agentId, agents.id),
        eq(agentVersions.version, agents.version),
      ),
    )
    .where(and(eq(agents.workspaceId, workspaceId), eq(agents.id, agentId), isNull(agents.deletedAt)));
  if (found === undefined) return undefined;
  const { id, template, version } = found.agent;
  return { id, template, version, configuration: found.configuration };
}

/**
 * Copies an agent into a subaccount, where it begins inactive, and remembers where it is from.
 * @throws AppError limit_reached
 */
export async function copyAgent(
  tx: Tx,
  { services, workspaceId: agencyId }: Scope,
  childId: string,
  source: LiveAgent,
): Promise<string> {
  await advisoryLock(tx, `agents:${childId}`);
  const live = and(eq(agents.workspaceId, childId), isNull(agents.deletedAt));
  const [existing] = await tx.select({ n: count() }).from(agents).where(live);
  await requireRoom(tx, childId, 'agents', existing!.n);
  const agentId = newId();
  const createdAt = new Date(services.clock.now());
  const { template, configuration } = source;
  const row = { workspaceId: childId, id: agentId, template, version: 1, createdAt };
  await tx.insert(agents).values({ ...row, status: 'inactive' });
  await tx.insert(agentVersions).values({ workspaceId: childId, agentId, version: 1, configuration, createdAt });
  const from = { agencyId, sourceAgentId: source.id, sourceVersion: source.version };
  await tx.insert(agentSources).values({ workspaceId: childId, agentId, ...from, copiedVersion: 1 });
  return agentId;
}

/** Copies several; one that is gone since someone named it is left out. @throws AppError limit_reached */
export async function copyAgents(tx: Tx, scope: Scope, childId: string, agentIds: string[]): Promise<void> {
  for (const agentId of agentIds) {
    const source = await findAgent(tx, scope.workspaceId, agentId);
    if (source !== undefined) await copyAgent(tx, scope, childId, source);
  }
}
