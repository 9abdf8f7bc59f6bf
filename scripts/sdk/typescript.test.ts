import { describe, expect, it } from 'vitest';
import { accessTokensApi, tokenScopes } from '#domain/identity/access-tokens.ts';
import { newWebhookSecret, signWebhook } from '#server/identity/sign-webhook.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { startApp } from '#server/testing/start-app.ts';
import { eventsIn } from '../../sdk/typescript/src/event-stream.ts';
import {
  APIError,
  AuthenticationError,
  BadRequestError,
  type ClientOptions,
  ConnectionError,
  NotFoundError,
  Parley,
  RateLimitError,
  TimeoutError,
  WebhookVerificationError,
} from '../../sdk/typescript/src/index.ts';

/** The TypeScript client against the whole server, by a real connection. */

const server = await startApp();
const owner = await server.newOwner();
const baseURL = `http://${await addressOf(server.app)}`;
const { value: apiKey } = await owner.call(accessTokensApi.create, { body: { name: 'SDK', scopes: [...tokenScopes] } });
const parley = new Parley({ apiKey, baseURL });

type Fetch = NonNullable<ClientOptions['fetch']>;
/** A client whose requests pass through `send`, which is told how many there were before. */
function through(send: (n: number, go: () => Promise<Response>) => Promise<Response>, options: ClientOptions = {}) {
  const sent: Headers[] = [];
  const fetch: Fetch = (url, init) => {
    sent.push(new Headers(init?.headers));
    return send(sent.length - 1, () => globalThis.fetch(url, init));
  };
  return { client: new Parley({ apiKey, baseURL, fetch, ...options }), sent };
}
const answer = (status: number, headers: Record<string, string> = {}, code = 'internal') =>
  new Response(JSON.stringify({ error: { code, message: 'No.', requestId: 'r-1' } }), { status, headers });
/** Comes at once again. */
const now = { 'retry-after': '0' };

describe('the client', () => {
  it('does what an agent needs: makes it, reads it, talks with it, and ends', async () => {
    const agent = await parley.agents.create({ template: 'appointment-scheduler', name: 'Front desk' });
    expect(agent.name).toBe('Front desk');
    expect((await parley.agents.get(agent.id)).id).toBe(agent.id);
    const chat = await parley.chats.start(agent.id, { draft: true });
    const events = [];
    for await (const { event, data } of parley.chats.stream(chat.id, { text: 'I would like an appointment' })) {
      events.push(event);
      if (event === 'message') expect(data).toMatchObject({ role: expect.any(String), text: expect.any(String) });
    }
    expect(new Set(events)).toEqual(new Set(['message', 'done']));
    expect(events.at(-1)).toBe('done');
    expect((await parley.chats.end(chat.id)).status).toBe('ended');
    await parley.agents.remove(agent.id);
    await expect(parley.agents.get(agent.id)).rejects.toBeInstanceOf(NotFoundError);
  });

  it('gives a list item by item over all its pages, or page by page', async () => {
    for (const [at, name] of ['Ada', 'Grace', 'Mary', 'Edith', 'Katherine'].entries())
      await parley.contacts.create({ name, phone: `+4930123456${at}0` });
    const all = [];
    for await (const { name } of parley.contacts.list({ limit: 2 })) all.push(name);
    expect(all.toSorted()).toEqual(['Ada', 'Edith', 'Grace', 'Katherine', 'Mary']);
    const first = await parley.contacts.list({ limit: 3 });
    expect([first.items.length, first.hasNextPage()]).toEqual([3, true]);
    const last = await first.getNextPage();
    expect([last.items.length, last.hasNextPage()]).toEqual([2, false]);
    await expect(last.getNextPage()).rejects.toThrow(RangeError);
  });

  it('takes options first where a method had no filters when it was published, and filters with options', async () => {
    const addresses: string[] = [];
    const seen: Fetch = (url, init) => {
      addresses.push(`${url}`.slice(baseURL.length));
      expect(new Headers(init?.headers).get('x-mine')).toBe('1');
      return globalThis.fetch(url, init);
    };
    const client = new Parley({ apiKey, baseURL, fetch: seen });
    const headers = { 'x-mine': '1' };
    await client.agents.list({ headers });
    await client.agents.list({ externalId: 'desk-7' }, { headers });
    await client.phoneNumbers.list({ headers, maxRetries: 0 });
    await client.phoneNumbers.list({ metadata: 'plan:gold' }, { headers });
    expect(addresses).toEqual([
      '/v1/agents',
      '/v1/agents?externalId=desk-7',
      '/v1/phone-numbers',
      '/v1/phone-numbers?metadata=plan%3Agold',
    ]);
  });

  it('sends files, and gives bytes as they are', async () => {
    const file = new File(['We are open from nine to five.'], 'hours.txt', { type: 'text/plain' });
    const kept = await parley.knowledge.upload({ file });
    const original = await parley.knowledge.original(kept.id);
    expect(await original.text()).toBe('We are open from nine to five.');
  });

  it('tells refusals apart by class, status and code', async () => {
    const refused = await parley.agents.get('019a8f3c-7d2e-7b61-9c54-2f8d1e6a4b90').catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'NotFoundError', status: 404, code: 'not_found' });
    expect((refused as APIError).requestId).toMatch(/.{8}/);
    const invalid = await parley.contacts.create({ name: '', phone: '+49301234567' }).catch((error: unknown) => error);
    expect(invalid).toBeInstanceOf(BadRequestError);
    expect((invalid as APIError).details[0]).toMatchObject({ path: 'body.name' });
    await expect(new Parley({ apiKey: 'sk-none', baseURL }).agents.list()).rejects.toBeInstanceOf(AuthenticationError);
    expect(() => new Parley({ baseURL, apiKey: '' })).toThrow('PARLEY_TOKEN');
  });
});

