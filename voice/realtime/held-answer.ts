import { SentenceStream } from '#voice/flow/prompt/sentence-stream.ts';
import { cutInStream, cutOfPassed, cutOfWhole, leastLength } from './sentence-cuts.ts';

/** Sound of one answer at most, in seconds: three sentences are some fifteen. */
const mostSeconds = 60;

const bare = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/**
 * One answer that a model speaks, and what of it may be heard. Sound and words come in two streams without a common clock, so
 * that no one can say to the sample where a sentence ends. Sound of a sentence is given only where the one behind it has
 * passed the engine's guards as well, or where it is the last and all words have come and passed: a cut that is some syllables
 * off lies in what has passed, too.
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
  /** All words have come, while sound may still come. */
  #isWorded = false;
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
    // Words behind the last ones: whose sound comes now is not known any more.
    if (this.#isWorded && delta.trim() !== '') this.drop();
    if (this.#state === 'open') this.#add(this.#stream.push(delta));
  }

  /** All words have come. */
  wordsEnd(): void {
    if (this.#state !== 'open' || this.#isWorded) return;
    this.#add(this.#stream.end());
    this.#isWorded = true;
    this.#tell();
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
    this.wordsEnd();
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

  /**
   * Takes the sound of a sentence, in pieces as they may be heard. Answers whether that was all of it: nothing of it may be
   * heard, or is known in time, or the rest got lost.
   * @param wait whether something has changed within its patience
   */
  async *take(
    text: string,
    wait: (changed: Promise<void>, isWhole: boolean) => Promise<boolean>,
  ): AsyncGenerator<Int16Array, boolean> {
    const n = this.#placeOf(text);
    // What stands before it and was not given has no end that is known.
    const from = n < 0 ? undefined : n === 0 ? 0 : this.#cuts[n - 1];
    if (n >= 0) this.#sentences[n]!.taken = true;
    if (from === undefined) return false;
    for (let given = from; ; ) {
      if (this.isDropped) return false;
      const end = this.#endOf(n, given);
      const upTo = end ?? this.#surelyOf(n);
      if (upTo > given) yield this.#pcm.slice(given, upTo);
      given = Math.max(given, upTo);
      if (end !== null) {
        this.#cuts[n] = end;
        // Words without any sound are no speech of the model's.
        return end - from >= this.#rate / 20;
      }
      const changed = new Promise<void>((resolve) => this.#changed.push(resolve));
      if (!(await wait(changed, this.#state === 'whole'))) return false;
    }
  }

  #placeOf(text: string): number {
    const wanted = bare(text);
    return this.#sentences.findIndex((one) => one.passed && !one.taken && one.bare === wanted);
  }

  /** Up to where the sound is a sentence's own, before its end is known, however fast it is spoken. */
  #surelyOf(n: number): number {
    if (n === this.#sentences.length - 1) return this.#isAllPassed ? this.#samples : 0;
    return this.#sentences[n + 1]?.passed ? Math.min(this.#samples, leastLength(this.#ends[n]!, this.#rate)) : 0;
  }

  get #isAllPassed(): boolean {
    return this.#isWorded && this.#sentences.every(({ passed }) => passed);
  }

  /** Where the sound of a sentence ends; null while that is not known, or not to be heard. */
  #endOf(n: number, from: number): number | null {
    const isWhole = this.#state === 'whole';
    if (isWhole && n === this.#sentences.length - 1) return this.#samples;
    if (!this.#sentences[n + 1]?.passed) return null;
    const sound = { pcm: this.#pcm.subarray(0, this.#samples), rate: this.#rate, from };
    if (isWhole) return cutOfWhole(sound, this.#ends, n);
    return (this.#isAllPassed ? cutOfPassed : cutInStream)(sound, this.#ends, n);
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
