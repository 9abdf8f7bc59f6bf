import { and, eq, inArray, isNotNull, lt, or } from 'drizzle-orm';
import { openCarrier, readAccountById } from '#server/carriers/accounts.ts';
import { CarrierError } from '#server/carriers/carrier.ts';
import { type MessageRow, messageThreads, phoneMessages } from '#server/platform/db/schema/messages.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { openBody } from '#server/records/open-body.ts';
import type { Services } from '#server/services.ts';
import { answerThread } from './answer.ts';
import { applyEvent } from './apply-event.ts';
import { askForUnheard } from './ask-for-unheard.ts';
import { inThread, sendQueued } from './send-messages.ts';

/** What is being sent for longer has lost its process, in ms: the carrier is waited for at most 15 s. */
const sendingMs = 60_000;
/** How far the clocks of the carrier and of this server may be apart, in ms. */
const clocksApartMs = 60_000;
/** Messages, or threads, of one look. */
const mostAtOnce = 200;

/** Of them, those that the carrier is asked about at the same time. */
const atATime = 10;

/** Works on some at a time, so that a slow carrier does not hold up all. */
async function severally<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += atATime) await Promise.all(all.slice(at, at + atATime).map(work));
}

/** The message in the carrier's list that is this one: the same words between the same numbers, and no other's. */
async function findSent(services: Services, row: MessageRow): Promise<string | null> {
  const { workspaceId, ownNumber, otherNumber, sentAt } = row;
  const { account, text } = await services.db.tenant(workspaceId, async (tx) => ({
    account: await readAccountById(tx, workspaceId, row.accountId),
    text: openBody(await findSeal(tx, services, workspaceId), row).trim(),
  }));
  const carrier = openCarrier(services, account);
  const since = sentAt!.getTime() - clocksApartMs;
  // Around midnight it may be in the list of either day.
  const days = new Map(
    [since, since + 2 * clocksApartMs].map((at) => [new Date(at).toISOString().slice(0, 10), new Date(at)]),
  );
  const lists = await Promise.all([...days.values()].map((day) => carrier.messages(ownNumber, otherNumber, day)));
  const fitting = lists.flat().filter((one) => {
    const isInTime = one.createdAt === null || one.createdAt.getTime() >= since;
    // A trial account puts a sentence of its own before it.
    return one.direction.startsWith('outbound') && isInTime && (one.text === null || one.text.trim().endsWith(text));
  });
  const sids = fitting.map(({ sid }) => sid);
  if (sids.length === 0) return null;
  const known = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ sid: phoneMessages.carrierSid })
      .from(phoneMessages)
      .where(and(eq(phoneMessages.workspaceId, workspaceId), inArray(phoneMessages.carrierSid, sids))),
  );
  const taken = new Set(known.map(({ sid }) => sid));
  return sids.find((sid) => !taken.has(sid)) ?? null;
}

/** Looks for a message of which no one knows whether it was sent. */
async function look(services: Services, row: MessageRow): Promise<void> {
  const { workspaceId, id } = row;
  if (row.state === 'sending') {
    await applyEvent(services, workspaceId, id, { type: 'recovered' });
    return;
  }
  try {
    const sid = await findSent(services, row);
    await applyEvent(services, workspaceId, id, { type: 'looked', sid });
  } catch (error) {
    // A carrier that cannot be asked has said nothing: the next minute asks again.
    if (!(error instanceof CarrierError)) throw error;
    services.log.warn({ reason: error.message, messageId: id }, 'the carrier could not be asked for a message');
  }
}

/**
 * Does what is due of text messages and was not done by the process that should have: looks for those of which no one
 * knows, sends what is queued, has agents answer what came in, asks how those went of which nothing was heard. Answers how
 * much there was.
 */
export async function lookAfterMessages(services: Services): Promise<number> {
  const now = services.clock.now();
  const isDue = lt(phoneMessages.nextAt, new Date(now + 1));
  const messages = await services.db.system('job', (tx) =>
    tx
      .select()
      .from(phoneMessages)
      .where(
        or(
          and(inArray(phoneMessages.state, ['queued', 'unknown']), isDue),
          and(eq(phoneMessages.state, 'sending'), lt(phoneMessages.sentAt, new Date(now - sendingMs))),
        ),
      )
      .limit(mostAtOnce),
  );
  const doubted = messages.filter(({ state }) => state !== 'queued');
  await severally(doubted, (row) =>
    look(services, row).catch((error: unknown) => {
      services.log.error({ err: error, messageId: row.id }, 'a message could not be looked for');
    }),
  );
  // Anyone who was waited for by others of their thread is out of the way now.
  const threads = new Map(messages.map(({ threadId, workspaceId }) => [threadId, workspaceId]));
  await severally([...threads], ([id, workspaceId]) =>
    inThread(services, id, () => sendQueued(services, workspaceId, id)),
  );
  const due = await services.db.system('job', (tx) =>
    tx
      .select({ id: messageThreads.id, workspaceId: messageThreads.workspaceId })
      .from(messageThreads)
      .where(and(isNotNull(messageThreads.dueAt), lt(messageThreads.dueAt, new Date(now + 1))))
      .limit(mostAtOnce),
  );
  await severally(due, ({ id, workspaceId }) => inThread(services, id, () => answerThread(services, workspaceId, id)));
  return messages.length + due.length + (await askForUnheard(services));
}
