import { findRun, resultOf } from '#server/actions/action-runs.ts';
import { CallNews, callChannel } from '#server/records/call-news.ts';
import { engineRunId } from '#server/records/run-ids.ts';
import type { Services } from '#server/services.ts';
import type { HeldCall } from './live-calls.ts';
import { readCommands } from './read-commands.ts';
import { renewLeases } from './renew-leases.ts';

/** A run of a call of this process has ended: the conversation hears of it. */
async function bringResult(services: Services, { session, lease }: HeldCall, runId: string): Promise<void> {
  const { workspaceId, callId } = lease;
  const row = await findRun({ services, workspaceId, actor: null }, runId);
  const result = row && resultOf(row);
  if (result) session.actionDone(engineRunId(callId, runId), result);
}

async function hear(services: Services, payload: string): Promise<void> {
  const { data: news } = CallNews.safeParse(JSON.parse(payload));
  if (news === undefined) return;
  const held = services.calls.find(news.callId);
  if (held === undefined) return;
  if (news.type === 'act') await readCommands(services, held);
  else if (news.type === 'run_ended') await bringResult(services, held, news.runId);
  else if (news.epoch > held.lease.epoch) held.session.taken();
}

/** Listens to what other processes tell of this one's calls, from now on. */
export async function hearNews(services: Services): Promise<void> {
  const { db, log } = services;
  const failed = (error: unknown) => log.error({ err: error }, 'news of a call could not be heard');
  await db.listen(
    callChannel,
    (payload) => void hear(services, payload).catch(failed),
    () => void renewLeases(services).catch(failed),
  );
}
