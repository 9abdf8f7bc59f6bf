import type { MediaEvents } from '#voice/rtp/media-session.ts';
import type { CallRecord } from './dialog/call-record.ts';
import type { AccountOf, CallingAccount, MakeRequest, RequestAnswers } from './dialog/calling-account.ts';
import { isOf } from './dialog/dialog.ts';
import { IncomingCall } from './dialog/incoming-call.ts';
import { LiveCall } from './dialog/live-call.ts';
import { OfferAnswer } from './dialog/offer-answer.ts';
import { type Outgoing, OutgoingCall } from './dialog/outgoing-call.ts';
import { DigestAnswers, parseChallenge } from './digest.ts';
import { bracketed, type Flow, written } from './flow.ts';
import {
  type Address,
  headerOf,
  linesOf,
  paramsOf,
  type SipRequest,
  type SipResponse,
  valuesOf,
  viaOf,
} from './message/message.ts';
import { parseMessage } from './message/parse.ts';
import { escapeUser } from './message/uri.ts';
import { answerTo, asHeader, headersOf, noBody, writeMessage } from './message/write.ts';
import { newToken } from './new-token.ts';
import { isSameBinding, Registration, type RegistrationState } from './registration.ts';
import type { ServerTransaction } from './transaction/server-transaction.ts';
import { type Answers, Transactions } from './transaction/transactions.ts';
import { noteHop } from './transport/note-hop.ts';

export interface UserAgentOf extends AccountOf {
  flow: Flow;
  invited(call: IncomingCall): void;
  registration(state: RegistrationState): void;
}

export const allowed = 'INVITE, ACK, CANCEL, BYE, OPTIONS, UPDATE, INFO, NOTIFY';
/** Calls that may ring here at once, beside those that go on. */
const mostRinging = 20;

/** One account at its server: registers, is called and calls. */
export class UserAgent implements CallingAccount {
  readonly of: UserAgentOf;
  readonly transactions: Transactions;
  readonly #registration: Registration;
  readonly #digest = new DigestAnswers();
  readonly #calls = new Set<LiveCall>();
  readonly #outgoing = new Set<OutgoingCall>();
  readonly #ringing = new Set<IncomingCall>();
  /** Where the server sees us, behind NAT. */
  #seen: Address | null = null;
  #regSeq = 0;
  readonly #regCallId = `${newToken()}@parley`;
  readonly #regTag = newToken(6);
  #serviceRoutes: string[] = [];
  #closed = false;
  /** Whether the server has asked for a password. */
  wasAsked = false;

