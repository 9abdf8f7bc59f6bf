import { createAgent, expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

test('a draft saves itself, is the same in two tabs, and answers when it is published', async ({
  page,
  product,
  context,
}) => {
  const person = await signUp(page, product);
  await createAgent(page, person, 'Sales Assistant');
  const saved = page.getByText('Saved', { exact: true });
  await page.getByLabel('Greeting', { exact: true }).fill('Good day, this is the front desk. How can I help?');
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  await expect(saved).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel('Greeting', { exact: true })).toHaveValue(/front desk/);
  await other.getByLabel('Name', { exact: true }).fill('Reception');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Reception');
  await other.close();

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByLabel('Note').fill('A name of its own.');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Sales Assistant, version 2')).toBeVisible();
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByText('A name of its own.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Sales Assistant, version 1')).toBeVisible();
  await expect(page.getByText('Unpublished changes')).toBeVisible();
});
