import { expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { liveCallsApi } from '#domain/calls/live-calls.ts';
import { inkOn } from '#domain/channels/widget-parts.ts';
import { type Widget, widgetsApi } from '#domain/channels/widgets.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { planOf } from '#server/calls/call-plan.ts';
import { findCall } from '#server/calls/calls.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const app = await startApp();
const visit = { origin: 'https://shop.example', path: '/prices?secret=1#top', referrer: 'search.example' };

/** An agent on a website, the live one. */
async function onWebsite(change: object = {}): Promise<{ owner: TestClient; agentId: string; widget: Widget }> {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  const body = { name: 'Website', domains: ['shop.example', '*.firm.example'] };
  const made = await owner.call(widgetsApi.create, { params: { agentId }, body });
  const widget = await owner.call(widgetsApi.update, { params: { widgetId: made.id }, body: change });
  return { owner, agentId, widget };
}

const begin = (widget: Widget, what: 'chats' | 'calls', body: object = visit, headers = {}) =>
  app.send('POST', `/v1/widget/${widget.key}/${what}`, body, headers);
const messageOf = ({ body }: { body: unknown }) => (body as { error?: { message: string } }).error?.message;

interface Begun {
  chat: { id: string; status: string; messages: { role: string; text: string }[] };
  token: string;
}
const beginChat = async (widget: Widget, headers = {}) =>
  (await begin(widget, 'chats', visit, headers)).body as unknown as Begun;
const ask = (visitId: string, what: string, body: object) =>
  app.send('POST', `/v1/widget-chats/${visitId}/${what}`, body);

it('a visitor chats with the agent, comes back to it and ends it; the workspace sees from where', async () => {
  const { owner, widget } = await onWebsite();
  const { chat, token } = await beginChat(widget);
  expect(chat).toMatchObject({ status: 'live' });
  const message = { token, id: '3f2b8c1e-5d47-4a69-8e0b-7c9d2a1f6e34', text: 'My printer is broken' };
  const answer = await ask(chat.id, 'messages', message);
  expect(answer.status).toBe(200);
  expect(await ask(chat.id, 'resume', { token })).toMatchObject({
    status: 200,
    body: { messages: expect.arrayContaining([expect.objectContaining({ role: 'caller', text: message.text })]) },
  });
  for (const wrong of ['B'.repeat(43), 'short']) {
    expect((await ask(chat.id, 'messages', { ...message, token: wrong })).status).toBe(wrong === 'short' ? 400 : 404);
  }
  expect(await ask(chat.id, 'end', { token })).toMatchObject({ status: 200, body: { status: 'ended' } });
  expect(await ask(chat.id, 'messages', { ...message, id: chat.id })).toMatchObject({ status: 409 });
  expect(await owner.call(callsApi.get, { params: { callId: chat.id } })).toMatchObject({
    channel: 'chat',
    test: false,
    website: { page: 'https://shop.example/prices', referrer: 'search.example' },
  });
  const { items } = await owner.call(widgetsApi.list, { params: { agentId: widget.agentId } });
  expect(items[0]).toMatchObject({ lastDay: { conversations: 1, minutes: 0 }, last30Days: { conversations: 1 } });
  const told = await owner.call(auditApi.list, { query: { action: 'chat.started' } });
  expect(told.items.map(({ ip }) => ip)).toEqual([null]);
});

it('a conversation is a test by the ticket of the dashboard’s preview, and by nothing that a visitor can say', async () => {
  const { owner, widget } = await onWebsite();
  const other = await onWebsite();
  const { publicUrl } = app.services.config;
  const isTest = async (body: object) => {
    const { status, body: begun } = await begin(widget, 'chats', body);
    if (status !== 201) return status;
    const { chat } = begun as unknown as Begun;
    return (await owner.call(callsApi.get, { params: { callId: chat.id } })).test;
  };
  const ticketOf = async (of: Awaited<ReturnType<typeof onWebsite>>) =>
    (await of.owner.call(widgetsApi.preview, { params: { widgetId: of.widget.id } })).ticket;
  const ticket = await ticketOf({ ...other, owner, widget });
  const inDashboard = { origin: publicUrl, path: '/dashboard' };
  expect(await isTest({ ...inDashboard, preview: ticket })).toBe(true);
  expect(await isTest(inDashboard)).toBe(403);
  expect(await isTest({ ...inDashboard, preview: await ticketOf(other) })).toBe(403);
  expect(await isTest({ ...visit, preview: `${ticket}x` })).toBe(false);
  app.clock.advance(601_000);
  expect(await isTest({ ...inDashboard, preview: ticket })).toBe(403);
});

it('a visitor calls by the same socket, for as long as the widget lets it', async () => {
  const { owner, widget } = await onWebsite({ limits: { minutesPerCall: 1 } });
  const { workspaceId } = owner;
  const { callId, ticket } = (await begin(widget, 'calls')).body as { callId: string; ticket: string };
  const call = await openCallClient(await addressOf(app.app));
  call.send({ type: 'hello', version: 1, ticket });
  expect(await call.next('ready')).toMatchObject({ callId });
  const plan = await app.services.db.tenant(workspaceId, async (tx) => {
    const scope = { services: app.services, workspaceId, actor: null };
    return planOf(tx, scope, await findCall(tx, scope, callId), await findSeal(tx, app.services, workspaceId));
  });
  expect(plan.maxMs).toBe(60_000);
  call.socket.close();
});

it.each([
  ['of another website', { origin: 'https://evil.example' }],
  ['without an origin', { origin: 'null' }],
  ['of a part of the name', { origin: 'https://firm.example' }],
])('a page %s is refused', async (_, change) => {
  const { widget } = await onWebsite();
  expect(await begin(widget, 'chats', { ...visit, ...change })).toMatchObject({
    status: 403,
    body: { error: { code: 'origin_refused', message: 'This chat isn’t allowed on this website.' } },
  });
});

it('only the panel may ask: a script of the website itself has another origin', async () => {
  const { widget } = await onWebsite();
  const headers = { origin: 'https://shop.example' };
  expect(await begin(widget, 'chats', visit, headers)).toMatchObject({ status: 403 });
  const { chat, token } = await beginChat(widget, { origin: app.services.config.publicUrl });
  const stolen = await app.send('POST', `/v1/widget-chats/${chat.id}/resume`, { token }, headers);
  expect(stolen).toMatchObject({ status: 403 });
});

it('a visitor hears what a person writes to them without writing anything, and nothing twice', async () => {
  const { owner, widget } = await onWebsite();
  const { chat, token } = await beginChat(widget);
  const last = chat.messages.length - 1;
  const news = async (after: number) =>
    (await ask(chat.id, 'resume', { token, after })).body as unknown as Begun['chat'];
  expect(await news(last)).toMatchObject({ status: 'live', messages: [] });
  const params = { callId: chat.id };
  await owner.call(liveCallsApi.takeOver, { params });
  const text = 'This is Grace. Which printer do you mean?';
  await owner.call(liveCallsApi.say, { params, body: { text } });
  const { messages } = (await news(last)) as unknown as { messages: { seq: number; role: string; text: string }[] };
  expect(messages.at(-1)).toMatchObject({ role: 'agent', text });
  expect(await news(messages.at(-1)!.seq)).toMatchObject({ messages: [] });
  await owner.call(liveCallsApi.end, { params });
  expect(await news(messages.at(-1)!.seq)).toMatchObject({ status: 'ended' });
  expect((await ask(chat.id, 'resume', { token, after: -1 })).status).toBe(400);
});

it('nobody answers by a wrong or old key, with the widget off, or an agent that is not active', async () => {
  const { owner, agentId, widget } = await onWebsite();
  const params = { widgetId: widget.id };
  const statuses = async (key: string) => [
    (await app.send('GET', `/v1/widget/${key}`)).status,
    (await begin({ ...widget, key }, 'chats')).status,
    (await app.send('GET', `/widget/${key}/button.js`)).status,
  ];
  expect(await statuses(widget.key)).toEqual([200, 201, 200]);
  const { token, chat } = await beginChat(widget);
  const renewed = await owner.call(widgetsApi.renewKey, { params });
  for (const key of [widget.key, 'pk_', 'x', `pk_${'A'.repeat(24)}`, `pk_${'A'.repeat(150)}`])
    expect(await statuses(key)).toEqual([404, 404, 404]);
  await owner.call(widgetsApi.update, { params, body: { enabled: false } });
  expect(await statuses(renewed.key)).toEqual([404, 404, 404]);
  expect((await ask(chat.id, 'resume', { token })).status).toBe(404);
  await owner.call(widgetsApi.update, { params, body: { enabled: true } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'inactive' } });
  expect(await statuses(renewed.key)).toEqual([404, 404, 404]);
  await owner.call(widgetsApi.remove, { params });
  expect((await owner.call(widgetsApi.list, { params: { agentId } })).items).toEqual([]);
});

