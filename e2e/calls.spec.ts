import { expectAccessible } from './accessible.ts';
import { haveConversation } from './conversations.ts';
import { createAgent, expect, test } from './fixtures.ts';
import { signUp } from './people.ts';
import { anotherBrowser } from './sign-in-fixtures.ts';
import { goWithinApp } from './within-app.ts';

/** What callers of a survey answer. */
const surveys = [['yes', '9', 'the friendly walrus', '4', 'the coffee', 'longer hours', 'no'], ['no']];

test('calls are found by what was said, tagged, noted, viewed and shared', async ({
  page,
  product,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await signUp(page, product, '/dashboard/agents');
  const agentId = await createAgent(page, person, 'Survey Collector');

  for (const answers of surveys) await haveConversation(product, person, agentId, answers);

  await goWithinApp(page, '/dashboard/calls');
  const calls = page.getByRole('region', { name: 'Calls' });
  await expect(calls.getByRole('row')).toHaveCount(3);
  // A call is made findable in the background, as it ends.
  await expect(async () => {
    await page.goto(`${product.url}/dashboard/calls?q=friendly+walr`);
    await expect(page.locator('mark').first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(calls.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name').fill('Walruses');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('View “Walruses” saved')).toBeVisible();

  await page.getByRole('checkbox', { name: /^Select the call/ }).click();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByRole('textbox', { name: 'Tag' }).fill('to check');
  await page.getByRole('button', { name: 'Add tag' }).click();
  await expect(calls.getByText('to check')).toBeVisible();

  await goWithinApp(page, '/dashboard/calls');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Walruses', exact: true }).click();
  await expect(page).toHaveURL(/q=friendly/);
  await expect(calls.getByRole('row')).toHaveCount(2);
  await calls.getByRole('link').first().click();
  await page.getByLabel('New note').fill('Likes the sea.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Likes the sea.')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByText(/\/shared-calls\//).innerText();
  await expectAccessible(page);

  const stranger = await anotherBrowser(browser);
  await stranger.goto(link);
  await expect(stranger.getByText('the friendly walrus').first()).toBeVisible();
  await expectAccessible(stranger);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('button', { name: 'Revoke' })).toHaveCount(0);
  await stranger.reload();
  await expect(stranger.getByRole('alert')).toHaveText('This link is invalid or has expired. Ask for a new one.');
  await stranger.context().close();
});