describe('repeats', () => {
  it('make one thing once, by one key, when the answer got lost on its way', async () => {
    const { client, sent } = through(async (n, go) => {
      const response = await go();
      if (n === 0) throw new TypeError('The connection was lost.');
      return response;
    });
    const before = (await parley.agents.list()).items.length;
    const agent = await client.agents.create({ template: 'appointment-scheduler' });
    expect((await parley.agents.list()).items).toHaveLength(before + 1);
    expect(sent.map((headers) => headers.get('idempotency-key'))).toEqual([
      expect.stringMatching(/^[\da-f-]{36}$/),
      sent[0]!.get('idempotency-key'),
    ]);
    await parley.agents.remove(agent.id);
  });

  it.each([
    { title: '503', first: answer(503, now), tries: 2 },
    { title: '429', first: answer(429, now), tries: 2 },
    { title: '409 of a request that still runs', first: answer(409, now, 'still_running'), tries: 2 },
    { title: '409 of a conflict', first: answer(409, {}, 'conflict'), tries: 1 },
    {
      title: '500 that the server says not to repeat',
      first: answer(500, { ...now, 'x-should-retry': 'false' }),
      tries: 1,
    },
  ])('come after $title: $tries tries', async ({ first, tries }) => {
    const { client, sent } = through(async (n, go) => (n === 0 ? first : go()));
    await client.agents.list().then(
      () => expect(tries).toBe(2),
      (error: unknown) => expect([tries, error]).toEqual([1, expect.any(APIError)]),
    );
    expect(sent).toHaveLength(tries);
  });

  it('are not made of what may have been done, nor more often than asked for', async () => {
    const lost = through(async () => {
      throw new TypeError('The connection was lost.');
    });
    await expect(lost.client.chats.end('019a8f3c-7d2e-7b61-9c54-2f8d1e6a4b90')).rejects.toBeInstanceOf(ConnectionError);
    expect(lost.sent).toHaveLength(1);
    const busy = through(async () => answer(429, now, 'too_many_requests'));
    const error = await busy.client.agents.list({ maxRetries: 3 }).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(RateLimitError);
    expect(busy.sent).toHaveLength(4);
  });

  it('end with the time, or by the caller', async () => {
    const hang: Fetch = (_url, init) =>
      new Promise((_, reject) => init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason)));
    const slow = new Parley({ apiKey, baseURL, fetch: hang, timeout: 1, maxRetries: 0 });
    await expect(slow.agents.list()).rejects.toBeInstanceOf(TimeoutError);
    const controller = new AbortController();
    const left = new Parley({ apiKey, baseURL, fetch: hang }).agents.list({ signal: controller.signal });
    controller.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortedError' });
  });
});

describe('webhooks', () => {
  const secret = newWebhookSecret();
  const body = JSON.stringify({
    type: 'agent.activated',
    timestamp: '2026-11-23T08:00:00Z',
    data: { agentId: 'a', name: 'Desk' },
  });
  const headers = (timestamp = Math.floor(Date.now() / 1000)) =>
    signWebhook([newWebhookSecret(), secret], { id: 'm-1', timestamp, body });

  it('are unwrapped where the signature fits', async () => {
    const event = await parley.webhooks.unwrap(body, headers(), secret);
    if (event.type !== 'agent.activated') throw new Error(`It’s ${event.type}.`);
    expect(event.data.name).toBe('Desk');
    await parley.webhooks.unwrap(Buffer.from(body), new Headers(headers()), secret);
  });

  it.each([
    { title: 'another body', given: { text: body.replace('Desk', 'Dusk'), with: headers() } },
    { title: 'another secret', given: { text: body, with: headers(), secret: newWebhookSecret() } },
    { title: 'an old one', given: { text: body, with: headers(Math.floor(Date.now() / 1000) - 400) } },
    { title: 'no signature', given: { text: body, with: {} } },
    { title: 'no signature at all', given: { text: body, with: { ...headers(), 'webhook-signature': 'v1,%%' } } },
  ])('are refused with $title', async ({ given }) => {
    await expect(parley.webhooks.unwrap(given.text, given.with, given.secret ?? secret)).rejects.toBeInstanceOf(
      WebhookVerificationError,
    );
  });
});

describe('streams', () => {
  it('are cut into events wherever the chunks end', async () => {
    const text = 'event: message\r\ndata: {"a":\r\ndata: 1}\r\n\r\n: a comment\n\nid: 7\ndata: two words\n\ndata: lost';
    for (const size of [1, 3, text.length]) {
      async function* chunks() {
        for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
      }
      const events = [];
      for await (const event of eventsIn(chunks())) events.push(event);
      expect(events).toEqual([
        { event: 'message', data: { a: 1 }, id: undefined },
        { event: 'message', data: 'two words', id: '7' },
      ]);
    }
  });
});
