/** Writes values of any number of bits, most significant first. */
export class BitWriter {
  #bytes = new Uint8Array(16 * 1024);
  #length = 0;
  /** Bits that do not fill a byte yet, and how many. */
  #held = 0;
  #heldBits = 0;

  /** Up to 24 bits. */
  write(value: number, bits: number): void {
    this.#held = (this.#held << bits) | (value & ((1 << bits) - 1));
    this.#heldBits += bits;
    while (this.#heldBits >= 8) {
      this.#heldBits -= 8;
      this.#put((this.#held >>> this.#heldBits) & 0xff);
    }
    this.#held &= (1 << this.#heldBits) - 1;
  }

  /** As many zeros and a one. */
  writeUnary(zeros: number): void {
    let left = zeros;
    for (; left >= 16; left -= 16) this.write(0, 16);
    this.write(1, left + 1);
  }

  /** Fills the last byte with zeros. */
  align(): void {
    if (this.#heldBits > 0) this.write(0, 8 - this.#heldBits);
  }

  get bits(): number {
    return this.#length * 8 + this.#heldBits;
  }

  /** The whole bytes so far; good until the next write. */
  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
    this.#held = 0;
    this.#heldBits = 0;
  }

  #put(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const grown = new Uint8Array(this.#bytes.length * 2);
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#bytes[this.#length++] = byte;
  }
}
