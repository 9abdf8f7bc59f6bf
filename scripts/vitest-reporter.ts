import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestModule, TestRunEndReason } from 'vitest/node';

/** What a run of tests took, beside its results. */
export interface RunCosts {
  /** Each file with the seconds that its tests and imports took. */
  files: { file: string; seconds: number }[];
  /** Tests that passed at their second try, with what was wrong at the first. */
  retried: string[];
  /** What went wrong outside of any test, and fails the run by itself: a promise that no one waited for, a worker that ended. */
  outside: string[];
}

const root = path.resolve(import.meta.dirname, '..');

/** A line of a log: what it is, where, and the test that ran meanwhile, as far as they are known. */
function told({ name, message = '', stack = '', ...rest }: SerializedError): string {
  const frame = stack.split('\n').find((line) => line.includes('at ') && !line.includes('node_modules'));
  const { VITEST_TEST_PATH: file, VITEST_TEST_NAME: test } = rest as Record<string, unknown>;
  const during =
    typeof file === 'string' ? `during ${path.relative(root, file)} › ${String(test ?? 'its end')}` : undefined;
  const where = [frame?.trim(), during].filter((part) => part !== undefined);
  return [`${name ?? 'Error'}: ${message.split('\n')[0]}`, ...where].join(' · ');
}

/** Writes the costs to the file that RUN_COSTS names. */
export default class CostsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[], _reason: TestRunEndReason): void {
    if (process.env.RUN_COSTS === undefined) return;
    const costs: RunCosts = { files: [], retried: [], outside: errors.map(told) };
    for (const module of modules) {
      const file = path.relative(root, module.moduleId).replaceAll(path.sep, '/');
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      costs.files.push({ file, seconds: (duration + collectDuration + setupDuration) / 1000 });
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state !== 'passed' || (test.diagnostic()?.retryCount ?? 0) === 0) continue;
        const [first] = errors ?? [];
        const { message = 'not told' } = first ?? {};
        costs.retried.push(`${file} › ${test.fullName}: ${message.split('\n')[0]}`);
      }
    }
    writeFileSync(process.env.RUN_COSTS, JSON.stringify(costs));
  }
}
