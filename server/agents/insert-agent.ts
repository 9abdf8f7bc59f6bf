import { count } from 'drizzle-orm';
import type { AgentConfiguration } from '#domain/agents/agents.ts';
import type { OwnTerms } from '#domain/platform/metadata.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agents, agentVersions } from '#server/platform/db/schema/agents.table.ts';
import { live } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import { completeCreating } from '#server/usage/complete-by-deed.ts';
import { requireRoom } from '#server/usage/require-room.ts';
import { grantWelcome } from '#server/usage/trial.ts';

/** Adds an inactive agent with its first version. Answers its id. @throws AppError limit_reached */
export async function insertAgent(
  tx: Tx,
  { services, workspaceId, actor }: Scope,
  template: string,
  configuration: AgentConfiguration,
  own: Partial<OwnTerms> = {},
): Promise<string> {
  await advisoryLock(tx, `agents:${workspaceId}`);
  const [existing] = await tx.select({ n: count() }).from(agents).where(live(workspaceId));
  await requireRoom(tx, workspaceId, 'agents', existing!.n);
  const agentId = newId();
  const createdAt = new Date(services.clock.now());
  await tx
    .insert(agents)
    .values({ workspaceId, id: agentId, template, status: 'inactive', version: 1, createdAt, ...own });
  const createdBy = actor?.userId ?? null;
  await tx.insert(agentVersions).values({ workspaceId, agentId, version: 1, configuration, createdAt, createdBy });
  await grantWelcome(tx, services, workspaceId);
  // The next thing people do with a new agent is talk with it.
  services.speech.prepare?.();
  if (actor !== null && actor.tokenId === undefined) await completeCreating(tx, workspaceId, actor.userId, createdAt);
  return agentId;
}
