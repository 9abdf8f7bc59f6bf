import { afterAll, describe, expect, test } from 'vitest';
import { messagesApi } from '#domain/carriers/messages.ts';
import { bringNumber, openCarrierStub, PhoneLine } from '#server/testing/phone-line.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { readSums } from '#server/usage/ledger.ts';
import { lookAfterMessages } from './look-after-messages.ts';

const carrier = await openCarrierStub();
afterAll(carrier.close);
const app = await startApp({ PUBLIC_URL: 'https://voice.example.com', TWILIO_BASE_URL: carrier.base });
carrier.now = () => app.clock.now();
let people = 2_025_552_000;

async function newSender() {
  const owner = await app.newOwner();
  const { id: from } = await bringNumber(owner, null);
  const to = `+1${++people}`;
  const send = (text = 'See you tomorrow') => owner.call(messagesApi.send, { body: { from, to, text } });
  const posts = () =>
    carrier.asked.filter(({ method, path, fields }) => {
      return method === 'POST' && path.endsWith('/Messages.json') && fields.To === to;
    });
  const callback = () => posts().at(-1)!.fields.StatusCallback!;
  return { owner, from, to, send, posts, callback };
}

const stateOf = (owner: TestClient, messageId: string) => owner.call(messagesApi.get, { params: { messageId } });
const used = (owner: TestClient) =>
  app.services.db.tenant(owner.workspaceId, async (tx) => {
    return (await readSums(tx, owner.workspaceId, 'message_segments', app.clock.now())).used;
  });
const tell = (url: string, to: string, MessageSid: string, MessageStatus: string, more = {}, token?: string) =>
  new PhoneLine(app, 1, { from: '+15715550100', to }).ask(url, { MessageSid, MessageStatus, ...more }, token);
const sidOf = (to: string) => carrier.texts.findLast((one) => one.to === to)!.sid;

