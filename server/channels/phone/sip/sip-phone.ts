import { and, eq } from 'drizzle-orm';
import { authTokenOf } from '#server/carriers/accounts.ts';
import { languageOfNumber, takeRinging } from '#server/channels/phone/calls/advance-call.ts';
import type { AccountRow, NumberRow } from '#server/platform/db/schema/phone.table.ts';
import { phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import { type SipAccountRow, sipAccounts, sipDialogs } from '#server/platform/db/schema/sip.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import type { MediaEvents } from '#voice/rtp/media-session.ts';
import type { CallRecord } from '#voice/sip/dialog/call-record.ts';
import type { IncomingCall } from '#voice/sip/dialog/incoming-call.ts';
import type { OutgoingCall, OutgoingEvents } from '#voice/sip/dialog/outgoing-call.ts';
import { bracketed } from '#voice/sip/flow.ts';
import { escapeUser } from '#voice/sip/message/uri.ts';
import type { RegistrationState } from '#voice/sip/registration.ts';
import { UserAgent } from '#voice/sip/user-agent.ts';
import { findBySid } from '../calls/begin-call.ts';
import { waitingOn } from '../queue/line.ts';
import { noteOver } from './note-over.ts';
import { writeNumber } from './numbers.ts';
import { domainOf, reachOf, reachServer, SipUnreachable } from './reach-server.ts';
import { SipCall } from './sip-call.ts';
import { takeInvite } from './take-invite.ts';
import { waitOnLine } from './wait-on-line.ts';

/** A server that is not reached is tried again so much later at first, and at most, in ms. */
const againMs = { first: 5_000, most: 300_000 } as const;

/** Seconds that the phone of someone rings whom a caller is to be joined with. */
const personRingsFor = 25;

/** One account of this process, from its lease to the loss of it. */
export class SipPhone {
  readonly services: Services;
  readonly row: SipAccountRow;
  readonly account: AccountRow;
  readonly scope: Scope;
  /** Calls that are answered, by their Call-ID. */
  readonly calls = new Map<string, SipCall>();
  /** Calls that go out and are not answered. */
  readonly outgoing = new Map<string, OutgoingCall>();
  ua: UserAgent | null = null;
  /** A test calls the account itself: such a call is refused, and so has come back. */
  isTesting = false;
  #closed = false;
  #tries = 0;
  #noted: Promise<void> = Promise.resolve();
  #cancel = () => {};

  constructor(services: Services, row: SipAccountRow, account: AccountRow) {
    this.services = services;
    this.row = row;
    this.account = account;
    this.scope = { services, workspaceId: row.workspaceId, actor: null };
  }

  /** Reads what another process left, opens the way to the server, goes on with calls, and registers. */
  async open(): Promise<void> {
    this.#cancel();
    // Before anything can arrive: a request of a dialog that is not known would be told so, and end the call.
    const left = await this.#readDialogs();
    try {
      const flow = await reachServer(this.services, this.row, {
        receive: (bytes, from) => this.ua?.receive(bytes, from),
        lost: (reason) => this.#lost(reason),
      });
      if (this.#closed) {
        flow.close();
        return;
      }
      this.#tries = 0;
      this.ua = this.#userAgent(flow);
      await this.#keepPort(flow.local.port);
      for (const record of left) this.#takeUp(record);
      await this.ua.register();
    } catch (error) {
      if (!(error instanceof SipUnreachable)) throw error;
      await this.note({ state: 'failed', status: null, message: error.message, retryAt: 0 });
      this.#again();
    }
  }

  #userAgent(flow: Awaited<ReturnType<typeof reachServer>>): UserAgent {
    const { services, row, account } = this;
    return new UserAgent({
      clock: services.clock,
      flow,
      identity: {
        domain: domainOf(row.server),
        user: row.user,
        authUser: row.authUser ?? row.user,
        password: authTokenOf(services, account),
        name: account.name,
        scheme: 'sip',
        encryption: row.encryption,
        instance: `urn:uuid:${row.id}`,
      },
      random: Math.random,
      openMedia: (events) => this.#openMedia(flow.local.host, events),
      store: {
        keep: (record) => this.#keep(record),
        drop: (callId) => this.#drop(callId),
      },
      product: 'Parley',
      invited: (call) => this.#invited(call),
      registration: (state) => {
        this.note(state).catch((error: unknown) =>
          services.log.error({ err: error }, 'the state of a SIP account could not be stored'),
        );
      },
      log: services.log,
    });
  }

  async #openMedia(host: string, events: MediaEvents) {
    const { config, log, media } = this.services;
    const session = await media.open({
      host,
      range: config.sipMediaPorts,
      events,
      mayReach: await reachOf(this.services, this.row.workspaceId),
      failed: (error) => log.warn({ err: error }, 'a port for the sound of a call failed'),
    });
    return { session, host: config.sipMediaAddress ?? host };
  }

  /** How the account stands, as its page shows it: one state after the other. */
  note(state: RegistrationState): Promise<void> {
    const noted = this.#noted.then(() => this.#noteNow(state));
    this.#noted = noted.catch(() => {});
    return noted;
  }

  /** Behind the last state that was told. */
  get stateNoted(): Promise<void> {
    return this.#noted;
  }

  async #noteNow(state: RegistrationState): Promise<void> {
    const { services, row } = this;
    await services.db.tenant(row.workspaceId, (tx) =>
      tx
        .update(sipAccounts)
        .set({
          state: state.state,
          problem: state.state === 'failed' ? state.message.slice(0, 500) : null,
          registeredUntil: state.state === 'registered' ? new Date(state.until) : null,
        })
        .where(and(this.#own(), eq(sipAccounts.epoch, row.epoch))),
    );
  }

  #own() {
    return and(eq(sipAccounts.workspaceId, this.row.workspaceId), eq(sipAccounts.id, this.row.id));
  }

  async #keepPort(localPort: number): Promise<void> {
    if (this.row.localPort === localPort) return;
    this.row.localPort = localPort;
    await this.services.db.tenant(this.row.workspaceId, (tx) =>
      tx.update(sipAccounts).set({ localPort }).where(this.#own()),
    );
  }

  #ofAccount() {
    return and(eq(sipDialogs.workspaceId, this.row.workspaceId), eq(sipDialogs.accountId, this.row.id));
  }

  async #readDialogs(): Promise<CallRecord[]> {
    const rows = await this.services.db.tenant(this.row.workspaceId, (tx) =>
      tx.select().from(sipDialogs).where(this.#ofAccount()),
    );
    return rows.map(({ record }) => record).filter(({ dialog }) => !this.calls.has(dialog.callId));
  }

  #keep(record: CallRecord): Promise<void> {
    const { workspaceId, id: accountId } = this.row;
    const keptAt = new Date(this.services.clock.now());
    const row = { workspaceId, sipCallId: record.dialog.callId, accountId, record, keptAt };
    return this.services.db.tenant(workspaceId, async (tx) => {
      await tx
        .insert(sipDialogs)
        .values(row)
        .onConflictDoUpdate({ target: [sipDialogs.workspaceId, sipDialogs.sipCallId], set: { record, keptAt } });
    });
  }

  #drop(callId: string): Promise<void> {
    return this.services.db.tenant(this.row.workspaceId, async (tx) => {
      await tx.delete(sipDialogs).where(and(this.#ofAccount(), eq(sipDialogs.sipCallId, callId)));
    });
  }

  #invited(call: IncomingCall): void {
    if (this.isTesting && call.caller.user === this.row.user) {
      call.reject(486);
      return;
    }
    if (this.ua!.busy > this.row.maxCalls) {
      call.reject(486);
      return;
    }
    takeInvite(this, call).catch((error: unknown) => {
      this.services.log.error({ err: error }, 'a call over SIP could not be taken');
      const taken = this.calls.get(call.callId);
      if (taken?.live) taken.hangUp();
      else call.reject(500);
    });
  }

  /** Goes on with a call that another process had: its caller hears one sentence. */
  #takeUp(record: CallRecord): void {
    this.#resume(record).catch((error: unknown) => {
      this.services.log.warn({ err: error }, 'a call over SIP could not be taken up again');
      this.calls.get(record.dialog.callId)?.hangUp();
    });
  }

  async #resume(record: CallRecord): Promise<void> {
    const sid = record.dialog.callId;
    const row = await findBySid(this.scope, sid);
    const number = row?.phoneNumberId ? await this.numberById(row.phoneNumberId) : undefined;
    const call = this.newCall(sid, number ?? (await this.firstNumber())!);
    const live = await this.ua!.takeUp(record, call.media);
    call.begin(live);
    if (row !== undefined && record.direction === 'outbound') live.whenOver(() => noteOver(this, row.id, sid));
    const goesOn = await live.reinvite();
    if (!goesOn) return;
    if (await this.#waitsOn(sid, call)) return;
    if (row === undefined || row.status !== 'live') {
      live.hangUp();
      return;
    }
    await call.lead(row.id, false);
  }

  /** A caller who waited in line when their server was lost waits on, in their place. */
  async #waitsOn(sid: string, call: SipCall): Promise<boolean> {
    const { scope } = this;
    const waiting = await waitingOn(scope, sid);
    const number = waiting && (await this.numberById(waiting.numberId));
    if (!number) return false;
    const other = waiting.otherNumber;
    const ends = { direction: 'inbound', numberId: number.id, own: number.number, other, carrier: 'sip' } as const;
    const language = await languageOfNumber(scope, number);
    await waitOnLine(scope, call, { number, ends, sid, language });
    return true;
  }

  /** A conversation's end of a call of this account. */
  newCall(sid: string, number: NumberRow): SipCall {
    const { scope, account, row } = this;
    const call: SipCall = new SipCall({
      scope,
      account,
      number,
      allowedCountries: row.allowedCountries,
      uriOf: (to) => this.uriOf(to),
      dial: (to, media, events) => this.#dialPerson(number, to, media, events),
      handOver: async (agentId) => {
        const before = await findBySid(scope, sid);
        if (before === undefined) return null;
        const ends = {
          direction: before.direction!,
          numberId: number.id,
          own: number.number,
          other: before.otherNumber,
          carrier: 'sip' as const,
        };
        const taken = await takeRinging(scope, number, sid, ends, agentId);
        return taken.do === 'led' ? taken.call.id : null;
      },
      over: () => void this.calls.delete(sid),
    });
    this.calls.set(sid, call);
    return call;
  }

  /** Calls someone whom a caller is to be joined with. */
  #dialPerson(own: NumberRow, to: string, media: MediaEvents, events: OutgoingEvents): OutgoingCall | null {
    const { ua, row } = this;
    if (ua === null || ua.busy >= row.maxCalls) return null;
    const preferred = own.number.startsWith('+') ? this.uriOf(own.number) : null;
    return ua.dial({ uri: this.uriOf(to), from: null, preferred, ringFor: personRingsFor, media, events });
  }

  /** The address that a number or an extension is called at. */
  uriOf(number: string): string {
    const { row } = this;
    const outside = number.startsWith('+') ? ';user=phone' : '';
    return `sip:${escapeUser(writeNumber(number, row))}@${bracketed(domainOf(row.server))}${outside}`;
  }

  async numbers(): Promise<NumberRow[]> {
    const own = and(eq(phoneNumbers.workspaceId, this.row.workspaceId), eq(phoneNumbers.accountId, this.row.id));
    return this.services.db.tenant(this.row.workspaceId, (tx) =>
      tx.select().from(phoneNumbers).where(own).orderBy(phoneNumbers.id),
    );
  }

  async numberById(id: string): Promise<NumberRow | undefined> {
    return (await this.numbers()).find((one) => one.id === id);
  }

  async firstNumber(): Promise<NumberRow | undefined> {
    return (await this.numbers())[0];
  }

  /** The way to the server is gone: a new one is opened, and calls are told of it. */
  #lost(reason: string): void {
    if (this.#closed) return;
    this.services.log.warn({ reason }, 'the way to a SIP server was lost');
    this.#leaveCalls();
    this.ua?.close();
    this.ua = null;
    const message = `The connection to the server was lost: ${reason.slice(0, 200)}`;
    this.note({ state: 'failed', status: null, message, retryAt: 0 }).catch((error: unknown) =>
      this.services.log.error({ err: error }, 'the state of a SIP account could not be stored'),
    );
    this.#again();
  }

  /** The ports of all calls are gone: they are taken up on others. */
  soundLost(): void {
    this.#leaveCalls();
    this.ua?.close();
    this.ua = null;
    this.#openAgain();
  }

  #again(): void {
    if (this.#closed) return;
    const ms = Math.min(againMs.most, againMs.first * 2 ** this.#tries);
    this.#tries += 1;
    this.#cancel = this.services.clock.after(ms, () => this.#openAgain());
  }

  #openAgain(): void {
    this.open().catch((error: unknown) => {
      this.services.log.error({ err: error }, 'a SIP account could not be opened');
      this.#again();
    });
  }

  #leaveCalls(): void {
    for (const call of this.calls.values()) call.abandon();
    this.calls.clear();
    this.outgoing.clear();
  }

  /** @param isGone the account is not ours any more: its binding is given back; else another process takes it over */
  async close(isGone: boolean): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#cancel();
    const { ua } = this;
    if (isGone && ua !== null) {
      for (const call of this.calls.values()) call.hangUp();
      // A server that does not answer is not waited for.
      await Promise.race([ua.unregister(), new Promise<void>((done) => this.services.clock.after(2_000, done))]);
    }
    this.#leaveCalls();
    ua?.close();
    this.ua = null;
  }
}
