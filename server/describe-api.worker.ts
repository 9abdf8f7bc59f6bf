import { parentPort } from 'node:worker_threads';
import { describeApi, describeFlow } from './describe-api.ts';
import type { ToDescribe } from './describe-in-thread.ts';
import { describeSockets } from './describe-sockets.ts';

const describe = { api: describeApi, sockets: describeSockets, flow: describeFlow };

parentPort!.on('message', ({ what, url, title }: ToDescribe) =>
  parentPort!.postMessage(JSON.stringify(describe[what](url, title))),
);
