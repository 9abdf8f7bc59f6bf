import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';
import { goWithinApp } from './within-app.ts';

test('an agency makes a subaccount from a template, gives it an agent, enters it and comes back', async ({
  page,
  product,
}) => {
  await signUp(page, product, '/dashboard/agents?create');
  await page
    .getByRole('button', { name: /Customer Support/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
  await goWithinApp(page, '/dashboard/agency/subaccounts/templates');
  await page.getByRole('button', { name: 'New template' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Practice');
  await page.getByRole('checkbox', { name: 'Customer Support' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 agent')).toBeVisible();

  await goWithinApp(page, '/dashboard/agency/subaccounts?create');
  await page.getByRole('textbox', { name: 'Name' }).fill('Bright Dental');
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Practice' }).click();
  await page.getByRole('button', { name: 'Create subaccount' }).click();
  const row = page.getByRole('row', { name: /Bright Dental/ });
  await expect(row).toContainText('Owned by you');
  await expectAccessible(page);

  for (const [path, heading] of [
    ['limits', 'Limits & Defaults'],
    ['partners', 'Partner Details'],
    ['subaccounts/usage', 'Subaccount usage'],
    ['subaccounts/agents', 'Agents for subaccounts'],
  ]) {
    await goWithinApp(page, `/dashboard/agency/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading! })).toBeVisible();
    await expectAccessible(page);
  }

  await goWithinApp(page, '/dashboard/agency/subaccounts');
  await page.getByRole('button', { name: 'Actions for Bright Dental' }).click();
  await page.getByRole('menuitem', { name: 'Enter' }).click();
  await expect(page.getByText(/You’re in Bright Dental as My Workspace/)).toBeVisible();
  // Entering leads to the first page there: what goes elsewhere before that is led back.
  await expect(page.getByRole('heading', { level: 1, name: 'Getting Started' })).toBeVisible();
  await goWithinApp(page, '/dashboard/agents');
  await expect(page.getByRole('row', { name: /Customer Support/ })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subaccounts' })).toBeVisible();
  await expect(page.getByText(/You’re in/)).toHaveCount(0);
});
