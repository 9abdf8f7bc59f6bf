import { and, eq, lt } from 'drizzle-orm';
import { openCarrier, readAccountById } from '#server/carriers/accounts.ts';
import { CarrierError } from '#server/carriers/carrier.ts';
import { type MessageRow, phoneMessages } from '#server/platform/db/schema/messages.table.ts';
import type { Services } from '#server/services.ts';
import { applyEvent, ownMessage } from './apply-event.ts';
import { askAt, wordOf } from './outgoing.ts';

/** Messages of one look. */
const mostAtOnce = 100;

/** What the carrier's list says of a message now. */
async function statusOf(services: Services, { workspaceId, accountId, ...row }: MessageRow): Promise<string | null> {
  const account = await services.db.tenant(workspaceId, (tx) => readAccountById(tx, workspaceId, accountId));
  const found = await openCarrier(services, account).messages(row.ownNumber, row.otherNumber, row.sentAt!);
  return found.find(({ sid }) => sid === row.carrierSid)?.status ?? null;
}

async function ask(services: Services, row: MessageRow): Promise<void> {
  const { workspaceId, id, carrierSid, sentAt } = row;
  try {
    const status = await statusOf(services, row);
    const word = status === null ? null : wordOf(status);
    if (word !== null && word !== 'sent')
      await applyEvent(services, workspaceId, id, { type: 'heard', sid: carrierSid!, word, code: null });
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    services.log.warn({ reason: error.message, messageId: id }, 'the carrier could not be asked how a message went');
  }
  const nextAt = askAt(sentAt!.getTime(), services.clock.now());
  await services.db.tenant(workspaceId, (tx) =>
    tx
      .update(phoneMessages)
      .set({ nextAt })
      .where(and(ownMessage(workspaceId, id), eq(phoneMessages.state, 'sent'))),
  );
}

/** Asks the carrier how messages went of which it has said no more: webhooks get lost. Answers how many there were. */
export async function askForUnheard(services: Services): Promise<number> {
  const isDue = lt(phoneMessages.nextAt, new Date(services.clock.now() + 1));
  const rows = await services.db.system('job', (tx) =>
    tx
      .select()
      .from(phoneMessages)
      .where(and(eq(phoneMessages.state, 'sent'), isDue))
      .limit(mostAtOnce),
  );
  for (const row of rows) {
    await ask(services, row).catch((error: unknown) => {
      services.log.error({ err: error, messageId: row.id }, 'a message could not be asked for');
    });
  }
  return rows.length;
}
