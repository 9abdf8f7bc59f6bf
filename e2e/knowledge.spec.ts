import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { docxOf } from '#server/testing/zip-writer.ts';
import { expect, signUp, test } from './fixtures.ts';
import { expectAccessible } from './sign-in-fixtures.ts';

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

test('the Knowledge Base: files are read, looked into, moved and survive a restart', async ({ page, product }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-knowledge-'));
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('prices.md'), '# Prices\n\nA haircut costs 25 euros.\n');
  writeFileSync(at('hours.docx'), docxOf(paragraph('We open at nine and close at six.')));
  writeFileSync(at('broken.pdf'), '%PDF-1.7\nnothing else');
  await signUp(page, product);
  await page.goto(`${product.url}/dashboard/knowledge`);
  await expect(page.getByRole('heading', { name: 'Nothing to answer from yet' })).toBeVisible();

  await page
    .getByLabel('Files to upload')
    .setInputFiles(['prices.md', 'hours.docx', 'broken.pdf'].map((name) => at(name)));
  await expect(page.getByText('3 of 3 uploaded')).toBeVisible();
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
  for (const name of ['prices.md', 'hours.docx']) await expect(row(name)).toContainText('Ready');
  await expect(row('broken.pdf')).toContainText('cut off or damaged');
  await expect(row('broken.pdf').getByRole('button', { name: 'Retry broken.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'prices.md' }).click();
  const panel = page.getByRole('dialog', { name: 'prices.md' });
  await expect(panel.getByText('A haircut costs 25 euros.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More for hours.docx' }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
  await page.getByLabel('Folder', { exact: true }).last().click();
  await page.getByRole('option', { name: 'FAQ' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('button', { name: /^FAQ/ }).click();
  await expect(row('hours.docx')).toBeVisible();
  await expect(page.getByRole('link', { name: 'prices.md' })).toBeHidden();

  await product.kill();
  await product.restart();
  await page.reload();
  await expect(row('hours.docx')).toContainText('Ready');
  rmSync(folder, { recursive: true });
});
