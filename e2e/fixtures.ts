import { test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

export { expect };

/** Messages of the console that are no fault of ours. */
const tolerated = [
  // A page that is expected to answer 404 or a form that is refused logs the failed request.
  /Failed to load resource: the server responded with a status of 4\d\d/,
  // The server is killed on purpose.
  /WebSocket connection to .* failed|net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|SOCKET_NOT_CONNECTED)/,
];

/** One server a worker; and every test fails on a stray error in the console, a policy violation or a foreign request. */
export const test = base.extend<{ neighbours: string[]; watch: undefined }, { product: Product }>({
  /** Other origins that the browser may talk to in a test. */
  neighbours: [],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  watch: [
    async ({ page, product, neighbours }, use) => {
      const knows = (origin: string) => origin === product.url || neighbours.includes(origin);
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        if (!tolerated.some((pattern) => pattern.test(message.text()))) faults.push(`console: ${message.text()}`);
      });
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && !knows(url.origin)) faults.push(`request to ${url.origin}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export const password = 'seventeen green lamps';
let people = 0;
export const newEmail = () => `caller-${process.pid}-${++people}@example.com`;

/** Signs up, opens the verification mail, and lands in the dashboard, all through the pages. */
export async function signUp(page: Page, product: Product, email = newEmail()): Promise<string> {
  await page.goto(`${product.url}/get-started`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('+1 (571) 555-0100');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const mail = await product.mailTo(email);
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  await page.goto(link!);
  await expect(page.getByRole('heading', { name: 'Getting Started' })).toBeVisible();
  return email;
}

/** From the menu to a new agent's page. */
export async function createAgent(page: Page, template: string): Promise<void> {
  await page.getByRole('link', { name: 'Agents', exact: true }).click();
  await page.getByRole('link', { name: 'Create agent' }).first().click();
  await page.getByRole('button', { name: `Use template ${template}` }).click();
  await page.getByRole('link', { name: template }).first().click();
  await expect(page.getByRole('heading', { name: template, level: 1 })).toBeVisible();
}
