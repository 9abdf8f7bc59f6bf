import type { Clock } from '#voice/clock.ts';
import type { RtpSession } from './rtp-session.ts';

/** How often deadlines are looked at, in ms: one timer for all calls. */
const tickMs = 5;

/** Has all calls send and hear in time. It stands still while there are none. */
export class MediaTicker {
  readonly #clock: Clock;
  readonly #failed: (error: unknown) => void;
  readonly #sessions = new Set<RtpSession>();
  #running = false;

  constructor(clock: Clock, failed: (error: unknown) => void) {
    this.#clock = clock;
    this.#failed = failed;
  }

  add(session: RtpSession): () => void {
    this.#sessions.add(session);
    if (!this.#running) {
      this.#running = true;
      this.#plan();
    }
    return () => void this.#sessions.delete(session);
  }

  #plan(): void {
    this.#clock.after(tickMs, () => {
      for (const session of this.#sessions) {
        try {
          session.tick();
        } catch (error) {
          // One call's fault leaves the others their sound.
          this.#sessions.delete(session);
          this.#failed(error);
        }
      }
      if (this.#sessions.size > 0) this.#plan();
      else this.#running = false;
    });
  }
}
