import { parentPort, workerData } from 'node:worker_threads';
import { proposeTest } from '#voice/flow/agent-tests/propose-test.ts';
import type { TestSubject } from '#voice/flow/agent-tests/test-call.ts';
import type { FlowPlace } from '#voice/flow/lint/explore.ts';

/** Writes a test of a place, or finds in the time it is given that there is none; and ends. */
const { subject, place, states, limitMs } = workerData as {
  subject: TestSubject;
  place: FlowPlace;
  states: number;
  limitMs: number;
};
const begunAt = performance.now();
const isOver = () => performance.now() - begunAt > limitMs;
parentPort!.postMessage(proposeTest(subject, place, { states, isOver }));
