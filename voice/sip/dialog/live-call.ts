import { keyOfInfo } from '#voice/rtp/keys.ts';
import type { MediaSession } from '#voice/rtp/media-session.ts';
import { newToken } from '#voice/sip/new-token.ts';
import { cseqOf, headerOf, linesOf, type SipRequest, type SipResponse, valuesOf } from '../message/message.ts';
import { answerTo, noBody } from '../message/write.ts';
import type { ServerTransaction } from '../transaction/server-transaction.ts';
import type { CallRecord } from './call-record.ts';
import type { CallingAccount } from './calling-account.ts';
import { type Dialog, requestIn, retarget } from './dialog.ts';
import type { OfferAnswer } from './offer-answer.ts';
import { answerInterval, intervalOf, SessionTimer, sessionTimes } from './session-timer.ts';
import { storedFirst } from './stored-first.ts';
import { Transfer, type TransferEnd } from './transfer.ts';

export interface CallEnd {
  by: 'them' | 'us' | 'line';
  reason: string;
}

export interface LiveEvents {
  key(key: string): void;
  held(isHeld: boolean): void;
  over(end: CallEnd): void;
}

interface LiveOf extends CallRecord {
  session: MediaSession;
  offerAnswer: OfferAnswer;
}

const sdpType = 'application/sdp';
/** A request of ours that crosses one of theirs is tried again within so long, in ms (14.1): who began the call waits longer. */
const glareMs = { owner: 2_100, other: 200 } as const;

/** A call that is answered, until it is over. */
export class LiveCall {
  readonly ua: CallingAccount;
  readonly dialog: Dialog;
  readonly session: MediaSession;
  readonly direction: CallRecord['direction'];
  readonly #offerAnswer: OfferAnswer;
  readonly #timer: SessionTimer;
  readonly #transfer: Transfer;
  #allows: string[];
  #events: LiveEvents | null = null;
  #over = false;
  #ended: (() => void)[] = [];
  /** Our INVITE that is under way. */
  #inviting = false;
  /** Theirs, and what waits for its ACK. */
  #theirs: ServerTransaction | null = null;
  #offered = false;
  /** As it was told last. */
  #heldNow = false;
  #ack: SipRequest | null = null;

