import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { bin, TestRun } from './test-run.ts';

/** `npm run check`: format, lint, types, and the tests that are pure computation, at the same time. */

const root = path.resolve(import.meta.dirname, '..');
const reports = path.join(root, 'node_modules/.cache/check-results');
mkdirSync(reports, { recursive: true });

const run = new TestRun(reports);

async function checks(): Promise<void> {
  await run.check('format and lint', [bin('biome'), 'check', '--write']);
  await run.check('types of the pages', [bin('react-router'), 'typegen']);
  // Each checker works out the types that it meets: four of them cost three times the processor of one.
  await run.check('types', [bin('tsc'), '-b', '--checkers', '1']);
}

await Promise.all([checks(), run.vitest('pure tests', 'pure', ['--project', 'domain', '--project', 'voice'])]);
process.exit(run.finish(Number.POSITIVE_INFINITY) ? 0 : 1);
