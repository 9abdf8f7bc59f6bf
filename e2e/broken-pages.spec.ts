import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { password, signUp } from './people.ts';

/** A page of its own, because errors in the console are expected here. */
async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'dark', locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return page;
}

test('the contact form keeps what was typed while there is no connection', async ({ browser, product }) => {
  const page = await openPage(browser, `${product.url}/contact`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann Lee');
  await page.getByRole('textbox', { name: 'Business Email' }).fill('ann@example.com');
  await page.getByRole('textbox', { name: 'Company' }).fill('Lee Dental');
  await page.getByRole('textbox', { name: 'Message' }).fill('Forty calls a day.');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('Your message wasn’t sent.');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Forty calls a day.');

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully! Our team will contact you shortly.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await page.context().close();
});

test('a page goes on without its decoration', async ({ browser, product }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference', locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(product.url);
  await page.waitForLoadState('networkidle');
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/cursor-'));
  await context.setOffline(true);
  await page.mouse.move(200, 200);
  await page.mouse.move(300, 300);
  await refused;
  await page.getByRole('textbox', { name: 'Text' }).fill('Still here.');
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Still here.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Where Voice Technology');
  await context.close();
});

test('the dashboard says in its own words that there is no connection, and comes back', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
  const page = await context.newPage();
  await signUp(page, product, '/dashboard/getting-started');
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Phone Numbers' }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  // Where one was: the page that could not be fetched had not been reached yet.
  await expect(page.getByRole('heading', { name: 'Getting Started', level: 1 })).toBeVisible();
  await page.goto(`${product.url}/dashboard/phone-numbers`);
  await expect(page.getByRole('heading', { name: 'Phone Numbers', level: 1 })).toBeVisible();
  await context.close();
});

test('a form says that there is no connection, and can be sent again', async ({ browser, product }) => {
  const page = await openPage(browser, `${product.url}/login`);
  await page.getByLabel('Email', { exact: true }).fill('ann@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Check your connection');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await page.context().close();
});

test('a page that breaks says so, whatever of the site broke', async ({ browser, product }) => {
  const broken = 'export default function Broken() { throw new Error("This page broke.") }';
  for (const [from, link, module] of [
    ['/', 'About', /\/assets\/about-page-[^/]*\.js$/],
    ['/login', 'Terms', /\/assets\/site-layout-[^/]*\.js$/],
  ] as const) {
    const page = await openPage(browser, product.url + from);
    await page.route(module, (route) => route.fulfill({ contentType: 'text/javascript', body: broken }));
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('This page broke.');
    await page.context().close();
  }
});
