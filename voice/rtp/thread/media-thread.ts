import { Worker } from 'node:worker_threads';
import type { Clock } from '#voice/clock.ts';
import { frameSamples } from '../frame.ts';
import type { Media, MediaOf, MediaSession } from '../media-session.ts';
import { type Command, type FromThread, joinFrames, type Told, type ToThread, tickFields } from './messages.ts';
import { RemoteSession, type ThreadOf } from './remote-session.ts';

interface Opening {
  of: MediaOf;
  opened(session: MediaSession): void;
  refused(error: Error): void;
}

const file = new URL('./media.worker.ts', import.meta.url);

/** Sends and hears the sound of calls in a thread of its own, which begins with the first of them: packets leave in time while this one is busy. */
export class MediaThread implements Media {
  readonly #thread: ThreadOf;
  readonly #failed: (error: Error) => void;
  readonly #program: URL;
  #worker: Worker | null = null;
  #last = 0;
  readonly #opening = new Map<number, Opening>();
  readonly #sessions = new Map<number, RemoteSession>();
  #commands: Command[] = [];
  readonly #playing = new Set<RemoteSession>();
  #isPlanned = false;
  #isClosed = false;
  readonly #lost: ((error: Error) => void)[] = [];

  /**
   * @param failed told when one call's sound stops for good
   * @param program what runs in the thread
   */
  constructor(clock: Clock, failed: (error: Error) => void, program = file) {
    this.#failed = failed;
    this.#program = program;
    this.#thread = {
      now: () => clock.now(),
      command: (command) => this.#command(command),
      plays: (session) => {
        this.#playing.add(session);
        this.#plan();
      },
    };
  }

  open(of: MediaOf): Promise<MediaSession> {
    if (this.#isClosed) return Promise.reject(new Error('The server is stopping.'));
    this.#worker ??= this.#begin();
    const id = ++this.#last;
    return new Promise((opened, refused) => {
      this.#opening.set(id, { of, opened, refused });
      this.#command({ do: 'open', id, host: of.host, range: of.range });
    });
  }

  whenLost(run: (error: Error) => void): void {
    this.#lost.push(run);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    this.#worker = null;
    this.#forget(new Error('The server is stopping.'));
    await worker?.terminate();
  }

  #begin(): Worker {
    const worker = new Worker(this.#program);
    // Calls are kept by those who lead them, not by the thread.
    worker.unref();
    worker.on('message', (message: FromThread) => this.#took(message));
    worker.on('error', (error) => this.#ended(worker, error as Error));
    worker.on('exit', () => this.#ended(worker, new Error('The thread of the sound has ended.')));
    return worker;
  }

  #ended(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#forget(error);
    for (const run of this.#lost) run(error);
  }

  #forget(error: Error): void {
    const opening = [...this.#opening.values()];
    this.#opening.clear();
    this.#sessions.clear();
    this.#playing.clear();
    this.#commands = [];
    for (const { refused } of opening) refused(error);
  }

  #command(command: Command): void {
    if (command.do === 'close') this.#sessions.delete(command.id);
    this.#commands.push(command);
    this.#plan();
  }

  /** All that is told in one turn of the event loop leaves in one message. */
  #plan(): void {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#isPlanned = false;
    const frames: Int16Array[] = [];
    const plays: number[] = [];
    for (const session of this.#playing) {
      const unsent = session.takeUnsent();
      plays.push(session.id, unsent.epoch, unsent.frames.length);
      frames.push(...unsent.frames);
    }
    this.#playing.clear();
    const message: ToThread = { commands: this.#commands, plays: Int32Array.from(plays), sound: joinFrames(frames) };
    this.#commands = [];
    this.#worker?.postMessage(message, [message.plays.buffer as ArrayBuffer, message.sound.buffer as ArrayBuffer]);
  }

  #took({ told, ticks, sound }: FromThread): void {
    for (const one of told) this.#told(one);
    let at = 0;
    for (let n = 0; n < ticks.length; n += tickFields) {
      const isHeard = ticks[n + 3] === 1;
      const heard = isHeard ? sound.subarray(at, at + frameSamples) : null;
      if (isHeard) at += frameSamples;
      const [epoch, left, came] = [ticks[n + 1]!, ticks[n + 2] === 1, ticks[n + 4] === 1];
      this.#sessions.get(ticks[n]!)?.tick({ epoch, left, heard, came });
    }
  }

  #told(one: Told): void {
    switch (one.told) {
      case 'opened':
      case 'refused':
        this.#answered(one);
        break;
      case 'fault':
        this.#failed(new Error(one.message));
        break;
      case 'asks':
        this.#sessions.get(one.id)?.asked(one.address);
        break;
      case 'key':
        this.#sessions.get(one.id)?.key(one.key);
        break;
      case 'failed':
        this.#sessions.get(one.id)?.failed(new Error(one.message));
    }
  }

  #answered(one: Extract<Told, { told: 'opened' | 'refused' }>): void {
    const opening = this.#opening.get(one.id);
    this.#opening.delete(one.id);
    if (opening === undefined) return;
    if (one.told === 'refused') {
      opening.refused(new Error(one.message));
      return;
    }
    const session = new RemoteSession(one.id, one.port, opening.of, this.#thread);
    this.#sessions.set(one.id, session);
    opening.opened(session);
  }
}
