import { test as base, expect, type Page } from '@playwright/test';
import { agentsApi } from '#domain/agents/agents.ts';
import type { Person } from './people.ts';
import { type OwnProduct, type Product, productAt, startProduct } from './product.ts';
import { sharedServer } from './shared-server.ts';
import { goWithinApp } from './within-app.ts';

export { expect };

/** Messages of the console that are no fault of ours. */
const tolerated = [
  // A page that is expected to answer 404 or a form that is refused logs the failed request.
  /Failed to load resource: the server responded with a status of 4\d\d/,
  // The server is killed on purpose.
  /WebSocket connection to .* failed|net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|SOCKET_NOT_CONNECTED)/,
];

/** Every test fails on a stray error in the console, a policy violation or a foreign request. */
export const test = base.extend<{ neighbours: string[]; watch: undefined }, { product: Product }>({
  /** Other origins that the browser may talk to in a test. */
  neighbours: [],
  /** The server of the run, with the data of all tests in it: each makes a workspace of its own. */
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const { url, dataDir } = sharedServer();
      await use(productAt(url, dataDir));
    },
    { scope: 'worker' },
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

/** With a server that is the test's own, for what it does to it; such a start takes long, so few tests do so. */
export const testOnOwnServer = test.extend<object, { product: OwnProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

/** Makes an agent from a template, and opens its page in the dashboard, where the person is; answers its id. */
export async function createAgent(page: Page, person: Person, template: string): Promise<string> {
  const body = { template: template.toLowerCase().replaceAll(' ', '-') };
  const { id } = await person.call<{ id: string }>(agentsApi.create, body);
  await goWithinApp(page, `/dashboard/agents/${id}`);
  await expect(page.getByRole('heading', { name: template, level: 1 })).toBeVisible();
  return id;
}
