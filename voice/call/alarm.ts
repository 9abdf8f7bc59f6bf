import type { Clock } from '#voice/clock.ts';

/** One moment that is waited for: the next one takes its place. */
export class Alarm {
  private readonly clock: Clock;
  private readonly rings: () => void;
  private next: { at: number; cancel: () => void } | null = null;

  constructor(clock: Clock, rings: () => void) {
    this.clock = clock;
    this.rings = rings;
  }

  /** @param at milliseconds since the epoch; null waits for nothing */
  set(at: number | null): void {
    if (at === (this.next?.at ?? null)) return;
    this.next?.cancel();
    this.next = null;
    if (at === null) return;
    const cancel = this.clock.after(Math.max(0, at - this.clock.now()), () => {
      this.next = null;
      this.rings();
    });
    this.next = { at, cancel };
  }
}
