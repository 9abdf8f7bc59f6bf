import type { AgentTest } from '#domain/agents/agent-tests.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { stayingThreads } from '#server/platform/worker-thread.ts';
import type { PlayedSuite } from '#voice/flow/agent-tests/play-suite.ts';
import type { TestSubject } from '#voice/flow/agent-tests/test-call.ts';
import type { Setting } from '#voice/flow/conversation.ts';
import type { Exploration, FlowPlace } from '#voice/flow/lint/explore.ts';
import type { DifferingTurn } from '#voice/replay/replay-on.ts';
import type { Recorded, Replay } from '#voice/replay/run-again.ts';

export interface ToReplay {
  calls: { callId: string; version: number; recorded: Recorded[] }[];
  /** Those that the calls ran on, by version. */
  flows: Map<number, Flow>;
  /** That on which they run now. */
  flow: Flow;
}

/** What came of one call; the problem, in words, where it cannot be run. */
export interface Replayed {
  callId: string;
  replay: (Replay & { first: DifferingTurn | null }) | null;
  problem: string | null;
}

/** What is done with flows away from calls. */
export interface FlowTasks {
  explore: { flow: Flow; language: string; states: number };
  play: { subject: TestSubject; tests: readonly AgentTest[] };
  propose: { subject: TestSubject; place: FlowPlace; states: number };
  replay: ToReplay;
  fixedSentences: { flow: Flow; setting: Setting; states: number; sentences: number };
}

export interface FlowAnswers {
  explore: Exploration;
  play: PlayedSuite;
  propose: { test: AgentTest; notes: string[] } | null;
  replay: Replayed[];
  fixedSentences: string[];
}

export interface FlowTask<Kind extends keyof FlowTasks = keyof FlowTasks> {
  kind: Kind;
  task: FlowTasks[Kind];
  /** What it may take, in ms. */
  limitMs: number;
}

/**
 * One set of threads for all kinds, since what they load is the same: all languages, which takes longer than most tasks.
 * The patience is above the longest limit of a task (30 s) by what a busy machine needs to load them.
 */
const ask = stayingThreads<FlowTask, FlowAnswers[keyof FlowAnswers]>(
  new URL('./flow-worker/flow.worker.ts', import.meta.url),
  {
    patience: 60_000,
    staysFor: 120_000,
    most: 2,
    lost: 'A flow took too long to run. Try again.',
  },
);

/**
 * Does something with a flow in a thread, since calls need the main one.
 * @param limitMs what the task may take; it answers with what it has by then
 * @throws Lost where the thread does not answer
 */
export function runFlowTask<Kind extends keyof FlowTasks>(
  kind: Kind,
  task: FlowTasks[Kind],
  limitMs: number,
): Promise<FlowAnswers[Kind]> {
  return ask({ kind, task, limitMs }) as Promise<FlowAnswers[Kind]>;
}
