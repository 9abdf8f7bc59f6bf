import { frameSamples } from '#voice/rtp/jitter-buffer.ts';
import type { LiveCall } from '#voice/sip/dialog/live-call.ts';

/** Plays sound at the rate of the line to its end, or to that of the call. */
export function playOn(live: LiveCall, samples: Int16Array): Promise<void> {
  if (live.isOver || samples.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    live.whenOver(resolve);
    for (let at = 0; at < samples.length; at += frameSamples) {
      const frame = new Int16Array(frameSamples);
      frame.set(samples.subarray(at, at + frameSamples));
      const isLast = at + frameSamples >= samples.length;
      live.session.play(frame, isLast ? resolve : null);
    }
  });
}
