import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newEmail, password } from './people.ts';
import { levelDb, recordCall } from './recorded-call.ts';

test('from the home page to the first spoken word it takes five clicks, the one in the mail among them', async ({
  page,
  product,
}) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks++;
  };
  const email = newEmail();
  await page.goto(product.url);
  const begunAt = Date.now();
  await click(page.getByRole('link', { name: 'Get started' }).first());
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('+1 (571) 555-0100');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await click(page.getByRole('button', { name: 'Continue with email' }));
  await page.goto(/https?:\/\/\S+/.exec((await product.mailTo(email)).text ?? '')![0]);
  clicks++;
  await click(page.getByRole('button', { name: 'Talk to your first agent' }));
  await page.getByLabel('Business name').fill('Harbor Dental');
  const call = recordCall(page);
  await click(page.getByRole('button', { name: 'Start talking' }));
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log.getByRole('listitem').first()).toContainText('reached Harbor Dental');
  await expect(page.getByRole('button', { name: 'Hang up' })).toBeInViewport({ ratio: 1 });
  await expect.poll(call.playedMs).toBeGreaterThan(200);
  expect(levelDb(call.utterances()[0]!)).toBeGreaterThan(-35);
  expect(clicks).toBe(5);
  expect(Date.now() - begunAt).toBeLessThan(60_000);
  test
    .info()
    .annotations.push({ type: 'seconds to the first spoken word', description: `${(Date.now() - begunAt) / 1000}` });
});
