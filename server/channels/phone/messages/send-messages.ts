import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { findAccount, openCarrier, urlsOf } from '#server/carriers/accounts.ts';
import { CarrierError } from '#server/carriers/carrier.ts';
import { isSuppressed } from '#server/contacts/suppressions.ts';
import { type MessageRow, phoneMessages } from '#server/platform/db/schema/messages.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { openBody } from '#server/records/open-body.ts';
import type { Services } from '#server/services.ts';
import { applyEvent, ownMessage, storeEvent } from './apply-event.ts';
import type { OutgoingEvent } from './outgoing.ts';

/** Messages that one thread sends in one go. */
const mostInARow = 20;

/** Commits a message as being sent. Null where it is not its turn, or it may not be sent any more. */
function take(services: Services, workspaceId: string, messageId: string) {
  return services.db.tenant(workspaceId, async (tx) => {
    const [row] = await tx.select().from(phoneMessages).where(ownMessage(workspaceId, messageId)).for('update');
    if (row?.state !== 'queued' || row.nextAt!.getTime() > services.clock.now()) return null;
    const earlier = and(
      eq(phoneMessages.workspaceId, workspaceId),
      eq(phoneMessages.threadId, row.threadId),
      inArray(phoneMessages.state, ['queued', 'sending']),
      lt(phoneMessages.id, messageId),
    );
    const [before] = await tx.select({ id: phoneMessages.id }).from(phoneMessages).where(earlier).limit(1);
    if (before !== undefined) return null;
    // In the transaction that commits it: anyone who says no before it is not written to.
    if (!row.notice && (await isSuppressed(tx, { services, workspaceId }, row.otherNumber))) {
      const problem = 'The number is on the do-not-call list.';
      await storeEvent(tx, services, row, { type: 'withdrawn', problem });
      return null;
    }
    const account = await findAccount(tx, workspaceId, row.accountId);
    if (account === undefined) {
      const problem = 'This number’s carrier account is no longer connected.';
      await storeEvent(tx, services, row, { type: 'withdrawn', problem });
      return null;
    }
    const sending = await storeEvent(tx, services, row, { type: 'send' });
    return { row: sending, account, text: openBody(await findSeal(tx, services, workspaceId), row) };
  });
}

/** Sends one message, once, and stores what came of it. Undefined where nothing was sent. */
async function sendOne(services: Services, workspaceId: string, messageId: string): Promise<MessageRow | undefined> {
  const taken = await take(services, workspaceId, messageId);
  if (taken === null) return undefined;
  const { row, account, text } = taken;
  const status = `${urlsOf(services, account.hook).sms}-status?message=${messageId}`;
  let event: OutgoingEvent;
  try {
    const wanted = { from: row.ownNumber, to: row.otherNumber, text, status };
    const { sid } = await openCarrier(services, account).sendMessage(wanted);
    event = { type: 'accepted', sid };
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    event = { type: 'fault', fault: error.kind, code: error.code, message: error.message };
  }
  return applyEvent(services, workspaceId, messageId, event);
}

/** Sends what a thread has to send, in order; what has to wait is sent when its time has come. */
export async function sendQueued(services: Services, workspaceId: string, threadId: string): Promise<void> {
  for (let n = 0; n < mostInARow; n++) {
    const queued = and(
      eq(phoneMessages.workspaceId, workspaceId),
      eq(phoneMessages.threadId, threadId),
      eq(phoneMessages.state, 'queued'),
    );
    const [next] = await services.db.tenant(workspaceId, (tx) =>
      tx
        .select({ id: phoneMessages.id, nextAt: phoneMessages.nextAt })
        .from(phoneMessages)
        .where(queued)
        .orderBy(asc(phoneMessages.id))
        .limit(1),
    );
    if (next === undefined) return;
    const waitMs = next.nextAt!.getTime() - services.clock.now();
    if (waitMs > 0) return sendLater(services, workspaceId, threadId, waitMs);
    const sent = await sendOne(services, workspaceId, next.id);
    if (sent === undefined && (await isQueued(services, workspaceId, next.id))) return;
  }
}

async function isQueued({ db }: Services, workspaceId: string, messageId: string): Promise<boolean> {
  const [row] = await db.tenant(workspaceId, (tx) =>
    tx.select({ state: phoneMessages.state }).from(phoneMessages).where(ownMessage(workspaceId, messageId)),
  );
  return row?.state === 'queued';
}

/** What concerns one thread happens one after the other; what goes wrong is done by the next minute's look. */
export function inThread(services: Services, threadId: string, work: () => Promise<void>): Promise<void> {
  return services.calls.withCallLock(`thread:${threadId}`, work).catch((error: unknown) => {
    services.log.error({ err: error, threadId }, 'a thread of text messages failed');
  });
}

/** The same after a while, in this process; should it be gone by then, the next minute's look does it. */
export function inThreadAfter(services: Services, ms: number, threadId: string, work: () => Promise<void>): void {
  services.clock.after(ms, () => {
    if (!services.calls.draining) void inThread(services, threadId, work);
  });
}

const sendLater = (services: Services, workspaceId: string, threadId: string, ms: number): void =>
  inThreadAfter(services, ms, threadId, () => sendQueued(services, workspaceId, threadId));