describe('a message that goes out', () => {
  test('is sent once, counted, and told of as it goes, in whatever order', async () => {
    const { owner, to, send, posts, callback } = await newSender();
    const sent = await send('a'.repeat(161));
    expect(sent).toMatchObject({ status: 'sent', segments: 2, direction: 'outbound', otherNumber: to });
    expect(posts()).toHaveLength(1);
    expect(await used(owner)).toBe(2);
    const sid = sidOf(to);
    await tell(callback(), to, sid, 'delivered', {}, 'f'.repeat(32));
    expect((await stateOf(owner, sent.id)).status).toBe('sent');
    await tell(callback(), to, `SM${'b'.repeat(32)}`, 'delivered');
    expect((await stateOf(owner, sent.id)).status).toBe('sent');
    await tell(callback(), to, sid, 'delivered');
    await tell(callback(), to, sid, 'sent');
    await tell(callback(), to, sid, 'delivered');
    await tell(callback(), to, sid, 'failed', { ErrorCode: '30008' });
    expect(await stateOf(owner, sent.id)).toMatchObject({ status: 'delivered', errorCode: null });
    expect(await used(owner)).toBe(2);
  });

  test('whose callback is lost is asked for, twice and once more, and then left as it is', async () => {
    const { owner, to, send } = await newSender();
    const { id } = await send();
    const other = await newSender();
    const silent = await other.send();
    carrier.texts.findLast((one) => one.to === to)!.status = 'delivered';
    const lists = () =>
      carrier.asked.filter(({ method, path, fields }) => {
        return method === 'GET' && path.endsWith('/Messages.json') && fields.To === other.to;
      }).length;
    await lookAfterMessages(app.services);
    expect([(await stateOf(owner, id)).status, lists()]).toEqual(['sent', 0]);
    app.clock.advance(120_000);
    await lookAfterMessages(app.services);
    expect((await stateOf(owner, id)).status).toBe('delivered');
    for (const seconds of [0, 480, 3_000, 86_400]) {
      app.clock.advance(seconds * 1000);
      await lookAfterMessages(app.services);
    }
    expect([(await stateOf(await app.newSession(other.owner), silent.id)).status, lists()]).toEqual(['sent', 3]);
  });

  test('that is not delivered says why', async () => {
    const { owner, to, send, callback } = await newSender();
    const { id } = await send();
    await tell(callback(), to, sidOf(to), 'undelivered', { ErrorCode: '30003' });
    expect(await stateOf(owner, id)).toMatchObject({
      status: 'undelivered',
      errorCode: 30003,
      problem: expect.stringMatching(/turned off/) as string,
    });
  });

  test('whose answer is lost is looked for in the carrier’s list, and never sent again', async () => {
    const { owner, to, send, posts } = await newSender();
    carrier.onMessage = () => 'kept';
    const { id, status: state } = await send();
    carrier.onMessage = () => null;
    expect(state).toBe('unknown');
    app.clock.advance(31_000);
    await lookAfterMessages(app.services);
    expect((await stateOf(owner, id)).status).toBe('sent');
    expect(posts()).toHaveLength(1);
    expect(await used(owner)).toBe(1);
    // The next of the same words is not taken for it.
    carrier.onMessage = () => 'lost';
    const second = await send();
    carrier.onMessage = () => null;
    for (const [seconds, left] of [
      [31, 'unknown'],
      [90, 'unknown'],
      [490, 'not_sent'],
    ] as const) {
      app.clock.advance(seconds * 1_000);
      await lookAfterMessages(app.services);
      expect((await stateOf(owner, second.id)).status).toBe(left);
    }
    expect(posts()).toHaveLength(2);
    // A webhook tells of it all the same: then it was sent.
    await tell(posts()[1]!.fields.StatusCallback!, to, `SM${'c'.repeat(32)}`, 'delivered');
    expect((await stateOf(owner, second.id)).status).toBe('delivered');
  });

  test('that a killed process has committed as being sent is looked for', async () => {
    const { owner, send, posts } = await newSender();
    const { id } = await send();
    await app.services.db.tenant(owner.workspaceId, (tx) =>
      tx.execute(`update phone_messages set state = 'sending', carrier_sid = null where id = '${id}'`),
    );
    await lookAfterMessages(app.services);
    expect((await stateOf(owner, id)).status).toBe('sending');
    app.clock.advance(61_000);
    await lookAfterMessages(app.services);
    await lookAfterMessages(app.services);
    expect((await stateOf(owner, id)).status).toBe('sent');
    expect(posts()).toHaveLength(1);
  });

  test.each([
    [
      'a refusal',
      { status: 400, body: { code: 21610, message: 'Attempt to send to unsubscribed recipient' } },
      'failed',
    ],
    ['an error of the carrier', { status: 500, body: { code: 20500, message: 'Internal' } }, 'unknown'],
    ['an answer that is none', { status: 200, body: { nothing: true } }, 'unknown'],
  ] as const)('that meets %s is %s', async (_, answer, state) => {
    const { send, posts, owner } = await newSender();
    carrier.onMessage = () => answer;
    const message = await send();
    carrier.onMessage = () => null;
    expect(message.status).toBe(state);
    if (state === 'failed') expect(message).toMatchObject({ errorCode: 21610 });
    expect(posts()).toHaveLength(1);
    expect(await used(owner)).toBe(0);
  });

  test('that surely has not left waits, is tried again, and those behind it wait with it', async () => {
    const { owner, to, send } = await newSender();
    carrier.onMessage = () => ({ status: 429, body: { code: 20429, message: 'Too many' } });
    const first = await send('first');
    expect(first.status).toBe('queued');
    carrier.onMessage = () => null;
    const second = await send('second');
    expect(second.status).toBe('queued');
    app.clock.advance(10_000);
    await expect.poll(async () => (await stateOf(owner, second.id)).status).toBe('sent');
    expect(carrier.textsTo(to)).toEqual(['first', 'second']);
    carrier.onMessage = () => ({ status: 429, body: { code: 20429, message: 'Too many' } });
    const third = await send('third');
    for (const seconds of [10, 60, 300]) {
      app.clock.advance(seconds * 1_000);
      await lookAfterMessages(app.services);
    }
    await expect.poll(async () => (await stateOf(owner, third.id)).status).toBe('failed');
    carrier.onMessage = () => null;
  });

  test('is one, however often its request comes; and what is no number is refused', async () => {
    const { owner, from, to, posts } = await newSender();
    const write = (body: object) =>
      app.send('POST', '/v1/messages', body, {
        authorization: `Bearer ${owner.token}`,
        'x-workspace-id': owner.workspaceId,
        'idempotency-key': `text-${to}`,
      });
    const body = { from, to, text: 'Once' };
    const [first, again] = [await write(body), await write(body)];
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(posts()).toHaveLength(1);
    for (const wrong of ['+15715550100', '+1900', '+19005550123'])
      expect(await owner.send('POST', '/v1/messages', { ...body, to: wrong })).toMatchObject({ status: 400 });
  });
});
