import type { Services } from '#server/services.ts';
import { type Claimed, claimDue } from './claim-delivery.ts';
import { postDelivery } from './post-delivery.ts';
import { recordTry } from './record-try.ts';

/** What one process sends at the same time. */
const atOnce = 30;

/** One try of a delivery, and its record. A try that the end of the server cut off is none: it is due again. */
export async function tryDelivery(services: Services, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const tried = await postDelivery(services, claimed, signal);
  if (!signal.aborted) await recordTry(services, claimed, tried);
}

/**
 * Those of this process who send. Each takes one delivery after the other until nothing is due, so that a receiver that
 * takes its time holds up one of them, and no job.
 */
class Senders {
  readonly #services: Services;
  readonly #end = new AbortController();
  readonly #working = new Set<Promise<void>>();
  #claimed: Promise<unknown> = Promise.resolve();

  constructor(services: Services) {
    this.#services = services;
  }

  /** Has one more begin, if there is room. */
  start(): void {
    if (this.#working.size >= atOnce || this.#end.signal.aborted) return;
    const work = this.#work()
      .catch((error: unknown) => this.#services.log.error({ err: error }, 'webhooks could not be sent'))
      .finally(() => this.#working.delete(work));
    this.#working.add(work);
  }

  /** One claims after the other: two at once would both find a webhook with room for one more. */
  #claim(): Promise<Claimed | null> {
    const claimed = this.#claimed.then(() => claimDue(this.#services));
    this.#claimed = claimed.catch(() => null);
    return claimed;
  }

  async #work(): Promise<void> {
    while (!this.#end.signal.aborted) {
      const claimed = await this.#claim();
      if (claimed === null) return;
      // Where one was due, there may be more.
      this.start();
      await tryDelivery(this.#services, claimed, this.#end.signal);
    }
  }

  /** Resolves when no one sends. */
  async rest(): Promise<void> {
    while (this.#working.size > 0) await Promise.all(this.#working);
  }

  /** Cuts off what is being sent: the next start sends it again. */
  async stop(): Promise<void> {
    this.#end.abort();
    await this.rest();
  }
}

const all = new WeakMap<Services, Senders>();

function sendersOf(services: Services): Senders {
  const senders = all.get(services) ?? new Senders(services);
  all.set(services, senders);
  return senders;
}

/** Begins to send what is due, and does not wait for receivers. */
export const startSending = (services: Services): void => sendersOf(services).start();

/** Sends what is due. Resolves when all that was begun has an end. */
export async function sendDue(services: Services): Promise<void> {
  startSending(services);
  await sendersOf(services).rest();
}

/** Ends it, with the server. */
export const stopSending = (services: Services): Promise<void> => sendersOf(services).stop();
