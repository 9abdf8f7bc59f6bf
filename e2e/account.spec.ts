import { expectAccessible } from './accessible.ts';
import { expect } from './fixtures.ts';
import { linkIn, newAccount, newEmail, signIn } from './people.ts';
import { addAuthenticator, anotherBrowser, appCode, fillLogin, test } from './sign-in-fixtures.ts';

test('two-factor authentication: turned on, asked for at each way in, turned off', async ({
  page,
  product,
  browser,
}) => {
  const email = await newAccount(product);
  const laptop = await anotherBrowser(browser);
  await signIn(laptop, product, email);

  await signIn(page, product, email);
  await page.getByRole('button', { name: new RegExp(email.slice(0, 12)) }).click();
  await page.getByRole('menuitem', { name: /Your Account/ }).click();
  await expect(page.getByText('You aren’t asked for a code when you sign in.')).toBeVisible();
  const secret = await addAuthenticator(page, 'My phone');
  await expect(page.getByRole('list', { name: 'Authenticator apps' })).toContainText('My phone');
  await expectAccessible(page);

  // Who was signed in without a code is signed out, and has to show one.
  await laptop.goto(`${product.url}/dashboard/agents`);
  await expect(laptop).toHaveURL(/\/login\?next=/);
  await fillLogin(laptop, email);
  await expect(laptop.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
  await expectAccessible(laptop);
  const right = appCode(secret, 1);
  await laptop.getByLabel('Code').fill(right === '000000' ? '000001' : '000000');
  await expect(laptop.getByRole('alert')).toHaveText('Invalid TOTP code entered');
  await expect(laptop.getByLabel('Code')).toBeFocused();
  // Half signed in is not signed in.
  await laptop.goto(`${product.url}/dashboard/calls`);
  await expect(laptop).toHaveURL(/\/two-factor\?next=%2Fdashboard%2Fcalls/);
  await laptop.getByLabel('Code').pressSequentially(`${right.slice(0, 3)} ${right.slice(3)}`);
  await expect(laptop).toHaveURL(`${product.url}/dashboard/calls`);

  // A recovery mail alone does not open the account either.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${product.url}/forgot-password`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.goto(linkIn(await product.mailTo(email, /Reset/)));
  await expect(page).toHaveURL(/\/two-factor\?next=%2Fnew-password/);
  await page.getByRole('button', { name: 'Log in with a different account' }).click();
  await expect(page).toHaveURL(/\/login/);

  await laptop.goto(`${product.url}/dashboard/account`);
  await laptop.getByRole('button', { name: 'Remove My phone' }).click();
  await laptop.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(laptop.getByText('You aren’t asked for a code when you sign in.')).toBeVisible();
  await laptop.context().close();
  // It was on the way to a new password, and goes on there without a code.
  await fillLogin(page, email);
  await expect(page).toHaveURL(`${product.url}/new-password`);
});

test('another address: both mails, and a clear word after each', async ({ page, product }) => {
  const email = await newAccount(product);
  const next = newEmail();
  await signIn(page, product, email, '/dashboard/account');
  await page.getByLabel('New email address').fill(next);
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(/We emailed both addresses/)).toContainText(next);
  await page.goto(linkIn(await product.mailTo(email, /new email/)));
  await expect(page.getByText(/One of the two addresses is confirmed/)).toBeVisible();
  await expect(page.getByText(/We emailed both addresses/)).toBeVisible();
  await page.goto(linkIn(await product.mailTo(next, /new email/)));
  await expect(page.getByText('Your email address has changed.')).toBeVisible();
  await expect(page.getByRole('main').getByText(next).first()).toBeVisible();
});

test('Google is connected and disconnected', async ({ page, product, google }) => {
  const email = await newAccount(product);
  const atGoogle = newEmail();
  await google.addPerson(atGoogle, { email_verified: true });
  await signIn(page, product, email, '/dashboard/account');
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('The person said no')).toBeVisible();
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await page.getByRole('link', { name: atGoogle }).click();
  await expect(page.getByRole('main').getByText(atGoogle)).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
});

test('signing out elsewhere: the other devices, then everywhere', async ({ page, product, browser }) => {
  const email = await newAccount(product);
  const other = await anotherBrowser(browser);
  await signIn(other, product, email);
  await signIn(page, product, email, '/dashboard/account');
  await page.getByRole('button', { name: 'Sign out of other devices' }).click();
  await expect(page.getByText('Every other device will be signed out.')).toBeVisible();
  // The device notices with its next request, without being loaded again; it may have made one of its own by now.
  const agents = other.getByRole('link', { name: 'Agents', exact: true });
  await agents.click({ timeout: 5_000 }).catch(() => expect(other).toHaveURL(/\/login/));
  await expect(other).toHaveURL(/\/login/);
  await fillLogin(other, email);
  await expect(other).toHaveURL(/\/dashboard/);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await other.goto(`${product.url}/dashboard`);
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});
