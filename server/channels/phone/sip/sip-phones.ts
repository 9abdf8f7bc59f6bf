import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { carrierAccounts } from '#server/platform/db/schema/phone.table.ts';
import { type SipAccountRow, sipAccounts, sipDialogs, sipDials } from '#server/platform/db/schema/sip.table.ts';
import type { Services } from '#server/services.ts';
import { noteDial } from '../dials/note-dial.ts';
import { sendDial } from './send-dial.ts';
import { SipPhone } from './sip-phone.ts';

/** How long a process is believed to have its accounts, and how often it says so, in ms: a killed one's callers wait no longer. */
const leaseMs = 6_000;
const lookMs = 2_000;
/** Accounts that one look takes. */
const mostAtOnce = 100;

/** The SIP accounts that this process has, each by a lease. */
export class SipPhones {
  readonly #services: Services;
  readonly #phones = new Map<string, SipPhone>();
  #looking: Promise<void> | null = null;
  /** A process that was not started has no accounts: a program beside the server, and a test of others. */
  #runs = false;
  #cancel = () => {};

  constructor(services: Services) {
    this.#services = services;
    services.media.whenLost((error) => {
      services.log.error({ err: error }, 'the sound of calls over SIP stopped and is opened again');
      for (const phone of this.#phones.values()) phone.soundLost();
    });
  }

  /** Looks after accounts from now on, until `stop`. */
  start(): void {
    this.#runs = true;
    const again = () => {
      this.#cancel = this.#services.clock.after(lookMs, () => {
        void this.look().then(() => {
          if (this.#runs) again();
        });
      });
    };
    void this.#letGo()
      .catch((error: unknown) => this.#services.log.error({ err: error }, 'Couldn’t release SIP accounts'))
      .then(() => this.look());
    again();
  }

  /** What a killed process had is free at once where no other can have this database: callers wait for no lease to run out. */
  async #letGo(): Promise<void> {
    const { db } = this.#services;
    if (!db.shared) await db.system('job', (tx) => tx.update(sipAccounts).set({ leaseUntil: null, owner: null }));
  }

  find(accountId: string): SipPhone | undefined {
    return this.#phones.get(accountId);
  }

