import { framesOf } from '#voice/rtp/frame.ts';
import type { LiveCall } from '#voice/sip/dialog/live-call.ts';

/** Plays sound at the rate of the line to its end, or to that of the call. */
export function playOn(live: LiveCall, samples: Int16Array): Promise<void> {
  if (live.isOver || samples.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    live.whenOver(resolve);
    const frames = framesOf(samples);
    for (const [n, frame] of frames.entries()) live.session.play(frame, n === frames.length - 1 ? resolve : null);
  });
}
