import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newEmail, password } from './people.ts';
import { levelDb, recordCall } from './recorded-call.ts';

test('from the form of sign-up to the first spoken word it takes six clicks, the one in the mail among them', async ({
  page,
  product,
}) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks++;
  };
  const email = newEmail();
  await page.goto(`${product.url}/get-started`);
  const begunAt = Date.now();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('+1 (571) 555-0100');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await click(page.getByRole('button', { name: 'Continue with email' }));
  await page.goto(/https?:\/\/\S+/.exec((await product.mailTo(email)).text ?? '')![0]);
  clicks++;
  await click(page.getByRole('link', { name: 'Create an agent' }));
  await click(page.getByRole('button', { name: 'Use template Sales Assistant' }));
  await click(page.getByRole('button', { name: 'Open', exact: true }));
  const call = recordCall(page);
  await click(page.getByRole('button', { name: /Start call|Type instead/ }).last());
  await expect(page.getByRole('log', { name: 'Conversation' }).getByRole('listitem').first()).toBeVisible();
  await expect.poll(call.playedMs).toBeGreaterThan(200);
  expect(levelDb(call.utterances()[0]!)).toBeGreaterThan(-35);
  expect(clicks).toBe(6);
  test
    .info()
    .annotations.push({ type: 'seconds to the first spoken word', description: `${(Date.now() - begunAt) / 1000}` });
});
