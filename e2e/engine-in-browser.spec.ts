import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { build } from 'vite';
import { lintedFlows, playedDialogues, understoodPhrases } from '#voice/testing/engine-in-page.ts';

/**
 * The conversation engine runs in a page as it does on the server: bundled as it stands, without a shim for anything of
 * Node, in another time zone and language than the server's.
 */
const test = base.extend({ timezoneId: 'Pacific/Chatham', locale: 'ar-EG' });

/** One script of the engine, its languages and the dialogues; what it would need of Node fails the build. */
async function script(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        outDir: folder,
        minify: false,
        lib: {
          entry: path.resolve('voice/testing/engine-in-page.ts'),
          formats: ['iife'],
          name: 'engine',
          fileName: () => 'engine.js',
        },
      },
    });
    return readFileSync(path.join(folder, 'engine.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the engine says, understands and proves in a page, turn by turn, what it does on the server', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('about:blank');
  await page.addScriptTag({ content: await script() });
  expect(
    await page.evaluate(() => [new Date(0).getTimezoneOffset() !== 0, 'process' in window, 'Buffer' in window]),
  ).toEqual([true, false, false]);
  const inPage = (of: 'playedDialogues' | 'understoodPhrases' | 'lintedFlows') =>
    page.evaluate((name) => (window as unknown as Record<'engine', Record<string, () => unknown>>).engine[name]!(), of);
  expect(await inPage('playedDialogues')).toEqual(playedDialogues());
  expect(await inPage('understoodPhrases')).toEqual(understoodPhrases());
  expect(await inPage('lintedFlows')).toEqual(lintedFlows());
  expect(faults).toEqual([]);
});
