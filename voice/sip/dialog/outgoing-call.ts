import type { MediaEvents, MediaSession } from '#voice/rtp/media-session.ts';
import { newToken } from '#voice/sip/new-token.ts';
import { cseqOf, headerOf, linesOf, type SipRequest, type SipResponse } from '../message/message.ts';
import { headersOf, noBody } from '../message/write.ts';
import { causeOf, type DialOutcome, outcomeOf } from '../outcome.ts';
import type { CallingAccount } from './calling-account.ts';
import { dialogOfResponse, requestIn, tagOf } from './dialog.ts';
import { credentialsOf, LiveCall, newTag } from './live-call.ts';
import { OfferAnswer } from './offer-answer.ts';
import { sessionTimes } from './session-timer.ts';
import { storedFirst } from './stored-first.ts';

export interface OutgoingEvents {
  /** The server has it: from now on someone may be rung. */
  accepted(): void;
  answered(call: LiveCall): void;
  /** No one took it. `outcome` null: nothing was answered, and no one knows whether it left. */
  over(outcome: DialOutcome | null, status: number | null, reason: string): void;
}

export interface Outgoing {
  /** The address that is called. */
  uri: string;
  /** What is shown in From where it is not the account; null for the account. */
  from: string | null;
  /** A number that is told beside it (P-Preferred-Identity); null for none. */
  preferred: string | null;
  /** Seconds that it rings. */
  ringFor: number;
  media: MediaEvents;
  events: OutgoingEvents;
  /** Left out: a new one. */
  callId?: string;
}

/** A call that goes out, until it is answered or over. */
export class OutgoingCall {
  readonly callId: string;
  readonly #ua: CallingAccount;
  readonly #outgoing: Outgoing;
  readonly #add: (call: LiveCall) => void;
  readonly #tag = newTag();
  #seq = 0;
  #invite: SipRequest | null = null;
  #session: MediaSession | null = null;
  #media: OfferAnswer | null = null;
  #state: 'opening' | 'sent' | 'proceeding' | 'answered' | 'over' = 'opening';
  #rang = false;
  /** Someone has hung up before it was answered, or it rang long enough. */
  #cancelling = false;
  #cancelSent = false;
  #live: LiveCall | null = null;
  #least: number | null = null;
  #cancelRing = () => {};
  #ended: (() => void)[] = [];

  constructor(ua: CallingAccount, outgoing: Outgoing, add: (call: LiveCall) => void) {
    this.#ua = ua;
    this.#outgoing = outgoing;
    this.#add = add;
    this.callId = outgoing.callId ?? `${newToken(16)}@parley`;
  }

  whenOver(run: () => void) {
    this.#ended.push(run);
  }

