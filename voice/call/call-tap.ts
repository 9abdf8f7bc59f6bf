/** Who hears a call beside those who talk in it. What it does must not hold the call up. */
export interface CallTap {
  /** What the caller is saying, before it is a turn; empty once it is one. */
  words?(text: string): void;
  /** Sound as it goes over the line, 20 ms at a time: mono 16-bit PCM of 16 kHz. */
  sound?(side: 'agent' | 'caller', pcm: Int16Array): void;
}

/** The taps of one call. One that fails is taken off: it holds neither the call up nor the others. */
export class CallTaps {
  readonly #taps = new Set<CallTap>();
  readonly #failed: (error: unknown) => void;

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  add(tap: CallTap): () => void {
    this.#taps.add(tap);
    return () => void this.#taps.delete(tap);
  }

  get hasSound(): boolean {
    for (const { sound } of this.#taps) if (sound) return true;
    return false;
  }

  words(text: string): void {
    this.#each((tap) => tap.words?.(text));
  }

  sound(side: 'agent' | 'caller', pcm: Int16Array): void {
    this.#each((tap) => tap.sound?.(side, pcm));
  }

  #each(tell: (tap: CallTap) => void): void {
    for (const tap of this.#taps) {
      try {
        tell(tap);
      } catch (error) {
        this.#taps.delete(tap);
        this.#failed(error);
      }
    }
  }
}
