import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { invitationsApi } from '#domain/identity/invitations.ts';
import { expect, test as plain } from './fixtures.ts';
import { linkIn, type Person, password } from './people.ts';
import type { Product } from './product.ts';
import { sharedServer, tell } from './shared-server.ts';

interface Google {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Gives someone an account there. */
  addPerson(email: string, claims?: object): Promise<void>;
}

/** Where people may also sign in at the stand-in for Google. */
export const test = plain.extend<{ google: Google }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  google: async ({}, use) => {
    const addPerson = (email: string, claims = {}) => tell({ person: { sub: email, email, ...claims } });
    await use({ ...sharedServer().google, addPerson });
  },
  neighbours: async ({ google }, use) => use([google.issuer]),
});

/** Has the name server know a text of a name. */
export const publishText = (name: string, text: string): Promise<void> => tell({ record: { name, text } });

/** What an authenticator app shows; a code works once, so a later one is that of the next half minute. */
export const appCode = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: Date.now() + later * 30_000,
  });

/** Another browser, signed in by no one. */
export async function anotherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
  return context.newPage();
}

export async function fillLogin(page: Page, email: string, secret = password) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** By the form; `signIn` is the short way. */
export async function logIn(page: Page, product: Product, email: string, secret = password) {
  await page.goto(`${product.url}/login`);
  await fillLogin(page, email, secret);
}

export const expectDashboard = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Getting Started', level: 1 })).toBeVisible();

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
  await expect(page.getByText('You’re asked for a code each time you sign in.')).toBeVisible();
  return secret;
}

/** Makes a member of someone who has an account: invited by the owner, accepted on the member's own page. */
export async function addMember(product: Product, owner: Person, member: Page, email: string): Promise<void> {
  await owner.call(invitationsApi.create, { emails: [email], role: 'member' });
  await member.goto(linkIn(await product.mailTo(email, /invited you/)));
  await member.getByRole('button', { name: 'Accept invitation' }).click();
  await expectDashboard(member);
}
