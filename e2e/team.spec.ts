import { expect, test } from './fixtures.ts';
import { newEmail, password, signUp } from './people.ts';

test('somebody without an account is invited, signs up with that address and accepts', async ({
  page,
  product,
  browser,
}) => {
  const owner = await signUp(page, product, '/dashboard/settings/team-members');
  await page.getByRole('link', { name: 'Invite people' }).click();
  const email = newEmail();
  await page.getByLabel('Email addresses').fill(email);
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByRole('row', { name: email })).toContainText('Invited');

  const invitation = await product.mailTo(email, /invited you/);
  const link = /https?:\/\/\S+/.exec(invitation.text ?? '')![0];
  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Join My Workspace' })).toBeVisible();
  await expect(guest.getByText(owner.email)).toBeVisible();
  expect(guest.url()).toBe(`${product.url}/invitation`);
  await guest.getByRole('link', { name: 'Sign up' }).click();
  await expect(guest.getByLabel('Email')).toHaveValue(email);
  await guest.getByLabel('Phone number').fill('+1 (571) 555-0101');
  await guest.getByLabel('Password', { exact: true }).fill(password);
  await guest.getByRole('button', { name: 'Continue with email' }).click();
  await expect(guest.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  // The mail opens in another tab, which knows of the invitation without its link.
  const verification = await product.mailTo(email, /Confirm your email/);
  const tab = await context.newPage();
  await tab.goto(/https?:\/\/\S+/.exec(verification.text ?? '')![0]);
  await tab.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(tab.getByRole('heading', { name: 'Getting Started' })).toBeVisible();
  await expect(tab.getByRole('button', { name: /My Workspace.*2 Members/ })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('row', { name: email })).toContainText('Active');
  await page.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove member' }).click();
  await expect(page.getByRole('row', { name: email })).toHaveCount(0);
  await tab.reload();
  await expect(tab.getByRole('button', { name: /My Workspace.*1 Member/ })).toBeVisible();
  await context.close();
});
