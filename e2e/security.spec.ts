import { expectAccessible } from './accessible.ts';
import { expect } from './fixtures.ts';
import { newPerson, signIn } from './people.ts';
import {
  addAuthenticator,
  addMember,
  anotherBrowser,
  appCode,
  expectDashboard,
  logIn,
  publishText,
  test,
} from './sign-in-fixtures.ts';
import { goWithinApp } from './within-app.ts';

test('the wall of two-factor authentication: a member without a factor is led to one, and gets in by keyboard alone', async ({
  page,
  product,
  browser,
}) => {
  const owner = await newPerson(product);
  const { email: memberEmail } = await newPerson(product);
  const member = await anotherBrowser(browser);
  await signIn(member, product, memberEmail);
  await addMember(product, owner, member, memberEmail);

  await signIn(page, product, owner.email, '/dashboard/integrations/security-settings');
  const wall = page.getByRole('switch', { name: /^Two-Factor Authentication/ });
  const require = page.getByRole('dialog', { name: 'Require two-factor authentication?' });
  await wall.click();
  await expect(require.getByText('2 members don’t have two-factor authentication yet')).toBeVisible();
  await require.getByRole('button', { name: 'Require' }).click();
  // The person who switches it on would be locked out first.
  await expect(page.getByText('Set up two-factor authentication for your own account first')).toBeVisible();
  await goWithinApp(page, '/dashboard/account');
  const secret = await addAuthenticator(page, 'My phone');
  await goWithinApp(page, '/dashboard/integrations/security-settings');
  await wall.click();
  await require.getByLabel('Starts').click();
  await page.getByRole('option', { name: 'In 1 day' }).click();
  await expect(require.getByText(memberEmail)).toBeVisible();
  await require.getByRole('button', { name: 'Require' }).click();
  await expect(wall).toBeChecked();
  await expect(page.getByText(/^Starts \S/)).toBeVisible();

  // Until then it is a word, and no wall.
  await member.goto(`${product.url}/dashboard/agents`);
  await expect(member.getByText(/Starting .*, this workspace requires two-factor authentication/)).toBeVisible();
  await expect(member.getByRole('heading', { name: 'Agents', level: 1 })).toBeVisible();

  await wall.click();
  await expect(wall).not.toBeChecked();
  await wall.click();
  await require.getByLabel('Starts').click();
  await page.getByRole('option', { name: 'Now' }).click();
  await require.getByRole('button', { name: 'Require' }).click();
  await expect(wall).toBeChecked();
  await expect(page.getByText(/^Since/)).toBeVisible();

  await member.goto(`${product.url}/dashboard/agents`);
  const lead = member.getByRole('link', { name: 'Set it up in Your Account' });
  await expect(member.getByText('You’re still a member.')).toBeVisible();
  await expect(member.getByRole('heading', { name: 'Agents', level: 1 })).toHaveCount(0);
  await expectAccessible(member);
  await lead.focus();
  await member.keyboard.press('Enter');
  const add = member.getByRole('button', { name: 'Add authenticator app' });
  await expect(add).toBeVisible();
  await expect(member.getByText('Add an authenticator app below')).toBeVisible();
  await add.focus();
  await member.keyboard.press('Enter');
  const dialog = member.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await member.keyboard.press('Enter');
  const key = dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await member.keyboard.type(appCode((await key.innerText()).replaceAll(' ', '')));
  await member.keyboard.press('Enter');
  await expect(member.getByText('You’re asked for a code each time you sign in.')).toBeVisible();
  await expect(member.getByText(/requires two-factor authentication/)).toHaveCount(0);
  await goWithinApp(member, '/dashboard/agents');
  await expect(member.getByRole('heading', { name: 'Agents', level: 1 })).toBeVisible();

  // The owner comes in again, with the code.
  const elsewhere = await anotherBrowser(browser);
  await logIn(elsewhere, product, owner.email);
  await elsewhere.getByLabel('Code').fill(appCode(secret, 1));
  await expectDashboard(elsewhere);
  await Promise.all([member.context().close(), elsewhere.context().close()]);
});

test('company sign-in: the domain is proved, the owner comes by it and requires it, and is never locked out', async ({
  page,
  product,
  browser,
  google,
}) => {
  const domain = `acme-${Date.now()}.example`;
  const [ownerEmail, memberEmail] = [`ada@${domain}`, `grace@${domain}`];
  const owner = await newPerson(product, ownerEmail);
  await newPerson(product, memberEmail);
  await google.addPerson(ownerEmail);
  await google.addPerson(memberEmail);
  const member = await anotherBrowser(browser);
  await signIn(member, product, memberEmail);
  await addMember(product, owner, member, memberEmail);

  await signIn(page, product, owner.email, '/dashboard/integrations/security-settings');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Single sign-on (SSO)' });
  await dialog.getByLabel('Domain').fill(domain);
  await dialog.getByLabel('Issuer').fill(google.issuer);
  await dialog.getByLabel('Client ID').fill(google.clientId);
  await dialog.getByLabel('Client secret').fill(google.clientSecret);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not verified')).toBeVisible();
  await page.getByRole('button', { name: 'Verify domain' }).click();
  await expect(page.getByText('We can’t find the record yet.')).toBeVisible();
  await publishText(
    await page.getByText(/^_parley\./).innerText(),
    await page.getByText(/^parley-domain-verification=/).innerText(),
  );
  await page.getByRole('button', { name: 'Verify domain' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  const required = page.getByRole('switch', { name: /^Required/ });
  await required.click();
  await expect(page.getByText('Sign in with SSO first')).toBeVisible();
  await expect(required).not.toBeChecked();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${product.url}/login?next=/dashboard/integrations/security-settings`);
  await page.getByLabel('Email', { exact: true }).fill(ownerEmail);
  await page.getByRole('button', { name: 'Sign in with SSO' }).click();
  await page.getByRole('link', { name: ownerEmail }).click();
  await required.click();
  await expect(required).toBeChecked();

  await member.goto(`${product.url}/dashboard/agents`);
  const leave = member.getByRole('button', { name: 'Sign in with SSO' });
  await expect(leave).toBeVisible();
  await expectAccessible(member);
  await leave.click();
  await member.getByRole('link', { name: memberEmail }).click();
  await expect(member.getByRole('heading', { name: 'Agents', level: 1 })).toBeVisible();
  expect(new URL(member.url()).pathname).toBe('/dashboard/agents');

  // The provider is gone: who has to mend that comes in by the password.
  const elsewhere = await anotherBrowser(browser);
  await logIn(elsewhere, product, owner.email);
  await expectDashboard(elsewhere);
  await elsewhere.goto(`${product.url}/dashboard/integrations/security-settings`);
  await expect(elsewhere.getByRole('switch', { name: /^Required/ })).toBeChecked();
  await Promise.all([member.context().close(), elsewhere.context().close()]);
});
