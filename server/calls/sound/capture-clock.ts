/** How long the earliest arrivals are looked at to follow a clock that runs apart, in ms. */
const windowMs = 10_000;
/** A frame that seems to have come before it was captured, or is late all the time, by more than this: the clocks are apart. */
const apartMs = 40;

/**
 * Where in a call sound belongs that a microphone counts by a clock of its own. Frames come late by the network, never
 * early: the earliest of them tell how the two clocks stand to each other.
 */
export class CaptureClock {
  private offset: number | null = null;
  private least = Number.POSITIVE_INFINITY;
  private since = 0;

  /** @returns when a frame was captured, by the clock of its arrival; both in ms */
  place(capturedMs: number, arrivedMs: number, isGap = false): number {
    const late = arrivedMs - capturedMs - (this.offset ?? Number.POSITIVE_INFINITY);
    // Behind a gap the microphone may have stood still.
    if (this.offset === null || isGap || late < -apartMs) this.begin(arrivedMs - capturedMs, arrivedMs);
    else {
      this.least = Math.min(this.least, late);
      if (arrivedMs - this.since >= windowMs) {
        if (this.least > apartMs) this.offset += this.least;
        this.least = Number.POSITIVE_INFINITY;
        this.since = arrivedMs;
      }
    }
    return capturedMs + this.offset!;
  }

  private begin(offset: number, arrivedMs: number): void {
    this.offset = offset;
    this.least = Number.POSITIVE_INFINITY;
    this.since = arrivedMs;
  }
}
