import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Looks at pages with axe. Not by the builder of @axe-core/playwright: it sends the whole of axe to the page three times for
 * each look, and opens a page for the summary; all of that took ten times as long as the look itself (5 s of 0.5 s).
 */
type RunOptions = Parameters<AxeBuilder['options']>[0];
type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

const require = createRequire(import.meta.resolve('@axe-core/playwright'));
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule of WCAG 2.2 AA and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Toasts keep the theme that they were raised in. */
const toasts = '[data-sonner-toaster]';

/** Puts axe into a page and the frames of it, where it is not yet. By the protocol, since policies of pages forbid scripts. */
async function bringAxe(page: Page): Promise<void> {
  const missing = async (frame = page.mainFrame()) => !(await frame.evaluate(() => 'axe' in window));
  if (await missing()) {
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: axeSource });
    await session.detach();
  }
  for (const frame of page.frames().slice(1)) if (await missing(frame)) await frame.evaluate(axeSource);
}

/** What is wrong with the page as it stands, each with where. */
async function violations(page: Page): Promise<string[]> {
  await bringAxe(page);
  // What a report would say of where, and styles of other hosts, take a third of the time; they aren’t read here.
  const brief = { selectors: false, preload: false };
  const options: RunOptions = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], ...brief };
  return page.evaluate(
    async ([exclude, settings]) => {
      // Runs in the page, into which axe was put.
      const { axe } = window as unknown as { axe: { run(context: object, options: RunOptions): Promise<Results> } };
      const { violations: found } = await axe.run({ exclude: [exclude] }, settings);
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [toasts, options] as const,
  );
}

/** How far a page can be pushed sideways, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing is wrong with the page in the theme and the size that it has, to a screen reader and to eyes. */
export async function expectAccessibleAsItIs(page: Page, state = 'as it is'): Promise<void> {
  expect(await violations(page), `accessibility, ${state}`).toEqual([]);
  expect(await sideways(page), `pixels that the page can be pushed sideways, ${state}`).toBeLessThanOrEqual(0);
}

const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** Nothing is wrong with the screen as it stands, in light and wide, in dark and narrow. Each change of size costs as much as a look. */
export async function expectAccessible(page: Page, narrow = 375): Promise<void> {
  const size = page.viewportSize();
  await setTheme(page, 'light');
  if (size?.width !== 1280) await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessibleAsItIs(page, 'light, wide');
  await setTheme(page, 'dark');
  await page.setViewportSize({ width: narrow, height: 812 });
  // From the top: what a bar that stays in sight happens to cover halfway down is no fault of the page.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleAsItIs(page, `dark, ${narrow} wide`);
  await setTheme(page, 'light');
  if (size) await page.setViewportSize(size);
}
