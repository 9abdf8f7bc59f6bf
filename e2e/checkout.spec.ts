import type { Browser, Page } from '@playwright/test';
import { type StandInDns, startStandInDns } from '#server/testing/stand-in-dns.ts';
import { type StandInStripe, startStandInStripe } from '#server/testing/stripe/stand-in-stripe.ts';
import { expectAccessibleAsItIs } from './accessible.ts';
import { expect, test as plain } from './fixtures.ts';
import { newEmail, password } from './people.ts';
import { type Product, startProduct } from './product.ts';

/** An agency collects with its own account; strangers buy its plan by a link, at its address, on both sizes of a screen. */

const test = plain.extend<object, { stripe: StandInStripe; dns: StandInDns }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const stripe = await startStandInStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  dns: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const dns = await startStandInDns();
      await use(dns);
      await dns.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ stripe, dns }, use) => {
      const product = await startProduct({
        ...{ STRIPE_BASE_URL: stripe.origin, DNS_SERVERS: dns.address, AUTH_AUTOCONFIRM: 'true' },
      });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

const key = 'rk_test_brightlines000';
/** Browsers lead names that end so to this machine. */
const host = 'voice.localhost';

async function signUp(page: Page) {
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Phone number').fill('+1 555 123 4567');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue with email' }).click();
}

async function newWindow(browser: Browser, width: number): Promise<Page> {
  const viewport = { width, height: width < 500 ? 812 : 800 };
  return (await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', viewport })).newPage();
}

/** A name, an address and a key, on the page of the agency. */
async function setUpAgency(page: Page, product: Product, stripe: StandInStripe, dns: StandInDns): Promise<string> {
  await page.goto(`${product.url}/dashboard/agency/general`);
  const form = page.getByRole('form', { name: 'Brand' });
  await form.getByLabel('Name', { exact: true }).fill('Bright Lines');
  await form.getByLabel('Terms of service').fill('https://bright.example/terms');
  await form.getByLabel('Strangers may sign up at your addresses').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The brand was saved')).toBeVisible();
  await page.getByLabel('New address').fill(host);
  await page.getByRole('button', { name: 'Add address' }).click();
  const addresses = page.getByRole('list', { name: 'Addresses' });
  await expect(addresses.getByRole('button', { name: 'Verify' })).toBeVisible();
  const [name, value] = await addresses.locator('p.font-mono').allInnerTexts();
  dns.texts.set(name!, value!);
  await addresses.getByRole('button', { name: 'Verify' }).click();
  await expect(addresses.getByText('Verified', { exact: true })).toBeVisible();

  await page.getByLabel('Restricted key').fill('rk_test_wrong0Unknown0');
  await page.getByRole('button', { name: 'Save key' }).click();
  await expect(page.getByText('Stripe does not know this key. Copy it again.')).toBeVisible();
  await page.getByLabel('Restricted key').fill(key);
  await page.getByRole('button', { name: 'Save key' }).click();
  await expect(page.getByText('The key was saved')).toBeVisible();
  const address = await page.getByText(/\/webhooks\/stripe\//).innerText();
  await page.getByLabel('Signing secret of the webhook').fill('whsec_brightlines000');
  await page.getByRole('button', { name: 'Save secret' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await expectAccessibleAsItIs(page);
  stripe.deliverTo(key, 'whsec_brightlines000', async (body, headers) => {
    return (await fetch(address, { method: 'POST', headers, body })).status;
  });

  await page.goto(`${product.url}/dashboard/agency/pricing`);
  await page.getByRole('button', { name: 'More on Pro' }).click();
  await page.getByRole('menuitem', { name: 'Checkout link' }).click();
  const link = await page.getByText(/\/checkout\//).innerText();
  await page.getByRole('button', { name: 'Done' }).click();
  return link;
}

// Two people go through all of it.
test.setTimeout(240_000);

test('strangers buy a plan by its link, see no other name, and pay by card', async ({
  page,
  browser,
  product,
  stripe,
  dns,
}) => {
  // The first account runs the installation.
  const operator = await newWindow(browser, 1280);
  await operator.goto(`${product.url}/get-started`);
  await signUp(operator);
  await expect(operator).toHaveURL(/\/dashboard/);
  await page.goto(`${product.url}/get-started`);
  await signUp(page);
  await expect(page).toHaveURL(/\/dashboard/);
  const link = await setUpAgency(page, product, stripe, dns);
  expect(new URL(link).hostname).toBe(host);

  for (const width of [1280, 375]) {
    const client = await newWindow(browser, width);
    const seesNoOtherName = async () => expect(await client.locator('body').innerText()).not.toContain('Parley');
    await client.goto(link);
    await expect(client.getByRole('heading', { name: 'Get Pro' })).toBeVisible();
    await expectAccessibleAsItIs(client);
    await seesNoOtherName();
    await client.getByRole('link', { name: 'Sign up and continue' }).click();
    await signUp(client);
    const dialog = client.getByRole('dialog', { name: 'Confirm Pro' });
    await expect(dialog.getByText('$197.00').first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
    await expectAccessibleAsItIs(client);
    await seesNoOtherName();
    await dialog.getByRole('checkbox').click();
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    // Leaving the page changes nothing.
    await client.getByRole('button', { name: 'Back' }).click();
    await expect(client.getByText('No card was put down. Nothing was changed.')).toBeVisible();
    await client.getByRole('link', { name: 'Choose a plan' }).click();
    await client.getByRole('radio', { name: /Pro/ }).check();
    await client.getByRole('button', { name: 'Continue' }).click();
    await client.getByRole('checkbox').click();
    await client.getByRole('button', { name: 'Continue to payment' }).click();
    await client.getByRole('button', { name: 'Card that pays' }).click();
    await expect(client.getByText('Your plan is Pro now')).toBeVisible();
    await expect(client.getByText('Visa ending in 4242', { exact: false })).toBeVisible();
    await expect(async () => {
      await client.reload();
      const payments = client.getByRole('region', { name: 'Payments' });
      await expect(payments.getByText('Paid', { exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expectAccessibleAsItIs(client);
    await seesNoOtherName();
    await client.getByRole('button', { name: 'Cards and receipts' }).click();
    await client.getByRole('button', { name: 'Return' }).click();
    await expect(client.getByRole('heading', { name: 'Subscription & Billing' })).toBeVisible();
    await client.context().close();
  }

  await page.goto(`${product.url}/dashboard/agency/invoices`);
  await expect(page.getByText('Paid', { exact: true }).filter({ visible: true })).toHaveCount(2);
  await expectAccessibleAsItIs(page);
  expect(stripe.account(key).invoices).toHaveLength(2);
});
