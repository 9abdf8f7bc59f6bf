import { frameMs } from '#domain/calls/call-protocol.ts';
import type { CallEndReason } from '#domain/records/call-states.ts';
import type { Resampler } from '#voice/audio/resample.ts';
import type { CallLine } from '#voice/call/line.ts';
import type { Clock } from '#voice/clock.ts';
import { frameSamples } from '#voice/rtp/frame.ts';
import type { MediaSession } from '#voice/rtp/media-session.ts';

/** What leaves is heard so much later, in ms: the packet, the way, and the other side's buffer. */
const heardLaterMs = 60;
/** What was heard is told with each so many frames. */
const framesPerTold = 5;

export interface SipLineEvents {
  played(generation: number, ms: number): void;
  /** BCP 47 that the caller is listened to in from now on. */
  language(tag: string): void;
  ended(reason: CallEndReason): void;
  left(why: 'replaced' | 'suspended'): void;
}

/**
 * A phone at the other end of SIP. Sound waits here and not at the other side: what is cleared is silent at once, and what
 * left was heard.
 * @param toLine from the rate of calls to that of the line
 */
export function sipLine(session: MediaSession, toLine: Resampler, clock: Clock, events: SipLineEvents): CallLine {
  let pending = new Int16Array(0);
  let sentMs = 0;

  const tell = (generation: number, ms: number) => () => {
    clock.after(heardLaterMs, () => events.played(generation, ms));
  };
  function push(samples: Int16Array, told: (() => void) | null): void {
    const whole = new Int16Array(pending.length + samples.length);
    whole.set(pending);
    whole.set(samples, pending.length);
    let at = 0;
    for (; at + frameSamples <= whole.length; at += frameSamples) {
      const isLast = at + 2 * frameSamples > whole.length;
      session.play(whole.subarray(at, at + frameSamples), isLast ? told : null);
    }
    pending = whole.slice(at);
  }

  return {
    audio: true,
    state: () => {},
    turn: () => {},
    language: events.language,
    sayStart() {
      sentMs = 0;
    },
    frame(generation, sequence, pcm) {
      sentMs = (sequence + 1) * frameMs;
      push(toLine.push(pcm), sequence % framesPerTold === framesPerTold - 1 ? tell(generation, sentMs) : null);
    },
    sayEnd(generation) {
      // What is less than a frame is filled up with silence, and tells of the whole.
      push(new Int16Array(frameSamples), tell(generation, sentMs));
    },
    clear() {
      pending = new Int16Array(0);
      session.clear();
    },
    ended: events.ended,
    leave: events.left,
  };
}
