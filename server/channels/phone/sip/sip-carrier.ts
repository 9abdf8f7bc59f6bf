import { randomBytes } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { carrierCan } from '#domain/carriers/carrier-kinds.ts';
import { type Carrier, type CarrierCall, CarrierError, cannot as refused } from '#server/carriers/carrier.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { AccountRow } from '#server/platform/db/schema/phone.table.ts';
import { sipAccounts, sipDialogs, sipDials } from '#server/platform/db/schema/sip.table.ts';
import type { Services } from '#server/services.ts';
import { recordingKey, SipRecording } from './recordings.ts';
import { sendDial } from './send-dial.ts';
import { sipPhones } from './sip-phones.ts';

/** What a SIP account has not: its numbers are its server's, and texts go another way. */
const cannot = (what: string) => refused(`A SIP account ${what}.`);

const recordings = new WeakMap<Services, Map<string, SipRecording>>();
/** Recordings whose state is remembered; all others are files. */
const mostRemembered = 1_000;

/** How a SIP account is asked. Calls are made in process, by the instance that holds the account. */
export function openSip(services: Services, account: AccountRow): Carrier {
  const { workspaceId, id } = account;
  const made = recordings.get(services) ?? new Map<string, SipRecording>();
  recordings.set(services, made);
  const phones = sipPhones(services);
  const phoneOf = (sid: string) => phones.ofCall(sid);
  const recorded = (sid: string) => {
    const found = made.get(sid);
    return found && { sid, status: found.status, startedAt: found.startedAt };
  };
  return {
    can: carrierCan.sip,
    account: async () => ({ sid: account.accountSid, name: account.name, isTrial: false, isActive: true }),
    search: () => cannot('has no numbers to buy: they are its server’s'),
    prices: () => cannot('has no numbers to buy: they are its server’s'),
    addresses: async () => [],
    bundles: async () => [],
    buy: () => cannot('has no numbers to buy: they are its server’s'),
    numbers: async () => [],
    point: () => cannot('is led to by its server’s own settings'),
    release: () => cannot('gives no numbers back: they are its server’s'),
    async dial({ callId, from, to, ringFor }) {
      const sid = `${randomBytes(16).toString('hex')}@parley`;
      const wanted = { sipCallId: sid, callId, fromNumber: from, toNumber: to, ringSeconds: ringFor };
      const phone = phones.find(id);
      if (phone === undefined) await handOn(services, account, wanted);
      else {
        const sent = await sendDial(phone, wanted);
        if (sent.state === 'unsure') throw new CarrierError('unsure', 'The server didn’t respond.');
        if (sent.state === 'never_left') throw new CarrierError('never_left', sent.message);
      }
      return { sid, status: 'queued', createdAt: new Date(services.clock.now()), direction: 'outbound-api' };
    },
    steer: () => cannot('is led in process, and not steered'),
    async hangUp(sid) {
      const phone = phoneOf(sid);
      const call = phone?.calls.get(sid);
      phone?.outgoing.get(sid)?.cancel();
      if (call?.live) return call.hangUp();
      if (phone !== undefined) return;
      await services.db.tenant(workspaceId, (tx) =>
        tx
          .update(sipDialogs)
          .set({ hangUp: true })
          .where(and(eq(sipDialogs.workspaceId, workspaceId), eq(sipDialogs.sipCallId, sid))),
      );
    },
    call: (sid) => callNow(services, workspaceId, sid),
    // Its process is gone, or the server has not answered: no one can say any more whether it rang, so that it counts as dialled.
    calls: async (_from, _to, day) => [
      { sid: `lost-${randomBytes(8).toString('hex')}`, status: 'failed', createdAt: day, direction: 'outbound-api' },
    ],
    async record(sid) {
      const call = phoneOf(sid)?.calls.get(sid);
      if (call?.live == null) throw new CarrierError('not_found', 'This call isn’t on this server.');
      call.recording ??= new SipRecording(services, sid);
      made.set(call.recording.sid, call.recording);
      if (made.size > mostRemembered) made.delete(made.keys().next().value!);
      return recorded(call.recording.sid)!;
    },
    async recordings(callSid) {
      const now = phoneOf(callSid)?.calls.get(callSid)?.recording;
      const kept = now ?? [...made.values()].find((one) => one.callSid === callSid);
      return kept ? [recorded(kept.sid)!] : [];
    },
    async stopRecording(_callSid, sid) {
      made.get(sid)?.stop();
    },
    async recordingSound(sid) {
      const sound = await services.files.get(recordingKey(sid));
      if (sound === null) throw new CarrierError('not_found', 'Recording not found. It may have been deleted.');
      return sound;
    },
    removeRecording: (sid) => services.files.remove(recordingKey(sid)),
    sendMessage: () => cannot('sends no text messages'),
    messages: async () => [],
  };
}

/** Leaves a dial to the process that has the account. @throws CarrierError where none has */
async function handOn(
  services: Services,
  { workspaceId, id }: AccountRow,
  dial: Omit<typeof sipDials.$inferInsert, 'workspaceId' | 'accountId' | 'askedAt'>,
): Promise<void> {
  const now = new Date(services.clock.now());
  const isHeld = await services.db.tenant(workspaceId, async (tx) => {
    const own = and(eq(sipAccounts.workspaceId, workspaceId), eq(sipAccounts.id, id));
    const [row] = await tx.select({ until: sipAccounts.leaseUntil }).from(sipAccounts).where(own);
    if (row?.until == null || row.until < now) return false;
    await tx.insert(sipDials).values({ ...dial, workspaceId, accountId: id, askedAt: now });
    return true;
  });
  if (!isHeld) throw new CarrierError('never_left', 'No server has this SIP account registered right now.');
}

/** A call as it stands: one that has a dialog goes on. */
async function callNow(services: Services, workspaceId: string, sid: string): Promise<CarrierCall> {
  const { dialog, call } = await services.db.tenant(workspaceId, async (tx) => {
    const its = and(eq(sipDialogs.workspaceId, workspaceId), eq(sipDialogs.sipCallId, sid));
    const [found] = await tx.select({ keptAt: sipDialogs.keptAt }).from(sipDialogs).where(its);
    const [row] = await tx
      .select({ startedAt: calls.startedAt })
      .from(calls)
      .where(and(eq(calls.workspaceId, workspaceId), eq(calls.carrierSid, sid)))
      .orderBy(desc(calls.createdAt))
      .limit(1);
    return { dialog: found, call: row };
  });
  const status = dialog ? 'in-progress' : call?.startedAt ? 'completed' : 'failed';
  return { sid, status, createdAt: null, direction: 'outbound-api' };
}
