import { readFileSync } from 'node:fs';
import { expectAccessible } from './accessible.ts';
import { haveConversation } from './conversations.ts';
import { createAgent, expect, test } from './fixtures.ts';
import { signUp } from './people.ts';
import { goWithinApp } from './within-app.ts';

/** What callers of a survey answer: the first rates, the second does not take part. */
const surveys = [['yes', '9', 'the friendly staff', '4', 'the coffee', 'longer hours', 'no'], ['no']];

test('calls are counted, looked into, exported, corrected and deleted', async ({ page, product }) => {
  test.setTimeout(240_000);
  const person = await signUp(page, product, '/dashboard/analytics');
  await expect(page.getByRole('heading', { name: 'No Analytics Data Yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create Your First Agent' }).click();
  await expect(page.getByRole('button', { name: 'Use template Survey Collector' })).toBeVisible();
  const agentId = await createAgent(page, person, 'Survey Collector');

  for (const answers of surveys) await haveConversation(product, person, agentId, answers);

  await page.goto(`${product.url}/dashboard/analytics`);
  const card = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) });
  await expect(card('Total Calls')).toContainText('2');
  await expect(card('Total Calls')).toContainText('from 0');
  await expect(card('Success Rate').first()).toContainText('50%');
  await expect(page.getByText('Average rating in 1 call: 83% of the maximum.')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Calls by day' }).locator('svg').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Call Volume Over Time as a table' }).click();
  await expect(page.getByRole('region', { name: 'Call Volume Over Time' }).getByRole('row').last()).toContainText(
    '2110',
  );
  await page.getByRole('button', { name: /Last 30 Days/ }).click();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL(/range=today/);

  await page.getByRole('button', { name: 'Export' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Calls as CSV' }).click();
  const lines = readFileSync((await (await saved).path())!, 'utf8')
    .trim()
    .split('\r\n');
  expect(lines[0]).toBe('id,startedAt,agent,channel,direction,outcome,endReason,durationMs,test');
  expect(lines).toHaveLength(3);

  await card('Success Rate').first().getByRole('link').click();
  await expect(page).toHaveURL(/outcome=success/);
  await expect(page.getByRole('button', { name: 'Without Outcome' })).toBeVisible();
  const calls = page.getByRole('region', { name: 'Calls' });
  await expect(calls.getByRole('row')).toHaveCount(2);
  await calls.getByRole('link').first().click();
  await page.getByLabel('Result').selectOption('failure');
  await page.getByLabel('Add a tag').fill('wrong number');
  await page.getByLabel('Add a tag').press('Enter');
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText('wrong number');
  await expectAccessible(page);
  await goWithinApp(page, '/dashboard/analytics?tag=wrong+number');
  await expect(card('Total Calls')).toContainText('1');
  await expect(card('Success Rate').first()).toContainText('0%');
  await card('Total Calls').getByRole('link').click();
  await calls.getByRole('link').first().click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete call' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete call' }).click();
  await expect(page.getByText('Call deleted')).toBeVisible();
  await expect(calls.getByRole('row')).toHaveCount(2);

  await goWithinApp(page, `/dashboard/analytics?agentId=${agentId}`);
  await page.getByRole('link', { name: 'Funnel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Funnel' })).toBeVisible();
  await expectAccessible(page);
});
