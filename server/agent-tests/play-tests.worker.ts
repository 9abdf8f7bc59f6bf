import { parentPort, workerData } from 'node:worker_threads';
import type { AgentTest } from '#domain/agent-tests.ts';
import { playSuite } from '#voice/flow/agent-tests/play-suite.ts';
import type { TestSubject } from '#voice/flow/agent-tests/test-call.ts';

/** Plays tests, for as long as it is given, and ends. */
const { subject, tests, limitMs } = workerData as { subject: TestSubject; tests: AgentTest[]; limitMs: number };
const begunAt = performance.now();
parentPort!.postMessage(playSuite(subject, tests, () => performance.now() - begunAt > limitMs));
