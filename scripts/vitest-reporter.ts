import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

/** What a run of tests took, beside its results. */
export interface RunCosts {
  /** Each file with the seconds that its tests and imports took. */
  files: { file: string; seconds: number }[];
  /** Tests that passed at their second try, with what was wrong at the first. */
  retried: string[];
}

const root = path.resolve(import.meta.dirname, '..');

/** Writes the costs to the file that RUN_COSTS names. */
export default class CostsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], _errors: readonly unknown[], _reason: TestRunEndReason): void {
    if (process.env.RUN_COSTS === undefined) return;
    const costs: RunCosts = { files: [], retried: [] };
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
