/** Frames a second that are taken: a microphone gives 50, and what was kept back comes at up to four times that. */
const perSecond = 75;
/** What was kept back for a connection, 5 s of it, and what comes meanwhile. */
const burst = 320;
/** Frames that are dropped before the connection is closed: two seconds of twice as many as there may be. */
const mostDropped = 150;

/** How much sound one connection may send. */
export class SoundLimit {
  private readonly now: () => number;
  private left = burst;
  private at: number;
  private dropped = 0;

  constructor(now: () => number) {
    this.now = now;
    this.at = now();
  }

  /** Whether one more frame is taken, dropped, or too much of them. */
  take(): 'room' | 'dropped' | 'closed' {
    const now = this.now();
    this.left = Math.min(burst, this.left + ((now - this.at) * perSecond) / 1000);
    this.at = now;
    if (this.left >= 1) {
      this.left -= 1;
      return 'room';
    }
    this.dropped += 1;
    return this.dropped > mostDropped ? 'closed' : 'dropped';
  }
}
