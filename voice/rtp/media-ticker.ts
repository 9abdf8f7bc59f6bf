import type { Clock } from '#voice/clock.ts';
import { nextFrameAt } from './frame.ts';
import type { RtpSession } from './rtp-session.ts';

/** How often what is due is looked for at least, in ms: a stall is caught up with, and keys are told soon. */
const tickMs = 5;

/** Has all calls send and hear in time. It stands still while there are none. */
export class MediaTicker {
  readonly #clock: Clock;
  readonly #failed: (error: unknown) => void;
  readonly #ticked: () => void;
  readonly #sessions = new Set<RtpSession>();
  #running = false;

  /** @param ticked told each time that all have sent and heard */
  constructor(clock: Clock, failed: (error: unknown) => void, ticked: () => void = () => {}) {
    this.#clock = clock;
    this.#failed = failed;
    this.#ticked = ticked;
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
    const now = this.#clock.now();
    this.#clock.after(Math.min(tickMs, Math.ceil(nextFrameAt(now) - now)), () => {
      for (const session of this.#sessions) {
        try {
          session.tick();
        } catch (error) {
          // One call's fault leaves the others their sound.
          this.#sessions.delete(session);
          this.#failed(error);
        }
      }
      this.#ticked();
      if (this.#sessions.size > 0) this.#plan();
      else this.#running = false;
    });
  }
}