  constructor(of: UserAgentOf) {
    this.of = of;
    this.transactions = new Transactions({
      clock: of.clock,
      reliable: of.flow.reliable,
      send: (message, to) => of.flow.send(writeMessage(message), to),
      request: (request, server) => this.#request(request, server),
      ack: (request) => this.#find(request)?.acked(request),
      stray: (response) => this.#stray(response),
    });
    this.#registration = new Registration({
      clock: of.clock,
      random: of.random,
      send: (expires) => this.#sendRegister(expires),
      isOwn: (uri) => isSameBinding(uri, this.contactUri),
      moved: (response) => this.#moved(response),
      changed: of.registration,
    });
  }

  /** Bytes arrived from the account's server. */
  receive(bytes: Buffer, from: Address) {
    if (this.#closed) return;
    try {
      this.#receive(bytes, from);
    } catch (error) {
      // What a server sends ends no process, whatever is wrong with it.
      this.of.log.warn({ err: error }, 'a SIP message could not be read');
    }
  }

  #receive(bytes: Buffer, from: Address) {
    const parsed = parseMessage(bytes);
    if (parsed.ok) {
      const { message } = parsed;
      if (message.kind === 'request') noteHop(message, from);
      this.transactions.receive(message, from);
      return;
    }
    this.of.log.warn({ reason: parsed.reason }, 'a SIP message was not taken');
    if (parsed.status === null) return;
    const answer = answerTo({ headers: parsed.headers }, parsed.status, { toTag: newToken(6) });
    this.of.flow.send(writeMessage({ ...answer, reason: parsed.reason }), from);
  }

  register(): Promise<void> {
    return this.#registration.start();
  }

  registerAgain(): Promise<void> {
    return this.#registration.again();
  }

  /** Gives the binding back. */
  unregister(): Promise<void> {
    return this.#registration.stop();
  }

  get address(): string {
    const { scheme, user, domain } = this.of.identity;
    return `${scheme}:${escapeUser(user)}@${bracketed(domain)}`;
  }

  get contactUri(): string {
    const { flow, identity } = this.of;
    const transport = flow.transport === 'UDP' ? '' : `;transport=${flow.transport.toLowerCase()}`;
    return `sip:${escapeUser(identity.user)}@${written(this.#seen ?? flow.local)}${transport}`;
  }

  newVia(): string {
    const { transport, local } = this.of.flow;
    return `SIP/2.0/${transport} ${written(local)};branch=z9hG4bK${newToken()};rport`;
  }

  /** Header fields of requests and answers that name us. */
  own(): (readonly [string, string])[] {
    return [
      ['contact', `<${this.contactUri}>`],
      ['allow', allowed],
      ['supported', 'timer'],
      ['user-agent', this.of.product],
    ];
  }

  /** Routes that the server wants its account's requests to take (RFC 3608). */
  get serviceRoutes(): readonly string[] {
    return this.#serviceRoutes;
  }

  /** Sends a request, and once more with credentials where they are asked for. */
  send(make: MakeRequest, answers: RequestAnswers) {
    const nonces: string[] = [];
    const attempt = (extra: readonly (readonly [string, string])[]) => {
      const request = make(extra);
      const its: Answers = {
        answered: (response) => {
          const credentials = this.#credentials(response, request, nonces);
          if (credentials === null) answers.answered(response, request);
          else attempt(credentials);
        },
        timedOut: () => answers.timedOut(),
      };
      answers.sent?.(request);
      this.transactions.send(request, its);
    };
    attempt([]);
  }

  /** What answers the challenges of a response; null where there are none, or they were answered in vain. */
  #credentials(response: SipResponse, request: SipRequest, nonces: string[]): [string, string][] | null {
    const { status } = response;
    if (status !== 401 && status !== 407) return null;
    this.wasAsked = true;
    const answers: [string, string][] = [];
    for (const [asked, given] of [
      ['www-authenticate', 'authorization'],
      ['proxy-authenticate', 'proxy-authorization'],
    ] as const) {
      // Of several the topmost that is known (RFC 8760).
      const challenge = linesOf(response, asked)
        .map(parseChallenge)
        .find((one) => one !== null);
      if (challenge == null) continue;
      const isNew = !nonces.includes(challenge.nonce);
      if ((!isNew && !challenge.stale) || nonces.length >= 4) return null;
      nonces.push(challenge.nonce);
      const { authUser, password } = this.of.identity;
      answers.push([given, this.#digest.answer(challenge, { user: authUser, password }, request)]);
    }
    // A second refusal is one.
    const tries =
      headerOf(request, 'authorization') !== undefined || headerOf(request, 'proxy-authorization') !== undefined;
    if (tries && nonces.length > 2) return null;
    return answers.length > 0 ? answers : null;
  }

  #sendRegister(expires: number): Promise<SipResponse | null> {
    const { identity, product } = this.of;
    return new Promise((resolve) => {
      this.send(
        (extra) => ({
          kind: 'request',
          method: 'REGISTER',
          uri: `${identity.scheme}:${bracketed(identity.domain)}`,
          headers: headersOf(
            ['via', this.newVia()],
            ['max-forwards', '70'],
            ['from', `<${this.address}>;tag=${this.#regTag}`],
            ['to', `<${this.address}>`],
            ['call-id', this.#regCallId],
            ['cseq', `${++this.#regSeq} REGISTER`],
            ['contact', `<${this.contactUri}>;+sip.instance="<${identity.instance}>";reg-id=1;expires=${expires}`],
            ['expires', String(expires)],
            ['allow', allowed],
            ['user-agent', product],
            ...extra,
          ),
          body: noBody,
        }),
        {
          answered: (response) => {
            if (response.status < 200) return;
            if (response.status < 300) this.#serviceRoutes = valuesOf(response, 'service-route');
            resolve(response);
          },
          timedOut: () => resolve(null),
        },
      );
    });
  }

  /** Takes the address that the server saw; once a flow. */
  #moved(response: SipResponse): boolean {
    const params = viaOf(headerOf(response, 'via'))?.params;
    const host = params?.get('received');
    const port = Number(params?.get('rport'));
    const { local } = this.of.flow;
    if (this.#seen !== null || !port || (host ?? local.host) === local.host) {
      if (this.#seen !== null || !port || port === local.port) return false;
    }
    this.#seen = { host: host ?? local.host, port };
    return true;
  }

  /** Asks whether the server is there: any answer says so. */
  ping(): Promise<SipResponse | null> {
    const { identity } = this.of;
    const [tag, callId] = [newToken(6), `${newToken()}@parley`];
    return new Promise((resolve) => {
      this.transactions.send(
        {
          kind: 'request',
          method: 'OPTIONS',
          uri: `${identity.scheme}:${bracketed(identity.domain)}`,
          headers: headersOf(
            ['via', this.newVia()],
            ['max-forwards', '70'],
            ['from', `<${this.address}>;tag=${tag}`],
            ['to', `<${identity.scheme}:${bracketed(identity.domain)}>`],
            ['call-id', callId],
            ['cseq', '1 OPTIONS'],
            ['accept', 'application/sdp'],
          ),
          body: noBody,
        },
        { answered: (response) => response.status >= 200 && resolve(response), timedOut: () => resolve(null) },
      );
    });
  }

  /** Calls an address. What becomes of it is told to `events`. */
  dial(outgoing: Outgoing): OutgoingCall {
    const call = new OutgoingCall(this, outgoing, (live) => this.add(live));
    this.#outgoing.add(call);
    call.whenOver(() => this.#outgoing.delete(call));
    return call;
  }

  /** From and To of a call that goes out. @param from a number to be shown; null: the account's own */
  fromHeader(from: string | null): string {
    const name = this.of.identity.name === '' ? '' : `"${asHeader(this.of.identity.name).replace(/["\\]/g, '\\$&')}" `;
    const { scheme, domain } = this.of.identity;
    return `${name}<${from === null ? this.address : `${scheme}:${escapeUser(from)}@${bracketed(domain)}`}>`;
  }

  /** Goes on with a call that another process had, in silence until the other side has agreed to our new port. */
  async takeUp(record: CallRecord, events: MediaEvents): Promise<LiveCall> {
    const { session, host } = await this.of.openMedia(events);
    const media = new OfferAnswer(this.of.identity.encryption, { host, port: session.localPort }, record.media);
    const call = new LiveCall(this, { ...record, session, offerAnswer: media });
    this.add(call);
    return call;
  }

  add(call: LiveCall) {
    this.#calls.add(call);
    call.whenOver(() => this.#calls.delete(call));
  }

  get calls(): readonly LiveCall[] {
    return [...this.#calls];
  }

  #find(request: SipRequest): LiveCall | undefined {
    return [...this.#calls].find((call) => isOf(call.dialog, request));
  }

  #stray(response: SipResponse) {
    for (const call of this.#calls) if (call.repeatedAnswer(response)) return;
  }

  #request(request: SipRequest, server: ServerTransaction) {
    const refuse = (status: number, headers: readonly (readonly [string, string])[] = []) =>
      server.answer(answerTo(request, status, { toTag: newToken(6), headers }));
    const known = this.#find(request);
    const isInDialog = paramsOf((headerOf(request, 'to') ?? '').replace(/^.*>/, '')).has('tag');
    const required = valuesOf(request, 'require').filter((one) => one.toLowerCase() !== 'timer' && one !== '');
    if (required.length > 0 && request.method !== 'ACK' && request.method !== 'CANCEL')
      return refuse(420, [['unsupported', required.join(', ')]]);
    if (known) return known.request(request, server);
    if (isInDialog) return refuse(481);
    switch (request.method) {
      case 'OPTIONS':
        return server.answer(
          answerTo(request, 200, { toTag: newToken(6), headers: [...this.own(), ['accept', 'application/sdp']] }),
        );
      case 'INVITE': {
        server.answer(answerTo(request, 100));
        if (this.#isMerged(request)) return refuse(482);
        if (this.#ringing.size >= mostRinging) return refuse(503, [['retry-after', '10']]);
        const call = new IncomingCall(this, request, server, (live) => this.add(live));
        this.#ringing.add(call);
        call.whenDecided(() => this.#ringing.delete(call));
        if (call.isAcceptable()) this.of.invited(call);
        return;
      }
      case 'NOTIFY':
        // Word of waiting messages and the like, which no one asked for: a refusal would be asked again.
        return refuse(200);
      default:
        return refuse(405, [['allow', allowed]]);
    }
  }

  /** The same INVITE by another way (8.2.2.2). */
  #isMerged(request: SipRequest): boolean {
    const same = (name: string, other: SipRequest) => headerOf(request, name) === headerOf(other, name);
    return [...this.#ringing].some(
      ({ request: other }) => same('call-id', other) && same('from', other) && same('cseq', other),
    );
  }

  /** The number of calls that ring, go out or go on. */
  get busy(): number {
    return this.#calls.size + this.#outgoing.size + this.#ringing.size;
  }

  /** Leaves everything as it is: another process goes on with it, or no one. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#registration.leave();
    for (const call of this.#outgoing) call.abandon();
    for (const call of this.#calls) call.abandon();
    this.transactions.close();
    this.of.flow.close();
  }
}
