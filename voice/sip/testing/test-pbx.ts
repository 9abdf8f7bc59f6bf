import type { Clock } from '#voice/clock.ts';
import type { MediaEvents, MediaSession } from '#voice/rtp/media-session.ts';
import type { IncomingCall } from '../dialog/incoming-call.ts';
import { isAnswered, parseChallenge } from '../digest.ts';
import { type Address, headerOf, type SipRequest, valuesOf } from '../message/message.ts';
import { parseMessage } from '../message/parse.ts';
import { parseNameAddress, parseUri } from '../message/uri.ts';
import { answerTo, writeMessage } from '../message/write.ts';
import { UserAgent } from '../user-agent.ts';

/** A PBX for tests: a registrar that asks for a password, with one phone behind it. */
export interface TestPbxOf {
  clock: Clock;
  address: Address;
  password: string;
  send(bytes: Buffer, to: Address): void;
  openMedia(events: MediaEvents): Promise<{ session: MediaSession; host: string }>;
  /** The phone rings. */
  invited(call: IncomingCall): void;
}

export class TestPbx {
  readonly phone: UserAgent;
  readonly #of: TestPbxOf;
  /** Where the account was seen last. */
  contact: Address | null = null;
  /** Its Contact, as it gave it. */
  contactUri: string | null = null;
  /** Requests that came, in order: method and status that they were answered with at once; 0 where the phone answered. */
  readonly seen: string[] = [];
  password: string;
  /** Seconds that a registration is kept for, whatever was asked. */
  grants = 120;
  /** Answers nothing, as a server that is gone. */
  isDead = false;
  /** Asks for the password at an INVITE, too. */
  asksAtInvite = true;
  nonce = 1;

  constructor(of: TestPbxOf) {
    this.#of = of;
    this.password = of.password;
    this.phone = new UserAgent({
      clock: of.clock,
      flow: {
        transport: 'UDP',
        reliable: false,
        local: of.address,
        remote: of.address,
        send: (bytes, to) => {
          const at = to ?? this.contact;
          if (!this.isDead && at) of.send(bytes, at);
        },
        close: () => {},
      },
      identity: {
        domain: of.address.host,
        user: '1001',
        authUser: '1001',
        password: 'none',
        name: 'Ann Lee',
        scheme: 'sip',
        encryption: 'off',
        instance: 'urn:uuid:00000000-0000-4000-8000-000000000001',
      },
      random: () => 0.5,
      openMedia: of.openMedia,
      store: { keep: async () => {}, drop: async () => {} },
      product: 'TestPhone',
      invited: of.invited,
      registration: () => {},
      log: { warn: () => {} },
    });
  }

  receive(bytes: Buffer, from: Address): void {
    if (this.isDead) return;
    const parsed = parseMessage(bytes);
    if (!parsed.ok) return;
    const { message } = parsed;
    if (message.kind === 'request') {
      const asks =
        message.method === 'REGISTER' || (message.method === 'INVITE' && this.asksAtInvite && isFirst(message));
      if (asks && !this.#isSigned(message)) {
        const isProxy = message.method === 'INVITE';
        this.#note(message, isProxy ? 407 : 401);
        this.#answer(message, isProxy ? 407 : 401, from, [
          [
            isProxy ? 'proxy-authenticate' : 'www-authenticate',
            `Digest realm="pbx.test", nonce="n${this.nonce}", algorithm=MD5, qop="auth"`,
          ],
        ]);
        return;
      }
      if (message.method === 'REGISTER') {
        this.#register(message, from);
        return;
      }
      this.#note(message, 0);
    }
    this.phone.receive(bytes, from);
  }

  #note(message: SipRequest, status: number): void {
    this.seen.push(status === 0 ? message.method : `${message.method} ${status}`);
  }

  #isSigned(message: SipRequest): boolean {
    const given = headerOf(message, 'authorization') ?? headerOf(message, 'proxy-authorization');
    const asked = parseChallenge(`Digest realm="pbx.test", nonce="n${this.nonce}", algorithm=MD5, qop="auth"`)!;
    return given !== undefined && isAnswered(given, asked, this.password, message.method);
  }

  #register(message: SipRequest, from: Address) {
    const [value = ''] = valuesOf(message, 'contact');
    const contact = parseNameAddress(value)!;
    const isGone = contact.params.get('expires') === '0';
    this.contact = isGone ? null : from;
    this.contactUri = isGone ? null : contact.uri;
    this.#note(message, 200);
    const bindings: [string, string][] = isGone ? [] : [['contact', `<${contact.uri}>;expires=${this.grants}`]];
    this.#answer(message, 200, from, bindings);
  }

  #answer(message: SipRequest, status: number, from: Address, headers: [string, string][]): void {
    this.#of.send(writeMessage(answerTo(message, status, { toTag: 'pbx', headers })), from);
  }

  /** The address that a call of the phone goes to. */
  get accountUri(): string {
    return parseUri(this.contactUri ?? '') ? this.contactUri! : 'sip:nobody@invalid';
  }
}

const isFirst = (message: SipRequest) => !/;\s*tag=/i.test(headerOf(message, 'to') ?? '');
