import { parentPort, workerData } from 'node:worker_threads';
import type { Flow } from '#domain/workflows.ts';
import { explore } from '#voice/flow/lint/explore.ts';

/** Explores one flow, for as long as it is given, and ends. */
const { flow, language, limitMs, states } = workerData as {
  flow: Flow;
  language: string;
  limitMs: number;
  states: number;
};
const begunAt = performance.now();
parentPort!.postMessage(explore(flow, { states, isOver: () => performance.now() - begunAt > limitMs }, language));
