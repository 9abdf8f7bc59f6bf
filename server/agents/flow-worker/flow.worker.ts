import { parentPort } from 'node:worker_threads';
import type { FlowAnswers, FlowTask, FlowTasks, ToReplay } from '#server/agents/flow-tasks.ts';
import { playSuite } from '#voice/flow/agent-tests/play-suite.ts';
import { proposeTest } from '#voice/flow/agent-tests/propose-test.ts';
import { explore } from '#voice/flow/lint/explore.ts';
import { fixedSentences } from '#voice/flow/lint/fixed-sentences.ts';
import { runAgain } from '#voice/replay/run-again.ts';
import { replayInDetail } from '#voice/replay/shown-replay.ts';

/** Runs flows away from calls, a task for each message, for as long as the task is given. */

/** Whether the time of a task that begins now is over. */
function timeOf(limitMs: number): () => boolean {
  const begunAt = performance.now();
  return () => performance.now() - begunAt > limitMs;
}

/** What is left over when the time is, is not answered. */
function replay({ calls, flows, flow }: ToReplay, isOver: () => boolean): FlowAnswers['replay'] {
  const done: FlowAnswers['replay'] = [];
  for (const { callId, version, recorded } of calls) {
    if (isOver()) break;
    const own = flows.get(version)!;
    try {
      done.push({ callId, replay: replayInDetail(own, runAgain(own, recorded), flow), problem: null });
    } catch {
      // What was stored long ago, or by hand, may be nothing that today's engine runs.
      done.push({ callId, replay: null, problem: 'This call can’t be replayed.' });
    }
  }
  return done;
}

const tasks: { [Kind in keyof FlowTasks]: (task: FlowTasks[Kind], isOver: () => boolean) => FlowAnswers[Kind] } = {
  explore: ({ flow, language, states }, isOver) => explore(flow, { states, isOver }, language),
  play: ({ subject, tests }, isOver) => playSuite(subject, tests, isOver),
  propose: ({ subject, place, states }, isOver) => proposeTest(subject, place, { states, isOver }),
  replay,
  fixedSentences: ({ flow, setting, ...bounds }, isOver) => fixedSentences(flow, setting, { ...bounds, isOver }),
};

function run<Kind extends keyof FlowTasks>({ kind, task, limitMs }: FlowTask<Kind>): FlowAnswers[Kind] {
  return tasks[kind](task, timeOf(limitMs));
}

parentPort!.on('message', (task: FlowTask) => parentPort!.postMessage(run(task)));