  /** The phone that has a call. */
  ofCall(sid: string): SipPhone | undefined {
    return [...this.#phones.values()].find(({ calls, outgoing }) => calls.has(sid) || outgoing.has(sid));
  }

  /** Renews what is held, takes what no one has, opens anew what was changed, and does what others ask. */
  look(): Promise<void> {
    if (!this.#runs) return Promise.resolve();
    this.#looking ??= this.#lookOnce()
      .catch((error: unknown) => this.#services.log.error({ err: error }, 'Couldn’t refresh SIP accounts'))
      .finally(() => {
        this.#looking = null;
      });
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    const held = await this.#renew();
    for (const [id, phone] of this.#phones) {
      const now = held.get(id);
      if (now !== undefined && now.epoch === phone.row.epoch && now.revision === phone.row.revision) continue;
      this.#phones.delete(id);
      // Deleted, or changed: its server forgets it. Taken by another process: it is that one's.
      const isOthers = now === undefined && (await this.#exists(id));
      await phone.close(!isOthers);
    }
    // A process that stops takes nothing more.
    if (!this.#services.calls.draining) for (const row of await this.#take()) held.set(row.id, row);
    for (const row of held.values()) if (!this.#phones.has(row.id)) await this.#open(row);
    await this.#asked();
  }

  async #exists(id: string): Promise<boolean> {
    const [row] = await this.#services.db.system('job', (tx) =>
      tx.select({ id: sipAccounts.id }).from(sipAccounts).where(eq(sipAccounts.id, id)),
    );
    return row !== undefined;
  }

  async #renew(): Promise<Map<string, SipAccountRow>> {
    const { db, clock, calls } = this.#services;
    const ids = [...this.#phones.keys()];
    if (ids.length === 0) return new Map();
    const rows = await db.system('job', (tx) =>
      tx
        .update(sipAccounts)
        .set({ leaseUntil: new Date(clock.now() + leaseMs) })
        .where(and(inArray(sipAccounts.id, ids), eq(sipAccounts.owner, calls.owner)))
        .returning(),
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async #take(): Promise<SipAccountRow[]> {
    const { db, clock, calls } = this.#services;
    const now = clock.now();
    const free = or(isNull(sipAccounts.leaseUntil), lt(sipAccounts.leaseUntil, new Date(now)));
    return db.system('job', async (tx) => {
      const found = await tx
        .select({ id: sipAccounts.id })
        .from(sipAccounts)
        .where(free)
        .limit(mostAtOnce)
        .for('update', { skipLocked: true });
      if (found.length === 0) return [];
      return tx
        .update(sipAccounts)
        .set({ owner: calls.owner, epoch: sql`${sipAccounts.epoch} + 1`, leaseUntil: new Date(now + leaseMs) })
        .where(
          inArray(
            sipAccounts.id,
            found.map(({ id }) => id),
          ),
        )
        .returning();
    });
  }

  async #open(row: SipAccountRow): Promise<void> {
    const { db, log } = this.#services;
    const [account] = await db.tenant(row.workspaceId, (tx) =>
      tx
        .select()
        .from(carrierAccounts)
        .where(and(eq(carrierAccounts.workspaceId, row.workspaceId), eq(carrierAccounts.id, row.id))),
    );
    if (account === undefined) return;
    const phone = new SipPhone(this.#services, row, account);
    this.#phones.set(row.id, phone);
    // One server that does not answer keeps no other account waiting.
    phone.open().catch((error: unknown) => log.error({ err: error }, 'a SIP account could not be opened'));
  }

  /** What processes without the account were asked for. */
  async #asked(): Promise<void> {
    const ids = [...this.#phones.keys()];
    if (ids.length === 0) return;
    const { ended, dialled } = await this.#services.db.system('job', async (tx) => ({
      ended: await tx
        .select({ sid: sipDialogs.sipCallId })
        .from(sipDialogs)
        .where(and(inArray(sipDialogs.accountId, ids), eq(sipDialogs.hangUp, true))),
      dialled: await tx.delete(sipDials).where(inArray(sipDials.accountId, ids)).returning(),
    }));
    for (const { sid } of ended) this.ofCall(sid)?.calls.get(sid)?.hangUp();
    for (const row of dialled) {
      const phone = this.#phones.get(row.accountId);
      if (phone === undefined) continue;
      sendDial(phone, row)
        .then((sent) => {
          if (sent.state === 'accepted' || sent.state === 'over') return null;
          const message = sent.state === 'never_left' ? sent.message : 'The server didn’t respond.';
          return noteDial(this.#services, row.workspaceId, row.callId, { type: 'fault', fault: sent.state, message });
        })
        .catch((error: unknown) => this.#services.log.error({ err: error }, 'a dial over SIP failed'));
    }
  }

  /** Leaves what it has to another process: registrations and calls stay. */
  async stop(): Promise<void> {
    this.#runs = false;
    this.#cancel();
    await this.#looking;
    const ids = [...this.#phones.keys()];
    await Promise.all([...this.#phones.values()].map((phone) => phone.close(false)));
    this.#phones.clear();
    if (ids.length === 0) return;
    const { db, calls } = this.#services;
    await db.system('job', (tx) =>
      tx
        .update(sipAccounts)
        .set({ leaseUntil: null, owner: null })
        .where(and(inArray(sipAccounts.id, ids), eq(sipAccounts.owner, calls.owner))),
    );
  }
}

const ofServices = new WeakMap<Services, SipPhones>();

/** The SIP accounts of this process. */
export function sipPhones(services: Services): SipPhones {
  const known = ofServices.get(services) ?? new SipPhones(services);
  ofServices.set(services, known);
  return known;
}
