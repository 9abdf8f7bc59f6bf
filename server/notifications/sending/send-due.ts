import { and, eq, sql } from 'drizzle-orm';
import { failingDays } from '#domain/notifications/notification-limits.ts';
import { retryDuringOutage } from '#server/platform/db/retry-during-outage.ts';
import { notificationTargets, pushDevices, type SendChannel } from '#server/platform/db/schema/notifications.table.ts';
import { notify } from '#server/platform/notify.ts';
import type { Services } from '#server/services.ts';
import { type Claimed, claimSends, giveUpMails } from './claim-sends.ts';
import { type Outcome, sendHook, sendMail, sendPush } from './send-out.ts';
import { sendText } from './send-text.ts';
import { noteService } from './service-marks.ts';

/** What one process sends at the same time. All of a claim begin at once, so that a kill leaves little in doubt. */
const atOnce: Record<SendChannel, number> = { email: 50, push: 20, sms: 10, webhook: 10 };
/** The first wait after a try that was surely in vain, in ms; twice as long each time, an hour at most. */
const firstWaitMs = 60_000;
const longestWaitMs = 3_600_000;
const dayMs = 86_400_000;
/** What could not be sent for so long is given up, in ms. */
const giveUpMs = 3 * dayMs;

interface Tried {
  send: Claimed;
  outcome: Outcome;
}

function trySend(services: Services, send: Claimed): Promise<Outcome> {
  if (send.events.length === 0) return Promise.resolve({ status: 'dropped' });
  if (send.channel === 'email') return sendMail(services, send);
  if (send.channel === 'push') return sendPush(services, send);
  if (send.channel === 'sms') return sendText(services, send);
  return sendHook(services, send, send.events[0]!);
}

/** What is written down of a try. */
function recordOf({ send, outcome }: Tried, now: number) {
  const row = { workspace_id: send.workspaceId, id: send.id };
  if (outcome.status !== 'waiting') return { ...row, status: outcome.status, due_at: null, done_at: new Date(now) };
  // A clock that was set back makes nothing older than it is.
  if (now - send.createdAt > giveUpMs) return { ...row, status: 'refused', due_at: null, done_at: new Date(now) };
  const wait = outcome.afterMs ?? Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(10, send.attempts - 1));
  return { ...row, status: 'waiting', due_at: new Date(now + wait), done_at: null };
}

async function record(services: Services, claim: string, tried: readonly Tried[]): Promise<void> {
  const rows = JSON.stringify(tried.map((one) => recordOf(one, services.clock.now())));
  const write = () =>
    services.db.system('job', (tx) =>
      tx.execute(sql`
        update notification_sends s
        set status = r.status, due_at = coalesce(r.due_at, s.due_at), done_at = r.done_at, claim = null,
          claimed_until = null
        from jsonb_to_recordset(${rows}::jsonb)
          as r (workspace_id uuid, id uuid, status text, due_at timestamptz, done_at timestamptz)
        where s.workspace_id = r.workspace_id and s.id = r.id and s.claim = ${claim}::uuid`),
    );
  // How it went is known: it does not become unknown because the database is away for a moment.
  await retryDuringOutage(services.log, write);
}

/** Forgets a browser that takes nothing any more. */
const forgetDevice = ({ db }: Services, { workspaceId, targetId }: Claimed) =>
  db.tenant(workspaceId, (tx) =>
    tx.delete(pushDevices).where(and(eq(pushDevices.workspaceId, workspaceId), eq(pushDevices.id, targetId))),
  );

/** Keeps how a webhook does: disabled when it says that it is gone, or after days in which nothing arrived. */
async function noteHook(services: Services, { send, outcome }: Tried): Promise<void> {
  if (outcome.status === 'dropped') return;
  const { workspaceId, targetId } = send;
  const now = services.clock.now();
  const one = and(eq(notificationTargets.workspaceId, workspaceId), eq(notificationTargets.id, targetId));
  await services.db.tenant(workspaceId, async (tx) => {
    const [target] = await tx.select().from(notificationTargets).where(one).for('update');
    if (target?.status !== 'active') return;
    const since = target.failingSince?.getTime() ?? now;
    if (outcome.status === 'sent') {
      if (target.failingSince !== null) await tx.update(notificationTargets).set({ failingSince: null }).where(one);
      return;
    }
    const isGone = 'gone' in outcome || now - since >= failingDays * dayMs;
    const status = isGone ? ('disabled' as const) : ('active' as const);
    await tx
      .update(notificationTargets)
      .set({ failingSince: new Date(since), status })
      .where(one);
    const scope = { services, workspaceId, actor: null };
    if (isGone) await notify(tx, scope, 'webhook-disabled', { id: targetId, name: target.name });
  });
}

async function after(services: Services, channel: SendChannel, tried: readonly Tried[]): Promise<void> {
  for (const one of tried) {
    const { send, outcome } = one;
    if ('why' in outcome && outcome.why !== undefined) {
      services.log.warn({ channel, sendId: send.id, status: outcome.status, reason: outcome.why }, 'not sent');
    }
    if (channel === 'push' && 'gone' in outcome) await forgetDevice(services, send);
    if (channel === 'webhook') await noteHook(services, one);
  }
  const letters = tried.filter(({ outcome }) => outcome.status !== 'dropped');
  if (channel !== 'email' || letters.length === 0) return;
  const isDown = letters.every(({ outcome }) => outcome.status === 'waiting');
  await noteService(services, 'mail', !isDown);
}

/** Sends what is due on a channel, until nothing is, or the mail server takes nothing. */
async function sendChannel(services: Services, channel: SendChannel, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const claimed = await claimSends(services, channel, atOnce[channel]);
    if (claimed.length === 0) return;
    const tried = await Promise.all(
      claimed.map(async (send): Promise<Tried> => ({ send, outcome: await trySend(services, send) })),
    );
    await record(services, claimed[0]!.claim, tried);
    await after(services, channel, tried);
    const isDown = tried.every(({ outcome }) => outcome.status === 'waiting');
    if (isDown && channel === 'email') return;
  }
}

/**
 * Sends everything that is due. A mail goes once at most: from its claim on no one else sends it, and when its process
 * dies meanwhile it counts as sent, since the mail server may have it. Pushes and webhook calls of which that is not known
 * go again; a browser shows the second in place of the first, and a webhook knows it by its id. A text goes once, by its id.
 */
export async function sendDue(services: Services, signal: AbortSignal = new AbortController().signal): Promise<void> {
  await giveUpMails(services);
  await Promise.all(
    (['email', 'push', 'sms', 'webhook'] as const).map((channel) => sendChannel(services, channel, signal)),
  );
}
