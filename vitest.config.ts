import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { withSwitches } from './scripts/mutants/workspace-filters.ts';

/** A machine that does several things at once may take its time; what never comes still fails the test. In ms. */
const patient = { expect: { poll: { timeout: 15_000 } } };

/** What speaks, hears and encodes, by engines and programs. */
const sound = ['engines', 'audio', 'transcribers'].map((folder) => `voice/${folder}/**/*.test.ts`);

/** A process of tests makes much that is gone at once: with more room for it (MB) a tenth of the processor is saved. */
const roomy = { execArgv: ['--max-semi-space-size=64'] };

export default defineConfig({
  test: {
    // A third of the time a test waits for a database or a process: with two of them on two cores a quarter of the processor was idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      { test: { name: 'domain', ...roomy, include: ['domain/**/*.test.ts'] } },
      {
        test: {
          name: 'voice',
          ...roomy,
          include: ['voice/**/*.test.ts'],
          exclude: sound,
          isolate: false,
          // Explorations of whole flows take the processor for themselves, of which a busy neighbor leaves a part.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'sound',
          ...roomy,
          include: sound,
          globalSetup: ['scripts/install-test-tools.ts'],
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'server',
          ...patient,
          ...roomy,
          // Loading the server costs more than most tests of it. What a test changes outside of its services it puts back.
          isolate: false,
          include: ['server/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['scripts/install-test-tools.ts', 'server/testing/global-setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        // The server with a switch at each place where a rule names its workspace.
        plugins: [{ name: 'workspace-filters', enforce: 'pre', transform: (text, file) => withSwitches(text, file) }],
        test: {
          name: 'walls',
          ...roomy,
          include: ['scripts/mutants/mutants.ts'],
          setupFiles: ['scripts/mutants/switches.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          // One look is some two thousand requests.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'web',
          ...patient,
          ...roomy,
          include: ['web/**/*.test.tsx', 'web/**/*.window.test.ts'],
          // A context of its own for each file in processes that go on: half of what a process for each costs.
          pool: 'vmForks',
          environment: 'jsdom',
          testTimeout: 90_000,
        },
      },
      {
        // What needs no window needs none made for it, which takes longer than most of these tests.
        test: {
          name: 'web without a window',
          ...roomy,
          isolate: false,
          include: ['web/**/*.test.ts'],
          exclude: ['web/**/*.window.test.ts'],
        },
      },
    ],
  },
});
