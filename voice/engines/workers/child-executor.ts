import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { EngineError } from '../engine-error.ts';
import type { Executor } from './executor.ts';
import { spawnKept } from './kept-child.ts';

/** What the program answers: a head in JSON and bytes, which are the whole of their buffer. */
export interface ProgramAnswer<Head> {
  head: Head;
  bytes: Uint8Array<ArrayBuffer>;
}

/** An answer longer than this is taken for nonsense; two minutes of sound are 5 MB. */
const maxAnswerBytes = 32 * 1024 * 1024;
const lengthsBytes = 8;
/** What the program says about its own trouble, kept for the error message. */
const maxErrorCharacters = 2000;

/**
 * Runs jobs in a Node program of its own: one line of JSON in, one frame out (length of the head, length of the bytes,
 * head, bytes). It gets none of our environment, where secrets are.
 */
export class ChildExecutor<Job extends object, Head extends { id: number; error?: string }>
  implements Executor<Job, ProgramAnswer<Head>>
{
  readonly #child: ChildProcessWithoutNullStreams;
  #waiting:
    | { id: number; resolve: (answer: ProgramAnswer<Head>) => void; reject: (error: EngineError) => void }
    | undefined;
  #received: Buffer[] = [];
  #size = 0;
  #alive = true;
  #lastId = 0;
  #complaint = '';

  constructor(program: URL) {
    this.#child = spawnKept([fileURLToPath(program)], {
      env: process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot },
      windowsHide: true,
    });
    this.#child.stdout.on('data', (data: Buffer) => this.#receive(data));
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-maxErrorCharacters);
    });
    this.#child.on('error', (error) => this.#ended(error.message));
    this.#child.on('close', () => this.#ended(this.#complaint));
    // A write to a program that has just died fails here; `close` tells about it.
    this.#child.stdin.on('error', (error) => {
      this.#complaint += error.message;
    });
  }

  get alive(): boolean {
    return this.#alive;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  run(job: Job): Promise<ProgramAnswer<Head>> {
    if (!this.#alive) return Promise.reject(crashed(this.#complaint));
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#waiting = { id: this.#lastId, resolve, reject };
      this.#child.stdin.write(`${JSON.stringify({ id: this.#lastId, ...job })}\n`);
    });
  }

  async close(): Promise<void> {
    this.#alive = false;
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const closed = new Promise((resolve) => this.#child.once('close', resolve));
    this.#child.kill('SIGKILL');
    await closed;
  }

  #receive(data: Buffer): void {
    this.#received.push(data);
    this.#size += data.length;
    if (this.#size < lengthsBytes) return;
    const lengths = this.#received[0]!.length >= lengthsBytes ? this.#received[0]! : Buffer.concat(this.#received);
    const bodyStart = lengthsBytes + lengths.readUInt32LE(0);
    const frameBytes = bodyStart + lengths.readUInt32LE(4);
    if (frameBytes > maxAnswerBytes || this.#size > frameBytes) {
      this.#nonsense();
      return;
    }
    if (this.#size < frameBytes) return;
    const parts = this.#received;
    this.#received = [];
    this.#size = 0;
    const head = parseHead<Head>(Buffer.concat(parts, bodyStart).subarray(lengthsBytes));
    if (head === undefined) {
      this.#nonsense();
      return;
    }
    const waiting = this.#waiting;
    if (head.id !== waiting?.id) return;
    this.#waiting = undefined;
    if (head.error === undefined) waiting.resolve({ head, bytes: concatFrom(parts, bodyStart, frameBytes) });
    else waiting.reject(new EngineError('refused', head.error, { retryable: true }));
  }

  #nonsense(): void {
    this.#complaint = 'It answered with nonsense.';
    void this.close();
  }

  #ended(reason: string): void {
    this.#alive = false;
    this.#waiting?.reject(crashed(reason));
    this.#waiting = undefined;
  }
}

/** The bytes from `start` to `end` of what the parts are together, copied once: sound is most of what comes. */
function concatFrom(parts: readonly Buffer[], start: number, end: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(end - start);
  let position = -start;
  for (const part of parts) {
    bytes.set(position < 0 ? part.subarray(-position) : part, Math.max(0, position));
    position += part.length;
  }
  return bytes;
}

function parseHead<Head>(json: Buffer): Head | undefined {
  try {
    return JSON.parse(json.toString('utf8')) as Head;
  } catch {
    return undefined;
  }
}

function crashed(reason: string): EngineError {
  return new EngineError('crashed', `The speech program ended in the middle of its work. ${reason}`.trim());
}
