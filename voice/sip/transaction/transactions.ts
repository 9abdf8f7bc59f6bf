import type { Clock } from '#voice/clock.ts';
import {
  type Address,
  cseqOf,
  headerOf,
  paramsOf,
  type SipMessage,
  type SipRequest,
  type SipResponse,
  viaOf,
} from '../message/message.ts';
import { answerTo, headersOf, noBody } from '../message/write.ts';
import { ServerTransaction } from './server-transaction.ts';
import { times } from './times.ts';

/** Transactions that are held at once: what asks for more is not answered. */
const most = 5_000;

export interface TransactionsOf {
  clock: Clock;
  /** Whether the way loses nothing (TCP, TLS): then nothing is sent twice. */
  reliable: boolean;
  send(message: SipMessage, to: Address | null): void;
  /** A request that is new. */
  request(request: SipRequest, server: ServerTransaction): void;
  /** An ACK of a 2xx, which belongs to no transaction. */
  ack(request: SipRequest): void;
  /** A 2xx that no request waits for any more. */
  stray(response: SipResponse): void;
}

export interface Answers {
  /** Each answer, 1xx too; a 2xx of INVITE again each time it comes. */
  answered(response: SipResponse): void;
  /** Nothing was answered in time, or the way was closed. */
  timedOut(): void;
}

interface Client {
  request: SipRequest;
  answers: Answers;
  state: 'calling' | 'proceeding' | 'done' | 'accepted';
  cancelResend(): void;
  cancelTimeout(): void;
  /** Repeated for each repetition of a final answer. */
  ack: SipRequest | null;
}

/** What a transaction is known by: where ours are named as RFC 3261 asks, and by all ends where they are older. */
export function keyOf(message: SipMessage, method: string): string {
  const via = viaOf(headerOf(message, 'via'));
  const branch = via?.params.get('branch') ?? '';
  if (branch.startsWith('z9hG4bK')) return `${branch}|${via?.host}:${via?.port ?? ''}|${method}`;
  const tag = paramsOf(headerOf(message, 'from') ?? '').get('tag') ?? '';
  return `${headerOf(message, 'call-id')}|${tag}|${cseqOf(message)?.number}|${headerOf(message, 'via')}|${method}`;
}

/** The four machines of RFC 3261, 17 and RFC 6026, over one way. */
export class Transactions {
  readonly #of: TransactionsOf;
  readonly #clients = new Map<string, Client>();
  readonly #servers = new Map<string, ServerTransaction>();

  constructor(of: TransactionsOf) {
    this.#of = of;
  }

  /** Sends a request and tells what is answered. Its top Via names the branch. */
  send(request: SipRequest, answers: Answers): void {
    const { clock, reliable } = this.#of;
    const key = keyOf(request, request.method);
    const client: Client = {
      request,
      answers,
      state: 'calling',
      cancelResend: () => {},
      cancelTimeout: () => {},
      ack: null,
    };
    this.#clients.set(key, client);
    const isInvite = request.method === 'INVITE';
    const again = (ms: number) => {
      client.cancelResend = clock.after(ms, () => {
        this.#of.send(request, null);
        const next = isInvite ? ms * 2 : Math.min(ms * 2, times.t2);
        again(client.state === 'proceeding' && !isInvite ? times.t2 : next);
      });
    };
    if (!reliable) again(times.t1);
    client.cancelTimeout = clock.after(times.all, () => {
      this.#forget(key, client);
      answers.timedOut();
    });
    this.#of.send(request, null);
  }

  /** Sends what is not answered: an ACK of a 2xx. */
  sendAlone(request: SipRequest): void {
    this.#of.send(request, null);
  }

  /** A message arrived. */
  receive(message: SipMessage, from: Address): void {
    if (message.kind === 'response') this.#response(message);
    else this.#request(message, from);
  }

