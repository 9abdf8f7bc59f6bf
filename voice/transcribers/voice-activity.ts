import type { VoiceDetector } from './voice-detector.ts';

/** Milliseconds. */
const times = {
  frame: 20,
  /** A voice that lasts this long is one: shorter is a click. */
  begins: 60,
  /** Silence behind which an utterance is over: by loudness, and by a detector, which hears a voice some longer than it lasts. */
  ends: { loudness: 500, detector: 420 },
};
/** A voice is so many times as loud as the line is by itself, and louder than -46 dBFS. */
const aboveFloor = 3;
const leastRms = 32_768 * 10 ** (-46 / 20);
/** How fast the loudness of the line is followed: down at once, up within some seconds. */
const floorRise = 1.01;
/** How likely a voice is where one begins, and where one goes on. */
const likely = { begins: 0.5, lasts: 0.35 };
/**
 * Who talks in the background is a voice, too: the caller is known by how loud they are. Decibels, of full scale where that
 * is said: where it begins, how fast it is forgotten in a second, how far below the caller someone else is.
 */
const level = { first: -40, falls: 0.5, below: 7 };
/** Frames whose loudest counts: syllables rise and fall. */
const levelFrames = 5;

/** What a frame of 20 ms is part of. */
export interface VoiceFrame {
  samples: Int16Array;
  /** Whether it sounds itself: pauses between words do not. */
  sounds: boolean;
  /** Whether it is part of an utterance. */
  within: boolean;
}

function rmsOf(samples: Int16Array): number {
  let sum = 0;
  for (let n = 0; n < samples.length; n++) sum += samples[n]! * samples[n]!;
  return Math.sqrt(sum / samples.length);
}

/** Whether sound is as loud as the caller is, within what voices vary. */
class CallerLevel {
  private db = level.first;
  private newest: number[] = [];

  /** Whether a frame can be the caller's. */
  fits(rms: number): boolean {
    this.db -= (level.falls * times.frame) / 1000;
    this.newest.push(20 * Math.log10(Math.max(1, rms) / 32_768));
    if (this.newest.length > levelFrames) this.newest.shift();
    return Math.max(...this.newest) > this.db - level.below;
  }

  /** A frame was the caller's. */
  learn(): void {
    const heard = Math.max(...this.newest);
    this.db += (heard - this.db) * (heard > this.db ? 0.1 : 0.02);
  }
}

/** Tells voice from silence: by a detector where there is one, else by loudness against the noise of the line itself. */
export class VoiceActivity {
  private readonly frameSamples: number;
  private readonly detector: VoiceDetector | null;
  private readonly caller = new CallerLevel();
  private rest = new Int16Array(0);
  private floor = leastRms / aboveFloor;
  private soundMs = 0;
  private silenceMs = 0;
  private within = false;

  constructor(sampleRate: number, detector: VoiceDetector | null = null) {
    this.frameSamples = (sampleRate * times.frame) / 1000;
    this.detector = detector;
  }

  /** The frames that are whole now; what is left over goes before what comes next. */
  push(samples: Int16Array): VoiceFrame[] {
    this.detector?.push(samples);
    // Lines bring whole frames, mostly: nothing of them is left over, and nothing copied.
    if (this.rest.length === 0 && samples.length === this.frameSamples) return [this.take(samples)];
    const all = new Int16Array(this.rest.length + samples.length);
    all.set(this.rest);
    all.set(samples, this.rest.length);
    const frames: VoiceFrame[] = [];
    let at = 0;
    for (; at + this.frameSamples <= all.length; at += this.frameSamples)
      frames.push(this.take(all.subarray(at, at + this.frameSamples)));
    this.rest = all.slice(at);
    return frames;
  }

  /** Nothing more comes. */
  close(): void {
    this.detector?.close();
  }

  private take(samples: Int16Array): VoiceFrame {
    const sounds = this.isVoice(rmsOf(samples));
    this.soundMs = sounds ? this.soundMs + times.frame : 0;
    this.silenceMs = sounds ? 0 : this.silenceMs + times.frame;
    if (this.soundMs >= times.begins) this.within = true;
    const known = (this.detector?.probability ?? null) !== null;
    if (this.silenceMs >= times.ends[known ? 'detector' : 'loudness']) this.within = false;
    return { samples, sounds, within: this.within };
  }

  private isVoice(rms: number): boolean {
    const loud = rms > Math.max(leastRms, this.floor * aboveFloor);
    this.floor = Math.max(1, Math.min(rms, this.floor * floorRise));
    const fits = this.caller.fits(rms);
    const probability = this.detector?.probability ?? null;
    if (probability === null) return loud;
    const isVoice = fits && probability > (this.within ? likely.lasts : likely.begins);
    if (isVoice) this.caller.learn();
    return isVoice;
  }
}
