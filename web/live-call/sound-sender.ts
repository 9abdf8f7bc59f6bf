import { packSound, type SoundCodec, soundFramesPerSecond } from '#domain/calls/call-sound.ts';
import { mulawOf } from '#domain/calls/mulaw.ts';
import type { CapturedFrame } from './capture-messages.ts';

/** Bytes that wait in the socket: more is a connection that does not keep up. */
const mostWaiting = 32 * 1024;
/** Frames that are kept while there is no connection: 5 s. */
const mostKept = 5 * soundFramesPerSecond;
/** Frames that were kept and go with each new one: four times as fast as they were said. */
const keptAtOnce = 3;
/** Frames that were left out before the sound is sent smaller: 1 s. */
const droppedBeforeSmaller = soundFramesPerSecond;

/** As much of the call's socket as sound needs. */
export interface SoundWay {
  /** Sends bytes; false while there is no connection. */
  send(bytes: Uint8Array<ArrayBuffer>): boolean;
  /** Bytes that were given to it and have not left. */
  waiting(): number;
}

function bytesOf({ pcm }: CapturedFrame, codec: SoundCodec): Uint8Array {
  if (codec === 'mulaw') return Uint8Array.from(pcm, mulawOf);
  const bytes = new Uint8Array(pcm.length * 2);
  const view = new DataView(bytes.buffer);
  for (let n = 0; n < pcm.length; n++) view.setInt16(n * 2, pcm[n]!, true);
  return bytes;
}

export interface SoundSender {
  readonly codec: SoundCodec;
  /** Whether frames are sent; what comes meanwhile is not kept. */
  setWanted(wanted: boolean): void;
  push(frame: CapturedFrame): void;
  /** The microphone was opened anew: its clock begins again. */
  begin(): void;
}

/**
 * Sends the microphone's frames. What cannot leave because the connection is slow is left out, and then sent smaller; what
 * comes while it is away is kept for 5 s and follows.
 */
export function createSoundSender(way: SoundWay): SoundSender {
  let codec: SoundCodec = 'pcm16';
  let wanted = false;
  let seq = 0;
  let gap = false;
  let dropped = 0;
  /** What the clocks of the microphones before this one had counted. */
  let base = 0;
  let last = 0;
  let kept: CapturedFrame[] = [];

  function send(frame: CapturedFrame, late: boolean): boolean {
    const sent = way.send(packSound({ codec, gap, late, seq, clock: frame.clock, payload: bytesOf(frame, codec) }));
    if (!sent) return false;
    seq = (seq + 1) & 0xffff;
    gap = false;
    return true;
  }

  function keep(frame: CapturedFrame): void {
    kept.push(frame);
    if (kept.length <= mostKept) return;
    kept.shift();
    gap = true;
  }

  return {
    get codec() {
      return codec;
    },
    setWanted(next) {
      if (next && !wanted) gap = true;
      wanted = next;
      if (!next) kept = [];
    },
    begin() {
      base = last;
      gap = true;
    },
    push(captured) {
      const frame = { ...captured, clock: (base + captured.clock) >>> 0 };
      last = frame.clock + frame.pcm.length;
      if (!wanted) return;
      if (way.waiting() > mostWaiting) {
        gap = true;
        dropped += 1;
        if (dropped >= droppedBeforeSmaller) codec = 'mulaw';
        return;
      }
      for (let n = 0; n < keptAtOnce && kept.length > 0; n++) {
        if (!send(kept[0]!, true)) break;
        kept.shift();
      }
      if (kept.length > 0 || !send(frame, false)) keep(frame);
    },
  };
}
