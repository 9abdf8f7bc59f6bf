import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { withSwitches } from './workspace-filters.ts';

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: [{ name: 'workspace-filters', enforce: 'pre', transform: (source, file) => withSwitches(source, file) }],
  test: {
    include: ['scripts/mutants/mutants.ts', 'scripts/mutants/more-mutants.ts'],
    maxWorkers: 2,
    setupFiles: ['scripts/mutants/switches.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    testTimeout: 120_000,
  },
});
