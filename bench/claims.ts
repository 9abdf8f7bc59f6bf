import { writeFileSync } from 'node:fs';
import type { TestResult } from '../scripts/test-results.ts';
import { englishBursts, warmUp } from './speech-api.ts';
import { startSpeechServer } from './speech-server.ts';

/**
 * The figures that public pages promise, measured in a few seconds and held against their goals. Writes them as results
 * of tests to the file that it is given; ends with 1 when one is missed.
 */

const server = await startSpeechServer();
try {
  await warmUp(server);
  const { name, value, unit, goal } = (await englishBursts(server)).promised;
  const met = value < Number(/^< (\d+)$/.exec(goal!)![1]);
  const reason = `${Math.round(value)} ${unit}, goal ${goal}`;
  const result: TestResult = {
    file: 'bench/speech-api.ts',
    within: [],
    title: name,
    status: met ? 'passed' : 'failed',
    reason,
  };
  process.stdout.write(`${name}: ${reason}\n`);
  if (process.argv[2] !== undefined) writeFileSync(process.argv[2], JSON.stringify([result]));
  process.exitCode = met ? 0 : 1;
} finally {
  await server.stop();
}
