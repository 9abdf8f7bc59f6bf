import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

test('an access token: generated, copied, used by a program, shown by its ends, deleted', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page, product);
  await page.getByRole('link', { name: 'Integrations', exact: true }).click();
  await page.getByRole('link', { name: 'Access Tokens', exact: true }).click();
  await page.getByRole('link', { name: 'Generate token' }).click();

  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('   ');
  await expect(generate).toBeDisabled();
  await page.getByLabel('Name').fill('Website');
  await page.getByRole('checkbox', { name: 'Agents' }).click();
  await expectAccessible(page);
  await generate.click();

  await expect(page.getByRole('heading', { name: 'Copy Website now' })).toBeVisible();
  await expectAccessible(page);
  const copy = page.getByRole('button', { name: 'Copy token' });
  await copy.click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^sk-[0-9A-Za-z]{32}$/);
  await page.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('row', { name: /Website/ });
  await expect(row).toContainText(`${secret.slice(0, 7)}…${secret.slice(-4)}`);
  await expect(row).toContainText('Never');
  expect(await page.content()).not.toContain(secret);
  await expectAccessible(page);
  const asProgram = () => fetch(`${product.url}/v1/agents`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await asProgram()).status).toBe(200);

  // The same token on the other page, which now tells of its use.
  await page.goto(`${product.url}/dashboard/settings/api-keys`);
  await expect(page.getByRole('heading', { name: 'Access Credentials', level: 1 })).toBeVisible();
  await expect(row).not.toContainText('Never');
  await page.getByRole('button', { name: 'Delete Website' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete token' }).click();
  await expect(page.getByRole('heading', { name: 'No tokens yet' })).toBeVisible();
  expect((await asProgram()).status).toBe(401);
});