  /** Opens its port and dials. @throws Error where no port is free: then nothing was sent */
  async start(): Promise<void> {
    const { session, host } = await this.#ua.of.openMedia(this.#outgoing.media);
    this.#session = session;
    if (this.#cancelling) return this.#over({ result: 'canceled', why: null }, null, 'hung up');
    this.#media = new OfferAnswer(this.#ua.of.identity.encryption, { host, port: session.localPort });
    const body = this.#media.offer();
    this.#state = 'sent';
    this.#ua.send((extra) => this.#make(extra, body), {
      sent: (request) => {
        this.#invite = request;
      },
      answered: (response, request) => this.#answered(response, request, body),
      timedOut: () => this.#over(null, null, 'The server isn’t responding.'),
    });
    this.#cancelRing = this.#ua.of.clock.after(this.#outgoing.ringFor * 1000, () => this.cancel());
  }

  #make(extra: readonly (readonly [string, string])[], body: Buffer): SipRequest {
    const { uri, from, preferred } = this.#outgoing;
    const least = this.#least ?? sessionTimes.least;
    return {
      kind: 'request',
      method: 'INVITE',
      uri,
      headers: headersOf(
        ['via', this.#ua.newVia()],
        ...this.#ua.serviceRoutes.map((route): [string, string] => ['route', route]),
        ['max-forwards', '70'],
        ['from', `${this.#ua.fromHeader(from)};tag=${this.#tag}`],
        ['to', `<${uri}>`],
        ['call-id', this.callId],
        ['cseq', `${++this.#seq} INVITE`],
        ...this.#ua.own(),
        preferred === null ? null : (['p-preferred-identity', `<${preferred}>`] as const),
        ['session-expires', String(Math.max(sessionTimes.wanted, least))],
        ['min-se', String(least)],
        ['content-type', 'application/sdp'],
        ...extra,
      ),
      body,
    };
  }

  #answered(response: SipResponse, request: SipRequest, body: Buffer) {
    const { status } = response;
    if (status < 200) {
      if (this.#state === 'sent') {
        this.#state = 'proceeding';
        this.#outgoing.events.accepted();
      }
      if (status > 100 && status !== 182) this.#rang = true;
      if (this.#cancelling) this.#sendCancel();
      return;
    }
    if (status < 300) {
      this.#taken(response, request);
      return;
    }
    if (status === 422 && this.#least === null) {
      this.#least = Number(headerOf(response, 'min-se')) || sessionTimes.wanted;
      this.#ua.send((extra) => this.#make(extra, body), {
        sent: (next) => {
          this.#invite = next;
        },
        answered: (next, its) => this.#answered(next, its, body),
        timedOut: () => this.#over(null, null, 'The server isn’t responding.'),
      });
      return;
    }
    const outcome = outcomeOf(status, this.#rang, causeOf(linesOf(response, 'reason')), this.#cancelling);
    this.#over(outcome, status, `${status} ${response.reason.slice(0, 80)}`.trim());
  }

  /** A 2xx: each is acknowledged; of several phones the first is kept. */
  #taken(response: SipResponse, request: SipRequest) {
    const tag = tagOf(headerOf(response, 'to'));
    if (this.#live?.dialog.remoteTag === tag) {
      this.#live.repeatedAnswer(response);
      return;
    }
    const dialog = dialogOfResponse(request, response);
    if (dialog === undefined)
      return this.#over({ result: 'failed', why: null }, response.status, 'an answer without an address');
    const seq = cseqOf(request)!.number;
    const acknowledge = () => {
      const ack = requestIn(dialog, 'ACK', { via: this.#ua.newVia(), seq, headers: credentialsOf(request) });
      this.#ua.transactions.sendAlone(ack);
      return ack;
    };
    const leave = () => {
      acknowledge();
      this.#ua.send(
        (extra) => requestIn(dialog, 'BYE', { via: this.#ua.newVia(), seq: ++dialog.localSeq, headers: extra }),
        { answered: () => {}, timedOut: () => {} },
      );
    };
    // Another phone of the same number, or one that answered as we hung up.
    if (this.#state === 'answered' || this.#state === 'over') return leave();
    const agreed = this.#media!.takeAnswer(response.body);
    if (agreed === undefined || this.#cancelling) {
      leave();
      const outcome: DialOutcome = this.#cancelling
        ? { result: 'canceled', why: null }
        : { result: 'failed', why: 'media' };
      return this.#over(outcome, response.status, agreed === undefined ? 'no codec in common' : 'hung up');
    }
    this.#state = 'answered';
    this.#cancelRing();
    const session = this.#session!;
    const call = new LiveCall(this.#ua, {
      dialog,
      direction: 'outbound',
      media: this.#media!.stored,
      allows: [],
      session,
      offerAnswer: this.#media!,
    });
    this.#live = call;
    call.noteAllowed(response);
    const begin = () => {
      if (call.isOver) return;
      call.acknowledged(acknowledge());
      call.keepTime(response, 'uac');
      session.agree(agreed);
      this.#add(call);
      for (const run of this.#ended.splice(0)) run();
      this.#outgoing.events.answered(call);
    };
    storedFirst(this.#ua.of, this.callId, this.#ua.of.store.keep(call.record), begin);
  }

  /** Hangs up before it is answered: said only once the server has answered anything (9.1). */
  cancel(): void {
    if (this.#state === 'answered' || this.#state === 'over') return;
    this.#cancelling = true;
    this.#cancelRing();
    if (this.#state === 'proceeding') this.#sendCancel();
  }

  #sendCancel(): void {
    const invite = this.#invite;
    if (this.#cancelSent || invite === null) return;
    this.#cancelSent = true;
    const copied = invite.headers.list
      .filter(({ name }) => ['via', 'route', 'from', 'to', 'call-id'].includes(name))
      .map(({ name, value }): [string, string] => [name, value]);
    const cancel: SipRequest = {
      kind: 'request',
      method: 'CANCEL',
      uri: invite.uri,
      headers: headersOf(...copied, ['max-forwards', '70'], ['cseq', `${cseqOf(invite)!.number} CANCEL`]),
      body: noBody,
    };
    this.#ua.transactions.send(cancel, {
      answered: () => {},
      // A server that takes no notice of it is waited for no longer (9.1).
      timedOut: () => this.#over({ result: 'no_answer', why: null }, null, 'the server does not cancel'),
    });
  }

  #over(outcome: DialOutcome | null, status: number | null, reason: string): void {
    if (this.#state === 'over' || this.#state === 'answered') return;
    this.#state = 'over';
    this.#cancelRing();
    this.#session?.close();
    for (const run of this.#ended.splice(0)) run();
    this.#outgoing.events.over(outcome, status, reason);
  }

  /** This process leaves. */
  abandon(): void {
    this.#state = 'over';
    this.#cancelRing();
    this.#session?.close();
  }
}
