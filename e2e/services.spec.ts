import type { Page } from '@playwright/test';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { transcriberApi } from '#domain/channels/transcriber.ts';
import type { FakeDns } from '#server/testing/fake-dns.ts';
import { fakeTranscriberKey } from '#server/testing/fake-transcribers.ts';
import type { FakeService } from '#server/testing/office/fake-office.ts';
import { startBaresip, startKamailio } from '#server/testing/real-sip-clients.ts';
import type { FakeStripe } from '#server/testing/stripe/fake-stripe.ts';
import { concatPcm } from '#voice/audio/pcm.ts';
import { codedSpeech, silence } from '#voice/testing/coded-speech.ts';
import { expectAccessible, expectAccessibleAsItIs } from './accessible.ts';
import { openConversation } from './conversations.ts';
import { createAgent, expect } from './fixtures.ts';
import { newEmail, newPerson, password, signUp } from './people.ts';
import { test } from './services.ts';
import { anotherBrowser } from './sign-in-fixtures.ts';
import { goWithinApp } from './within-app.ts';

/**
 * Services of others, connected through the page; what is then done with them is done by the running server. One test behind the
 * other, so that one server does for all.
 */
test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

const who = 'ann.lee@gmail.example.com';

/** Agrees to what Google asks, as its own page would after a click. */
async function agreeAtGoogle(page: Page, { origin, oauth }: FakeService): Promise<void> {
  await page.route(`${origin}/o/oauth2/**`, async (route) => {
    const address = route.request().url();
    const back = new URL(new URL(address).searchParams.get('redirect_uri')!);
    for (const [name, value] of Object.entries(oauth.agree(address, who))) back.searchParams.set(name, value);
    await route.fulfill({ status: 302, headers: { location: back.href } });
  });
}

/** The next Monday at an hour in Berlin, in winter or in summer. */
function nextMonday(hour: number): number {
  // Around midnight it's another day there.
  const day = new Date(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }));
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 1);
  const inBerlin = (at: Date) => Number(at.toLocaleString('en-GB', { hour: '2-digit', timeZone: 'Europe/Berlin' }));
  day.setUTCHours(hour, 0, 0, 0);
  day.setUTCHours(hour - (inBerlin(day) - hour));
  return day.getTime();
}

