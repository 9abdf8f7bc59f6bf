/** Milliseconds. */
const times = {
  frame: 20,
  /** A voice that lasts this long is one: shorter is a click. */
  begins: 60,
  /** Silence behind which an utterance is over. */
  ends: 500,
};
/** A voice is so many times as loud as the line is by itself, and louder than -46 dBFS. */
const aboveFloor = 3;
const leastRms = 32_768 * 10 ** (-46 / 20);
/** How fast the loudness of the line is followed: down at once, up within some seconds. */
const floorRise = 1.01;

/** What a frame of 20 ms is part of. */
export interface VoiceFrame {
  samples: Int16Array;
  /** Whether it sounds itself: pauses between words do not. */
  sounds: boolean;
  /** Whether it is part of an utterance. */
  within: boolean;
}

const rmsOf = (samples: Int16Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

/** Tells voice from silence by loudness against the noise of the line itself. */
export class VoiceActivity {
  private readonly frameSamples: number;
  private rest = new Int16Array(0);
  private floor = leastRms / aboveFloor;
  private soundMs = 0;
  private silenceMs = 0;
  private within = false;

  constructor(sampleRate: number) {
    this.frameSamples = (sampleRate * times.frame) / 1000;
  }

  /** The frames that are whole now; what is left over goes before what comes next. */
  push(samples: Int16Array): VoiceFrame[] {
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

  private take(samples: Int16Array): VoiceFrame {
    const rms = rmsOf(samples);
    const sounds = rms > Math.max(leastRms, this.floor * aboveFloor);
    this.floor = Math.max(1, Math.min(rms, this.floor * floorRise));
    this.soundMs = sounds ? this.soundMs + times.frame : 0;
    this.silenceMs = sounds ? 0 : this.silenceMs + times.frame;
    if (this.soundMs >= times.begins) this.within = true;
    if (this.silenceMs >= times.ends) this.within = false;
    return { samples, sounds, within: this.within };
  }
}
