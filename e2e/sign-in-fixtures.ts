import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Email } from 'postal-mime';
import { type StandInDns, startStandInDns } from '#server/testing/stand-in-dns.ts';
import { type StandInGoogle, startStandInGoogle } from '#server/testing/stand-in-google.ts';
import { expect, newEmail, password, test as plain } from './fixtures.ts';
import { type Product, startProduct } from './product.ts';

/** A server with Google sign-in, whose Google is a provider of our own, and which asks a name server of ours. */
export const test = plain.extend<object, { google: StandInGoogle; dns: StandInDns }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const google = await startStandInGoogle();
      await use(google);
      await google.close();
    },
    { scope: 'worker' },
  ],
  dns: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const dns = await startStandInDns();
      await use(dns);
      await dns.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ google, dns }, use) => {
      const product = await startProduct({
        DNS_SERVERS: dns.address,
        GOOGLE_CLIENT_ID: google.clientId,
        GOOGLE_CLIENT_SECRET: google.clientSecret,
        GOOGLE_ISSUER: google.issuer,
        PRIVATE_ORIGINS: `${google.issuer}=*`,
      });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  neighbours: async ({ google }, use) => use([google.issuer]),
});

export const linkIn = ({ text = '' }: Email) => /https?:\/\/\S+/.exec(text)![0];
export const codeIn = ({ text = '' }: Email) => /: (\d{6})$/m.exec(text)![1]!;

/** What an authenticator app shows; a code works once, so a later one is that of the next half minute. */
export const appCode = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: Date.now() + later * 30_000,
  });

/** Another browser, signed in by nobody. */
export async function anotherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
  return context.newPage();
}

export async function fillLogin(page: Page, email: string, secret = password) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export async function logIn(page: Page, product: Product, email: string, secret = password) {
  await page.goto(`${product.url}/login`);
  await fillLogin(page, email, secret);
}

export const expectDashboard = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Getting Started', level: 1 })).toBeVisible();

/** A verified account, without the pages: by the protocol, as the pages' client speaks it. */
export async function newAccount(product: Product, email = newEmail()): Promise<string> {
  const config = await fetch(`${product.url}/v1/public-config`);
  const { auth } = (await config.json()) as { auth: { url: string; anonKey: string } };
  await fetch(`${product.url}${auth.url}/signup`, {
    method: 'POST',
    headers: { apikey: auth.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  await fetch(linkIn(await product.mailTo(email)), { redirect: 'manual' });
  return email;
}

/** Adds an authenticator app on the page of the account, and answers its key. */
export async function addAuthenticator(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Add authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code').fill(appCode(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Each sign-in asks for a code.')).toBeVisible();
  return secret;
}

/** Makes a member of somebody who has an account: invited on the page of the owner, accepted on the member's own. */
export async function addMember(product: Product, owner: Page, member: Page, email: string): Promise<void> {
  await owner.goto(`${product.url}/dashboard/settings/team-members?invite`);
  await owner.getByLabel('Email addresses').fill(email);
  await owner.getByRole('button', { name: 'Send invitations' }).click();
  await expect(owner.getByRole('row', { name: email })).toContainText('Invited');
  await member.goto(linkIn(await product.mailTo(email, /invites you/)));
  await member.getByRole('button', { name: 'Accept the invitation' }).click();
  await expectDashboard(member);
}

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing is wrong with the screen as it stands: to a screen reader, in light and dark, wide and narrow. */
export async function expectAccessible(page: Page) {
  const size = page.viewportSize();
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 375],
  ] as const) {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), colorScheme);
    await page.setViewportSize({ width, height: 812 });
    // Toasts keep the theme that they were raised in.
    const { violations } = await new AxeBuilder({ page }).withTags(axeTags).exclude('[data-sonner-toaster]').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(wide, 'the page scrolls sideways').toBe(false);
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  if (size) await page.setViewportSize(size);
}
