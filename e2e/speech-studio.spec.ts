import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

async function downloadOf(page: Page, name: string): Promise<{ download: Download; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
  return { download, bytes: await readFile(await download.path()) };
}

test('the studio: choose a voice, speak, hear, save, find it again', async ({ page, product }) => {
  await signUp(page, product);
  // The menu of the dashboard does not name it; the palette does.
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search pages and commands').fill('text to speech');
  await page.getByRole('option', { name: 'Voices' }).click();
  await expect(page.getByRole('heading', { name: 'Voices', level: 1 })).toBeVisible();
  await expect(page.getByText('0 of 10,000 characters')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search voices' }).fill('dav');
  await page.getByRole('button', { name: 'Hear David' }).click();
  await expect(page.getByRole('button', { name: 'Pause David' })).toBeVisible();
  await page.getByText('Deep authoritative male').click();

  const text = 'Dr. Smith, your table is booked.';
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Show spoken form' }).click();
  await expect(page.getByText('doctor Smith, your table is booked.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /Speak$/ }).click();

  const position = page.getByRole('slider', { name: 'Position' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(500);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText(`${text.length} of 10,000 characters`)).toBeVisible();
  await expectAccessible(page);

  const { download, bytes } = await downloadOf(page, 'Download MP3');
  expect(download.suggestedFilename()).toMatch(/^speech-.{8}\.mp3$/);
  // An MPEG frame begins with eleven bits set; a tag may stand before it.
  expect(bytes.subarray(0, 3).toString() === 'ID3' || (bytes[0] === 0xff && (bytes[1]! & 0xe0) === 0xe0)).toBe(true);
  const captions = await downloadOf(page, 'Captions (WebVTT)');
  expect(captions.bytes.toString()).toMatch(/^WEBVTT/);

  await page.getByRole('tab', { name: 'History' }).click();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('link', { name: text, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Pronunciations' }).click();
  await page.getByLabel('Word').fill('Smith');
  await page.getByLabel('Spoken as').fill('smythe');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Smith smythe/ })).toBeVisible();
  await expectAccessible(page);
});
