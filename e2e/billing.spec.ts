import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test as plain } from './fixtures.ts';
import { startProduct } from './product.ts';
import { anotherBrowser, expectDashboard, logIn, newAccount } from './sign-in-fixtures.ts';

/** A workspace subscribes to the installation's plan; whoever runs that notes the payment. */

/** A server of its own: its first account is the one that runs it. */
const test = plain.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

test('a plan is subscribed to, invoiced, and paid by hand', async ({ page, browser, product }) => {
  await logIn(page, product, await newAccount(product));
  await expectDashboard(page);
  const client = await anotherBrowser(browser);
  await logIn(client, product, await newAccount(product));
  await expectDashboard(client);

  await client.goto(`${product.url}/dashboard/settings/billing`);
  await expect(client.getByRole('heading', { name: 'No plan yet' })).toBeVisible();
  await expectAccessible(client);
  await client.getByRole('link', { name: 'Choose a plan' }).click();
  await client.getByRole('radio', { name: /Professional/ }).check();
  await client.getByRole('button', { name: 'Continue' }).click();
  await client.getByRole('checkbox', { name: /I agree to the terms/ }).click();
  await expectAccessible(client);
  await client.getByRole('button', { name: 'Subscribe' }).click();
  await expect(client.getByText('Your plan is Professional now')).toBeVisible();
  await expect(client.getByText('$49.00 per month')).toBeVisible();
  await expect(client.getByRole('progressbar', { name: 'Phone minutes' })).toBeVisible();
  await client.getByRole('link', { name: /^Open INV-/ }).click();
  await expect(client.getByRole('heading', { level: 1, name: /^INV-/ })).toBeVisible();
  await expectAccessible(client);
  const number = await client.getByRole('heading', { level: 1 }).innerText();
  // It is drawn a moment after the invoice was issued.
  await expect(async () => {
    const saved = client.waitForEvent('download', { timeout: 2_000 });
    await client.getByRole('button', { name: 'PDF' }).click();
    expect((await saved).suggestedFilename()).toBe(`${number}.pdf`);
  }).toPass({ timeout: 30_000 });

  await page.goto(`${product.url}/dashboard/agency/invoices`);
  await page.getByRole('link', { name: `Open ${number}` }).click();
  await page.getByRole('button', { name: 'Note payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Note payment' }).click();
  await expect(page.getByText('Payment noted')).toBeVisible();
  await client.goto(`${product.url}/dashboard/settings/billing`);
  await expect(client.getByRole('region', { name: 'Payments' }).getByText('Paid', { exact: true })).toBeVisible();
});
