import { frameSamples } from './frame.ts';
import { sequenceGap } from './packet.ts';

/** How long packets wait so that late ones find their place, in frames of 20 ms: 40 to 120 ms. */
const depth = { least: 2, most: 6 } as const;
/** The last frame is said again, ever lower, for so many frames that are lost; then there is silence. */
const concealed = 3;
/** Frames that no packet is late in until the wait shrinks by one. */
const calmFrames = 250;
/** No samples. */
const none = new Int16Array(0);
/** More than this ahead or behind, in packets, is another stream under the same name. */
const jump = 100;

export interface JitterStats {
  received: number;
  /** Frames that nothing was there for while sound went on. */
  lost: number;
  late: number;
  /** Frames that packets wait now. */
  depth: number;
}

/**
 * Brings packets into their order and time. Sound goes in as it was decoded, and out in frames of 20 ms, one each 20 ms: what
 * is missing is covered up briefly; a pause of the sender is silence, and no loss.
 */
export class JitterBuffer {
  /** By sequence. A packet may hold 10 to 60 ms. */
  readonly #held = new Map<number, Int16Array>();
  #next: number | null = null;
  #newest = 0;
  #rest: Int16Array = none;
  #depth: number = depth.least;
  #waiting = true;
  #calm = 0;
  #missed = 0;
  #last: Int16Array = new Int16Array(frameSamples);
  #stats = { received: 0, lost: 0, late: 0 };

  push(sequence: number, samples: Int16Array): void {
    if (this.#next !== null && Math.abs(sequenceGap(this.#next, sequence)) > jump) this.reset();
    if (this.#next === null) {
      this.#next = sequence;
      this.#newest = sequence;
    }
    const behind = sequenceGap(this.#next, sequence);
    if (behind < 0 && !this.#waiting) {
      this.#stats.late += 1;
      this.#calm = 0;
      this.#depth = Math.min(depth.most, this.#depth + 1);
      return;
    }
    // While nothing was played, an earlier one still comes first.
    if (behind < 0) this.#next = sequence;
    if (this.#held.has(sequence)) return;
    this.#stats.received += 1;
    this.#held.set(sequence, samples);
    if (sequenceGap(this.#newest, sequence) > 0) this.#newest = sequence;
    while (this.#held.size > depth.most * 4) this.#drop();
  }

  /** The next 20 ms; null for silence that no one sent. */
  pull(): Int16Array | null {
    if (this.#next === null) return null;
    if (this.#waiting) {
      if (this.#heldFrames() < this.#depth) return null;
      this.#waiting = false;
    }
    this.#shrink();
    while (this.#rest.length < frameSamples) {
      const packet = this.#held.get(this.#next);
      if (packet === undefined) return this.#cover();
      this.#take(packet);
    }
    this.#missed = 0;
    const isWhole = this.#rest.length === frameSamples;
    const frame = isWhole ? this.#rest : this.#rest.slice(0, frameSamples);
    this.#rest = isWhole ? none : this.#rest.slice(frameSamples);
    this.#last = frame;
    return frame;
  }

  /** Another stream begins. */
  reset(): void {
    this.#held.clear();
    this.#next = null;
    this.#rest = none;
    this.#waiting = true;
    this.#missed = 0;
  }

  stats(): JitterStats {
    return { ...this.#stats, depth: this.#depth };
  }

  #take(packet: Int16Array): void {
    this.#held.delete(this.#next!);
    this.#next = (this.#next! + 1) & 0xffff;
    if (this.#rest.length === 0) {
      this.#rest = packet;
      return;
    }
    const joined = new Int16Array(this.#rest.length + packet.length);
    joined.set(this.#rest);
    joined.set(packet, this.#rest.length);
    this.#rest = joined;
  }

  #heldFrames(): number {
    let samples = this.#rest.length;
    for (const packet of this.#held.values()) samples += packet.length;
    return samples / frameSamples;
  }

  /** The packet that is due is not there. */
  #cover(): Int16Array | null {
    if (this.#held.size === 0) {
      // The sender is silent, or the line is: waits for enough again before it goes on.
      this.#waiting = this.#missed >= concealed;
    } else {
      // Others behind it are: it is lost.
      this.#next = (this.#next! + 1) & 0xffff;
    }
    if (this.#missed >= concealed) return null;
    this.#missed += 1;
    if (this.#held.size > 0) this.#stats.lost += 1;
    const factor = 1 - this.#missed / (concealed + 1);
    return this.#last.map((sample) => Math.round(sample * factor));
  }

  /** What stands longer than it has to is shortened, a frame at a time and where nothing was late for 5 s. */
  #shrink(): void {
    this.#calm += 1;
    if (this.#calm < calmFrames) return;
    this.#calm = 0;
    this.#depth = Math.max(depth.least, this.#depth - 1);
    while (this.#heldFrames() > this.#depth + 2) this.#drop();
  }

  #drop(): void {
    this.#held.delete(this.#next!);
    this.#next = (this.#next! + 1) & 0xffff;
  }
}