  #response(response: SipResponse): void {
    const cseq = cseqOf(response);
    if (cseq === undefined) return;
    const key = keyOf(response, cseq.method);
    const client = this.#clients.get(key);
    if (client === undefined) {
      if (response.status >= 200 && response.status < 300 && cseq.method === 'INVITE') this.#of.stray(response);
      return;
    }
    const isInvite = cseq.method === 'INVITE';
    if (response.status < 200) {
      if (client.state === 'done' || client.state === 'accepted') return;
      client.state = 'proceeding';
      // A phone rings as long as its caller waits.
      if (isInvite) {
        client.cancelResend();
        client.cancelTimeout();
      }
      client.answers.answered(response);
      return;
    }
    if (isInvite && response.status < 300) {
      if (client.state === 'done') return;
      const isFirst = client.state !== 'accepted';
      client.state = 'accepted';
      if (isFirst) this.#keep(key, client, times.all);
      client.answers.answered(response);
      return;
    }
    if (client.state === 'done') {
      if (client.ack) this.#of.send(client.ack, null);
      return;
    }
    if (client.state === 'accepted') return;
    client.state = 'done';
    if (isInvite) {
      client.ack = ackOf(client.request, response);
      this.#of.send(client.ack, null);
    }
    this.#keep(key, client, this.#of.reliable ? 0 : isInvite ? times.all : times.t4);
    client.answers.answered(response);
  }

  /** It is over; what comes late of it is known for a while. */
  #keep(key: string, client: Client, ms: number): void {
    client.cancelResend();
    client.cancelTimeout();
    client.cancelTimeout = this.#of.clock.after(ms, () => this.#forget(key, client));
  }

  #forget(key: string, client: Client): void {
    client.cancelResend();
    client.cancelTimeout();
    if (this.#clients.get(key) === client) this.#clients.delete(key);
  }

  #request(request: SipRequest, from: Address): void {
    const { method } = request;
    const key = keyOf(request, method === 'ACK' ? 'INVITE' : method);
    const known = this.#servers.get(key);
    if (method === 'ACK') {
      if (known?.takesAck()) return;
      this.#of.ack(request);
      return;
    }
    if (known) {
      known.repeated();
      return;
    }
    if (this.#servers.size >= most) return;
    const server = new ServerTransaction(request, {
      clock: this.#of.clock,
      reliable: this.#of.reliable,
      send: (response) => this.#of.send(response, from),
      over: () => void this.#servers.delete(key),
    });
    this.#servers.set(key, server);
    if (method === 'CANCEL') {
      const invite = this.#servers.get(keyOf(request, 'INVITE'));
      server.answer(answerTo(request, invite ? 200 : 481));
      invite?.cancel(request);
      return;
    }
    this.#of.request(request, server);
  }

  /** How many are held: none is left over where all was answered. */
  get size(): number {
    return this.#clients.size + this.#servers.size;
  }

  /** The way is closed: waiting callers are told. */
  close(): void {
    for (const [key, client] of this.#clients) {
      const waits = client.state === 'calling' || client.state === 'proceeding';
      this.#forget(key, client);
      if (waits) client.answers.timedOut();
    }
    for (const server of this.#servers.values()) server.close();
    this.#servers.clear();
  }
}

/** The ACK of an answer that is no 2xx (RFC 3261, 17.1.1.3). */
function ackOf(invite: SipRequest, response: SipResponse): SipRequest {
  const copied = (name: string): [string, string] | null => {
    const value = headerOf(invite, name);
    return value === undefined ? null : [name, value];
  };
  return {
    kind: 'request',
    method: 'ACK',
    uri: invite.uri,
    headers: headersOf(
      copied('via'),
      ...invite.headers.list
        .filter(({ name }) => name === 'route')
        .map(({ value }): [string, string] => ['route', value]),
      ['max-forwards', '70'],
      copied('from'),
      ['to', headerOf(response, 'to') ?? ''],
      copied('call-id'),
      ['cseq', `${cseqOf(invite)!.number} ACK`],
    ),
    body: noBody,
  };
}
