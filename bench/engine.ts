import { appointmentDialogues } from '#voice/flow/dialogues/appointment.dialogues.data.ts';
import { customDialogues } from '#voice/flow/dialogues/custom.dialogues.data.ts';
import { play } from '#voice/flow/dialogues/dialogue-script.ts';
import { salesDialogues } from '#voice/flow/dialogues/sales.dialogues.data.ts';
import { supportDialogues } from '#voice/flow/dialogues/support.dialogues.data.ts';
import { surveyDialogues } from '#voice/flow/dialogues/survey.dialogues.data.ts';
import { advance } from '#voice/flow/flow-runner.ts';
import { type BenchRow, printRows, quantile } from './bench-row.ts';

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
    .map(play)
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
  return [
    { name: 'engine: one event, median', value: median, unit: 'ms', ratio: median / quantile(reference, 0.5) },
    { name: 'engine: one event, 95th percentile', value: quantile(engine, 0.95), unit: 'ms', goal: '< 5 ms' },
    { name: 'engine: one event, 99th percentile', value: quantile(engine, 0.99), unit: 'ms' },
    { name: 'engine: largest snapshot', value: largest, unit: 'bytes', goal: '< 16,000 bytes' },
  ];
}

if (import.meta.main) printRows('engine', await run());
