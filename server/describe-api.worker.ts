import { parentPort } from 'node:worker_threads';
import { describeApi, describeFlow } from './describe-api.ts';
import type { ToDescribe } from './describe-in-thread.ts';

parentPort!.on('message', (asked: ToDescribe) => {
  const told = asked.what === 'api' ? describeApi(asked.url, asked.title) : describeFlow();
  parentPort!.postMessage(JSON.stringify(told));
});
