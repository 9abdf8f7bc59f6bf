import { expect, test } from 'vitest';
import { actionsApi } from '#domain/actions/actions.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { callLinksApi } from '#domain/calls/call-links.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { describedApi } from '#domain/described-api.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { indexAll } from '#server/calls/search/index-calls.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { setFlow } from '#server/testing/recorded-flow.ts';
import type { TestClient } from '#server/testing/start-app.ts';
import { startWebhookApp } from '#server/testing/webhook-app.ts';

/**
 * A secret and a card number are said in a call, and everything that the product answers is looked through: every endpoint
 * of its table, while the call goes on, when it has ended, and after it was deleted. A new endpoint is among them by itself;
 * one with an id that nothing here stands for fails the test until someone says whether it can tell of a call.
 */

const app = await startWebhookApp();
const { services } = app;
const origin = `http://${await addressOf(app.app)}`;

const planted = /z\s*x\s*-?8\s*1\s*k\s*9\s*9|4111[\s-]?1111[\s-]?1111/i;

const flowOf = (actionId: string) =>
  Flow.parse({
    name: 'Secret',
    nodes: [
      { id: 'start', type: 'start', title: 'Start', config: { greeting: 'Hello.' } },
      {
        id: 'ask',
        type: 'ask',
        title: 'Ask',
        config: {
          slots: [
            { name: 'topic', type: 'text', prompt: 'What is it about?' },
            { name: 'pin', type: 'code', prompt: 'What is your code?', confirm: 'explicit', sensitive: true },
          ],
        },
      },
      {
        id: 'tell',
        type: 'run_action',
        title: 'Tell',
        config: { actionId, inputs: { name: { var: 'topic' }, message: { var: 'pin' } } },
      },
      {
        id: 'more',
        type: 'ask',
        title: 'More',
        config: { slots: [{ name: 'room', type: 'number', prompt: 'Which room?' }] },
      },
      { id: 'end', type: 'end', title: 'End', config: { message: 'Your code {{pin}} is noted. Goodbye.' } },
    ],
    edges: [
      { from: 'start', port: 'next', to: 'ask' },
      { from: 'ask', port: 'filled', to: 'tell' },
      { from: 'tell', port: 'ok', to: 'more' },
      { from: 'more', port: 'filled', to: 'end' },
    ],
  });

