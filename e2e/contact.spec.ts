import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { newEmail } from './people.ts';

const done = 'Message sent successfully! Our team will contact you shortly.';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function fill(page: Page, email: string) {
  await field(page, 'Name').fill('Ann Lee');
  await field(page, 'Business Email').fill(email);
  await field(page, 'Company').fill('Lee Dental');
  await field(page, 'Message').fill('Forty calls a day.\nHalf of them ask for the opening hours.');
}

test('a message is sent once, when nothing is missing, and reaches the operator by mail', async ({ page, product }) => {
  const email = newEmail();
  await page.goto(`${product.url}/contact`);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Enter your business email.')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Request a Demo' }).click();
  await expect(field(page, 'Subject')).toHaveValue('Demo request');
  await expect(field(page, 'Name')).toBeFocused();
  await fill(page, email);
  const sending = page.waitForRequest('**/v1/contact');
  await page.getByRole('button', { name: 'Send Message' }).dblclick();
  const since = Date.now();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await sending;
  await expect(page.getByText(done)).toBeVisible();
  expect(Date.now() - since).toBeGreaterThan(1400);
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();

  const mails = () => product.mailsFrom(email);
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  expect(mail?.subject).toContain('Demo request');
  expect(mail?.text).toContain('Half of them ask for the opening hours.');
});

test('what is typed and sent before the app runs is not lost', async ({ page, product }) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/assets/boot-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${product.url}/contact`);
  await fill(page, newEmail());
  await page.getByRole('button', { name: 'Send Message' }).click();
  open();
  await expect(page.getByText(done)).toBeVisible();
});
