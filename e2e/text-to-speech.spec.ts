import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const titles = (page: Page, name: string) => section(page, name).getByRole('heading', { level: 3 });
const running = (page: Page) => page.waitForFunction(() => !('__ready' in window));

test('the text-to-speech page has its parts, and View Pricing scrolls to the free tier', async ({ page, product }) => {
  await page.goto(`${product.url}/solutions/text-to-speech`);
  await expect(section(page, 'What is Text to Speech?')).toBeVisible();
  await expect(titles(page, 'How It Works')).toHaveText([
    'Type or paste text',
    'Choose a voice',
    'Customize',
    'Generate audio',
  ]);
  await expect(section(page, 'Perfect For').getByRole('term')).toHaveText([
    'Content creators',
    'Businesses',
    'Developers',
    'Anyone',
  ]);
  await expect(section(page, 'Why Choose Parley').getByRole('listitem')).toHaveCount(5);
  const start = section(page, 'Getting Started');
  await expect(start).not.toBeInViewport();
  await page.getByRole('link', { name: 'View Pricing' }).click();
  await expect(start.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(start).toContainText('10,000');
  await expect(start).toContainText('free characters every month');
  // Below the fixed header, not behind it.
  expect((await start.boundingBox())!.y).toBeGreaterThanOrEqual(60);
});

test('the recording on the page is played and shown as it plays', async ({ page, product }) => {
  await page.goto(`${product.url}/solutions/text-to-speech`);
  await running(page);
  await page.getByRole('button', { name: 'Play the recording' }).click();
  await expect(page.getByRole('button', { name: 'Pause the recording' })).toBeVisible();
  await expect(page.locator('rect.fill-accent').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Play the recording' })).toBeVisible();
});

test('/tts-api is the page of the API', async ({ page, product }) => {
  await page.goto(`${product.url}/tts-api`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Text to Speech API');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${product.url}/solutions/text-to-speech-api`,
  );
  for (const link of await page.getByRole('link', { name: 'Request API Access' }).all()) {
    await expect(link).toHaveAttribute('href', '/contact');
  }
  await expect(page.getByRole('link', { name: 'Request API Access' })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'View Documentation' })).toHaveAttribute('href', '/documentation');
  await expect(page.getByRole('link', { name: 'Get API Key' })).toHaveAttribute('href', '/contact');
  await expect(titles(page, 'Key features')).toHaveCount(6);
  await expect(titles(page, 'Key features')).toContainText([
    'Simple integration',
    'Lightning fast',
    'Enterprise security',
  ]);
  await expect(section(page, 'Use cases').getByRole('term')).toHaveCount(6);
  await expect(titles(page, 'Pricing')).toHaveText(['Free', 'Pay as you go', 'Volume', 'Enterprise']);
  await expect(titles(page, 'Getting Started')).toHaveText([
    'Request a key',
    'Read the quickstart',
    'Make the first call',
    'Build',
  ]);
  for (const claim of ['10,000 characters', '40+', '99.9%', 'MP3, WAV and OGG', '5 min', 'one business day']) {
    await expect(page.getByText(claim).first()).toBeVisible();
  }
});

test('the sample request stands in three languages, to be chosen by mouse and keyboard and to be copied', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${product.url}/tts-api`);
  await running(page);
  const sample = page.getByRole('figure', { name: 'Sample request' });
  await expect(sample).toContainText('POST /v1/tts');
  const code = (language: string) => sample.getByRole('region', { name: `Sample request, ${language}` });
  await expect(code('JavaScript')).toContainText('await response.blob()');
  await sample.getByText('Python', { exact: true }).click();
  await expect(code('Python')).toContainText('"natural-female"');
  await expect(code('JavaScript')).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(code('curl')).toContainText('Authorization: Bearer $PARLEY_API_KEY');
  await sample.getByRole('button', { name: 'Copy Sample request' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"speed": 1.0');
  await expect(page.getByRole('figure', { name: 'Quick start' })).toContainText('POST /api/synthesize');
});
