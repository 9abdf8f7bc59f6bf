import { expectAccessibleAsItIs } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn, signUp } from './people.ts';
import { operator } from './shared-server.ts';
import { anotherBrowser } from './sign-in-fixtures.ts';

/** A workspace subscribes to the installation's plan; its operator records the payment. */

test('a plan is subscribed to, invoiced, and paid by hand', async ({ page, browser, product }) => {
  const client = await anotherBrowser(browser);
  await signUp(client, product, '/dashboard/settings/billing');
  await expect(client.getByRole('heading', { name: 'No plan yet' })).toBeVisible();
  await expectAccessibleAsItIs(client);
  await client.getByRole('link', { name: 'Choose a plan' }).click();
  await client.getByRole('radio', { name: /Professional/ }).check();
  await client.getByRole('button', { name: 'Continue' }).click();
  await client.getByRole('checkbox', { name: /terms of service/ }).click();
  await expectAccessibleAsItIs(client);
  await client.getByRole('button', { name: 'Subscribe' }).click();
  await expect(client.getByText('Your plan is now Professional')).toBeVisible();
  await expect(client.getByText('$49.00 per month')).toBeVisible();
  await expect(client.getByRole('progressbar', { name: 'Phone minutes' })).toBeVisible();
  await client.getByRole('link', { name: /^Open INV-/ }).click();
  await expect(client.getByRole('heading', { level: 1, name: /^INV-/ })).toBeVisible();
  await expectAccessibleAsItIs(client);
  const number = await client.getByRole('heading', { level: 1 }).innerText();
  // It is drawn a moment after the invoice was issued.
  await expect(async () => {
    const saved = client.waitForEvent('download', { timeout: 2_000 });
    await client.getByRole('button', { name: 'PDF' }).click();
    expect((await saved).suggestedFilename()).toBe(`${number}.pdf`);
  }).toPass({ timeout: 30_000 });

  await signIn(page, product, operator, '/dashboard/agency/invoices');
  await page.getByRole('link', { name: `Open ${number}` }).click();
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expect(page.getByText('Payment recorded')).toBeVisible();
  await client.goto(`${product.url}/dashboard/settings/billing`);
  await expect(client.getByRole('region', { name: 'Payments' }).getByText('Paid', { exact: true })).toBeVisible();
});
