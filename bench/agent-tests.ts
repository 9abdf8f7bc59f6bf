import { fileURLToPath } from 'node:url';
import { agentTemplates } from '#domain/agents/agent-templates.data.ts';
import { AgentTest } from '#domain/agents/agent-tests.ts';
import { playTest } from '#voice/flow/agent-tests/play-test.ts';
import type { TestSubject } from '#voice/flow/agent-tests/test-call.ts';
import { type BenchRow, printRows } from './bench-row.ts';

/** How long tests of agents take: a thousand turns of personas, beside reading a flow as JSON. */

const wantedTurns = 1_000;
const times = ['2026-11-21T10:00', '2026-11-23T09:00', '2026-11-24T10:00'];
const test = AgentTest.parse({
  name: 'many callers',
  actions: [{ on: 'find_times', times }, { on: 'find_appointments', appointments: [] }, { on: 'send_email' }],
  persona: { style: ['chatty', 'corrects', 'speaks_over', 'silent'], noise: 0.03, seed: 7, runs: 10 },
});

function playTurns(seed: number): { turns: number; text: string } {
  let turns = 0;
  const verdicts = [];
  for (let round = 0; turns < wantedTurns; round++)
    for (const { flow, name, greeting } of agentTemplates) {
      const subject: TestSubject = { flow, agentName: name, greeting, language: 'en-US' };
      const persona = { ...test.persona!, seed: seed + round };
      const verdict = playTest(subject, { ...test, persona });
      turns += verdict.turns;
      verdicts.push(verdict);
    }
  return { turns, text: JSON.stringify(verdicts) };
}

/** Runs the measurement. */
export function run(): BenchRow[] {
  playTurns(1);
  const begun = performance.now();
  const { turns, text } = playTurns(7);
  const took = (performance.now() - begun) / turns;
  const flow = JSON.stringify(agentTemplates[0]!.flow);
  const parsed = performance.now();
  for (let n = 0; n < 2_000; n++) JSON.parse(flow);
  const reference = (performance.now() - parsed) / 2_000;
  const again = playTurns(7).text === text;
  return [
    { name: '1,000 turns', value: took, unit: 's (goal: 5)' },
    { name: 'a turn, to reading a flow as JSON', value: took / reference, unit: 'times' },
    { name: 'the same seed twice', value: again ? 1 : 0, unit: again ? 'the same verdicts' : 'OTHER verdicts' },
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printRows('agentTests', run());
