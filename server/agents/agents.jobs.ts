import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '#server/platform/db/open-database.ts';
import { agentReleases } from '#server/platform/db/schema/releases.table.ts';
import type { Services } from '#server/services.ts';
import { guardRollout } from './releases.ts';

const Data = z.object({ workspaceId: z.uuid(), agentId: z.uuid() });
const guardJob = 'agents.guard-rollout';

/** A call has ended: where it was one of a rollout's new version, the queue looks at how that does. */
export async function leaveGuard(
  tx: Tx,
  services: Services,
  workspaceId: string,
  call: { agentId: string | null; agentVersion: number; test: boolean },
): Promise<void> {
  const { agentId, agentVersion, test } = call;
  if (agentId === null || test) return;
  const [running] = await tx
    .select({ agentId: agentReleases.agentId })
    .from(agentReleases)
    .where(
      and(
        ...[eq(agentReleases.workspaceId, workspaceId), eq(agentReleases.agentId, agentId)],
        ...[eq(agentReleases.candidateVersion, agentVersion), eq(agentReleases.state, 'running')],
      ),
    );
  if (running !== undefined) await services.jobs.enqueue(tx, guardJob, { workspaceId, agentId }, { key: agentId });
}

/** Work that agents leave to the queue. */
export function defineAgentJobs(services: Services): void {
  services.jobs.define(guardJob, {
    retryLimit: 3,
    handler(data) {
      const { workspaceId, agentId } = Data.parse(data);
      return guardRollout({ services, workspaceId, actor: null }, agentId);
    },
  });
}
