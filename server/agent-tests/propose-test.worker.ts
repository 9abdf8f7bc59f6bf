import { parentPort } from 'node:worker_threads';
import { proposeTest } from '#voice/flow/agent-tests/propose-test.ts';
import type { TestSubject } from '#voice/flow/agent-tests/test-call.ts';
import type { FlowPlace } from '#voice/flow/lint/explore.ts';

/** What is asked for, and what one look may take. */
export interface ToPropose {
  subject: TestSubject;
  place: FlowPlace;
  states: number;
  limitMs: number;
}

/** Writes a test of a place, or finds in the time it is given that there is none. */
parentPort!.on('message', ({ subject, place, states, limitMs }: ToPropose) => {
  const begunAt = performance.now();
  const isOver = () => performance.now() - begunAt > limitMs;
  parentPort!.postMessage(proposeTest(subject, place, { states, isOver }));
});
