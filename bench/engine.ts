import type { Json } from '#domain/platform/json.ts';
import { appointmentDialogues } from '#voice/flow/dialogues/appointment.dialogues.data.ts';
import { customDialogues } from '#voice/flow/dialogues/custom.dialogues.data.ts';
import { play } from '#voice/flow/dialogues/dialogue-script.ts';
import { salesDialogues } from '#voice/flow/dialogues/sales.dialogues.data.ts';
import { supportDialogues } from '#voice/flow/dialogues/support.dialogues.data.ts';
import { surveyDialogues } from '#voice/flow/dialogues/survey.dialogues.data.ts';
import { flowOf } from '#voice/flow/dialogues/told.ts';
import { advance } from '#voice/flow/flow-runner.ts';
import { validateFlow } from '#voice/flow/validate-flow.ts';
import { replayExactly } from '#voice/replay/run-again.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';

const ask = (index: number): Record<string, Json> => ({
  slots: [{ name: `s${index}`, type: ['number', 'date', 'name'][(index / 2) % 3]!, prompt: 'What now?' }],
});
const choose: Record<string, Json> = {
  branches: [{ port: 'yes', label: 'Yes', when: { op: 'is_set', args: [{ var: 'agent_name' }] } }],
};

/** A long conversation: 100 nodes, one question after the other, each of which can be corrected. */
const longFlow = flowOf(
  [
    ['start', 'start', {}],
    ...Array.from({ length: 98 }, (_, index): [string, string, Record<string, Json>] =>
      index % 2 === 0 ? [`n${index}`, 'ask', ask(index)] : [`n${index}`, 'decision', choose],
    ),
    ['bye', 'end', {}],
  ],
  [
    ['start', 'next', 'n0'],
    ...Array.from({ length: 98 }, (_, index) => {
      const to = index === 97 ? 'bye' : `n${index + 1}`;
      const ports = index % 2 === 0 ? ['filled'] : ['yes', 'else'];
      return ports.map((port): [string, string, string] => [`n${index}`, port, to]);
    }).flat(),
  ],
);

const longAnswers = ['four', 'next tuesday', 'Ann Lee', 'no, I meant five'];

const dialogues = [
  ...appointmentDialogues,
  ...salesDialogues,
  ...supportDialogues,
  ...surveyDialogues,
  ...customDialogues,
];

/** Rounds over all dialogues; the first ones warm the compiler and are not counted. */
const rounds = { warm: 3, counted: 10 };

/** The steps of all golden dialogues: what the engine is handed at each. */
function steps() {
  return dialogues
    .map((dialogue) => play(dialogue))
    .flatMap(({ flow, events, snapshots }) =>
      events.map((event, index) => ({ flow, event, before: snapshots[index - 1] ?? null, after: snapshots[index]! })),
    );
}

/**
 * The engine's time for one event over the golden dialogues, against a copy of the snapshot through structuredClone
 * and JSON in the same run: what keeping it costs anyway.
 */
export async function run(): Promise<BenchRow[]> {
  const all = steps();
  const engine: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < rounds.warm + rounds.counted; round++)
    for (const { flow, event, before, after } of all) {
      const begun = performance.now();
      advance(flow, before, event);
      const advanced = performance.now();
      JSON.parse(JSON.stringify(structuredClone(after)));
      const copied = performance.now();
      if (round < rounds.warm) continue;
      engine.push(advanced - begun);
      reference.push(copied - advanced);
    }
  const largest = Math.max(...all.map(({ after }) => Buffer.byteLength(JSON.stringify(after))));
  const median = quantile(engine, 0.5);
  const thousand = perThousand();
  return [
    { name: 'engine: one event, median', value: median, unit: 'ms', ratio: median / quantile(reference, 0.5) },
    { name: 'engine: one event, 95th percentile', value: quantile(engine, 0.95), unit: 'ms', goal: '< 5 ms' },
    { name: 'engine: one event, 99th percentile', value: quantile(engine, 0.99), unit: 'ms' },
    { name: 'engine: largest snapshot', value: largest, unit: 'bytes', goal: '< 16,000 bytes' },
    {
      name: 'engine: a turn of 100 nodes, 95th percentile',
      value: quantile(longTurns(), 0.95),
      unit: 'ms',
      goal: '< 3 ms',
    },
    { name: 'engine: 1,000 turns of regression', value: thousand.turns, unit: 's', goal: '< 5 s' },
    { name: 'engine: 1,000 calls replayed', value: thousand.calls, unit: 's', goal: '< 30 s' },
    { name: 'linter: 100 nodes, 95th percentile', value: quantile(lintTimes(), 0.95), unit: 'ms', goal: '< 20 ms' },
  ];
}

/** What the caller's turns in the long flow cost, in ms of processor time: other work does not count. */
function longTurns(): number[] {
  const setting = {
    agentName: 'Agent',
    businessName: '',
    timeZone: 'UTC',
    channel: 'test' as const,
    greeting: null,
    known: {},
  };
  const at = Date.parse('2026-11-20T15:00:00Z');
  const times: number[] = [];
  for (let round = 0; round < 4; round++) {
    let { snapshot } = advance(longFlow, null, { type: 'started', at, setting });
    for (let turn = 0; snapshot.waiting && turn < 200; turn++) {
      const begun = process.cpuUsage();
      snapshot = advance(longFlow, snapshot, {
        type: 'caller_said',
        at,
        text: longAnswers[turn % longAnswers.length]!,
      }).snapshot;
      const { user, system } = process.cpuUsage(begun);
      if (round > 0) times.push((user + system) / 1000);
    }
  }
  return times;
}

/** Seconds for so many turns of regression tests, and for so many stored calls computed again, by what was measured. */
function perThousand() {
  const calls = dialogues
    .map((dialogue) => play(dialogue))
    .map(({ flow, events, intents, snapshots }) => ({
      flow,
      last: snapshots.at(-1)!,
      recorded: events.map((event, seq) => ({ seq, event, intents: intents[seq]!, node: null })),
    }));
  const begun = performance.now();
  for (const { flow, recorded, last } of calls) replayExactly(flow, recorded, last);
  const seconds = (performance.now() - begun) / 1000;
  const turns = calls.reduce((sum, { recorded }) => sum + recorded.length, 0);
  return { turns: (seconds / turns) * 1000, calls: (seconds / calls.length) * 1000 };
}

/** What one look of the linter at a large flow costs, in ms. */
function lintTimes(): number[] {
  return Array.from({ length: 30 }, () => {
    const flow = structuredClone(longFlow);
    const begun = performance.now();
    validateFlow(flow);
    return performance.now() - begun;
  }).slice(5);
}

if (import.meta.main) printRows('engine', await run());
