import { parentPort } from 'node:worker_threads';
import type { ToReadRows } from './read-rows.ts';
import { contactOf } from './row-contact.ts';

parentPort!.on('message', ({ rows, plan }: ToReadRows) => {
  parentPort!.postMessage(rows.map((cells) => contactOf(cells, plan)));
});