const endpoints = Object.entries(describedApi).flatMap(([noun, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([name, endpoint]) => ({ title: `${noun}.${name}`, endpoint })),
);

/** What shows hidden values on purpose, to who has the right, with an entry in the audit log. */
const reveals = ['calls.reveal'];
/** What would end the walk: the session, the account, or the call itself. */
const ends = /^(calls|chats|liveCalls|callBatches|workspaces|account|security)\.(remove|end|leave|signOut|hangUp)/;

/** Parts of paths that name something which holds nothing of a call. A new one is added here, or to what is planted below. */
const apart =
  /^(voice|lesson|country|token|role|invitation|member|memberUser|memberSession|notification|target|device|plan|product|invoice|line|sale|payment|customer|taxRate|subaccount|template|partner|checkout|folder|filledFolder|file|text|synonym|gap|calendar|officeAccount|rule|alert|widget|browserKey|key|visit|host|version|approval|test|workflowTest|pronunciation|clip|suppression|field|segment|campaign|import|number|carrierNumber|connection|secret|workflow|trigger|workspace|ownedWorkspace|joinedWorkspace|limitedWorkspace|view|kind|document|format|name|service|id|voiceId|entry|consent|batch|hours|model|coupon|unrecognized|transcriber|accessToken|toolServer|sipAccount|carrierAccount|sentence|code|month|sid|brand|reference|hold|erasure)(Id|Key)?$/;

/** How long a stream may be quiet before it is left, in ms. */
const quietMs = 500;

interface Walk {
  owner: TestClient;
  ids: Record<string, string>;
  when: string;
  /** Whether what lists anything is looked through, too. */
  lists: boolean;
}

/** What an endpoint answers, as text; of a stream, what it begins with. */
async function answerOf({ owner, ids }: Walk, { path, method, example }: Endpoint): Promise<string> {
  const query = new URLSearchParams((example?.query ?? {}) as Record<string, string>).toString();
  const filled = path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '00000000-0000-7000-8000-000000000000');
  const body = method === 'GET' || method === 'DELETE' ? undefined : JSON.stringify(example?.body ?? {});
  const answer = await fetch(`${origin}${filled}${query && `?${query}`}`, {
    method,
    headers: {
      authorization: `Bearer ${owner.token}`,
      'x-workspace-id': owner.workspaceId,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  if (!answer.headers.get('content-type')?.includes('event-stream')) return answer.text();
  const reader = answer.body!.getReader();
  const quiet = Promise.withResolvers<{ value?: Uint8Array }>();
  // Some say nothing before something changes.
  const timer = setTimeout(() => quiet.resolve({}), quietMs);
  const { value } = await Promise.race([reader.read(), quiet.promise]);
  clearTimeout(timer);
  await reader.cancel();
  return value === undefined ? '' : new TextDecoder().decode(value);
}

/** Endpoints that only look, and those that act on what is planted. */
function walked({ ids, lists }: Walk) {
  return endpoints.filter(({ title, endpoint: { method, path, can } }) => {
    if (reveals.includes(title) || ends.test(title) || method === 'DELETE') return false;
    const named = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    const isPlanted = named.some((name) => ids[name] !== undefined);
    return isPlanted || can.startsWith('calls:') || (lists && method === 'GET');
  });
}

async function tellers(walk: Walk): Promise<string[]> {
  const found: string[] = [];
  const look = async ({ title, endpoint }: (typeof endpoints)[number]) => {
    if (planted.test(await answerOf(walk, endpoint))) found.push(`${walk.when}: ${title}`);
  };
  const all = walked(walk);
  const looking = all.filter(({ endpoint }) => endpoint.method === 'GET');
  for (let at = 0; at < looking.length; at += 8) await Promise.all(looking.slice(at, at + 8).map(look));
  for (const row of all) if (row.endpoint.method !== 'GET') await look(row);
  return found;
}

test('every part of a path is one that is planted here, or known to hold nothing of a call', () => {
  const known = ['agentId', 'callId', 'actionId', 'actionRunId', 'webhookId'];
  const more = [
    'deliveryId',
    'linkId',
    'contactId',
    'noteId',
    'taskId',
    'appointmentId',
    'automationId',
    'threadId',
    'messageId',
  ];
  const names = new Set(
    endpoints.flatMap(({ endpoint }) => [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)),
  );
  const unknown = [...names].filter((name) => !known.includes(name) && !more.includes(name) && !apart.test(name));
  expect(unknown, 'Plant a thing for these ids, or say in `apart` that they hold nothing of a call.').toEqual([]);
});

test('a hidden value and a card number are told by no endpoint and no webhook, and stand nowhere once the call is deleted', async () => {
  const owner = await app.newOwner();
  const hook = await app.addWebhook(owner);
  const turns = await app.addWebhook(owner, ['call.turn']);
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'survey-collector' } });
  const { id: actionId } = await owner.call(actionsApi.create, { body: { template: 'send-email' } });
  await owner.call(actionsApi.setStatus, { params: { actionId }, body: { status: 'active' } });
  await setFlow(services.db, owner.workspaceId, flowOf(actionId));
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  const say = (text: string) => owner.call(chatsApi.send, { params: { callId: callId }, body: { text } });
  for (const text of ['a parcel, my card is 4111 1111 1111 1111', 'it is ZX81K99', 'yes']) await say(text);

  const ids: Record<string, string> = {
    agentId,
    actionId,
    callId,
    webhookId: hook.id,
  };
  const found = await tellers({ owner, ids, when: 'while it goes on', lists: false });
  // The walk may have taken the chat over, or ended it.
  await owner.send('POST', `/v1/live-calls/${callId}/hand-back`);
  await say('4').catch(() => undefined);
  await owner.send('POST', `/v1/chats/${callId}/end`);
  await indexAll(services, new AbortController().signal);
  await app.eventually(() => expect(hook.got().map(({ json }) => json.type)).toContain('call.ended'));
  const { items: runs } = await owner.call(actionsApi.runs, { params: { actionId }, query: {} });
  ids.actionRunId = encodeURIComponent(runs[0]!.runId);
  ids.linkId = (
    await owner.call(callLinksApi.create, { params: { callId }, body: { hours: 24, parts: ['transcript'] } })
  ).link.id;
  const { items: deliveries } = (await owner.send('GET', `/v1/webhooks/${hook.id}/deliveries`)).body as {
    items: { id: string }[];
  };
  ids.deliveryId = deliveries[0]!.id;
  found.push(...(await tellers({ owner, ids, when: 'when it has ended', lists: true })));
  expect(found).toEqual([]);
  expect(JSON.stringify(hook.got())).not.toMatch(planted);
  await app.eventually(() => expect(turns.got().length).toBeGreaterThan(4));
  expect(JSON.stringify(turns.got())).not.toMatch(planted);
  expect(JSON.stringify(await owner.call(callsApi.reveal, { params: { callId } }))).toMatch(planted);

  expect((await owner.send('DELETE', `/v1/calls/${callId}`)).status).toBe(204);
  expect(await tellers({ owner, ids, when: 'after it was deleted', lists: true })).toEqual([]);
  expect((await owner.send('POST', `/v1/calls/${callId}/reveal`)).status).toBe(404);
  // Whatever table there is, and what its queue still holds.
  const { rows: tables } = await services.db.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await services.db.pool.query<{ n: number }>(
      `select count(*)::integer as n from ${name} t where t::text ~* 'ZX81K99|4111 ?1111 ?1111'`,
    );
    if (rows[0]!.n > 0) holding.push(name);
  }
  expect(holding).toEqual([]);
}, 240_000);

