import { parentPort } from 'node:worker_threads';
import { mostAlike, type Packed } from './pack.ts';

/** Compares vectors beside the thread that carries the calls. It holds those of some workspaces. */
export type ToWorker =
  | { hold: string; packed: Packed }
  | { drop: string }
  | { id: number; of: string; question: Float32Array; count: number };

const held = new Map<string, Packed>();

parentPort!.on('message', (message: ToWorker) => {
  if ('hold' in message) held.set(message.hold, message.packed);
  else if ('drop' in message) held.delete(message.drop);
  else {
    const packed = held.get(message.of);
    parentPort!.postMessage({
      id: message.id,
      ids: packed ? mostAlike(packed, message.question, message.count) : [],
    });
  }
});
