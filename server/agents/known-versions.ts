import type { AgentConfiguration } from '#domain/agents/agents.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { findVersion } from '#server/records/agent-rows.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Versions that a process keeps in mind: those that its calls run on now. */
const mostKnown = 100;
const known = new WeakMap<Services, Map<string, AgentConfiguration>>();

/**
 * The same as `findVersion`, read once: a version never changes. For steps of calls, each of which needs it.
 * @throws AppError not_found
 */
export async function findKnownVersion(tx: Tx, scope: Scope, agentId: string, version: number) {
  const { services, workspaceId } = scope;
  const all = known.get(services) ?? new Map<string, AgentConfiguration>();
  known.set(services, all);
  const key = `${workspaceId}/${agentId}/${version}`;
  const found = all.get(key) ?? (await findVersion(tx, scope, agentId, version));
  // Anyone who was asked for last is forgotten last.
  all.delete(key);
  all.set(key, found);
  if (all.size > mostKnown) all.delete(all.keys().next().value!);
  return found;
}
