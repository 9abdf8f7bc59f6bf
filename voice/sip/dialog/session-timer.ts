import type { Clock } from '#voice/clock.ts';
import { headerOf, paramsOf, type SipMessage, valuesOf } from '../message/message.ts';

/** Session timers (RFC 4028), in seconds. */
export const sessionTimes = { wanted: 1_800, least: 90 } as const;

export interface SessionInterval {
  seconds: number;
  refresher: 'uac' | 'uas' | null;
}

export function intervalOf(message: SipMessage): SessionInterval | null {
  const value = headerOf(message, 'session-expires');
  const seconds = Number(/^\d{1,7}/.exec(value ?? '')?.[0]);
  if (!(seconds > 0)) return null;
  const refresher = paramsOf(value!).get('refresher')?.toLowerCase();
  return { seconds, refresher: refresher === 'uac' || refresher === 'uas' ? refresher : null };
}

/** What we answer to a request of a session: who refreshes, and for how long; null: no timer. */
export function answerInterval(request: SipMessage): { seconds: number; refresher: 'uac' | 'uas' } | null {
  const asked = intervalOf(request);
  const knows = valuesOf(request, 'supported').some((one) => one.toLowerCase() === 'timer');
  if (asked === null) return null;
  return { seconds: asked.seconds, refresher: asked.refresher ?? (knows ? 'uac' : 'uas') };
}

/** Keeps a session: refreshes it at half of its time, or ends it where the other side did not. */
export class SessionTimer {
  readonly #clock: Clock;
  readonly #refresh: () => void;
  readonly #lapsed: () => void;
  #cancel = () => {};

  constructor(clock: Clock, { refresh, lapsed }: { refresh(): void; lapsed(): void }) {
    this.#clock = clock;
    this.#refresh = refresh;
    this.#lapsed = lapsed;
  }

  /** The session was agreed on, or refreshed. */
  set(interval: { seconds: number; isOurs: boolean } | null): void {
    this.#cancel();
    if (interval === null) return;
    const { seconds, isOurs } = interval;
    const lapse = (seconds - Math.min(32, seconds / 3)) * 1000;
    if (!isOurs) {
      this.#cancel = this.#clock.after(lapse, this.#lapsed);
      return;
    }
    this.#cancel = this.#clock.after((seconds / 2) * 1000, () => {
      this.#cancel = this.#clock.after(lapse - (seconds / 2) * 1000, this.#lapsed);
      this.#refresh();
    });
  }

  stop(): void {
    this.#cancel();
  }
}
