import { ownThread } from '#server/channels/thread-rows.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { messageThreads, type ThreadRow } from '#server/platform/db/schema/messages.table.ts';
import type { NumberRow } from '#server/platform/db/schema/phone.table.ts';
import type { Services } from '#server/services.ts';

/** How long the agent of a campaign has the answers to its text, in ms. Later ones are about something else. */
const campaignsForMs = 30 * 24 * 3_600_000;

type Named = Pick<ThreadRow, 'agentId' | 'agentUntil'>;

/** Who answers a thread now: the agent named for it, else the agent of its number. */
export function agentOfThread({ agentId, agentUntil }: Named, number: NumberRow, now: number): string | null {
  return agentId !== null && agentUntil!.getTime() > now ? agentId : number.inboundAgentId;
}

/**
 * Gives the answers of a thread to an agent from now on; null: to that of its number. In the transaction of what it wrote. A
 * conversation that someone else leads there is left: what comes next is about what was written now.
 */
export async function nameAgent(
  tx: Tx,
  { clock }: Services,
  { workspaceId, id }: ThreadRow,
  agentId: string | null,
): Promise<void> {
  const agentUntil = agentId === null ? null : new Date(clock.now() + campaignsForMs);
  const left = agentId !== null && { callId: null, toldSeq: -1 };
  await tx
    .update(messageThreads)
    .set({ agentId, agentUntil, ...left })
    .where(ownThread(workspaceId, id));
}
