import type { Page } from '@playwright/test';
import { publicPaths } from '#web/marketing/public-paths.ts';
import { expectAccessible, expectAccessibleAsItIs } from './accessible.ts';
import { expect, test } from './fixtures.ts';

const canonicalOf = (path: string) => (path === '/tts-api' ? '/solutions/text-to-speech-api' : path);

/** Waits until the app has taken over the prerendered page. */
async function ready(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** The second step of signing in sends anyone who has not taken the first to /login: it cannot be looked at alone. */
const looked = publicPaths.filter((path) => path !== '/two-factor');

test('every page says what it is, with and without scripts, on every screen', async ({ page, product }) => {
  test.setTimeout(240_000);
  const looks = async (path: string) => {
    const answer = await page.request.get(product.url + path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).not.toContain('parley.invalid');

    const response = await page.goto(product.url + path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    const heading = (await page.locator('h1').innerText()).replace(/\s+/g, ' ');
    expect(html.replace(/<!-- -->/g, '').replaceAll('&#x27;', "'"), 'the heading is in the HTML').toContain(heading);

    await ready(page);
    await expect(page).toHaveTitle(/\S.* · \S|\S · Parley/);
    const read = (selector: string, name: string) =>
      page.locator(selector).evaluateAll((found, attribute) => found.map((one) => one.getAttribute(attribute)), name);
    const canonical = [product.url + canonicalOf(path)];
    expect(await read('link[rel="canonical"]', 'href')).toEqual(canonical);
    expect(await read('meta[property="og:url"]', 'content')).toEqual(canonical);
    expect(await read('meta[property="og:image"]', 'content')).toEqual([`${product.url}/open-graph.png`]);
    expect(await read('meta[property="og:title"]', 'content')).toEqual([await page.title()]);
    const [description, ...others] = await read('meta[name="description"]', 'content');
    expect(others).toEqual([]);
    expect(description?.length).toBeGreaterThan(40);
    expect(description?.length).toBeLessThanOrEqual(160);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
      '@graph': { '@type': string; url?: string }[];
    };
    expect(data['@graph'][0]?.url).toBe(canonical[0]);
    expect(data['@graph'].map((part) => part['@type'])).toEqual(expect.arrayContaining(['WebSite', 'Organization']));

    await expectAccessible(page, 320);
  };
  // One page goes to all of them: a new one for each has to fetch and compile the app again.
  for (const path of looked) await test.step(path, () => looks(path));
});

test('the pages have titles and descriptions of their own, and no link leads nowhere', async ({ page, product }) => {
  const pages = new Map<string, string>();
  for (const path of publicPaths) pages.set(path, await (await page.request.get(product.url + path)).text());
  const all = (pattern: RegExp) =>
    [...pages].filter(([path]) => path !== '/tts-api').map(([, html]) => pattern.exec(html)?.[1]);
  for (const texts of [all(/<title>([^<]*)/), all(/name="description" content="([^"]*)/)]) {
    expect(new Set(texts).size).toBe(publicPaths.length - 1);
  }
  for (const [path, html] of pages) {
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      if (href.startsWith('mailto:')) continue;
      const target = new URL(href, product.url + path);
      expect(target.origin, `${href} on ${path}`).toBe(product.url);
      const known = pages.get(target.pathname);
      if (known === undefined) {
        expect((await page.request.get(target.href)).status(), `${href} on ${path}`).toBe(200);
      } else if (target.hash) expect(known, `${href} on ${path}`).toContain(`id="${target.hash.slice(1)}"`);
    }
  }
});

test('sitemap.xml and robots.txt name this server and its pages', async ({ page, product }) => {
  const sitemap = await page.request.get(`${product.url}/sitemap.xml`);
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
  expect(listed).toContain(`${product.url}/solutions/ai-voice-agents`);
  for (const address of listed) {
    const html = await (await page.request.get(address)).text();
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).not.toContain('noindex');
  }
  const hidden = publicPaths.filter((path) => !listed.includes(product.url + path));
  for (const path of hidden.filter((path) => path !== '/tts-api')) {
    expect(await (await page.request.get(product.url + path)).text()).toContain(
      '<meta name="robots" content="noindex"/>',
    );
  }
  const robots = await (await page.request.get(`${product.url}/robots.txt`)).text();
  expect(robots).toContain('Disallow: /dashboard\n');
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  const picture = await page.request.get(`${product.url}/open-graph.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin');
});

test('pages and missing files carry every protective header, the scripts and styles of a page what they need', async ({
  page,
  product,
}) => {
  const home = await page.request.get(product.url);
  const asset = /"(\/assets\/[^"]+\.js)"/.exec(await home.text())![1]!;
  const script = await page.request.get(product.url + asset);
  expect(script.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  const missing = await page.request.get(`${product.url}/assets/none.js`);
  expect(missing.status()).toBe(404);
  for (const name of ['x-frame-options', 'content-security-policy', 'referrer-policy']) {
    expect(home.headers()[name], name).toBeDefined();
    expect(missing.headers()[name], name).toBeDefined();
    expect(script.headers()[name], name).toBeUndefined();
  }
});

test('an unknown path is answered with 404, logged, and leads home', async ({ page, product }) => {
  const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
  const response = await page.goto(`${product.url}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await logged;
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  await expectAccessibleAsItIs(page, 'not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('Solutions opens on hover, closes on leave, and works from the keyboard', async ({ page, product }) => {
  await page.goto(`${product.url}/about`);
  await ready(page);
  const button = page.getByRole('button', { name: 'Solutions' });
  const entries = page.getByRole('banner').getByRole('listitem').locator('visible=true');
  await button.hover();
  await expect(entries).toHaveCount(4);
  await expectAccessibleAsItIs(page, 'Solutions open');
  await page.mouse.move(10, 600);
  await expect(entries).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveCount(4);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${product.url}/solutions/ai-voice-agents`);
  await expect(entries).toHaveCount(0);
});

test('the menu is behind MENU on a telephone @mobile', async ({ page, product }) => {
  await page.goto(`${product.url}/solutions`);
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  // A tap that comes before the page runs opens nothing.
  await expect(async () => {
    if (!(await menu.isVisible())) await page.getByRole('button', { name: 'MENU' }).tap();
    await expect(menu.getByRole('link')).toHaveCount(10, { timeout: 2_000 });
  }).toPass();
  await expectAccessibleAsItIs(page, 'menu open');
  await menu.getByRole('link', { name: 'AI Avatars' }).tap();
  await expect(page).toHaveURL(`${product.url}/solutions/ai-avatar`);
  await expect(menu).toBeHidden();
});

test('Solutions opens by touch on a wide screen @mobile', async ({ page, product }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto(`${product.url}/about`);
  const button = page.getByRole('button', { name: 'Solutions' });
  await button.tap();
  await page.getByRole('link', { name: 'AI Voice Agents Agents that' }).tap();
  await expect(page).toHaveURL(`${product.url}/solutions/ai-voice-agents`);
});
