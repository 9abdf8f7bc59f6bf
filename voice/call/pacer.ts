import { frameMs } from '#domain/calls/call-protocol.ts';
import type { Clock } from '#voice/clock.ts';

/** How far ahead of the caller's ear audio is sent, in ms: hides a stall of the network or of this process. */
export const aheadMs = 300;

/**
 * Frames that leave together, since a write to the socket costs the same for three as for one. The caller's buffer is
 * at least 240 ms full at each.
 */
export const burstFrames = 3;

/** What left: a frame, the last one of an utterance, or nothing, since nothing is there. */
export type Sent = 'frame' | 'last' | 'nothing';

export interface Pacer {
  /** There is something to send, or more of it. */
  wake(): void;
  /** Forgets what was sent: the caller's buffer was emptied. */
  stop(): void;
  /** How much of what was sent has not been played yet, at most. */
  bufferedMs(): number;
}

/**
 * Sends frames in time: as many as fit into the caller's buffer, then three for each three that are played. Each has a
 * deadline counted from the first one; an interval would run slow. After a stall it catches up at once and drops
 * nothing. An utterance begins with a whole burst, so that a caller who buffers each by itself has as much of it.
 * @param sendNext sends one frame
 */
export function createPacer(clock: Clock, sendNext: () => Sent): Pacer {
  let startedAt = 0;
  let sentMs = 0;
  let running = false;
  let cancel: (() => void) | null = null;

  const bufferedMs = () => Math.max(0, sentMs - (clock.now() - startedAt));

  function run(): void {
    cancel = null;
    running = true;
    // Ran dry: the caller heard silence meanwhile, and hears the next frame when it comes.
    if (bufferedMs() === 0) {
      startedAt = clock.now();
      sentMs = 0;
    }
    let sent: Sent = 'frame';
    while (sent !== 'nothing' && bufferedMs() + (sent === 'last' ? burstFrames : 1) * frameMs <= aheadMs) {
      sent = sendNext();
      if (sent !== 'nothing') sentMs += frameMs;
    }
    running = false;
    if (sent !== 'nothing') cancel = clock.after(bufferedMs() + burstFrames * frameMs - aheadMs, run);
  }

  return {
    wake() {
      if (!running && cancel === null) run();
    },
    stop() {
      cancel?.();
      cancel = null;
      startedAt = clock.now();
      sentMs = 0;
    },
    bufferedMs,
  };
}
