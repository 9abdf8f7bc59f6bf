import { chatsApi } from '#domain/chats.ts';
import { createAgent, expect, signUp, test } from './fixtures.ts';
import { anotherBrowser, expectAccessible } from './sign-in-fixtures.ts';

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
  await signUp(page, product);
  await page.goto(`${product.url}/dashboard/agents`);
  await createAgent(page, 'Survey Collector');
  const agentId = page.url().split('/').at(-1)!.split('?')[0]!;

  // A program has the conversations.
  await page.goto(`${product.url}/dashboard/integrations/access-tokens`);
  await page.getByRole('link', { name: 'Generate token' }).click();
  await page.getByLabel('Name').fill('Surveys');
  await page.getByRole('checkbox', { name: 'Agents' }).click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('button', { name: 'Copy token' }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  const post = async (path: string, body: object): Promise<{ id: string }> => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const answer = await fetch(`${product.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok).toBe(true);
    return answer.json();
  };
  for (const answers of surveys) {
    const { id } = await post(chatsApi.start.path.replace(':agentId', agentId), {});
    for (const text of answers) await post(chatsApi.send.path.replace(':chatId', id), { text });
  }

  await page.goto(`${product.url}/dashboard/calls`);
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
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByLabel('Name').fill('Walruses');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('The view “Walruses” is saved')).toBeVisible();

  await page.getByRole('checkbox', { name: /^Choose the call/ }).click();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByRole('textbox', { name: 'Tag' }).fill('to check');
  await page.getByRole('button', { name: 'Add tag' }).click();
  await expect(calls.getByText('to check')).toBeVisible();

  await page.goto(`${product.url}/dashboard/calls`);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Walruses', exact: true }).click();
  await expect(page).toHaveURL(/q=friendly/);
  await calls.getByRole('link').first().click();
  await page.getByLabel('New note').fill('Likes the sea.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Likes the sea.')).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByText(/\/shared-calls\//).innerText();
  await expectAccessible(page);

  const stranger = await anotherBrowser(browser);
  await stranger.goto(link);
  await expect(stranger.getByText('the friendly walrus').first()).toBeVisible();
  await expectAccessible(stranger);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('button', { name: 'Revoke' })).toHaveCount(0);
  await stranger.reload();
  await expect(stranger.getByRole('alert')).toHaveText('This link is over, or it was never one.');
  await stranger.context().close();
});
