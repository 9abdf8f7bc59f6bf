import { expect, test } from 'vitest';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { turnUntil } from '#server/testing/turn-clock.ts';
import { eventsIn, type StreamEvent } from '../../../sdk/typescript/src/event-stream.ts';
import { verifyWebhook } from '../../../sdk/typescript/src/webhooks.ts';

const app = await startApp();
const address = await addressOf(app.app);
const until = turnUntil(app);

/** A stream of events, and what it has brought. */
async function open(token: string, query = 'seconds=600') {
  const stop = new AbortController();
  const answer = await fetch(`http://${address}/v1/webhook-events/stream?${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const heard: StreamEvent[] = [];
  const ended = (async () => {
    const text = answer.body!.pipeThrough(new TextDecoderStream());
    for await (const event of eventsIn(text as unknown as AsyncIterable<string>)) heard.push(event);
  })().catch(() => undefined);
  const messages = () => heard.filter(({ event }) => event === 'message');
  const close = async () => {
    stop.abort();
    await ended;
  };
  return { status: answer.status, heard, messages, ended, close };
}

async function tokenFor(owner: TestClient, scopes: ('webhooks' | 'contacts' | 'agents')[]) {
  const { value } = await owner.call(accessTokensApi.create, { body: { name: 'Listener', scopes } });
  return value;
}

let n = 0;
const add = (owner: TestClient) =>
  owner.call(contactsApi.create, { body: { name: `Ada ${n}`, phone: `+4930901${820 + n++}` } });
const idsOf = (events: StreamEvent[]) =>
  events.map(({ data }) => (JSON.parse((data as { body: string }).body) as { data: { id: string } }).data.id);

test('events come as they happen, signed, and from where a stream broke off', async () => {
  const owner = await app.newOwner();
  const token = await tokenFor(owner, ['webhooks', 'contacts']);
  const first = await open(token, 'seconds=600&events=contact.*');
  await until(() => first.heard.length > 0);
  const { secret } = first.heard[0]!.data as { secret: string };
  const ada = await add(owner);
  await until(() => first.messages().length > 0);
  const [message] = first.messages();
  const { headers, body } = message!.data as { headers: Record<string, string>; body: string };
  await verifyWebhook(body, headers, secret, app.clock.now());
  expect(JSON.parse(body)).toMatchObject({ type: 'contact.created', data: { id: ada.id } });
  await first.close();

  const missed = await add(owner);
  const again = await open(token, `seconds=600&events=contact.*&after=${message!.id}`);
  await until(() => again.messages().length > 0);
  expect(idsOf(again.messages())).toEqual([missed.id]);
  expect(again.heard[0]!.data).toEqual({ secret });
  await again.close();
  const once = await open(token, `after=${message!.id}`);
  await once.ended;
  expect(idsOf(once.messages())).toEqual([missed.id]);
  // No webhook is there: nothing was delivered, and nothing waits.
  const { rows } = await app.services.db.pool.query('select from webhook_deliveries where workspace_id = $1', [
    owner.workspaceId,
  ]);
  expect(rows).toHaveLength(0);
});

test('only events that were asked for, and that a token may see, are sent', async () => {
  const owner = await app.newOwner();
  const blind = await open(await tokenFor(owner, ['webhooks', 'agents']));
  const other = await open(await tokenFor(owner, ['webhooks', 'contacts']), 'seconds=600&events=contact.deleted');
  const seeing = await open(await tokenFor(owner, ['webhooks', 'contacts']));
  await until(() => [blind, other, seeing].every(({ heard }) => heard.length > 0));
  const ada = await add(owner);
  await until(() => seeing.messages().length > 0);
  await owner.call(contactsApi.remove, { params: { contactId: ada.id } });
  await until(() => other.messages().length > 0 && seeing.messages().length > 1);
  expect([blind, other, seeing].map((one) => one.messages().length)).toEqual([0, 1, 2]);
  await Promise.all([blind, other, seeing].map(({ close }) => close()));
});

test('a stream ends with its time and with its token, and is for those who may see webhooks', async () => {
  const owner = await app.newOwner();
  const short = await open(await tokenFor(owner, ['webhooks']), 'seconds=5');
  let isOver = false;
  void short.ended.then(() => {
    isOver = true;
  });
  await until(() => isOver);
  const token = await tokenFor(owner, ['webhooks']);
  const cut = await open(token);
  isOver = false;
  void cut.ended.then(() => {
    isOver = true;
  });
  for (const { id } of (await owner.call(accessTokensApi.list)).items)
    await owner.call(accessTokensApi.remove, { params: { tokenId: id } });
  await until(() => isOver);
  expect((await open(await tokenFor(owner, ['agents']))).status).toBe(403);
  expect((await owner.send('GET', '/v1/webhook-events/stream?events=call.nonsense')).status).toBe(400);
  expect((await owner.send('GET', '/v1/webhook-events/stream?after=x')).status).toBe(400);
  expect((await owner.call(webhooksApi.list)).items).toEqual([]);
});
