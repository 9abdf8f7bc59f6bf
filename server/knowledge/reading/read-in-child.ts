import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { KnowledgeReason } from '#domain/knowledge/knowledge-reasons.ts';
import { type ReadFile, type ReadHead, type ToRead, Unreadable } from '#server/knowledge/reading.ts';
import { spawnKept } from '#voice/engines/workers/kept-child.ts';
import type { Piece } from '#voice/knowledge/piece.ts';
import type { Told } from './read-document.ts';

/** What a child may use: of the heap, and of memory in all, in MB; of the processor, in ms. */
export const readLimits = { heapMb: 256, memoryMb: 700, ms: 60_000 };
/** It stands back behind calls: on a busy machine it may get no more than a fifth of a processor. */
const patience = 5;
/** On the clock, in ms: the queue takes a job back after a quarter of an hour. */
const longest = 840_000;
/** Milliseconds more for each picture of text, and at most. */
const slow = { ms: 15_000, most: 300_000 };
/** Seconds of the processor that the system gives it: more than it may take here, for the day when no one looks at it. */
const cpuSeconds = 400;
/** Milliseconds between two looks at its memory. */
const lookEvery = 100;
/** Characters that it may write: pieces hold their text twice. */
const mostWritten = 60_000_000;

type Line = Told | { reason: KnowledgeReason; detail: string | null; fault?: string };

const root = realpathSync(path.join(import.meta.dirname, '../../..'));
/** What of this area the reader runs: its own folder, and what it shares with others. */
const ofReader = ['reading', 'reading.ts', 'check-archive.ts'].map((part) => `server/knowledge/${part}`);
/** What it may read beside its file: no settings, no keys, no data. */
const readable = [
  ...['package.json', ...ofReader, 'domain', 'voice'].map((part) => path.join(root, part)),
  realpathSync(path.join(root, 'node_modules')),
  path.join(root, 'node_modules'),
];

function start(file: string): ChildProcessWithoutNullStreams {
  const flags = [
    ...['--permission', '--no-warnings', `--max-old-space-size=${readLimits.heapMb}`],
    ...[...new Set([...readable, file])].map((part) => `--allow-fs-read=${part}`),
  ];
  const program = path.join(root, 'server/knowledge/reading/reader.child.ts');
  const child = spawnKept([...flags, program, file], { env: {}, cwd: root, cpuSeconds });
  // Calls come first where there is one processor for both.
  if (child.pid !== undefined) os.setPriority(child.pid, 5);
  return child;
}

/** Ticks of the clock in /proc, on every Linux that Node runs on (USER_HZ). */
const ticksPerSecond = 100;

/** What a process holds of memory, in MB, and had of the processor, in ms; null where the system does not say (proc(5)). */
async function costsOf(pid: number): Promise<{ memoryMb: number; processorMs: number } | null> {
  try {
    const [memory, times] = await Promise.all(
      ['statm', 'stat'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')),
    );
    // Behind the name of the program, which may have spaces and brackets in it.
    const fields = times!.slice(times!.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    const pages = Number(memory!.split(' ')[1]);
    return { memoryMb: (pages * 4_096) / 1024 / 1024, processorMs: (ticks * 1_000) / ticksPerSecond };
  } catch {
    // It has ended, or this system is none with /proc.
    return null;
  }
}

/**
 * Reads a file in a process of its own, which is killed when it takes too much memory or time.
 * @throws Unreadable; the signal's reason when it aborts
 */
export async function readInChild(file: string, what: ToRead, signal: AbortSignal): Promise<ReadFile> {
  signal.throwIfAborted();
  const child = start(realpathSync(file));
  let why: Unreadable | null = null;
  const kill = (reason: KnowledgeReason, detail: string | null = null) => {
    why ??= new Unreadable(reason, detail);
    child.kill('SIGKILL');
  };
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  /** Of the processor, in ms; on the clock, `patience` times as much. */
  let most = readLimits.ms;
  const giveUpLater = () => setTimeout(() => kill('timed_out'), Math.min(longest, most * patience));
  let late = giveUpLater();
  const watch = setInterval(async () => {
    const costs = child.pid === undefined ? null : await costsOf(child.pid);
    if (costs === null) return;
    if (costs.memoryMb > readLimits.memoryMb)
      kill('too_large', 'There isn’t enough memory to read the file. Split it into smaller files.');
    if (costs.processorMs > most) kill('timed_out');
  }, lookEvery);
  const closed = new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  closed.catch(() => {});
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2_000);
  });
  // One that is gone before it has read is seen by how it ended.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify(what));

  const pieces: Piece[] = [];
  let head: ReadHead | null = null;
  let [ended, written] = [false, 0];
  try {
    for await (const text of createInterface({ input: child.stdout })) {
      written += text.length;
      if (written > mostWritten) kill('too_large');
      if (why !== null) continue;
      const line = JSON.parse(text) as Line;
      if ('slow' in line) {
        clearTimeout(late);
        most = Math.min(slow.most, readLimits.ms + line.slow * slow.ms);
        late = giveUpLater();
      } else if ('head' in line) head = line.head;
      else if ('piece' in line) pieces.push(line.piece);
      else if ('end' in line) ended = true;
      else if (line.fault === undefined) why = new Unreadable(line.reason, line.detail);
      else throw new Unreadable('crashed', line.fault);
    }
    const code = await closed;
    signal.throwIfAborted();
    if (why !== null) throw why;
    if (ended && head !== null) return { ...head, pieces };
    // Node ends itself with SIGABRT when its heap is full.
    if (/heap out of memory|Allocation failed|Array buffer allocation/i.test(complaint)) {
      throw new Unreadable('too_large', 'There isn’t enough memory to read the file. Split it into smaller files.');
    }
    throw new Unreadable('crashed', `The file reader exited with ${code}: ${complaint}`);
  } finally {
    clearTimeout(late);
    clearInterval(watch);
    signal.removeEventListener('abort', stop);
    child.kill('SIGKILL');
  }
}
