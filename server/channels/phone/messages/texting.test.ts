import { afterAll, describe, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { messagesApi, messageThreadsApi } from '#domain/carriers/messages.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { suppressionsApi } from '#domain/contacts/suppressions.ts';
import { bookingDialogue } from '#server/testing/booking-dialogue.ts';
import { bringNumber, openCarrierStub, PhoneLine } from '#server/testing/phone-line.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { lookAfterMessages } from './look-after-messages.ts';
import { inThread } from './send-messages.ts';

const carrier = await openCarrierStub();
afterAll(carrier.close);
const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', TWILIO_BASE_URL: carrier.base });
carrier.now = () => app.clock.now();
let lines = 500;
let people = 2_025_551_000;

/** A number whose agent answers texts, and someone who texts it. */
async function newTexter({ template = 'appointment-scheduler', status = 'active' as 'active' | 'inactive' } = {}) {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status } });
  const number = await bringNumber(owner, agentId);
  const sms = carrier.asked.findLast(({ fields }) => fields.SmsUrl !== undefined)!.fields.SmsUrl!;
  const from = `+1${++people}`;
  const line = new PhoneLine(app, ++lines, { from });
  const answers = () => carrier.textsTo(from);
  const write = (text: string, more?: Record<string, string>) => line.texts(sms, text, more);
  /** Writes, waits until it is read, and for the answer. */
  async function says(text: string): Promise<string> {
    const before = answers().length;
    await write(text);
    app.clock.advance(3_000);
    await expect.poll(() => answers().length, { timeout: 5_000 }).toBe(before + 1);
    return answers().at(-1)!;
  }
  return { owner, agentId, number, sms, from, line, answers, write, says };
}

const threadOf = async (owner: TestClient) => (await owner.call(messageThreadsApi.list, { query: {} })).items[0]!;
const messagesOf = async (owner: TestClient) => {
  const { id: threadId } = await threadOf(owner);
  return (await owner.call(messagesApi.list, { query: { threadId } })).items.reverse();
};
const callsOf = async (owner: TestClient) => (await owner.call(callsApi.list)).items;
/** Waits until what was begun in the background has come to its end. */
async function settled(owner: TestClient): Promise<void> {
  const { items } = await owner.call(messageThreadsApi.list, { query: {} });
  for (const { id } of items) await inThread(app.services, id, async () => {});
}

