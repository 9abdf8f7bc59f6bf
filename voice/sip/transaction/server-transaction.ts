import type { Clock } from '#voice/clock.ts';
import { headerOf, paramsOf, type SipRequest, type SipResponse } from '../message/message.ts';
import { answerTo } from '../message/write.ts';
import { times } from './times.ts';

interface ServerOf {
  clock: Clock;
  reliable: boolean;
  send(response: SipResponse): void;
  over(): void;
}

/** One request from outside, until what was answered is surely known there. */
export class ServerTransaction {
  readonly request: SipRequest;
  readonly #of: ServerOf;
  #last: SipResponse | null = null;
  #final: number | null = null;
  #acked = false;
  #cancelResend = () => {};
  #cancelEnd = () => {};
  /** The caller has given up; told once, and only before a final answer. */
  cancelled: ((by: SipRequest) => void) | null = null;
  /** No ACK of a 2xx came. */
  unacknowledged: (() => void) | null = null;

  constructor(request: SipRequest, of: ServerOf) {
    this.request = request;
    this.#of = of;
  }

  get isAnswered(): boolean {
    return this.#final !== null;
  }

  answer(response: SipResponse): void {
    if (this.#final !== null) return;
    this.#last = response;
    this.#of.send(response);
    const { status } = response;
    if (status < 200) return;
    this.#final = status;
    const { clock, reliable } = this.#of;
    const isInvite = this.request.method === 'INVITE';
    if (!isInvite) {
      this.#endIn(reliable ? 0 : times.all);
      return;
    }
    // What is not acknowledged is repeated: a 2xx on every way (RFC 3261, 13.3.1.4), others where packets get lost.
    if (status < 300 || !reliable) this.#again(times.t1);
    this.#cancelEnd = clock.after(times.all, () => {
      this.#end();
      if (!this.#acked && status < 300) this.unacknowledged?.();
    });
  }

  #again(ms: number): void {
    this.#cancelResend = this.#of.clock.after(ms, () => {
      if (this.#acked) return;
      this.#of.send(this.#last!);
      this.#again(Math.min(ms * 2, times.t2));
    });
  }

  /** The same request came again. */
  repeated(): void {
    // A 2xx is repeated by its own time.
    if (this.#last && !(this.request.method === 'INVITE' && this.#acked)) this.#of.send(this.#last);
  }

  /** Whether an ACK is this transaction's own: that of an answer that is no 2xx. */
  takesAck(): boolean {
    if (this.#final === null) return true;
    if (this.#final < 300) return false;
    this.#acked = true;
    this.#cancelResend();
    this.#endIn(this.#of.reliable ? 0 : times.t4);
    return true;
  }

  /** The ACK of its 2xx came. */
  acknowledged(): void {
    this.#acked = true;
    this.#cancelResend();
  }

  /** Its caller has given up. */
  cancel(by: SipRequest): void {
    if (this.#final !== null) return;
    const toTag = paramsOf(headerOf(this.#last ?? this.request, 'to') ?? '').get('tag');
    this.answer(answerTo(this.request, 487, toTag === undefined ? {} : { toTag }));
    this.cancelled?.(by);
  }

  #endIn(ms: number): void {
    this.#cancelEnd();
    this.#cancelEnd = this.#of.clock.after(ms, () => this.#end());
  }

  #end(): void {
    this.close();
    this.#of.over();
  }

  close(): void {
    this.#cancelResend();
    this.#cancelEnd();
  }
}
