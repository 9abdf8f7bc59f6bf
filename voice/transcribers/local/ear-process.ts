import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Clock } from '#voice/clock.ts';
import { spawnKept } from '#voice/engines/workers/kept-child.ts';
import { spareThreads } from '#voice/engines/workers/spare-threads.ts';
import type { TranscriberFault } from '../transcriber.ts';
import type { LocalEar } from './ear-folder.ts';
import { FromEar, MessageReader, messageBytes, type ToEar } from './ear-messages.ts';

/** Milliseconds: until a model is loaded, without an answer to sound, and not tried again behind two crashes. */
const limits = { loadMs: 30_000, stallMs: 5_000, restMs: 300_000 };
/** Crashes in a row before a word was heard, behind which an ear rests. */
const mostCrashes = 2;
/** Answers of one caller beside those to its sound: who says more babbles. */
const mostAnswers = { first: 50, each: 3 };
/** Callers of an ear whose speed no one measured. */
const unmeasuredCallers = 20;
/** Of what it could do at most: it hears one caller after the other. */
const share = 0.7;
const mostComplaint = 300;

/** One caller, as the process sees it. */
export interface EarCaller {
  rate: number;
  /** ISO 639 that is spoken, for models of several languages. */
  language: string | null;
  heard(text: string, final: boolean): void;
  took(samples: number): void;
  ended(): void;
  failed(fault: TranscriberFault): void;
}

interface Line {
  caller: EarCaller;
  /** Samples that were sent, and not listened to yet. */
  waiting: number;
  /** Answers that are still plausible. */
  allowed: number;
}

export interface EarProcessOptions {
  ear: LocalEar;
  library: string;
  clock: Clock;
  /** The program that hears. */
  program?: URL | undefined;
}

/**
 * The program that one ear hears in: starts with its first caller, and again with the next when it died. Whatever it does,
 * its callers are told in words, and it takes no one with it.
 */
export class EarProcess {
  readonly #of: EarProcessOptions;
  #child: ChildProcessWithoutNullStreams | null = null;
  #isLoaded = false;
  #lines = new Map<number, Line>();
  #lastId = 0;
  #crashes = 0;
  #restsUntil = 0;
  #complaint = '';
  #cancelWatch = () => {};

  constructor(options: EarProcessOptions) {
    this.#of = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Callers that it can listen to at a time, by its speed on this machine. */
  get room(): number {
    const { realTimeFactor } = this.#of.ear;
    if (realTimeFactor === null) return unmeasuredCallers;
    return Math.max(1, Math.floor(share / realTimeFactor));
  }

  /** Begins to listen to a caller; why it cannot is told at once. */
  open(caller: EarCaller): number | TranscriberFault {
    const { ear, clock } = this.#of;
    if (clock.now() < this.#restsUntil) {
      return { kind: 'unreachable', message: `${ear.name} ended twice in a row, and rests for some minutes.` };
    }
    if (this.#lines.size >= this.room) {
      return { kind: 'busy', message: `${ear.name} listens to ${this.#lines.size} callers, as many as it can.` };
    }
    const id = ++this.#lastId;
    this.#lines.set(id, { caller, waiting: 0, allowed: mostAnswers.first });
    this.#child ??= this.#start();
    this.#send({ do: 'open', id, rate: caller.rate, language: caller.language });
    return id;
  }

  sound(id: number, samples: Int16Array): void {
    const line = this.#lines.get(id);
    if (line === undefined) return;
    if (this.#isLoaded && ![...this.#lines.values()].some(({ waiting }) => waiting > 0)) this.#watch(limits.stallMs);
    line.waiting += samples.length;
    line.allowed += mostAnswers.each;
    this.#send({ do: 'sound', id }, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
  }

  pause(id: number): void {
    const line = this.#lines.get(id);
    if (line === undefined) return;
    line.allowed += mostAnswers.each;
    this.#send({ do: 'pause', id });
  }

  end(id: number): void {
    if (this.#lines.has(id)) this.#send({ do: 'end', id });
  }

  /** Nothing of this caller is told any more. */
  close(id: number): void {
    if (!this.#lines.delete(id)) return;
    if (this.#child !== null) this.#send({ do: 'close', id });
  }

  stop(): void {
    this.#lines.clear();
    this.#leave();
  }

  #start(): ChildProcessWithoutNullStreams {
    const { program = new URL('./ear.child.ts', import.meta.url), library, ear } = this.#of;
    // None of our environment, where secrets are.
    const env = process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot };
    const child = spawnKept([fileURLToPath(program)], { env, windowsHide: true });
    const reader = new MessageReader();
    this.#isLoaded = false;
    this.#complaint = '';
    const its = () => this.#child === child;
    child.stdout.on('data', (data: Buffer) => {
      if (its()) this.#take(reader, data);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-mostComplaint);
    });
    child.stdin.on('error', (error) => {
      this.#complaint += error.message;
    });
    child.on('error', () => its() && this.#fail('broken', 'cannot be started'));
    child.on('close', () => its() && this.#fail('broken', 'ended in the middle of its work'));
    child.stdin.write(messageBytes({ do: 'load', library, threads: spareThreads(), model: ear.model }));
    this.#watch(limits.loadMs);
    return child;
  }

  #send(message: ToEar, bytes?: Uint8Array): void {
    this.#child?.stdin.write(messageBytes(message, bytes));
  }

  #take(reader: MessageReader, data: Buffer): void {
    try {
      for (const { head } of reader.push(data)) this.#answer(FromEar.parse(head));
    } catch {
      this.#fail('broken', 'answers with nonsense');
    }
  }

  #answer(message: FromEar): void {
    if (message.is === 'loaded') {
      this.#isLoaded = true;
      this.#watchOn();
      return;
    }
    const line = this.#lines.get(message.id);
    if (line === undefined) return;
    const { caller } = line;
    if (message.is === 'heard') {
      line.allowed -= 1;
      if (line.allowed < 0) {
        this.#fail('broken', 'babbles');
        return;
      }
      // What hears a word works.
      if (message.text !== '') this.#crashes = 0;
      caller.heard(message.text, message.final);
    } else if (message.is === 'took') {
      line.waiting = Math.max(0, line.waiting - message.samples);
      this.#watchOn();
      caller.took(message.samples);
    } else {
      this.#lines.delete(message.id);
      caller.ended();
    }
  }

  /** Waits on for answers while some are due. */
  #watchOn(): void {
    this.#cancelWatch();
    if ([...this.#lines.values()].some(({ waiting }) => waiting > 0)) this.#watch(limits.stallMs);
  }

  #watch(ms: number): void {
    this.#cancelWatch();
    this.#cancelWatch = this.#of.clock.after(ms, () => this.#fail('timeout', `did not answer within ${ms} ms`));
  }

  /** Ends the program, and tells all whom it listened to. */
  #fail(kind: 'broken' | 'timeout', what: string): void {
    const { ear, clock } = this.#of;
    this.#leave();
    this.#crashes += 1;
    if (this.#crashes >= mostCrashes) {
      this.#crashes = 0;
      this.#restsUntil = clock.now() + limits.restMs;
    }
    const lines = [...this.#lines.values()];
    this.#lines.clear();
    for (const { caller } of lines) caller.failed({ kind, message: `${ear.name} ${what}.` });
  }

  #leave(): void {
    this.#cancelWatch();
    const child = this.#child;
    this.#child = null;
    this.#isLoaded = false;
    child?.kill('SIGKILL');
  }

  /** What the program said last of its own trouble. */
  get complaint(): string {
    return this.#complaint.trim();
  }
}
