import { chromium } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { toolPath } from './tools.ts';
const browser = await chromium.launch({ executablePath: toolPath('chromium'), args: ['--no-sandbox', '--disable-gpu'] });
const page = await (await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1280, height: 900 }, colorScheme: 'light' })).newPage();
page.on('pageerror', (e) => console.log('ERR', e.message));
page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
await page.goto('http://127.0.0.1:4581/docs/answer-the-phone');
await page.keyboard.press('/');
await page.waitForFunction(() => !('__ready' in window));
await page.getByRole('combobox').fill('verify webhook');
await page.getByRole('option').first().waitFor();
await page.screenshot({ path: '/dev/shm/mine/look-search.png' });
await page.keyboard.press('Enter');
await page.waitForURL('**/docs/webhooks#verify-each-message');
await page.waitForFunction(() => !('__ready' in window));
await page.getByRole('button', { name: /Copy: Verify each message, TypeScript/ }).click();
console.log('copied?', await page.locator('button[data-copy]').nth(1).textContent());
await page.getByText('Python', { exact: true }).click();
await page.screenshot({ path: '/dev/shm/mine/look-tabs.png' });
// client navigation away and back
await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
await page.waitForURL('**/about');
await page.goBack();
await page.getByRole('heading', { name: 'Webhooks', level: 1 }).waitFor();
console.log('back ok', page.url());
await page.getByRole('banner').getByRole('link', { name: 'Docs' }).click();
await page.waitForURL('**/docs');
await page.getByRole('heading', { level: 1 }).waitFor();
console.log('title', await page.title());
for (const w of [320, 375, 768, 1024, 1920]) for (const at of ['/docs', '/docs/api/contacts', '/docs/webhooks', '/docs/configuration', '/docs/deploy']) {
  await page.setViewportSize({ width: w, height: 800 });
  await page.goto('http://127.0.0.1:4581' + at);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (wide > 0) console.log('WIDE', w, at, wide);
}
await page.setViewportSize({ width: 375, height: 800 });
await page.goto('http://127.0.0.1:4581/docs/deploy');
await page.waitForFunction(() => !('__ready' in window));
await page.getByRole('button', { name: 'Pages' }).click();
await page.screenshot({ path: '/dev/shm/mine/look-menu.png' });
for (const at of ['/docs/webhooks', '/docs/api/contacts', '/docs/configuration']) for (const scheme of ['light', 'dark']) {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('http://127.0.0.1:4581' + at);
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  console.log(at, scheme, violations.map((v) => v.id + ' ' + v.nodes.length + ' ' + v.nodes[0].html.slice(0, 160)));
}
await browser.close();
