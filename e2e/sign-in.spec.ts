import { expectAccessible } from './accessible.ts';
import { expect } from './fixtures.ts';
import { codeIn, linkIn, newAccount, newEmail, password, signUp } from './people.ts';
import { anotherBrowser, expectDashboard, fillLogin, test } from './sign-in-fixtures.ts';

test('sign-up: a mail, its link once, and a clear word when it is used again', async ({ page, product }) => {
  const email = newEmail();
  await page.goto(`${product.url}/get-started`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('+1 (571) 555-0100');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page.getByRole('alert')).toHaveText('Password should be at least 8 characters.');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Email Verification Required' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByRole('alert')).toHaveText(/you can only request this after \d+ seconds/);

  const link = linkIn(await product.mailTo(email));
  const tab = await page.context().newPage();
  await tab.goto(link);
  await expect(tab.getByText('Your email address is verified. Welcome.')).toBeVisible();
  await expectDashboard(tab);
  // The tab that waited for the mail goes on by itself.
  await expectDashboard(page);

  await tab.goto(link);
  await expect(tab.getByText('Email link is invalid or has expired')).toBeVisible();
  await expectDashboard(tab);
  expect(new URL(tab.url()).hash).toBe('');
});

test('a wrong password is said in the banner, and the form can be used again', async ({ page, product }) => {
  const email = await newAccount(product);
  await page.goto(`${product.url}/dashboard/agents`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillLogin(page, email, 'not my password');
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  await expectAccessible(page);
  await fillLogin(page, email);
  await expect(page).toHaveURL(`${product.url}/dashboard/agents`);
});

test('a forgotten password: the link once, the new password at once', async ({ page, product }) => {
  const email = await newAccount(product);
  await page.goto(`${product.url}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before it has a field of that name, too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(/If there’s an account for this email/)).toBeVisible();
  const link = linkIn(await product.mailTo(email, /Reset/));
  await page.goto(link);
  await expectAccessible(page);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('New password should be different from the old password.');
  await page.getByLabel('New password').fill('nineteen red lamps');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expectDashboard(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText('Email link is invalid or has expired');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('a sign-in link: opened in another browser, or its code entered here', async ({ page, product, browser }) => {
  const email = await newAccount(product);
  await page.goto(`${product.url}/login?next=%2Fdashboard%2Fagents`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
  await expect(page.getByText(/If there’s an account for this email/)).toBeVisible();
  const phone = await anotherBrowser(browser);
  await phone.goto(linkIn(await product.mailTo(email, /sign-in link/)));
  await expect(phone).toHaveURL(`${product.url}/dashboard/agents`);
  await phone.context().close();
  // What was opened there is used up here.
  await page.getByLabel('Code from the email').fill(codeIn(await product.mailTo(email, /sign-in link/)));
  await expect(page.getByRole('alert')).toHaveText('Token has expired or is invalid');
});

test('Google: a new account, the way back when it is refused, and a stale return', async ({
  page,
  product,
  google,
}) => {
  const email = newEmail();
  await google.addPerson(email, { email_verified: true, name: 'Ada Lovelace' });
  await page.goto(`${product.url}/dashboard/agents`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('The person said no');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/dashboard/agents');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: email }).click();
  await expect(page).toHaveURL(`${product.url}/dashboard/agents`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${product.url}/auth/v1/callback?state=8c0d2f0e-5f0e-4f43-9c59-2f9a5d3f1a11&code=x`);
  await expect(page.getByRole('alert')).toHaveText('OAuth state not found or expired');
  await expect(page).toHaveURL(/\/login/);
});

test('two tabs: signing out in one ends the other, too', async ({ page, product }) => {
  const { email } = await signUp(page, product);
  const tab = await page.context().newPage();
  await tab.goto(`${product.url}/dashboard/agents`);
  await expect(tab.getByRole('heading', { name: 'Agents', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(email.slice(0, 12)) }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(tab).toHaveURL(/\/login\?next=%2Fdashboard%2Fagents/);
  // The server knows, too: what a thief kept of the session is worth nothing.
  await page.goto(`${product.url}/dashboard`);
  await expect(page).toHaveURL(/\/login/);
});

test('by another name of this machine everything works there', async ({ page, product, neighbours }) => {
  const email = await newAccount(product);
  const localhost = product.url.replace('127.0.0.1', 'localhost');
  neighbours.push(localhost);
  await page.goto(`${localhost}/dashboard/agents`);
  await fillLogin(page, email);
  await expect(page).toHaveURL(`${localhost}/dashboard/agents`);
});
