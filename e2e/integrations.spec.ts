import type { Page } from '@playwright/test';
import { type StandInService, startStandInOffice } from '#server/testing/office/stand-in-office.ts';
import {
  type RecogniserStandIn,
  standInRecogniserKey,
  startDeepgramStandIn,
} from '#server/testing/recogniser-stand-ins.ts';
import { openConversation } from './conversations.ts';
import { createAgent, expect, test as plain } from './fixtures.ts';
import { signUp } from './people.ts';
import { startProduct } from './product.ts';

/** Services of others, connected through the page: what agents then do with them is done by the running server. */

const test = plain.extend<object, { google: StandInService; deepgram: RecogniserStandIn }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const google = await startStandInOffice('google');
      await use(google);
      await google.close();
    },
    { scope: 'worker' },
  ],
  deepgram: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const deepgram = await startDeepgramStandIn();
      await use(deepgram);
      await deepgram.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ google, deepgram }, use) => {
      const product = await startProduct({ ...google.settings, DEEPGRAM_BASE_URL: deepgram.origin });
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

const who = 'ann.lee@gmail.example.com';

/** Agrees to what Google asks, as its own page would after a click. */
async function agreeAtGoogle(page: Page, { origin, oauth }: StandInService): Promise<void> {
  await page.route(`${origin}/o/oauth2/**`, async (route) => {
    const address = route.request().url();
    const back = new URL(new URL(address).searchParams.get('redirect_uri')!);
    for (const [name, value] of Object.entries(oauth.agree(address, who))) back.searchParams.set(name, value);
    await route.fulfill({ status: 302, headers: { location: back.href } });
  });
}

/** The next Monday at an hour in Berlin, in winter or in summer. */
function nextMonday(hour: number): number {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 1);
  const inBerlin = (at: Date) => Number(at.toLocaleString('en-GB', { hour: '2-digit', timeZone: 'Europe/Berlin' }));
  day.setUTCHours(hour, 0, 0, 0);
  day.setUTCHours(hour - (inBerlin(day) - hour));
  return day.getTime();
}

test.describe('services of others', () => {
  test.use({ neighbours: async ({ google }, use) => use([google.origin]) });

  test('a calendar is booked around and written to, its contacts are read, and a recogniser is connected', async ({
    page,
    product,
    google,
    deepgram,
  }) => {
    const account = google.account(who);
    account.add({ start: nextMonday(14), end: nextMonday(16), title: 'Dentist' });
    account.contacts = [
      {
        resourceName: 'people/c1',
        names: [{ displayName: 'Grace Hopper' }],
        phoneNumbers: [{ value: '+49 30 901821' }],
      },
    ];
    await agreeAtGoogle(page, google);
    const person = await signUp(page, product);
    const agentId = await createAgent(page, person, 'Appointment Scheduler');

    await page.goto(`${product.url}/dashboard/integrations/external-services`);
    await page.getByRole('button', { name: 'Connect Google' }).click();
    const card = page.getByRole('region', { name: 'Google' });
    await expect(card).toContainText(`${who}, connected`);
    await page.getByRole('button', { name: 'Connect a recogniser' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Key').fill('not the key of the service');
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(dialog.getByText(/no blanks in it/)).toBeVisible();
    await dialog.getByLabel('Key').fill(standInRecogniserKey);
    await dialog.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByRole('region', { name: 'Speech recogniser' })).toContainText('Deepgram');
    expect(deepgram.seen.length).toBeGreaterThan(0);

    const { say } = await openConversation(product, person, agentId);
    for (const text of ['a haircut', "it's John Smith", 'john@example.com', 'yes', 'skip']) await say(text);
    // The dentist is there until four, which is what the agent offers in its place.
    expect(await say('next monday at half past two')).toContain('4 PM');
    expect(await say('next monday at four pm')).toContain("You're booked for");
    await expect.poll(() => account.alive.map(({ start }) => start)).toContain(nextMonday(16));

    await page.goto(`${product.url}/dashboard/contacts/import`);
    await page.getByRole('button', { name: 'Read from Google' }).click();
    await page.getByRole('button', { name: /^Import 1 row/ }).click();
    await page.getByRole('link', { name: 'Show contacts' }).click();
    await expect(page.getByRole('link', { name: 'Grace Hopper' })).toBeVisible();

    await page.goto(`${product.url}/dashboard/integrations/external-services`);
    await page.getByRole('button', { name: 'Disconnect Google' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
    expect(google.oauth.alive(who)).toBe(0);
  });
});