  constructor(ua: CallingAccount, of: LiveOf) {
    this.ua = ua;
    this.dialog = of.dialog;
    this.session = of.session;
    this.direction = of.direction;
    this.#offerAnswer = of.offerAnswer;
    this.#allows = of.allows;
    this.#timer = new SessionTimer(ua.of.clock, {
      refresh: () => this.refresh(),
      lapsed: () => this.#hangUp('line', 'The session was not refreshed.'),
    });
    this.#transfer = new Transfer(this);
  }

  listen(events: LiveEvents) {
    this.#events = events;
  }

  whenOver(run: () => void) {
    this.#ended.push(run);
  }

  get record(): CallRecord {
    const { dialog, direction } = this;
    return {
      dialog: { ...dialog, routes: [...dialog.routes] },
      direction,
      media: this.#offerAnswer.stored,
      allows: this.#allows,
    };
  }

  get isHeld(): boolean {
    return this.#offerAnswer.held;
  }

  get isOver(): boolean {
    return this.#over;
  }

  /** The 200 left with what we answered, or offered. @param offered it was an offer: its answer comes with the ACK */
  begun(server: ServerTransaction, offered: boolean) {
    this.#theirs = server;
    this.#offered = offered;
    server.unacknowledged = () => this.#hangUp('line', 'The answer was not acknowledged.');
    this.keepTime(server.request, 'uas');
  }

  /** Our ACK, for answers that come again. */
  acknowledged(ack: SipRequest) {
    this.#ack = ack;
  }

  /** Takes what a message says of the session's time. @param role ours in its transaction */
  keepTime(message: SipRequest | SipResponse, role: 'uac' | 'uas') {
    const interval = message.kind === 'request' ? answerInterval(message) : intervalOf(message);
    this.#timer.set(interval && { seconds: interval.seconds, isOurs: (interval.refresher ?? 'uac') === role });
  }

  noteAllowed(message: SipRequest | SipResponse) {
    const allows = valuesOf(message, 'allow').map((one) => one.toUpperCase());
    if (allows.length > 0) this.#allows = allows;
  }

  /** An ACK of the dialog. */
  acked(request: SipRequest) {
    const server = this.#theirs;
    if (server === null || cseqOf(request)?.number !== cseqOf(server.request)?.number) return;
    server.acknowledged();
    this.#theirs = null;
    if (!this.#offered) return;
    this.#offered = false;
    const agreed = this.#offerAnswer.takeAnswer(request.body);
    if (agreed === undefined) return this.#hangUp('us', 'The answer to our offer does not fit.');
    this.session.agree(agreed);
  }

  /** A 2xx that came again, when our ACK was lost. */
  repeatedAnswer(response: SipResponse): boolean {
    if (headerOf(response, 'call-id') !== this.dialog.callId || this.#ack === null) return false;
    if (cseqOf(response)?.number !== cseqOf(this.#ack)?.number) return false;
    this.ua.transactions.sendAlone(this.#ack);
    return true;
  }

  /** A request of the dialog. */
  request(request: SipRequest, server: ServerTransaction) {
    const answer = (status: number, headers: readonly (readonly [string, string])[] = [], body: Buffer = noBody) =>
      server.answer(answerTo(request, status, { headers, body }));
    const { number } = cseqOf(request)!;
    if (this.dialog.remoteSeq !== null && number <= this.dialog.remoteSeq) return answer(500, [['retry-after', '1']]);
    this.dialog.remoteSeq = number;
    switch (request.method) {
      case 'BYE':
        answer(200);
        return this.#end({ by: 'them', reason: linesOf(request, 'reason')[0]?.slice(0, 120) ?? 'BYE' });
      case 'INVITE':
      case 'UPDATE':
        return this.#offer(request, server, answer);
      case 'INFO': {
        const key = keyOfInfo(headerOf(request, 'content-type') ?? '', request.body.toString('latin1', 0, 200));
        if (key !== null) this.#events?.key(key);
        return answer(key === null && request.body.length > 0 ? 415 : 200);
      }
      case 'NOTIFY':
        this.#transfer.notified(request);
        return answer(200);
      case 'OPTIONS':
        return answer(200, this.ua.own());
      case 'REFER':
        return answer(603);
      default:
        return answer(405, [['allow', 'INVITE, ACK, BYE, CANCEL, UPDATE, INFO, NOTIFY, OPTIONS']]);
    }
  }

  /** The other side changes the call, or keeps it: each offer is answered anew. */
  #offer(
    request: SipRequest,
    server: ServerTransaction,
    answer: (status: number, headers?: readonly (readonly [string, string])[], body?: Buffer) => void,
  ) {
    const isInvite = request.method === 'INVITE';
    if (this.#inviting || (this.#theirs !== null && isInvite)) return answer(491);
    const asked = intervalOf(request);
    if (asked !== null && asked.seconds < sessionTimes.least)
      return answer(422, [['min-se', String(sessionTimes.least)]]);
    const time = answerInterval(request);
    const headers: (readonly [string, string])[] = [
      ...this.ua.own(),
      ...(time ? [['session-expires', `${time.seconds};refresher=${time.refresher}`] as const] : []),
      ...(time?.refresher === 'uac' ? [['require', 'timer'] as const] : []),
    ];
    const hasOffer = request.body.length > 0;
    if (hasOffer && !(headerOf(request, 'content-type') ?? sdpType).toLowerCase().startsWith(sdpType))
      return answer(415, [['accept', sdpType]]);
    const reply = hasOffer ? this.#offerAnswer.answer(request.body) : undefined;
    if (hasOffer && reply === undefined) return answer(488);
    const body = reply?.body ?? (isInvite ? this.#offerAnswer.offer() : noBody);
    retarget(this.dialog, request);
    this.noteAllowed(request);
    const wasHeld = this.#heldNow;
    this.#heldNow = this.#offerAnswer.held;
    const send = () => {
      if (this.#over) return;
      if (isInvite) {
        this.#theirs = server;
        this.#offered = !hasOffer;
        server.unacknowledged = () => this.#hangUp('line', 'The answer was not acknowledged.');
      }
      this.#timer.set(time && { seconds: time.seconds, isOurs: time.refresher === 'uas' });
      answer(200, [...headers, ...(body.length > 0 ? [['content-type', sdpType] as const] : [])], body);
      if (reply) this.session.agree(reply.agreed);
      if (reply && wasHeld !== this.#heldNow) this.#events?.held(this.#heldNow);
    };
    this.#commit(send);
  }

  /** What changes the dialog is stored before it is said. */
  #commit(then: () => void): void {
    storedFirst(this.ua.of, this.dialog.callId, this.ua.of.store.keep(this.record), then);
  }

  /** A request of ours in the dialog. */
  send(
    method: string,
    answered: (response: SipResponse | null, request: SipRequest | null) => void,
    { headers = [], body = noBody }: { headers?: readonly (readonly [string, string])[]; body?: Buffer } = {},
  ): void {
    this.ua.send(
      (extra) =>
        requestIn(this.dialog, method, {
          via: this.ua.newVia(),
          seq: ++this.dialog.localSeq,
          headers: [...headers, ['user-agent', this.ua.of.product], ...extra],
          body,
        }),
      {
        answered: (response, request) => response.status >= 200 && answered(response, request),
        timedOut: () => answered(null, null),
      },
    );
  }

  /** Keeps the session: nothing of it changes. */
  refresh(): void {
    if (this.#over) return;
    const time = `${sessionTimes.wanted};refresher=uac`;
    if (!this.#allows.includes('UPDATE')) {
      void this.reinvite();
      return;
    }
    this.send('UPDATE', (response) => this.#refreshed(response), {
      headers: [...this.ua.own(), ['session-expires', time]],
    });
  }

  #refreshed(response: SipResponse | null) {
    if (response === null || response.status === 481 || response.status === 408)
      return this.#end({ by: 'line', reason: 'The other side knows the call no more.' });
    if (response.status < 300) this.keepTime(response, 'uac');
  }

  /** Offers our end anew: after another process had the call, and where UPDATE is not known. False where the call is over. */
  reinvite(tries = 0): Promise<boolean> {
    if (this.#over) return Promise.resolve(false);
    this.#inviting = true;
    const body = this.#offerAnswer.offer();
    return new Promise((resolve) => {
      const done = (isLive: boolean) => {
        this.#inviting = false;
        resolve(isLive);
      };
      this.#commit(() =>
        this.send(
          'INVITE',
          (response, request) => {
            if (response === null || response.status === 481 || response.status === 408) {
              done(false);
              return this.#end({ by: 'line', reason: 'The other side knows the call no more.' });
            }
            if (response.status < 300) {
              this.#acknowledge(response, request!);
              return done(!this.#over);
            }
            if (response.status === 491 && tries < 3) {
              const { owner, other } = glareMs;
              const base = this.direction === 'outbound' ? owner : 0;
              const ms = base + this.ua.of.random() * (this.direction === 'outbound' ? 1_900 : 2_000 - other) + other;
              this.#inviting = false;
              this.ua.of.clock.after(ms, () => void this.reinvite(tries + 1).then(resolve));
              return;
            }
            // What was refused changes nothing.
            done(true);
          },
          {
            headers: [
              ...this.ua.own(),
              ['session-expires', `${sessionTimes.wanted};refresher=uac`],
              ['content-type', sdpType],
            ],
            body,
          },
        ),
      );
    });
  }

  #acknowledge(response: SipResponse, request: SipRequest) {
    retarget(this.dialog, response);
    const ack = requestIn(this.dialog, 'ACK', {
      via: this.ua.newVia(),
      seq: cseqOf(request)!.number,
      headers: credentialsOf(request),
    });
    this.#ack = ack;
    this.ua.transactions.sendAlone(ack);
    this.noteAllowed(response);
    this.keepTime(response, 'uac');
    const agreed = this.#offerAnswer.takeAnswer(response.body);
    if (agreed === undefined) return this.#hangUp('us', 'The answer to our offer does not fit.');
    this.session.agree(agreed);
  }

  /** Puts the other side through to an address, and leaves. */
  transfer(uri: string): Promise<TransferEnd> {
    return this.#transfer.start(uri);
  }

  hangUp(): void {
    this.#hangUp('us', 'We hung up.');
  }

  #hangUp(by: CallEnd['by'], reason: string): void {
    if (this.#over) return;
    this.#end({ by, reason }, () => this.send('BYE', () => {}));
  }

  /** What ends it leaves once that is stored: a process that finds it would call someone who has gone. */
  #end(end: CallEnd, leave = () => {}): void {
    if (this.#over) return;
    this.#over = true;
    this.#timer.stop();
    this.#transfer.stop();
    this.session.close();
    storedFirst(this.ua.of, this.dialog.callId, this.ua.of.store.drop(this.dialog.callId), leave);
    for (const run of this.#ended.splice(0)) run();
    this.#events?.over(end);
  }

  /** Another process goes on with it: nothing is said. */
  abandon(): void {
    this.#over = true;
    this.#timer.stop();
    this.#transfer.stop();
    this.session.close();
  }
}

/** An ACK of a 2xx has the credentials of its INVITE (22.1). */
export const credentialsOf = (request: SipRequest): [string, string][] =>
  request.headers.list
    .filter(({ name }) => name === 'authorization' || name === 'proxy-authorization')
    .map(({ name, value }) => [name, value]);

/** A tag for our end. */
export const newTag = (): string => newToken(6);
