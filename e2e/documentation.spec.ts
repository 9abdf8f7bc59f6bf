import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { hear } from '#server/testing/hear-file.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

const run = promisify(execFile);

test('the quickstart, copied from the page as a reader does, leads from a new account to a voice', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${product.url}/documentation`);
  await expectAccessible(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const commands: string[] = [];
  for (const label of ['Settings', 'First call', 'Request for a URL']) {
    await page.getByRole('button', { name: `Copy ${label}`, exact: true }).click();
    await expect.poll(copied).not.toBe(commands.at(-1) ?? '');
    commands.push(await copied());
  }

  await signUp(page, product, '/dashboard/integrations/access-tokens');
  await page.getByRole('link', { name: 'Generate token' }).click();
  await page.getByLabel('Name').fill('Quickstart');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('button', { name: 'Copy token' }).click();
  await expect.poll(copied).toMatch(/^sk-/);
  const token = await copied();

  const folder = mkdtempSync(path.join(tmpdir(), 'parley-quickstart-'));
  const script = commands.join('\n').replace('sk-your-access-token', token);
  expect(script).toContain(`PARLEY_URL="${product.url}"`);
  const env = { PATH: process.env.PATH, HOME: folder };
  const { stdout } = await run('bash', ['-e', '-c', script], { cwd: folder, env, timeout: 60_000 });
  const first = await hear(path.join(folder, 'hello.mp3'));
  const { audio_url: address, duration } = JSON.parse(stdout) as { audio_url: string; duration: number };
  const second = await hear(address);
  rmSync(folder, { recursive: true });

  for (const heard of [first, second]) {
    expect(heard.codec).toBe('mp3');
    expect(heard.seconds).toBeGreaterThan(1);
    expect(heard.seconds).toBeLessThan(5);
    expect(heard.levelDb).toBeGreaterThan(-30);
    expect(heard.levelDb).toBeLessThan(-10);
  }
  expect(second.seconds).toBeCloseTo(duration, 0);
});

test('every address in the list of contents leads to its part @mobile', async ({ page, product }) => {
  await page.goto(`${product.url}/documentation`);
  await expectAccessible(page);
  const parts = await page.getByRole('navigation', { name: 'On this page', includeHidden: true }).locator('a').all();
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts) {
    const id = (await part.getAttribute('href'))!;
    await expect(page.locator(id).getByRole('heading', { level: 2 })).toHaveText((await part.textContent())!);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
});
