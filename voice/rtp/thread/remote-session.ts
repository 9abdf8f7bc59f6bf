import { keypadTones } from '#voice/audio/keypad-tones.ts';
import { frameMs, framesOf, silentFrame } from '../frame.ts';
import type { Agreed, MediaOf, MediaSession } from '../media-session.ts';
import type { Command } from './messages.ts';

interface Waiting {
  pcm: Int16Array;
  sent: (() => void) | null;
  /** How often what waited had been cleared. */
  epoch: number;
}

/** 20 ms of a call, as its thread tells of them. */
export interface Tick {
  epoch: number;
  /** A frame of ours left. */
  left: boolean;
  /** What was heard; null for silence. */
  heard: Int16Array | null;
  /** A packet came. */
  came: boolean;
}

/** How a session tells its thread what to do. */
export interface ThreadOf {
  now(): number;
  command(command: Command): void;
  /** There is something to be said or cleared. */
  plays(session: RemoteSession): void;
}

/** A call's sound that another thread sends and hears. What waits there is known here too, so that it can be told what has left. */
export class RemoteSession implements MediaSession {
  readonly id: number;
  readonly localPort: number;
  readonly #of: MediaOf;
  readonly #thread: ThreadOf;
  /** All that has not left for certain, cleared or not. */
  #waiting: Waiting[] = [];
  #epoch = 0;
  #unsent: Int16Array[] = [];
  /** Frames that wait and were not cleared. */
  #due = 0;
  #hasKeys = true;
  #closed = false;
  heardAt: number;

  constructor(id: number, localPort: number, of: MediaOf, thread: ThreadOf) {
    this.id = id;
    this.localPort = localPort;
    this.#of = of;
    this.#thread = thread;
    this.heardAt = thread.now();
  }

  get waitingMs(): number {
    return this.#due * frameMs;
  }

  agree(agreed: Agreed): void {
    this.#hasKeys = agreed.codec.keys != null;
    this.heardAt = this.#thread.now();
    this.#thread.command({ do: 'agree', id: this.id, agreed, mayReach: this.#of.mayReach(agreed.remote.host) });
  }

  play(pcm: Int16Array, sent: (() => void) | null = null): void {
    if (this.#closed) return;
    this.#waiting.push({ pcm, sent, epoch: this.#epoch });
    this.#due += 1;
    this.#unsent.push(pcm);
    this.#thread.plays(this);
  }

  clear(): void {
    if (this.#closed) return;
    // What the thread never got is gone at once.
    this.#waiting.length -= this.#unsent.length;
    this.#unsent = [];
    this.#due = 0;
    this.#epoch += 1;
    this.#thread.plays(this);
  }

  pressKeys(digits: string): void {
    if (this.#hasKeys) this.#thread.command({ do: 'keys', id: this.id, digits });
    else for (const frame of framesOf(keypadTones(digits, 8_000))) this.play(frame);
  }

  /** What the thread is to say behind what it has, once. */
  takeUnsent(): { epoch: number; frames: Int16Array[] } {
    const frames = this.#unsent;
    this.#unsent = [];
    return { epoch: this.#epoch, frames };
  }

  /** Another 20 ms went by there. */
  tick({ epoch, left, heard, came }: Tick): void {
    if (came) this.heardAt = this.#thread.now();
    const cleared = this.#waiting.findIndex((one) => one.epoch >= epoch);
    this.#waiting.splice(0, cleared < 0 ? this.#waiting.length : cleared);
    // One that was cleared here as it left there was still heard.
    const next = left ? this.#waiting.shift() : undefined;
    if (next?.epoch === this.#epoch) this.#due -= 1;
    this.#of.events.sent?.(next?.pcm ?? silentFrame);
    next?.sent?.();
    this.#of.events.frame(heard ?? silentFrame);
  }

  key(key: string): void {
    this.#of.events.key(key);
  }

  /** Sound comes from another address than was agreed on. */
  asked(address: string): void {
    this.#thread.command({ do: 'reach', id: this.id, address, mayReach: this.#of.mayReach(address) });
  }

  failed(error: Error): void {
    this.#of.failed(error);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#waiting = [];
    this.#unsent = [];
    this.#due = 0;
    this.#thread.command({ do: 'close', id: this.id });
  }
}
