import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

test('the Knowledge Base: files are read, looked into and moved', async ({ page, product }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-knowledge-'));
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('prices.md'), '# Prices\n\nA haircut costs 25 euros.\n');
  writeFileSync(at('hours.txt'), 'We open at nine and close at six.');
  writeFileSync(at('broken.pdf'), '%PDF-1.7\nnothing else');
  await signUp(page, product, '/dashboard/knowledge');
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();

  await page
    .getByLabel('Files to upload')
    .setInputFiles(['prices.md', 'hours.txt', 'broken.pdf'].map((name) => at(name)));
  await expect(page.getByText('3 of 3 uploaded')).toBeVisible();
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
  for (const name of ['prices.md', 'hours.txt']) await expect(row(name)).toContainText('Ready');
  await expect(row('broken.pdf')).toContainText('incomplete or damaged');
  await expect(row('broken.pdf').getByRole('button', { name: 'Retry broken.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'prices.md' }).click();
  const panel = page.getByRole('dialog', { name: 'prices.md' });
  await expect(panel.getByText('A haircut costs 25 euros.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More for hours.txt' }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
  await page.getByLabel('Folder', { exact: true }).last().click();
  await page.getByRole('option', { name: 'FAQ' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('button', { name: /^FAQ/ }).click();
  await expect(row('hours.txt')).toBeVisible();
  await expect(page.getByRole('link', { name: 'prices.md' })).toBeHidden();

  rmSync(folder, { recursive: true });
});