it('visitors get as much as the widget lets them have, and are told when it is used', async () => {
  const limits = { conversationsPerHour: 2, messagesPerChat: 1, conversationsPerDay: 3, minutesPerDay: 1 };
  const { widget } = await onWebsite({ limits });
  const { chat, token } = await beginChat(widget);
  const write = (id: string) => ask(chat.id, 'messages', { token, id, text: 'My printer is broken' });
  expect((await write('3f2b8c1e-5d47-4a69-8e0b-7c9d2a1f6e34')).status).toBe(200);
  expect(messageOf(await write('3f2b8c1e-5d47-4a69-8e0b-7c9d2a1f6e35'))).toMatch(/message limit/);
  expect((await begin(widget, 'calls')).status).toBe(201);
  expect(messageOf(await begin(widget, 'chats'))).toMatch(/in the last hour/);
  app.clock.advance(61 * 60_000);
  // The call never began: its minute is free again.
  expect((await begin(widget, 'calls')).status).toBe(201);
  expect(messageOf(await begin(widget, 'calls'))).toMatch(/its limit for today/);
});

it('many calls at once do not go beyond the minutes of a day', async () => {
  const { widget } = await onWebsite({ limits: { minutesPerDay: 5, minutesPerCall: 3 } });
  const answers = await Promise.all([1, 2, 3].map(() => begin(widget, 'calls')));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429]);
  expect(answers.map(messageOf)).toContainEqual(expect.stringMatching(/No call minutes are left for today/));
});

