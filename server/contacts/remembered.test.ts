import { afterAll, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { messageThreadsApi } from '#domain/carriers/messages.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { inThread } from '#server/channels/phone/messages/send-messages.ts';
import { bookingDialogue } from '#server/testing/booking-dialogue.ts';
import { bringNumber, openCarrierStub, PhoneLine } from '#server/testing/phone-line.ts';
import { startApp } from '#server/testing/start-app.ts';

const carrier = await openCarrierStub();
afterAll(carrier.close);
const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', TWILIO_BASE_URL: carrier.base });
carrier.now = () => app.clock.now();
let lines = 900;

/** Someone who texts a number with an agent that makes appointments. */
async function newTexter(from: string) {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  await bringNumber(owner, agentId);
  const sms = carrier.asked.findLast(({ fields }) => fields.SmsUrl !== undefined)!.fields.SmsUrl!;
  const line = new PhoneLine(app, ++lines, { from });
  /** Writes, and answers what comes back. */
  async function says(text: string): Promise<string> {
    const before = carrier.textsTo(from).length;
    await line.texts(sms, text);
    app.clock.advance(3_000);
    await expect.poll(() => carrier.textsTo(from).length, { timeout: 5_000 }).toBe(before + 1);
    for (const { id } of (await owner.call(messageThreadsApi.list, { query: {} })).items)
      await inThread(app.services, id, async () => {});
    return carrier.textsTo(from).at(-1)!;
  }
  const add = (name: string, more: object = {}) =>
    owner.call(contactsApi.create, { body: { name, phone: from, email: null, upsert: false, ...more } });
  const memoryOf = (contactId: string) => owner.call(contactsApi.memory, { params: { contactId } });
  /** Turns the setting on, for calls to come. */
  const knows = () => {
    const body = { callSettings: { knowsCallers: true } };
    return owner.call(agentsApi.update, { params: { agentId }, body });
  };
  return { owner, says, add, memoryOf, knows };
}

async function book(says: (text: string) => Promise<string>): Promise<void> {
  let last = '';
  for (const [text] of bookingDialogue) last = await says(text);
  expect(last).toMatch(/Goodbye/);
}

test('an agent that knows callers again begins with what its contact and earlier conversations hold', async () => {
  const { owner, says, add, memoryOf, knows } = await newTexter('+12025553001');
  await book(says);
  const { id } = await add('john smith', { company: 'Analytical' });
  const told = await owner.call(contactsApi.timeline, { params: { contactId: id }, query: {} });
  expect(told.items.filter(({ kind }) => kind === 'message')).toHaveLength(2 * bookingDialogue.length);
  const { items, shared } = await memoryOf(id);
  expect(shared).toBe(false);
  expect(items.map(({ name, spoken, from }) => [name, spoken, from])).toEqual([
    ['name', 'john smith', 'contact'],
    ['company', 'Analytical', 'contact'],
    ['email', 'john.smith@example.com', 'call'],
  ]);
  // Another workspace that knows the same number knows nothing of it.
  const other = await app.newOwner();
  const body = { name: 'john smith', phone: '+12025553001', email: null };
  const theirs = { contactId: (await other.call(contactsApi.create, { body })).id };
  const known = await other.call(contactsApi.memory, { params: theirs });
  expect([known.shared, known.items.map(({ name }) => name)]).toEqual([false, ['name']]);
  // Unless it is told to, an agent says to no forged number what it knows.
  expect(await says('a haircut')).toMatch(/name/);
  await says('goodbye');
  await knows();
  expect(await says('a haircut')).toMatch(/john\.smith@example\.com\. Is that right/);
});

test('what another person said on the line is not a contact’s; a number of two contacts is nobody’s', async () => {
  const { says, add, memoryOf, knows } = await newTexter('+12025553002');
  await book(says);
  const { id } = await add('Ada Lovelace');
  expect((await memoryOf(id)).items.map(({ name }) => name)).toEqual(['name']);
  await add('Charles Babbage');
  expect(await memoryOf(id)).toMatchObject({ shared: true });
  await knows();
  expect(await says('a haircut')).toMatch(/name/);
});
