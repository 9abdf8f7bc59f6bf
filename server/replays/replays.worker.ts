import { parentPort, workerData } from 'node:worker_threads';
import type { Flow } from '#domain/workflows.ts';
import { type Recorded, runAgain } from '#voice/replay/run-again.ts';
import { replayInDetail } from '#voice/replay/shown-replay.ts';
import type { Replayed } from './replays.ts';

/** Runs stored calls on one flow, for as long as it is given, and ends. What is left over is not answered. */
const { calls, flows, flow, limitMs } = workerData as {
  calls: { callId: string; version: number; recorded: Recorded[] }[];
  flows: Map<number, Flow>;
  flow: Flow;
  limitMs: number;
};
const begunAt = performance.now();
const done: Replayed[] = [];
for (const { callId, version, recorded } of calls) {
  if (performance.now() - begunAt > limitMs) break;
  const own = flows.get(version)!;
  try {
    done.push({ callId, replay: replayInDetail(own, runAgain(own, recorded), flow), problem: null });
  } catch {
    // What was stored long ago, or by hand, may be nothing that today's engine runs.
    done.push({ callId, replay: null, problem: 'It cannot be computed again.' });
  }
}
parentPort!.postMessage(done);
