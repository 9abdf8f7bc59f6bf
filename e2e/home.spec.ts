import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const figures = [72, 67, 35, 47];
const section = (page: Page, name: RegExp) => page.getByRole('region', { name });
const running = (page: Page) => page.waitForFunction(() => !('__ready' in window));

test('Home has every part, and its links lead on', async ({ page, product }) => {
  await page.goto(product.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where Voice Technology Meets Human Connection');
  const cards = section(page, /One voice platform/).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(['Businesses', 'Content creators', 'Developers']);
  await expect(section(page, /What people use it for/).getByRole('heading', { level: 3 })).toHaveText([
    'Automated scheduling',
    'Lead and appointment handling',
    'Order and product support',
    'Learning and content delivery',
    'Public notifications',
  ]);
  await expect(section(page, /Built for the way people talk/).getByRole('heading', { level: 3 })).toHaveText([
    'Human-first design',
    'Simple implementation',
    'Scalable solutions',
    'Reliable performance',
  ]);
  const closing = section(page, /Hear an agent answer/);
  await expect(closing.getByRole('link', { name: 'Request a Demo' })).toHaveAttribute('href', '/contact');
  await cards.filter({ hasText: 'Content creators' }).getByRole('link').click();
  await expect(page).toHaveURL(`${product.url}/solutions/content-creators`);
});

test('the pictures of the product come in the theme of the page, and only that one is loaded', async ({
  page,
  product,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.webp')) loaded.push(response.url());
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(product.url);
  const pictures = section(page, /From the first word/).getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1280);
  }
  expect(loaded.map((url) => /\/(\w+-\w+)-/.exec(url)?.[1]).sort()).toEqual(['builder-dark', 'call-dark', 'talk-dark']);
});

test('nothing on Home moves for those who ask for it, the figures are illustrative, and Source does nothing', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await running(page);
  await page.mouse.move(300, 300);
  await page.mouse.move(400, 320, { steps: 5 });
  const block = section(page, /What changes/);
  await expect(block).toContainText('These figures are illustrative');
  await block.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  // No cursor of ours, either.
  await expect(page.locator('[data-cursor]')).toHaveCount(0);
  for (const figure of figures) await expect(block.getByText(`${figure}%`).first()).toBeAttached();
  const sources = block.getByRole('button', { name: 'Source' });
  await expect(sources).toHaveCount(4);
  const before = await block.screenshot();
  for (const source of await sources.all()) await source.click();
  await expect(page).toHaveURL(`${product.url}/`);
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect((await block.screenshot()).equals(before)).toBe(true);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the waveform has twelve bars in three colours that flip every two seconds, and rests off the screen', async ({
    page,
    product,
  }) => {
    await page.goto(product.url);
    await running(page);
    const wave = page.locator('[data-waveform]');
    await expect(wave).toHaveAttribute('data-waveform', 'moving');
    await expect(wave).toHaveAttribute('aria-hidden', 'true');
    const bars = await wave.locator('[data-bar]').evaluateAll((elements) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return {
          height: (element as HTMLElement).offsetHeight,
          colour: style.backgroundColor,
          delay: style.animationDelay,
          cycle: style.animationDuration,
          times: style.animationIterationCount,
        };
      }),
    );
    expect(bars).toHaveLength(12);
    const colours = bars.slice(0, 3).map(({ colour }) => colour);
    expect(new Set(colours).size).toBe(3);
    bars.forEach(({ height, colour, delay, cycle, times }, index) => {
      expect(height).toBeGreaterThanOrEqual(20);
      expect(height).toBeLessThanOrEqual(80);
      expect(colour).toBe(colours[index % 3]);
      expect(Number.parseFloat(delay)).toBeCloseTo(index * 0.1, 5);
      expect([cycle, times]).toEqual(['4s', 'infinite']);
    });
    // Active in the first two seconds of a cycle, idle in the next two.
    const scaleAt = (ms: number) =>
      wave
        .locator('[data-bar]')
        .first()
        .evaluate((bar, time) => {
          const [animation] = bar.getAnimations();
          animation!.currentTime = time;
          return new DOMMatrix(getComputedStyle(bar).transform).d;
        }, ms);
    expect(await scaleAt(1000)).toBeCloseTo(1, 2);
    expect(await scaleAt(3000)).toBeCloseTo(0.35, 2);
    await expect(wave.locator('[data-wave-line]')).toHaveCount(2);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(wave).toHaveAttribute('data-waveform', 'resting');
    const states = await wave.evaluate((box) => box.getAnimations({ subtree: true }).map(({ playState }) => playState));
    expect(new Set(states)).toEqual(new Set(['paused']));
  });

  test('a ring and trailing dots follow the mouse, and nobody reads or hits them', async ({ page, product }) => {
    await page.goto(product.url);
    await running(page);
    await page.mouse.move(200, 200);
    await page.mouse.move(300, 260, { steps: 4 });
    const cursor = page.locator('[data-cursor]');
    await expect(cursor).toHaveAttribute('aria-hidden', 'true');
    await page.mouse.move(420, 300, { steps: 4 });
    await expect(cursor).toHaveAttribute('data-shown', 'true');
    await expect(cursor).toHaveAttribute('data-rests', 'true');
    const places = await cursor
      .locator('> span')
      .evaluateAll((parts) =>
        parts.map((part) => new DOMMatrix(getComputedStyle(part).transform)).map(({ e, f }) => [e, f]),
      );
    expect(places).toHaveLength(6);
    for (const [x, y] of places) {
      expect(x).toBeCloseTo(420, 0);
      expect(y).toBeCloseTo(300, 0);
    }
    const link = page.getByRole('link', { name: 'Get started' });
    await link.hover();
    await expect(cursor).toHaveAttribute('data-over', 'true');
    await link.click();
    await expect(page).toHaveURL(`${product.url}/get-started`);
  });
});

test('Home fits a telephone, without a cursor of ours @mobile', async ({ page, product }) => {
  await page.goto(product.url);
  await running(page);
  await page.mouse.move(100, 300, { steps: 3 });
  await expect(page.locator('[data-cursor]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const play = page.getByRole('button', { name: 'Play Demo' });
  await play.tap();
  await expect(page.getByRole('status')).toHaveText(/^Generated in/);
});