it('what only writes is not called', async () => {
  const { widget } = await onWebsite({ look: { mode: 'chat' } });
  expect([(await begin(widget, 'calls')).status, (await begin(widget, 'chats')).status]).toEqual([404, 201]);
});

it.each([
  [{ domains: ['https://shop.example'] }, /domain like example.com/],
  [{ domains: ['*'] }, /domain like/],
  [{ domains: ["shop.example; script-src 'unsafe-inline'"] }, /domain like/],
  [{ look: { color: 'red;}' } }, /color like/],
  [{ look: { corner: 'top' } }, /left/],
  [{ limits: { minutesPerCall: 31 } }, /Enter 30 or less/],
])('what does not fit is refused: %j', async (body, why) => {
  const { owner, widget } = await onWebsite();
  const refused = await owner.send('PATCH', `/v1/widgets/${widget.id}`, body);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toMatch(why);
});

it.each(['#ffffff', '#000000', '#767676', '#ffcc00', '#00566b', '#ff0000', '#0000ff', '#777777'])(
  'words on %s can be read',
  (color) => {
    const light = (hex: string) => {
      const [r, g, b] = [1, 3, 5]
        .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const [low, high] = [light(color), light(inkOn(color))].sort((a, b) => a - b);
    expect((high! + 0.05) / (low! + 0.05)).toBeGreaterThan(4.5);
  },
);
