const multiplier = 6_364_136_223_846_793_005n;
const mask = (1n << 64n) - 1n;

/** Numbers that look random and are the same for the same seed everywhere: PCG-XSH-RR with 64 bits of state. */
export class Pcg {
  private state: bigint;
  private readonly increment: bigint;

  /** @param stream another sequence of the same seed */
  constructor(seed: number, stream: number) {
    this.increment = ((BigInt(stream) << 1n) | 1n) & mask;
    this.state = (this.increment + BigInt(seed)) & mask;
    this.next();
  }

  /** A whole number from 0 to 2^32 - 1. */
  private next(): number {
    const old = this.state;
    this.state = (old * multiplier + this.increment) & mask;
    const shifted = Number((((old >> 18n) ^ old) >> 27n) & 0xffff_ffffn);
    const turn = Number(old >> 59n);
    return ((shifted >>> turn) | (shifted << (-turn & 31))) >>> 0;
  }

  /** A number from 0 to below 1. */
  share(): number {
    return this.next() / 2 ** 32;
  }

  /** Whether something with this chance happens. */
  happens(chance: number): boolean {
    return this.share() < chance;
  }

  /** A whole number from 0 to below this one. */
  below(most: number): number {
    return Math.floor(this.share() * most);
  }

  pick<T>(of: readonly T[]): T {
    return of[this.below(of.length)]!;
  }
}
