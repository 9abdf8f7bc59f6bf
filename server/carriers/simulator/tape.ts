import type { Clock } from '#voice/clock.ts';
import type { Deed, Party, Sound } from './party.ts';

/** Who is to be heard: the party at the other end, or the program that leads the call. */
export type Side = 'party' | 'program';

/** Something on a line: words or an address of sound, or the sound itself in codes of mu-law. */
export interface Noted {
  side: Side;
  what: Sound | { codes: Uint8Array };
  /** From the tape's begin, in ms. Of the words of a person it is known when they ended alone. */
  from: number | null;
  until: number | null;
}

/** What was to be heard on a line while it is recorded. It is put together when it is over. */
export class Tape {
  readonly beganAt: number;
  readonly notes: Noted[] = [];
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
    this.beganAt = clock.now();
  }

  private get at(): number {
    return this.clock.now() - this.beganAt;
  }

  /** The program plays something. Answers what notes that it ended. */
  plays(sound: Sound): () => void {
    const note: Noted = { side: 'program', what: sound, from: this.at, until: null };
    this.notes.push(note);
    return () => {
      note.until ??= this.at;
    };
  }

  /** Someone has said something. */
  said(text: string): void {
    if (text !== '') this.notes.push({ side: 'party', what: { text }, from: null, until: this.at });
  }

  /** 20 ms of a side's sound. */
  frame(side: Side, codes: Uint8Array): void {
    this.notes.push({ side, what: { codes }, from: this.at, until: null });
  }
}

/** A party, with what it hears and says noted on the tape that runs. */
export const taped = (party: Party, tape: () => Tape | null): Party => ({
  hears(sound, done) {
    const ends = tape()?.plays(sound);
    const stop = party.hears(sound, () => {
      ends?.();
      done();
    });
    return () => {
      ends?.();
      stop();
    };
  },
  listened: (is) => party.listened(is),
  pressed: (key) => party.pressed?.(key),
  get handset() {
    const { handset } = party;
    if (handset === undefined) return undefined;
    return {
      says() {
        const codes = handset.says();
        tape()?.frame('party', codes);
        return codes;
      },
      hears(codes: Uint8Array) {
        tape()?.frame('program', codes);
        handset.hears(codes);
      },
    };
  },
});

/** Notes what someone did, where it is heard. Who has a handset is heard by that. */
export function noteDeed(tape: Tape | null, party: Party, deed: Deed): void {
  if (deed.type === 'says' && party.handset === undefined) tape?.said(deed.text);
}
