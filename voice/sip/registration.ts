import type { Clock } from '#voice/clock.ts';
import { headerOf, type SipResponse, valuesOf } from './message/message.ts';
import { parseNameAddress, parseUri } from './message/uri.ts';

/** How an account stands at its server: what the last answer said. */
export type RegistrationState =
  | { state: 'trying' }
  | { state: 'registered'; until: number }
  /** `status`: of the last answer; null: there was none. */
  | { state: 'failed'; status: number | null; message: string; retryAt: number };

/** Seconds that are asked for, and what is waited at least and most after a fault (RFC 5626, 4.5). */
const wanted = 300;
const backOff = { base: 30, most: 1_800 } as const;

export interface RegistrationOf {
  clock: Clock;
  random(): number;
  /** Sends one REGISTER, with its credentials; null where nothing was answered. */
  send(expires: number): Promise<SipResponse | null>;
  /** Whether a binding of an answer is ours. */
  isOwn(uri: string): boolean;
  /** The address that the server sees us at changed with the first answer: it is said once more. */
  moved(response: SipResponse): boolean;
  changed(state: RegistrationState): void;
}

/** Keeps one binding at the server for as long as it runs. */
export class Registration {
  readonly #of: RegistrationOf;
  #cancel = () => {};
  #faults = 0;
  #running = false;
  #asked: number = wanted;
  #round = 0;

  constructor(of: RegistrationOf) {
    this.#of = of;
  }

  start(): Promise<void> {
    this.#running = true;
    this.#of.changed({ state: 'trying' });
    return this.#register();
  }

  /** Gives the binding back, ours alone. */
  async stop(): Promise<void> {
    if (!this.#running) return;
    this.#running = false;
    this.#round += 1;
    this.#cancel();
    await this.#of.send(0);
  }

  /** Leaves without a word: another process takes it over. */
  leave(): void {
    this.#running = false;
    this.#round += 1;
    this.#cancel();
  }

  /** Tries now, whatever was waited for. */
  again(): Promise<void> {
    this.#cancel();
    return this.#running ? this.#register() : Promise.resolve();
  }

  async #register(isSecond = false): Promise<void> {
    const round = ++this.#round;
    const response = await this.#of.send(this.#asked);
    if (!this.#running || round !== this.#round) return;
    const { clock, changed, moved } = this.#of;
    if (response === null) return this.#failed(null, 'The server isn’t responding.');
    const { status } = response;
    if (status === 423 && !isSecond) {
      const least = Number(headerOf(response, 'min-expires'));
      if (least > this.#asked && least < 86_400) {
        this.#asked = least;
        return this.#register(true);
      }
    }
    if (status < 200 || status > 299) return this.#failed(response, wordsOf(response));
    // Behind NAT the first answer says where we are: once, or it would never end.
    if (!isSecond && moved(response)) return this.#register(true);
    this.#faults = 0;
    const seconds = this.#granted(response);
    if (seconds <= 0) return this.#failed(response, 'The server took the registration, and keeps none.');
    changed({ state: 'registered', until: clock.now() + seconds * 1000 });
    this.#plan(seconds * 1000 * (0.8 + 0.1 * this.#of.random()));
  }

  /** How long the server keeps our binding, in seconds: what it says of ours goes over what it says of all. */
  #granted(response: SipResponse): number {
    for (const value of valuesOf(response, 'contact')) {
      const contact = parseNameAddress(value);
      if (contact === undefined || !this.#of.isOwn(contact.uri)) continue;
      const own = contact.params.get('expires');
      if (own !== undefined && /^\d{1,9}$/.test(own)) return Number(own);
    }
    const all = headerOf(response, 'expires');
    return all !== undefined && /^\d{1,9}$/.test(all) ? Number(all) : this.#asked;
  }

  #failed(response: SipResponse | null, message: string): void {
    const { clock, random, changed } = this.#of;
    this.#faults += 1;
    const most = Math.min(backOff.most, backOff.base * 2 ** Math.min(this.#faults - 1, 10));
    const seconds = most * (0.5 + 0.5 * random());
    const told = Number(response === null ? undefined : headerOf(response, 'retry-after')?.match(/^\d+/)?.[0]) || 0;
    const ms = Math.max(seconds, Math.min(told, backOff.most)) * 1000;
    changed({ state: 'failed', status: response?.status ?? null, message, retryAt: clock.now() + ms });
    this.#plan(ms);
  }

  #plan(ms: number): void {
    this.#cancel();
    this.#cancel = this.#of.clock.after(ms, () => void this.#register());
  }
}

/** What an answer means for who has typed the account in. */
function wordsOf({ status, reason }: SipResponse): string {
  if (status === 401 || status === 407) return 'The server rejected the username or password.';
  if (status === 403)
    return 'The server rejected this account (403). Check the username, the password, and whether it allows this IP address.';
  if (status === 404) return 'The server doesn’t recognize this user (404).';
  return `The server returned ${status}${reason === '' ? '' : ` ${reason.slice(0, 80)}`}.`;
}

/** Whether two addresses are one binding. */
export function isSameBinding(a: string, b: string): boolean {
  const [one, other] = [parseUri(a), parseUri(b)];
  return (
    one !== undefined &&
    other !== undefined &&
    one.user === other.user &&
    one.host === other.host &&
    one.port === other.port
  );
}
