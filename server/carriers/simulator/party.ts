import type { Clock } from '#voice/clock.ts';

/** What someone at the other end of a line does. */
/** `confidence`: how sure the carrier's transcriber is; it has understood nothing where there is no text. */
export type Deed = { type: 'says'; text: string; confidence?: number } | { type: 'presses'; key: string };

/** What is to be heard at the other end. */
export type Sound = { url: string } | { text: string };

/** The sound of a line, in frames of 20 ms: 160 bytes of mu-law. */
export interface Handset {
  /** What is said into it in the next 20 ms. */
  says(): Uint8Array;
  hears(codes: Uint8Array): void;
}

/** Someone at the other end of a line: a person at the soft phone, or one that goes by a script. */
export interface Party {
  /** Sound begins; `done` is called when it has been heard to its end. Answers what stops it. */
  hears(sound: Sound, done: () => void): () => void;
  /** Whether it is listened to now. */
  listened(is: boolean): void;
  /** A key is pressed on the line. Who does not go by keys has no ear for them. */
  pressed?(key: string): void;
  /** Who has none cannot take a media stream. */
  readonly handset?: Handset | undefined;
}

/** What someone at the other end did and no one has asked for yet, in order. */
export class Deeds {
  private readonly clock: Clock;
  private waiting: ((deed: Deed | null) => void) | null = null;
  private done: Deed[] = [];
  private readonly noted: (deed: Deed) => void;

  /** @param noted is told of each deed as it is done */
  constructor(clock: Clock, noted: (deed: Deed) => void = () => {}) {
    this.clock = clock;
    this.noted = noted;
  }

  /** Something was done. No one who is not listened to is heard. */
  add(deed: Deed): void {
    this.noted(deed);
    if (this.waiting) this.waiting(deed);
    else this.done = [...this.done, deed].slice(-20);
  }

  /** What was done before is forgotten. */
  clear(): void {
    this.done = [];
  }

  /** The next deed; null when there is none in time. @param ms null waits for as long as it takes */
  next(ms: number | null, signal: AbortSignal): Promise<Deed | null> {
    const first = this.done.shift();
    if (first || signal.aborted) return Promise.resolve(first ?? null);
    return new Promise((resolve) => {
      const settle = (deed: Deed | null) => {
        cancel();
        this.waiting = null;
        signal.removeEventListener('abort', gone);
        resolve(deed);
      };
      const gone = () => settle(null);
      const cancel = ms === null ? () => {} : this.clock.after(ms, () => settle(null));
      this.waiting = settle;
      signal.addEventListener('abort', gone, { once: true });
    });
  }
}