test('a calendar is booked around and written to, its contacts are read, and a transcriber is connected', async ({
  page,
  product,
  services: { google, deepgram },
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

  await goWithinApp(page, '/dashboard/integrations/external-services');
  await page.getByRole('button', { name: 'Connect Google' }).click();
  const card = page.getByRole('region', { name: 'Google' });
  await expect(card).toContainText(`${who}, connected`);
  await page.getByRole('button', { name: 'Connect speech-to-text' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Key').fill('not the key of the service');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByText(/can’t contain spaces/)).toBeVisible();
  await dialog.getByLabel('Key').fill(fakeTranscriberKey);
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('region', { name: 'Speech-to-text' })).toContainText('Deepgram');
  expect(deepgram.seen.length).toBeGreaterThan(0);

  const { say } = await openConversation(product, person, agentId);
  for (const text of ['a haircut', "it's John Smith", 'john@example.com', 'yes', 'skip']) await say(text);
  // The dentist is there until four, which is what the agent offers in its place.
  expect(await say('next monday at half past two')).toContain('4 PM');
  expect(await say('next monday at four pm')).toContain("You're booked for");
  await expect.poll(() => account.alive.map(({ start }) => start)).toContain(nextMonday(16));

  await goWithinApp(page, '/dashboard/contacts/import');
  await page.getByRole('button', { name: 'Read from Google' }).click();
  await page.getByRole('button', { name: /^Import 1 row/ }).click();
  await page.getByRole('link', { name: 'Show contacts' }).click();
  await expect(page.getByRole('link', { name: 'Grace Hopper' })).toBeVisible();

  await goWithinApp(page, '/dashboard/integrations/external-services');
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  expect(google.oauth.alive(who)).toBe(0);
});

/** Books, and asks nothing else: the rest of a conversation is proven where it takes no time. */
const booking = {
  name: 'Booking',
  nodes: [
    { id: 'start', type: 'start', title: 'Start', config: { greeting: 'Hello.' } },
    {
      id: 'book',
      type: 'schedule',
      title: 'Book',
      config: { prompt: 'When would you like to come in?', title: 'Checkup' },
    },
    { id: 'end', type: 'end', title: 'End', config: { message: 'See you then.', outcome: 'success' } },
  ],
  edges: [
    { from: 'start', port: 'next', to: 'book' },
    { from: 'book', port: 'booked', to: 'end' },
  ],
};

test('a SIP account is added, a desk phone calls it and books, and the call’s page shows it', async ({
  page,
  product,
}) => {
  const kamailio = await startKamailio();
  const person = await signUp(page, product);
  const { id: agentId } = await person.call<{ id: string }>(agentsApi.create, { name: 'Front Desk', flow: booking });
  await person.call({ ...agentsApi.setStatus, path: `/v1/agents/${agentId}/status` }, { status: 'active' });
  await person.call(transcriberApi.connect, { service: 'deepgram', key: fakeTranscriberKey });

  await goWithinApp(page, '/dashboard/phone-numbers');
  const card = page.getByRole('region', { name: 'SIP' });
  await card.getByRole('button', { name: 'Connect SIP' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Server').fill(kamailio.server);
  await dialog.getByLabel('User').fill('1002');
  await dialog.getByLabel('Password', { exact: true }).fill('pw-1002');
  await dialog.getByLabel('Answering agent').selectOption({ label: 'Front Desk' });
  await expectAccessibleAsItIs(page);
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(card.getByText('Registered', { exact: true })).toBeVisible();

  const heard = async () => {
    const { items } = await person.call<{ items: { id: string }[] }>(callsApi.list);
    const path = `/v1/calls/${items[0]?.id}` as const;
    const turns =
      items.length === 0 ? [] : (await person.call<{ turns: { text: string }[] }>({ ...callsApi.get, path })).turns;
    return turns.at(-1)?.text ?? '';
  };
  const says = (text: string) => concatPcm([silence(4_500, 8_000), codedSpeech(text, 8_000), silence(60_000, 8_000)]);
  const phone = await startBaresip(kamailio.server, '1001', silence(60_000, 8_000), `sip:1002@${kamailio.server}`, 60);
  try {
    await expect.poll(heard).toContain('come in');
    await phone.says(says('monday at half past two'));
    await expect.poll(heard).toContain('Should I book');
    await phone.says(says('yes please'));
    await expect.poll(heard).toContain('See you then');
  } finally {
    phone.close();
    kamailio.close();
  }

  await goWithinApp(page, '/dashboard/calls');
  await page
    .getByRole('row', { name: /Front Desk.*1001/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText(/^Booked Checkup for Monday, .* at 2:30/)).toBeVisible();
  await expect(page.getByText('yes please', { exact: true })).toBeVisible();
});

/** An agency collects with its own account; a stranger buys its plan by a link, at its address. */

const key = 'rk_test_brightlines000';
/** Browsers lead names that end so to this machine. */
const host = 'voice.localhost';

async function signUpByForm(page: Page) {
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Phone number').fill('+1 555 123 4567');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue with email' }).click();
}

/** A name, an address and a key, on the page of the agency. */
async function setUpAgency(page: Page, stripe: FakeStripe, dns: FakeDns): Promise<string> {
  const form = page.getByRole('form', { name: 'Brand' });
  await form.getByLabel('Name', { exact: true }).fill('Bright Lines');
  await form.getByLabel('Terms of service').fill('https://bright.example/terms');
  await form.getByLabel('Allow sign-up at your domains').click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Brand saved')).toBeVisible();
  await page.getByLabel('New domain').fill(host);
  await page.getByRole('button', { name: 'Add domain' }).click();
  const addresses = page.getByRole('list', { name: 'Domains' });
  await expect(addresses.getByRole('button', { name: 'Verify' })).toBeVisible();
  const [name, value] = await addresses.locator('p.font-mono').allInnerTexts();
  dns.texts.set(name!, value!);
  await addresses.getByRole('button', { name: 'Verify' }).click();
  await expect(addresses.getByText('Verified', { exact: true })).toBeVisible();

  await page.getByLabel('Restricted key').fill('rk_test_wrong0Unknown0');
  await page.getByRole('button', { name: 'Save key' }).click();
  await expect(page.getByText('Stripe doesn’t recognize this key. Copy it again.')).toBeVisible();
  await page.getByLabel('Restricted key').fill(key);
  await page.getByRole('button', { name: 'Save key' }).click();
  await expect(page.getByText('Key saved')).toBeVisible();
  const address = await page.getByText(/\/webhooks\/stripe\//).innerText();
  await page.getByLabel('Webhook signing secret').fill('whsec_brightlines000');
  await page.getByRole('button', { name: 'Save secret' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await expectAccessibleAsItIs(page);
  stripe.deliverTo(key, 'whsec_brightlines000', async (body, headers) => {
    return (await fetch(address, { method: 'POST', headers, body })).status;
  });

  await goWithinApp(page, '/dashboard/agency/pricing');
  await page.getByRole('button', { name: 'More for Pro' }).click();
  await page.getByRole('menuitem', { name: 'Checkout link' }).click();
  const link = await page.getByText(/\/checkout\//).innerText();
  await page.getByRole('button', { name: 'Done' }).click();
  return link;
}

test('a stranger buys a plan by its link, sees no other name, and pays by card', async ({
  page,
  browser,
  product,
  services: { stripe, dns },
}) => {
  // The first account runs the installation.
  await newPerson(product);
  await signUp(page, product, '/dashboard/agency/general');
  const link = await setUpAgency(page, stripe, dns);
  expect(new URL(link).hostname).toBe(host);

  const client = await anotherBrowser(browser);
  const seesNoOtherName = async () => expect(await client.locator('body').innerText()).not.toContain('Parley');
  await client.goto(link);
  await expect(client.getByRole('heading', { name: 'Get Pro' })).toBeVisible();
  await expectAccessible(client);
  await seesNoOtherName();
  await client.getByRole('link', { name: 'Sign up and continue' }).click();
  await signUpByForm(client);
  const dialog = client.getByRole('dialog', { name: 'Confirm Pro' });
  await expect(dialog.getByText('$197.00').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue to payment' })).toBeDisabled();
  await expectAccessible(client);
  await seesNoOtherName();
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: 'Continue to payment' }).click();
  // Leaving the page changes nothing.
  await client.getByRole('button', { name: 'Back' }).click();
  await expect(client.getByText('No card was added. Nothing changed.')).toBeVisible();
  await client.getByRole('link', { name: 'Choose a plan' }).click();
  await client.getByRole('radio', { name: /Pro/ }).check();
  await client.getByRole('button', { name: 'Continue' }).click();
  await client.getByRole('checkbox').click();
  await client.getByRole('button', { name: 'Continue to payment' }).click();
  await client.getByRole('button', { name: 'Card that pays' }).click();
  await expect(client.getByText('Your plan is now Pro')).toBeVisible();
  await expect(client.getByText('Visa ending in 4242', { exact: false })).toBeVisible();
  await expect(async () => {
    await client.reload();
    const payments = client.getByRole('region', { name: 'Payments' });
    await expect(payments.getByText('Paid', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expectAccessible(client);
  await seesNoOtherName();
  await client.getByRole('button', { name: 'Cards and receipts' }).click();
  await client.getByRole('button', { name: 'Return' }).click();
  await expect(client.getByRole('heading', { name: 'Subscription & Billing' })).toBeVisible();
  await client.context().close();

  await goWithinApp(page, '/dashboard/agency/invoices');
  await expect(page.getByText('Paid', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expectAccessibleAsItIs(page);
  expect(stripe.account(key).invoices).toHaveLength(1);
});