describe('a conversation of text messages', () => {
  test('books an appointment as a call does, to its end; the next message begins another one', async () => {
    const { owner, says, from } = await newTexter();
    const heard: string[] = [];
    for (const [text] of bookingDialogue) {
      heard.push(await says(text));
      if (/Goodbye/.test(heard.at(-1)!)) break;
    }
    expect(heard[0]).toMatch(/^Hello.*automated assistant/);
    expect(heard[0]!.match(/\?/g)).toHaveLength(1);
    expect(heard.at(-1)).toMatch(/Goodbye/);
    const [call] = await callsOf(owner);
    expect(call).toMatchObject({ channel: 'sms', status: 'ended', outcome: 'success', test: false });
    expect(call!.phone).toEqual({ direction: 'inbound', ownNumber: '+15715550100', otherNumber: from, contact: null });
    const { id: callId } = call!;
    expect(await owner.call(callsApi.replay, { params: { callId }, body: {} })).toMatchObject({ same: true });
    await says('One more thing');
    expect(await callsOf(owner)).toHaveLength(2);
  });

  test('takes messages that come within three seconds as one, and one that is delivered twice once', async () => {
    const { owner, answers, line, sms } = await newTexter({ template: 'customer-support' });
    const sid = { MessageSid: `SM${'a'.repeat(32)}` };
    await line.texts(sms, 'my printer', sid);
    app.clock.advance(2_000);
    await line.texts(sms, 'is broken');
    await line.texts(sms, 'my printer', sid);
    app.clock.advance(2_500);
    await settled(owner);
    expect(answers()).toEqual([]);
    app.clock.advance(1_000);
    await expect.poll(answers).toHaveLength(1);
    await line.texts(sms, 'my printer', sid);
    app.clock.advance(10_000);
    await settled(owner);
    expect(answers()).toHaveLength(1);
    const callId = (await callsOf(owner))[0]!.id;
    const { turns } = await owner.call(callsApi.get, { params: { callId } });
    expect(turns.filter(({ role }) => role === 'caller').map(({ text }) => text)).toEqual(['my printer is broken']);
    expect((await messagesOf(owner)).map(({ author, status: state }) => [author, state])).toEqual([
      ['contact', 'received'],
      ['contact', 'received'],
      ['agent', 'sent'],
    ]);
  });

  test('is answered by whoever looks next when the server that was to is gone', async () => {
    const { owner, answers, write } = await newTexter({ template: 'customer-support' });
    await write('my printer is broken');
    const { id } = await threadOf(owner);
    // Its timer is never heard: the process is gone. Another one looks each minute, and once more where it was cut off.
    await app.services.db.tenant(owner.workspaceId, (tx) =>
      tx.execute(`update message_threads set due_at = due_at - interval '1 hour' where id = '${id}'`),
    );
    await lookAfterMessages(app.services);
    expect(answers()).toHaveLength(1);
    // Killed behind the agent's turn and before its message: the same turn is not taken twice.
    await app.services.db.tenant(owner.workspaceId, async (tx) => {
      await tx.execute(`delete from phone_messages where thread_id = '${id}' and direction = 'outbound'`);
      await tx.execute(`update phone_messages set handled_at = null where thread_id = '${id}'`);
      await tx.execute(`update message_threads set told_seq = -1, due_at = '2020-01-01' where id = '${id}'`);
    });
    await lookAfterMessages(app.services);
    expect(answers()).toEqual([answers()[0], answers()[0]]);
    expect(await callsOf(owner)).toHaveLength(1);
  });

  test('is left to people where no agent answers', async () => {
    const { owner, number, write, answers } = await newTexter();
    const params = { numberId: number.id };
    await owner.call(phoneNumbersApi.update, { params, body: { answersTexts: false } });
    await write('Hello?');
    app.clock.advance(3_000);
    await settled(owner);
    expect(answers()).toEqual([]);
    expect(await threadOf(owner)).toMatchObject({ unread: 1, answered: false, last: { text: 'Hello?' } });
    expect(
      await owner.call(messageThreadsApi.read, { params: { threadId: (await threadOf(owner)).id } }),
    ).toMatchObject({ unread: 0 });
    const other = await newTexter({ status: 'inactive' });
    await other.write('Hello?');
    app.clock.advance(3_000);
    await expect.poll(async () => (await threadOf(other.owner)).unread).toBe(1);
    expect(other.answers()).toEqual([]);
  });

  test('says that pictures cannot be seen', async () => {
    const { write, answers } = await newTexter();
    await write('', { NumMedia: '1', MediaUrl0: 'https://example.com/a.jpg' });
    await expect.poll(answers).toEqual([expect.stringMatching(/can't open pictures/)]);
  });
});

describe('somebody who has it', () => {
  test('has the agent silent until it is handed back', async () => {
    const { owner, says, write, answers, number, from } = await newTexter({ template: 'customer-support' });
    await says('my printer is broken');
    const { id: threadId } = await threadOf(owner);
    const params = { threadId };
    // What waits for an answer is the person's, too.
    await write('Is anybody there?');
    const taken = await owner.call(messageThreadsApi.takeOver, { params });
    expect(taken).toMatchObject({ takenOverBy: { id: owner.userId }, answered: false });
    app.clock.advance(3_000);
    await write('Hello?');
    app.clock.advance(3_000);
    await settled(owner);
    expect(answers()).toHaveLength(1);
    expect((await threadOf(owner)).unread).toBe(1);
    const body = { from: number.id, to: from, text: 'This is Ann. I am on it.' };
    const sent = await owner.call(messagesApi.send, { body });
    expect(sent).toMatchObject({ status: 'sent', author: 'person', threadId, segments: 1 });
    expect(answers().at(-1)).toBe(body.text);
    const back = await owner.call(messageThreadsApi.handBack, { params });
    expect(back).toMatchObject({ takenOverBy: null, answered: true });
    expect(await says('yes')).not.toBe(body.text);
  });
});

describe('words that carriers know', () => {
  test('stop a conversation in its middle, and everything later, until START', async () => {
    const { owner, says, write, answers, number, from } = await newTexter();
    await says('a haircut');
    await write("it's John Smith");
    await write('Stop.');
    await expect.poll(answers).toHaveLength(2);
    expect(answers().at(-1)).toMatch(/won't get any more messages.*START/);
    await expect.poll(async () => (await callsOf(owner))[0]!.status).toBe('ended');
    app.clock.advance(3_000);
    await write('STOPALL');
    await write('a haircut');
    app.clock.advance(3_000);
    await settled(owner);
    expect(answers()).toHaveLength(2);
    expect(await threadOf(owner)).toMatchObject({ optedOut: true, unread: 1 });
    const { items } = await owner.call(suppressionsApi.list, { query: {} });
    expect(items).toMatchObject([{ address: from, source: 'message' }]);
    const send = () => owner.send('POST', '/v1/messages', { from: number.id, to: from, text: 'One more' });
    expect(await send()).toMatchObject({ status: 409, body: { error: { code: 'do_not_call' } } });
    await write('start');
    await expect.poll(answers).toHaveLength(3);
    expect(await send()).toMatchObject({ status: 201 });
    expect(await says('a haircut')).toMatch(/^Hello/);
  });

  test('lift nothing that a person has put', async () => {
    const { owner, write, answers, from } = await newTexter();
    await owner.call(suppressionsApi.add, { body: { phone: from } });
    await write('START');
    await write('STOP');
    await write('UNSTOP');
    app.clock.advance(3_000);
    await settled(owner);
    expect(answers()).toEqual([]);
    expect((await owner.call(suppressionsApi.list, { query: {} })).items).toMatchObject([{ source: 'by_hand' }]);
  });

  test('lift nothing that a person has put behind it', async () => {
    const { owner, write, from } = await newTexter();
    const listed = async () => (await owner.call(suppressionsApi.list, { query: {} })).items;
    await write('STOP');
    await settled(owner);
    expect(await listed()).toMatchObject([{ source: 'message' }]);
    await owner.call(suppressionsApi.add, { body: { phone: from, reason: 'Asked at the front desk' } });
    await write('START');
    await settled(owner);
    expect(await listed()).toMatchObject([{ source: 'by_hand', reason: 'Asked at the front desk' }]);
  });

  test('tell who is there', async () => {
    const { owner, write, answers } = await newTexter();
    await write('HELP');
    await expect.poll(answers).toEqual([expect.stringMatching(/automated assistant.*STOP/)]);
    await write('info', { OptOutType: 'HELP' });
    await settled(owner);
    expect(answers()).toHaveLength(1);
  });
});

test('a forged message, and one to a number that is not here, changes nothing', async () => {
  const { owner, line, sms } = await newTexter();
  expect((await line.texts(sms, 'Hello', {}, 'f'.repeat(32))).status).toBe(403);
  expect((await line.texts(sms, 'Hello', { To: '+15715550177' })).status).toBe(200);
  expect((await line.texts(sms, 'Hello', { From: 'not a\u0000 number at all, I am afraid' })).status).toBe(200);
  expect((await owner.call(messageThreadsApi.list, { query: {} })).items).toEqual([]);
});

test('two workspaces that one person texts know nothing of each other', async () => {
  const [one, other] = [await newTexter({ template: 'customer-support' }), await newTexter()];
  await other.owner.call(contactsApi.create, { body: { name: 'Bo Kim', phone: one.from, email: null } });
  const sid = { MessageSid: `SM${'d'.repeat(32)}` };
  await one.write('my printer is broken', sid);
  // The same words of the same number, at the other's own number.
  await new PhoneLine(app, ++lines, { from: one.from }).texts(other.sms, 'STOP', sid);
  await settled(other.owner);
  expect(await threadOf(other.owner)).toMatchObject({ contact: { name: 'Bo Kim' }, optedOut: true });
  expect(await threadOf(one.owner)).toMatchObject({ contact: null, optedOut: false, last: { direction: 'inbound' } });
  app.clock.advance(3_000);
  await settled(one.owner);
  expect(await messagesOf(one.owner)).toHaveLength(2);
  await one.write('START');
  await settled(one.owner);
  expect((await threadOf(other.owner)).optedOut).toBe(true);
});
