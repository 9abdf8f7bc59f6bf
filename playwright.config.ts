import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { tools } from './scripts/tools.ts';

/** Chromium in a container: no sandbox for root, no calls to hosts of its maker. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = tools.chromium.find() ?? 'chromium';
const browser = (extra: string[] = []) => ({
  browserName: 'chromium' as const,
  launchOptions: { executablePath, args: [...flags, ...extra] },
});

const desktop = { ...browser(), viewport: { width: 1280, height: 800 } };
/** Whose tests start servers with settings of their own. */
const ownServer = /(services|talk-to-an-agent)\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  // As many as the machines that run this have cores. All share one server.
  workers: 2,
  fullyParallel: true,
  // A shared machine can stall a real-time call; what fails twice has failed. Playwright names what needed the second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 150_000,
  expect: { timeout: 30_000 },
  // The runner of `npm test` reads the counts from the file that its environment names.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Berlin',
    locale: 'en-US',
    // Without windows Chromium asks no one, and a copy would wait for ever.
    permissions: ['clipboard-read', 'clipboard-write'],
    // A trace takes a third of all the processor's time: only what failed once is drawn, where it is tried again.
    trace: 'on-first-retry',
  },
  // The longest first: one that begins last keeps everyone waiting.
  projects: [
    { name: 'own server', testMatch: ownServer, grepInvert: /@voice/, use: desktop },
    {
      name: 'voice',
      grep: /@voice/,
      use: {
        ...browser([
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          // An absolute path without "..": Chromium plays silence otherwise, and says nothing.
          `--use-file-for-fake-audio-capture=${path.resolve('node_modules/.cache/parley/microphone.wav')}`,
        ]),
        viewport: desktop.viewport,
      },
    },
    { name: 'desktop', testIgnore: ownServer, grepInvert: /@voice|@mobile/, use: desktop },
    { name: 'mobile', grep: /@mobile/, use: { ...browser(), viewport: { width: 375, height: 812 }, hasTouch: true } },
  ],
});
