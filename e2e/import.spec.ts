import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

test('contacts come from a file, and are taken back', async ({ page, product }) => {
  await signUp(page, product, '/dashboard/contacts/import');
  const lines = [
    'Vorname;Nachname;Telefon',
    'Ada;Lovelace;+49 30 901820',
    'Grace;Hopper;+49 30 901821',
    'Nobody;;none',
  ];
  await page.getByLabel('Contacts file').setInputFiles({
    name: 'kunden.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await expect(page.getByRole('heading', { name: 'kunden.csv', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Telefon imports as')).toHaveValue('phone');
  await expect(page.getByText(/^none: This isn’t a valid phone number/)).toBeVisible();
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByRole('button', { name: 'Rejected rows' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Show contacts' }).click();
  await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Undone.')).toBeVisible({ timeout: 30_000 });
});
