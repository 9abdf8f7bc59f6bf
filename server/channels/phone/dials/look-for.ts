import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { openCarrier, readAccountById } from '#server/carriers/accounts.ts';
import { callResultOf } from '#server/carriers/call-result.ts';
import { CarrierError } from '#server/carriers/carrier.ts';
import { type DialRow, dials } from '#server/platform/db/schema/phone.table.ts';
import type { Services } from '#server/services.ts';
import { noteDial } from './note-dial.ts';

/** What is being sent for longer has lost its process, in ms: the carrier is waited for at most 15 s. */
const sendingMs = 60_000;
/** What was placed so long ago, in ms, is asked for each minute until it has ended. */
const placedMs = 120_000;
/** How far the clocks of the carrier and of this server may be apart, in ms. */
const clocksApartMs = 60_000;
/** Dials of one look. */
const mostAtOnce = 200;

/** The call in the carrier's list that is this dial's: between the same numbers, not before it was sent, and no other dial's. */
async function findPlaced(services: Services, row: DialRow): Promise<string | null> {
  const { workspaceId, fromNumber, toNumber, sentAt } = row;
  const account = await services.db.tenant(workspaceId, (tx) => readAccountById(tx, workspaceId, row.accountId));
  const carrier = openCarrier(services, account);
  const since = sentAt!.getTime() - clocksApartMs;
  // Around midnight it may be in the list of either day.
  const days = new Map(
    [since, since + 2 * clocksApartMs].map((at) => [new Date(at).toISOString().slice(0, 10), new Date(at)]),
  );
  const listed = (await Promise.all([...days.values()].map((day) => carrier.calls(fromNumber, toNumber, day)))).flat();
  const fitting = listed.filter(({ createdAt, direction }) => {
    return direction.startsWith('outbound') && (createdAt === null || createdAt.getTime() >= since);
  });
  if (fitting.length === 0) return null;
  const sids = fitting.map(({ sid }) => sid);
  const known = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ sid: dials.carrierSid })
      .from(dials)
      .where(and(eq(dials.workspaceId, workspaceId), inArray(dials.carrierSid, sids))),
  );
  const taken = new Set(known.map(({ sid }) => sid));
  return sids.find((sid) => !taken.has(sid)) ?? null;
}

/** What the carrier says of a call that was placed: its last callback may be lost. */
async function askFor(services: Services, row: DialRow): Promise<void> {
  const { workspaceId, callId, accountId } = row;
  const callSid = row.carrierSid!;
  const account = await services.db.tenant(workspaceId, (tx) => readAccountById(tx, workspaceId, accountId));
  const { status } = await openCarrier(services, account).call(callSid);
  await noteDial(services, workspaceId, callId, { type: 'heard', callSid, result: callResultOf(status) });
}

async function look(services: Services, row: DialRow): Promise<void> {
  const { workspaceId, callId } = row;
  if (row.state === 'sending') {
    await noteDial(services, workspaceId, callId, { type: 'recovered' });
    return;
  }
  try {
    if (row.state === 'placed') return await askFor(services, row);
    const callSid = await findPlaced(services, row);
    await noteDial(services, workspaceId, callId, { type: 'looked', callSid });
  } catch (error) {
    // A carrier that cannot be asked has said nothing: the next minute asks again.
    if (!(error instanceof CarrierError)) throw error;
    services.log.warn({ reason: error.message, callId }, 'the carrier could not be asked for a call');
  }
}

/** Looks for calls that were sent and of which no one knows whether they were placed. Answers how many were looked for. */
export async function lookForDials(services: Services): Promise<number> {
  const now = services.clock.now();
  const due = await services.db.system('job', (tx) =>
    tx
      .select()
      .from(dials)
      .where(
        or(
          and(eq(dials.state, 'unknown'), lt(dials.nextLookAt, new Date(now + 1))),
          and(eq(dials.state, 'sending'), lt(dials.sentAt, new Date(now - sendingMs))),
          and(eq(dials.state, 'placed'), lt(dials.sentAt, new Date(now - placedMs))),
        ),
      )
      .limit(mostAtOnce),
  );
  for (const row of due) {
    await look(services, row).catch((error: unknown) => {
      services.log.error({ err: error, callId: row.callId }, 'a call could not be looked for');
    });
  }
  return due.length;
}
