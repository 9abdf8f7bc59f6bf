import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

/** How a copied program is run: its file, and the command. */
const runners = {
  curl: { file: 'request.sh', command: 'bash' },
  JavaScript: { file: 'request.mjs', command: process.execPath },
  Python: { file: 'request.py', command: 'python3' },
} as const;
type Language = keyof typeof runners;

const isMp3 = (bytes: Buffer) =>
  bytes.subarray(0, 3).toString() === 'ID3' || (bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0);

/** Copies the request in a language and runs it in a folder; what it printed, or null when its program is not here. */
async function runCopied(page: Page, language: Language, folder: string): Promise<string | null> {
  await page.getByRole('tab', { name: language }).click();
  await page.getByRole('button', { name: `Copy ${language} request` }).click();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  const { file, command } = runners[language];
  writeFileSync(path.join(folder, file), code);
  const { error, status, stdout, stderr } = spawnSync(command, [file], { cwd: folder, timeout: 60_000 });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return null;
  expect(`${status} ${stderr}`, `${language}:\n${code}`).toMatch(/^0 /);
  return stdout.toString();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

test('the API reference: a key of one’s own, each kind of answer, and code that runs as it stands', async ({
  page,
  context,
  product,
}) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page, product);
  await page.getByRole('link', { name: 'Integrations', exact: true }).click();
  await page.getByRole('link', { name: 'API Reference', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'API Reference', level: 1 })).toBeVisible();

  // Without a key the server says what is missing.
  await send(page);
  await expect(page.getByText('401 Unauthorized')).toBeVisible();
  await expect(page.getByLabel('response body', { exact: true })).toContainText('session_required');

  await page.getByRole('button', { name: 'Generate key' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Trying');
  await page.getByRole('checkbox', { name: 'Agents' }).click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('button', { name: 'Copy token' }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByLabel('Access token')).toHaveValue(secret);

  // A sound: its figures, its picture, to hear and to save.
  await send(page);
  await expect(page.getByText('200 OK')).toBeVisible();
  await expect(page.getByText('x-quota-remaining')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const position = page.getByRole('slider', { name: 'Position' });
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(200);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download MP3' }).click(),
  ]);
  expect(isMp3(readFileSync(await download.path()))).toBe(true);

  const folder = mkdtempSync(path.join(tmpdir(), 'parley-reference-'));
  try {
    for (const language of Object.keys(runners) as Language[]) {
      rmSync(path.join(folder, 'speech.mp3'), { force: true });
      if ((await runCopied(page, language, folder)) === null) continue;
      expect(isMp3(readFileSync(path.join(folder, 'speech.mp3'))), language).toBe(true);
    }

    // By keyboard to an endpoint that answers JSON, and its code.
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await page.keyboard.type('spoken-form');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/endpoint=speech\.spokenForm$/);
    await page.getByLabel('Body', { exact: true }).press('Control+Enter');
    await expect(page.getByLabel('response body', { exact: true })).toContainText('doctor Smith');
    await expectAccessible(page);
    for (const language of Object.keys(runners) as Language[]) {
      const printed = await runCopied(page, language, folder);
      if (printed !== null) expect(printed).toContain('doctor Smith');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }

  // Refusals are shown as they are, by number too.
  await page.getByLabel('Body', { exact: true }).fill('{"text": 7}');
  await send(page);
  await expect(page.getByText('400 Bad Request')).toBeVisible();
  await expect(page.getByLabel('response body', { exact: true })).toContainText('body.text');

  // The key is nowhere but in memory: a reload of the same endpoint has none.
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(secret);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Preview text as it will be spoken/ })).toBeVisible();
  await expect(page.getByLabel('Access token')).toHaveValue('');
});

test('other APIs’ endpoints are tried with the key where their clients send it', async ({ page, product }) => {
  await signUp(page, product, '/dashboard/integrations/api-reference?endpoint=elevenLabs.convertWithTimestamps');
  await page.getByRole('button', { name: 'Generate key' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Trying');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('button', { name: 'Copy token' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await send(page);
  await expect(page.getByText('200 OK')).toBeVisible();
  await expect(page.getByLabel('response body', { exact: true })).toContainText('character_start_times_seconds');
  await expect(page.getByLabel('curl request', { exact: true })).toContainText('xi-api-key');

  await page.goto(`${product.url}/dashboard/integrations/api-reference?endpoint=openAi.speech`);
  await send(page);
  await expect(page.getByLabel('response body', { exact: true })).toContainText('invalid_api_key');
});

test('the API reference fits a phone @mobile', async ({ page, product }) => {
  await signUp(page, product, '/dashboard/integrations/api-reference');
  // Thirty screens of endpoints are folded to their nouns; a search shows what it finds.
  await expect(page.getByRole('link', { name: /List agents/ })).toBeHidden();
  await page.getByRole('button', { name: /^Agents/ }).click();
  await expect(page.getByRole('link', { name: /List agents/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search endpoints' }).fill('voices');
  await page.getByRole('link', { name: /List a language’s voices/ }).click();
  await expect(page.getByRole('heading', { name: 'List a language’s voices' })).toBeVisible();
  await send(page);
  await expect(page.getByText('200 OK')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All endpoints' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search endpoints' })).toBeVisible();
  await expectAccessible(page);

  // The pages of the documentation: each field is a paragraph, not a row that goes on out of sight.
  await page.goto(`${product.url}/docs/api/contacts`);
  const tables = page.locator('.docs-fields');
  expect(await tables.count()).toBeGreaterThan(3);
  const cut = await tables.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
});
