import { Worker } from 'node:worker_threads';
import type { ToWorker } from './likeness.worker.ts';
import type { Packed } from './pack.ts';

/** Bytes of vectors that the thread holds: some ten workspaces with ten thousand pieces. */
const mostBytes = 128 * 1024 * 1024;

let thread: Worker | null = null;
let last = 0;
const waiting = new Map<number, (ids: string[]) => void>();
/** What the thread holds, the one that was used longest ago first. */
const held = new Map<string, { state: string; bytes: number }>();

function end(worker: Worker): void {
  if (thread !== worker) return;
  thread = null;
  held.clear();
  for (const [id, answer] of waiting) {
    waiting.delete(id);
    answer([]);
  }
}

function open(): Worker {
  if (thread) return thread;
  const worker = new Worker(new URL('./likeness.worker.ts', import.meta.url));
  worker.on('message', ({ id, ids }: { id: number; ids: string[] }) => {
    const answer = waiting.get(id);
    waiting.delete(id);
    // The process may end while no one waits.
    if (waiting.size === 0) worker.unref();
    answer?.(ids);
  });
  // Without it a question is looked up by its words.
  worker.on('error', () => end(worker));
  worker.on('exit', () => end(worker));
  worker.unref();
  thread = worker;
  return worker;
}

const tell = (message: ToWorker, moved: ArrayBuffer[] = []) => open().postMessage(message, moved);

/** Whether the thread holds the vectors of a workspace as they are now. */
export const holds = (workspaceId: string, state: string): boolean => held.get(workspaceId)?.state === state;

/** Has the thread hold the vectors of a workspace; those that were used longest ago give way. Their bytes are handed over. */
export function hold(workspaceId: string, state: string, packed: Packed): void {
  const bytes = packed.bytes.byteLength;
  if (bytes > mostBytes) return;
  held.delete(workspaceId);
  let sum = [...held.values()].reduce((all, one) => all + one.bytes, bytes);
  for (const [other, one] of held) {
    if (sum <= mostBytes) break;
    sum -= one.bytes;
    held.delete(other);
    tell({ drop: other });
  }
  tell({ hold: workspaceId, packed }, [packed.bytes.buffer as ArrayBuffer]);
  held.set(workspaceId, { state, bytes });
}

/** The pieces of a workspace that are most like a question, the most alike first; none where its vectors are not held. */
export function compareInWorker(workspaceId: string, question: Float32Array, count: number): Promise<string[]> {
  const own = held.get(workspaceId);
  if (own === undefined) return Promise.resolve([]);
  held.delete(workspaceId);
  held.set(workspaceId, own);
  last += 1;
  const id = last;
  open().ref();
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    tell({ id, of: workspaceId, question, count });
  });
}