/** The clock goes on until something holds. */
const soon = (check: () => void) =>
  app.eventually(() => {
    app.clock.advance(100);
    check();
  });

/** All that a stream of events brings, until it is left. */
async function listenTo(owner: TestClient, path: string) {
  const gone = new AbortController();
  const answer = await fetch(`${origin}${path}?seconds=60`, {
    headers: { authorization: `Bearer ${owner.token}`, 'x-workspace-id': owner.workspaceId },
    signal: gone.signal,
  });
  const stream = { brought: '', leave: () => gone.abort() };
  void (async () => {
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) stream.brought += chunk;
  })().catch(() => {});
  return stream;
}

test('a hidden value that is spoken is told to no one who watches, while its words come and when they are taken', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'survey-collector' } });
  const { id: actionId } = await owner.call(actionsApi.create, { body: { template: 'send-email' } });
  await setFlow(services.db, owner.workspaceId, flowOf(actionId));
  const { callId, ticket } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
  const caller = await openCallClient(origin.replace('http://', ''));
  caller.send({ type: 'hello', version: 1, ticket });
  await caller.next('ready');
  const streams = await Promise.all(
    ['/v1/live-calls/events', `/v1/live-calls/${callId}/events`].map((path) => listenTo(owner, path)),
  );
  const asked = (fits: RegExp) =>
    soon(() => expect(caller.turns().some(({ role, text }) => role === 'agent' && fits.test(text))).toBe(true));
  const say = (...parts: string[]) => {
    for (const [n, text] of parts.entries()) caller.send({ type: 'heard', text, final: n === parts.length - 1 });
  };
  await asked(/What is it about/);
  say('a parcel, my card', 'a parcel, my card is 4111 1111 1111', 'a parcel, my card is 4111 1111 1111 1111');
  await asked(/What is your code/);
  say('it is ZX81', 'it is ZX81K99', 'it is ZX81K99');
  await soon(() => expect(streams[1]!.brought.split('event: ').length).toBeGreaterThan(4));
  await soon(() => expect(caller.turns().filter(({ role }) => role === 'caller')).toHaveLength(2));
  say('yes');
  await soon(() => expect(caller.turns().filter(({ role }) => role === 'caller')).toHaveLength(3));
  const again = await listenTo(owner, `/v1/live-calls/${callId}/events`);
  await soon(() => expect(again.brought).toContain('event: '));
  for (const { brought, leave } of [...streams, again]) {
    expect(brought).not.toMatch(planted);
    leave();
  }
  caller.socket.close();
}, 60_000);
