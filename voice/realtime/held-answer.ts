import { SentenceStream } from '#voice/flow/prompt/sentence-stream.ts';
import { cutInStream, cutOfWhole } from './sentence-cuts.ts';

/** Sound of one answer at most, in seconds: three sentences are some fifteen. */
const mostSeconds = 60;

const bare = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/**
 * One answer that a model speaks, and what of it may be heard. Sound and words come in two streams without a common clock, so
 * that no one can say to the sample where a sentence ends. Sound of a sentence is given only where it and the one behind it
 * have passed the engine's guards, or where it is the last of an answer that has come whole: a cut that is some syllables off
 * lies in what has passed, too.
 */
export class HeldAnswer {
  readonly #rate: number;
  readonly #stream = new SentenceStream();
  readonly #sentences: { bare: string; passed: boolean; taken: boolean }[] = [];
  /** Characters up to the end of each sentence. */
  readonly #ends: number[] = [];
  /** Where the sound of each sentence ends that was given, or is not wanted. */
  readonly #cuts: number[] = [];
  #pcm: Int16Array;
  #samples = 0;
  #state: 'open' | 'whole' | 'dropped' = 'open';
  #changed: (() => void)[] = [];

  constructor(rate: number) {
    this.#rate = rate;
    this.#pcm = new Int16Array(rate * 4);
  }

  /** Seconds of sound that have come. */
  get seconds(): number {
    return this.#samples / this.#rate;
  }

  get isDropped(): boolean {
    return this.#state === 'dropped';
  }

  /** More of the words. */
  words(delta: string): void {
    if (this.#state === 'open') this.#add(this.#stream.push(delta));
  }

  /** More of the sound. False where that is more than any answer. */
  sound(pcm: Int16Array): boolean {
    if (this.#state !== 'open') return true;
    const needed = this.#samples + pcm.length;
    if (needed > this.#rate * mostSeconds) return false;
    if (needed > this.#pcm.length) {
      const larger = new Int16Array(Math.max(needed, this.#pcm.length * 2));
      larger.set(this.#pcm.subarray(0, this.#samples));
      this.#pcm = larger;
    }
    this.#pcm.set(pcm, this.#samples);
    this.#samples = needed;
    this.#tell();
    return true;
  }

  /** All of it has come. */
  end(): void {
    if (this.#state !== 'open') return;
    this.#add(this.#stream.end());
    this.#state = 'whole';
    this.#tell();
  }

  /** It is cut, cancelled, or broke: nothing that was not given yet is heard any more. */
  drop(): void {
    if (this.#state !== 'open') return;
    this.#state = 'dropped';
    this.#pcm = new Int16Array(0);
    this.#samples = 0;
    this.#tell();
  }

  /** The engine says this sentence: it has passed the guards. False where it is none of this answer. */
  pass(text: string): boolean {
    const wanted = bare(text);
    const found = this.#sentences.find((one) => !one.passed && one.bare === wanted);
    if (!found) return false;
    found.passed = true;
    this.#tell();
    return true;
  }

  /** Whether it has a sentence that passed and was not taken yet. */
  has(text: string): boolean {
    return this.#placeOf(text) >= 0;
  }

  /** Takes the sound of a sentence, once it may be heard; null where it may not, or will not be known in time. */
  async take(
    text: string,
    wait: (changed: Promise<void>, isWhole: boolean) => Promise<boolean>,
  ): Promise<Int16Array | null> {
    const n = this.#placeOf(text);
    if (n < 0) return null;
    this.#sentences[n]!.taken = true;
    for (;;) {
      const found = this.#soundOf(n);
      if (found !== 'wait') return found;
      const changed = new Promise<void>((resolve) => this.#changed.push(resolve));
      if (!(await wait(changed, this.#state === 'whole'))) return null;
    }
  }

  #placeOf(text: string): number {
    const wanted = bare(text);
    return this.#sentences.findIndex((one) => one.passed && !one.taken && one.bare === wanted);
  }

  #soundOf(n: number): Int16Array | null | 'wait' {
    if (this.#state === 'dropped') return null;
    // What stands before it and was not given has no end that is known.
    const from = n === 0 ? 0 : this.#cuts[n - 1];
    if (from === undefined) return null;
    const isLast = this.#state === 'whole' && n === this.#sentences.length - 1;
    if (!isLast && !this.#sentences[n + 1]?.passed) return 'wait';
    const sound = { pcm: this.#pcm.subarray(0, this.#samples), rate: this.#rate, from };
    const end = isLast
      ? this.#samples
      : this.#state === 'whole'
        ? cutOfWhole(sound, this.#ends, n)
        : cutInStream(sound, this.#ends, n);
    if (end === null) return 'wait';
    this.#cuts[n] = end;
    // Words without any sound are no speech of the model's.
    return end - from < this.#rate / 20 ? null : this.#pcm.slice(from, end);
  }

  #add(sentences: readonly string[]): void {
    for (const text of sentences) {
      this.#sentences.push({ bare: bare(text), passed: false, taken: false });
      this.#ends.push((this.#ends.at(-1) ?? 0) + text.length + 1);
    }
  }

  #tell(): void {
    for (const changed of this.#changed.splice(0)) changed();
  }
}
