import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agentVersions } from '#server/platform/db/schema/agents.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';

/** The configuration that a call runs on, with its channel and version; undefined where its agent is deleted. */
export async function configurationOfCall(tx: Tx, workspaceId: string, callId: string) {
  const [found] = await tx
    .select({ configuration: agentVersions.configuration, channel: calls.channel, version: calls.agentVersion })
    .from(calls)
    .innerJoin(
      agentVersions,
      and(
        eq(agentVersions.workspaceId, calls.workspaceId),
        eq(agentVersions.agentId, calls.agentId),
        eq(agentVersions.version, calls.agentVersion),
      ),
    )
    .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
  return found;
}
