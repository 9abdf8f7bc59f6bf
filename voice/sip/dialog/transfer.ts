import { headerOf, type SipRequest, type SipResponse } from '../message/message.ts';
import type { CallingAccount } from './calling-account.ts';

/** A call that is put through. */
interface Transferred {
  readonly ua: CallingAccount;
  send(
    method: string,
    answered: (response: SipResponse | null) => void,
    more: { headers: readonly (readonly [string, string])[] },
  ): void;
}

/** What became of putting a caller through (RFC 3515). `refused`: the other side does not do so, and no phone rang. */
export type TransferEnd =
  | { ok: true }
  | { ok: false; code: 'busy' | 'nobody' | 'declined' | 'failed' | 'refused'; message: string };

/** How long the phone of the transfer target rings, in ms. */
const ringsForMs = 40_000;

/** A blind transfer: the other side calls whom we name. It went well only once that one has answered. */
export class Transfer {
  readonly #call: Transferred;
  #resolve: ((end: TransferEnd) => void) | null = null;
  #cancel = () => {};

  constructor(call: Transferred) {
    this.#call = call;
  }

  start(uri: string): Promise<TransferEnd> {
    if (this.#resolve !== null)
      return Promise.resolve({ ok: false, code: 'failed', message: 'Another transfer is under way.' });
    return new Promise((resolve) => {
      this.#resolve = resolve;
      this.#cancel = this.#call.ua.of.clock.after(ringsForMs, () =>
        this.#end({ ok: false, code: 'nobody', message: 'No one answered.' }),
      );
      this.#call.send(
        'REFER',
        (response) => {
          // 202 says that it is tried, and no more (trap 23).
          if (response !== null && response.status < 300) return;
          if (response === null) this.#end({ ok: false, code: 'failed', message: 'The server isn’t responding.' });
          else {
            const message = `The server refuses to transfer (${response.status}).`;
            this.#end({ ok: false, code: 'refused', message });
          }
        },
        {
          headers: [
            ['refer-to', `<${uri}>`],
            ['referred-by', `<${this.#call.ua.address}>`],
            ['contact', `<${this.#call.ua.contactUri}>`],
          ],
        },
      );
    });
  }

  /** The other side tells how it goes, as the start line of the answer that it got. */
  notified(request: SipRequest): void {
    if (!/^refer/i.test(headerOf(request, 'event') ?? '')) return;
    const status = Number(/^SIP\/2\.0 (\d{3})/.exec(request.body.toString('latin1', 0, 100))?.[1]);
    if (status >= 200 && status < 300) this.#end({ ok: true });
    else if (status === 486 || status === 600) this.#end({ ok: false, code: 'busy', message: 'The line is busy.' });
    else if (status === 603) this.#end({ ok: false, code: 'declined', message: 'The call was declined.' });
    else if (status === 408 || status === 480 || status === 487)
      this.#end({ ok: false, code: 'nobody', message: 'No one answered.' });
    else if (status >= 300) this.#end({ ok: false, code: 'failed', message: `The transfer failed (${status}).` });
    else if (/terminated/i.test(headerOf(request, 'subscription-state') ?? ''))
      this.#end({ ok: false, code: 'failed', message: 'The transfer ended without an answer.' });
  }

  #end(end: TransferEnd): void {
    this.#cancel();
    const resolve = this.#resolve;
    this.#resolve = null;
    resolve?.(end);
  }

  /** The call is over: a caller who hung up while the other phone rang was put through to no one. */
  stop(): void {
    this.#end({ ok: false, code: 'failed', message: 'The caller hung up.' });
  }
}
