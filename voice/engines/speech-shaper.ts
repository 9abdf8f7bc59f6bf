import { amplify, concatPcm, durationMs, fadeEnds, samplesIn } from '#voice/audio/pcm.ts';

/** What counts as silence at the ends: -47 dB under full scale. */
const silence = 150;
/** Kept of the silence before the first and behind the last sound, which may have soft edges; in ms. */
const margin = { before: 15, behind: 40 };
const fadeMs = 5;

export interface ShaperOptions {
  sampleRate: number;
  /** Decibels to add, told when this much of the opening is here. */
  gainDb: (opening: Int16Array) => number;
  /** How much of the opening has to be heard before the gain is known, in ms; 0 when it is known already. */
  openingMs: number;
}

/**
 * Brings speech that others made into the shape of ours while it comes: cuts the silence at both ends, levels it, and
 * fades the ends, so that nothing clicks. Holds back what may turn out to be the silence at the end.
 */
export class SpeechShaper {
  readonly #options: ShaperOptions;
  readonly #fade: number;
  #held: Int16Array[] = [];
  #heldSamples = 0;
  /** Samples at the end of what is held that are silent. */
  #quiet = 0;
  #begun = false;
  #gain: number | undefined;
  #left = 0;
  /** Silence that was cut from the start, in ms: times in the source are later by so much. */
  cutMs = 0;

  constructor(options: ShaperOptions) {
    this.#options = options;
    this.#fade = samplesIn(fadeMs, options.sampleRate);
  }

  /** Sound that has left, in ms. */
  get leftMs(): number {
    return (this.#left * 1000) / this.#options.sampleRate;
  }

  /** What may leave of this and earlier sound; often nothing. */
  push(samples: Int16Array): Int16Array {
    this.#hold(samples);
    if (!this.#begun) this.#cutStart();
    const openingSamples = samplesIn(this.#options.openingMs, this.#options.sampleRate);
    if (!this.#begun || (this.#gain === undefined && this.#heldSamples - this.#quiet < openingSamples)) return none;
    const ready = this.#heldSamples - Math.max(this.#quiet, 0) - this.#fade;
    return ready > 0 ? this.#release(ready, false) : none;
  }

  /** The rest, without the silence at the end. Nothing at all was heard when `leftMs` is 0 after it. */
  end(): Int16Array {
    if (!this.#begun) return none;
    const behind = Math.min(this.#quiet, samplesIn(margin.behind, this.#options.sampleRate));
    return this.#release(this.#heldSamples - this.#quiet + behind, true);
  }

  #hold(samples: Int16Array): void {
    this.#held.push(samples);
    this.#heldSamples += samples.length;
    const last = samples.findLastIndex(isLoud);
    this.#quiet = last < 0 ? this.#quiet + samples.length : samples.length - 1 - last;
  }

  #cutStart(): void {
    const all = concatPcm(this.#held);
    const first = all.findIndex(isLoud);
    const { sampleRate } = this.#options;
    const start = Math.max(0, (first < 0 ? all.length : first) - samplesIn(margin.before, sampleRate));
    this.cutMs += durationMs(all.subarray(0, start), sampleRate);
    this.#held = [all.subarray(start)];
    this.#heldSamples = all.length - start;
    this.#quiet = Math.min(this.#quiet, this.#heldSamples);
    this.#begun = first >= 0;
  }

  #release(count: number, isLast: boolean): Int16Array {
    const all = concatPcm(this.#held);
    const out = all.slice(0, count);
    this.#held = isLast ? [] : [all.subarray(count)];
    this.#heldSamples = isLast ? 0 : all.length - count;
    this.#gain ??= 10 ** (this.#options.gainDb(all) / 20);
    amplify(out, this.#gain);
    // Of a stretch in the middle neither end is an end of the whole.
    if (this.#left === 0 && isLast) fadeEnds(out, this.#fade);
    else if (this.#left === 0) fadeStart(out, this.#fade);
    else if (isLast) fadeStart(out.reverse(), this.#fade).reverse();
    this.#left += out.length;
    return out;
  }
}

const none = new Int16Array(0);
const isLoud = (sample: number) => Math.abs(sample) > silence;

function fadeStart(samples: Int16Array, length: number): Int16Array {
  const fade = Math.min(length, samples.length);
  for (let index = 0; index < fade; index++) samples[index] = Math.round((samples[index]! * index) / fade);
  return samples;
}
