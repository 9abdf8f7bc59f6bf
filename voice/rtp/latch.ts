import { sequenceGap } from './packet.ts';

export interface MediaAddress {
  host: string;
  port: number;
}

/** An address that moved is followed once the former has been silent for so long, in ms. */
const silentMs = 2_000;
/** Packets in a row that a sender behind NAT is known by (RFC 3550, A.1). */
const inRow = 2;

const isSame = (a: MediaAddress, b: MediaAddress) => a.host === b.host && a.port === b.port;

/**
 * Whose packets are the call's. The address that the other side told of is heard first; where its sound comes from another
 * one, as behind NAT, two packets in a row show it, once an offer. It moves only after silence: a sender who sprays packets at
 * ports gets into no call.
 */
export class Latch {
  #told: MediaAddress;
  #at: MediaAddress | null = null;
  #lastMs = 0;
  #candidate: { address: MediaAddress; sequence: number; count: number } | null = null;

  constructor(told: MediaAddress) {
    this.#told = told;
  }

  /** Where we send to. */
  get address(): MediaAddress {
    return this.#at ?? this.#told;
  }

  /** Whether a packet is of the call. */
  takes(from: MediaAddress, sequence: number, nowMs: number): boolean {
    if (this.#at === null && isSame(from, this.#told)) this.#at = from;
    if (this.#at !== null && isSame(from, this.#at)) {
      this.#lastMs = nowMs;
      return true;
    }
    if (this.#at !== null && nowMs - this.#lastMs < silentMs) return false;
    const known = this.#candidate;
    const follows = known && isSame(known.address, from) && sequenceGap(known.sequence, sequence) === 1;
    this.#candidate = { address: from, sequence, count: follows ? known.count + 1 : 1 };
    if (this.#candidate.count < inRow) return false;
    this.#at = from;
    this.#lastMs = nowMs;
    this.#candidate = null;
    return true;
  }
}
