import type { MediaEvents } from '#voice/rtp/media-session.ts';
import { chooseMedia } from '#voice/sdp/choose-media.ts';
import { parseSdp } from '#voice/sdp/sdp.ts';
import { headerOf, linesOf, type SipRequest, valuesOf } from '../message/message.ts';
import { answerTo } from '../message/write.ts';
import type { ServerTransaction } from '../transaction/server-transaction.ts';
import type { CallingAccount } from './calling-account.ts';
import { dialogOfRequest } from './dialog.ts';
import { calledOf, callerOf, type Party } from './identity.ts';
import { LiveCall, newTag } from './live-call.ts';
import { OfferAnswer } from './offer-answer.ts';
import { answerInterval, intervalOf, sessionTimes } from './session-timer.ts';

/** A phone that rings tells so again, in ms (13.3.1.1). */
const ringAgainMs = 60_000;

/** A call that rings here. */
export class IncomingCall {
  readonly request: SipRequest;
  readonly caller: Party;
  /** What may be meant as called, the likeliest first. */
  readonly called: string[];
  readonly callId: string;
  readonly #ua: CallingAccount;
  readonly #server: ServerTransaction;
  readonly #add: (call: LiveCall) => void;
  readonly #tag = newTag();
  #decided: (() => void)[] = [];
  #cancelRing = () => {};
  /** The caller gave up; `elsewhere`: another phone took it. */
  cancelled: ((elsewhere: boolean) => void) | null = null;
  isCancelled = false;

  constructor(ua: CallingAccount, request: SipRequest, server: ServerTransaction, add: (call: LiveCall) => void) {
    this.#ua = ua;
    this.request = request;
    this.#server = server;
    this.#add = add;
    this.callId = headerOf(request, 'call-id')!;
    this.caller = callerOf(request);
    this.called = calledOf(request, ua.of.identity.user);
    server.cancelled = (by) => {
      this.isCancelled = true;
      this.#decide();
      this.cancelled?.(linesOf(by, 'reason').some((line) => /cause\s*=\s*(200|26)\b/i.test(line)));
    };
  }

  whenDecided(run: () => void): void {
    this.#decided.push(run);
  }

  #decide(): void {
    this.#cancelRing();
    for (const run of this.#decided.splice(0)) run();
  }

  /** Refuses what no one could take. */
  isAcceptable(): boolean {
    const { request } = this;
    const type = (headerOf(request, 'content-type') ?? 'application/sdp').toLowerCase();
    const accepts = valuesOf(request, 'accept').map((one) => one.toLowerCase().split(';')[0]!.trim());
    const hasBody = request.body.length > 0;
    if (hasBody && !type.startsWith('application/sdp')) return this.#refuse(415, [['accept', 'application/sdp']]);
    if (accepts.length > 0 && !accepts.some((one) => ['application/sdp', 'application/*', '*/*'].includes(one)))
      return this.#refuse(406);
    const asked = intervalOf(request);
    if (asked !== null && asked.seconds < sessionTimes.least)
      return this.#refuse(422, [['min-se', String(sessionTimes.least)]]);
    if (hasBody) {
      const sdp = parseSdp(request.body);
      if (sdp === undefined) return this.#refuse(400);
      if (chooseMedia(sdp, this.#ua.of.identity.encryption) === undefined) return this.#refuse(488);
    }
    if (dialogOfRequest(request, this.#tag) === undefined) return this.#refuse(400);
    return true;
  }

  #refuse(status: number, headers: readonly (readonly [string, string])[] = []): false {
    this.reject(status, headers);
    return false;
  }

  ring(): void {
    if (this.#server.isAnswered) return;
    this.#server.answer(answerTo(this.request, 180, { toTag: this.#tag, headers: this.#ua.own() }));
    this.#cancelRing();
    this.#cancelRing = this.#ua.of.clock.after(ringAgainMs, () => this.ring());
  }

  reject(status: number, headers: readonly (readonly [string, string])[] = []): void {
    this.#server.answer(answerTo(this.request, status, { toTag: this.#tag, headers }));
    this.#decide();
  }

  /** Answers the phone; null where its caller has gone meanwhile, or no port was free. */
  async accept(events: MediaEvents): Promise<LiveCall | null> {
    const { request } = this;
    const { openMedia, identity, store, log } = this.#ua.of;
    const { session, host } = await openMedia(events);
    const media = new OfferAnswer(identity.encryption, { host, port: session.localPort });
    const hasOffer = request.body.length > 0;
    const reply = hasOffer ? media.answer(request.body) : undefined;
    const dialog = dialogOfRequest(request, this.#tag);
    if ((hasOffer && reply === undefined) || dialog === undefined) {
      session.close();
      this.reject(488);
      return null;
    }
    const call = new LiveCall(this.#ua, {
      dialog,
      direction: 'inbound',
      media: media.stored,
      allows: [],
      session,
      offerAnswer: media,
    });
    call.noteAllowed(request);
    const body = reply?.body ?? media.offer();
    try {
      await store.keep(call.record);
    } catch (error) {
      log.warn({ err: error, callId: this.callId }, 'a SIP dialog could not be stored');
      session.close();
      this.reject(500);
      return null;
    }
    if (this.isCancelled || this.#server.isAnswered) {
      session.close();
      await store.drop(this.callId);
      return null;
    }
    this.#add(call);
    call.begun(this.#server, !hasOffer);
    if (reply) session.agree(reply.agreed);
    const time = answerInterval(request);
    this.#server.answer(
      answerTo(request, 200, {
        toTag: this.#tag,
        headers: [
          ...this.#ua.own(),
          ...(time ? [['session-expires', `${time.seconds};refresher=${time.refresher}`] as const] : []),
          ...(time?.refresher === 'uac' ? [['require', 'timer'] as const] : []),
          ['content-type', 'application/sdp'],
        ],
        body,
      }),
    );
    this.#decide();
    return call;
  }
}
