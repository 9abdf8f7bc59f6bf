/** Who hears a call beside those who talk in it. What it does must not hold the call up. */
export interface CallTap {
  /** What the caller is saying, before it is a turn; empty once it is one. */
  words?(text: string): void;
  /** Sound as it goes over the line, 20 ms at a time: mono 16-bit PCM of 16 kHz. */
  sound?(side: 'agent' | 'caller', pcm: Int16Array): void;
}

/** The taps of one call. A fault in one is nobody's else. */
export class CallTaps {
  readonly #taps = new Set<CallTap>();

  add(tap: CallTap): () => void {
    this.#taps.add(tap);
    return () => void this.#taps.delete(tap);
  }

  get hasSound(): boolean {
    for (const { sound } of this.#taps) if (sound) return true;
    return false;
  }

  words(text: string): void {
    for (const tap of this.#taps) tap.words?.(text);
  }

  sound(side: 'agent' | 'caller', pcm: Int16Array): void {
    for (const tap of this.#taps) tap.sound?.(side, pcm);
  }
}
