import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { test } from './fixtures.ts';
import { signUp } from './people.ts';
import { goWithinApp } from './within-app.ts';

/** The dashboard's frame: every route under its title, by mouse and by keyboard, in both themes and on a phone. */

/** Routes of the specification with the heading that each shows. */
const routes: [path: string, heading: string][] = [
  ['getting-started', 'Getting Started'],
  ['analytics', 'Analytics'],
  ['agents', 'Agents'],
  ['knowledge', 'Knowledge Base'],
  ['actions', 'Actions'],
  ['workflows', 'Workflows'],
  ['contacts', 'Contacts'],
  ['phone-numbers', 'Phone Numbers'],
  ['integrations/external-services', 'External Services'],
  ['integrations/access-tokens', 'Access Tokens'],
  ['integrations/webhooks', 'Webhooks'],
  ['integrations/security-settings', 'Security Settings'],
  ['agency/subaccounts', 'Subaccounts'],
  ['agency/pricing', 'Pricing Plans'],
  ['agency/products', 'Products'],
  ['agency/general', 'General Settings'],
  ['agency/partners', 'Partner Details'],
  ['agency/permissions', 'Permissions'],
  ['agency/limits', 'Limits & Defaults'],
  ['settings', 'Settings'],
  ['settings/account', 'Account Preferences'],
  ['settings/team-members', 'Team Members'],
  ['settings/billing', 'Subscription & Billing'],
  ['settings/usage-analytics', 'Usage Analytics'],
  ['settings/api-keys', 'Access Credentials'],
  ['settings/notifications', 'Notification Settings'],
];

test('every route of the dashboard stands under its title, and is accessible in light and dark, on a wide screen and on a phone', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000);
  await signUp(page, product);
  for (const [path, heading] of routes) {
    await goWithinApp(page, `/dashboard/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(heading.replace(/[&]/g, '.')));
  }
  for (const path of [
    'getting-started',
    'agents',
    'agents?create',
    'integrations',
    'settings',
    'calls',
    'appointments',
  ]) {
    await goWithinApp(page, `/dashboard/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('the menu leads there by mouse and keyboard, and back', async ({ page, product }) => {
  const { email } = await signUp(page, product, '/dashboard');
  await expect(page).toHaveURL(/getting-started$/);
  await expect(page.getByText('0 / 0 MIN')).toBeVisible();

  await page.getByRole('link', { name: 'Integrations' }).click();
  await expect(page).toHaveURL(/integrations\/external-services$/);
  await page.getByRole('link', { name: 'Access Tokens' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Access Tokens' })).toBeVisible();
  await page.getByRole('button', { name: /back/i }).click();
  await expect(page.getByRole('link', { name: 'Knowledge Base' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('limits');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Limits & Defaults' })).toBeVisible();

  await page.getByRole('button', { name: /My Workspace/ }).click();
  await expect(page.getByPlaceholder('Search by name...')).toBeVisible();
  await page.getByText('Create Workspace').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Second Home');
  await dialog.getByRole('button', { name: /create/i }).click();
  await expect(page.getByRole('button', { name: /Second Home/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Second Home/ })).toBeVisible();

  await page.getByRole('button', { name: new RegExp(email.slice(0, 12)) }).click();
  for (const item of ['All Services', 'Online', 'Affiliate', 'Changelog', 'Academy', 'Partners', 'Sign Out']) {
    await expect(page.getByRole('menu').getByText(item, { exact: false }).first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
});
