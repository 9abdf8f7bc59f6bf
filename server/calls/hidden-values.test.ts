import { expect, test } from 'vitest';
import { actionsApi } from '#domain/actions/actions.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { Flow } from '#domain/agents/workflows.ts';
import { callLinksApi } from '#domain/calls/call-links.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { indexAll } from '#server/calls/search/index-calls.ts';
import { setFlow } from '#server/testing/recorded-flow.ts';
import type { TestClient } from '#server/testing/start-app.ts';
import { startWebhookApp } from '#server/testing/webhook-app.ts';

const app = await startWebhookApp();
const { services } = app;

const value = (name: string) => ({ var: name });

/** A flow that asks for a secret, reads it back, runs an action with it, and says it. @param pin what its slot is called */
const asking = (actionId: string, pin = 'pin') =>
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
            {
              name: pin,
              type: 'code',
              prompt: 'What is your code?',
              confirm: 'explicit',
              sensitive: pin === 'pin',
            },
            { name: 'room', type: 'number', prompt: 'Which room?' },
          ],
        },
      },
      {
        id: 'tell',
        type: 'run_action',
        title: 'Tell',
        config: { actionId, inputs: { name: value('topic'), code: value(pin) } },
      },
      {
        id: 'end',
        type: 'end',
        title: 'End',
        config: { message: `Your code {{${pin}}} for room {{room}} is noted. Goodbye.` },
      },
    ],
    edges: [
      { from: 'start', port: 'next', to: 'ask' },
      { from: 'ask', port: 'filled', to: 'tell' },
      { from: 'tell', port: 'ok', to: 'end' },
    ],
  });

const secret = /z\s*x\s*-?8\s*1\s*k|ZX81K99/i;
const card = /4111[\s-]?1111/;
const told = (reply: unknown) => JSON.stringify(reply);
function expectNeither(reply: unknown): void {
  expect(told(reply)).not.toMatch(secret);
  expect(told(reply)).not.toMatch(card);
}

/** An action that takes the values, and mails the team. */
async function addAction(owner: TestClient): Promise<string> {
  const { id: actionId } = await owner.call(actionsApi.create, { body: { template: 'send-email' } });
  const params = { actionId };
  const variables = ['name', 'message', 'code'].map((name) => ({ name, type: 'text' as const, sample: 'Something' }));
  await owner.call(actionsApi.update, { params, body: { variables } });
  await owner.call(actionsApi.setStatus, { params, body: { status: 'active' } });
  return actionId;
}

test('a value that the flow keeps hidden, and a card number, are shown, told and found nowhere but to who reveals the value', async () => {
  const owner = await app.newOwner();
  const hook = await app.addWebhook(owner);
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'survey-collector' } });
  const actionId = await addAction(owner);
  await setFlow(services.db, owner.workspaceId, asking(actionId));
  const { id: callId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  const params = { callId };
  for (const text of ['a parcel, my card is 4111 1111 1111 1111', 'it is ZX81K99', 'yes', '4']) {
    await owner.call(chatsApi.send, { params: { callId: callId }, body: { text } });
  }
  const call = await owner.call(callsApi.get, { params });
  expect(call.status).toBe('ended');
  expectNeither(call);
  expect(call.slots).toContainEqual({ name: 'pin', value: null, said: '[hidden]', spoken: '[hidden]', hidden: true });
  expect(call.slots).toContainEqual(expect.objectContaining({ name: 'room', value: 4 }));
  const texts = call.turns.map(({ text }) => text);
  expect(texts).toContain('a parcel, my card is [card ending 1111]');
  expect(texts).toContain('[hidden]');
  expect(texts.at(-1)).toMatch(/\[hidden\] for room 4|Goodbye/);

  // Every other reader of a call.
  expectNeither(await owner.call(chatsApi.get, { params: { callId: callId } }));
  expectNeither(await owner.call(chatsApi.end, { params: { callId: callId } }));
  expectNeither(await owner.call(callsApi.why, { params }));
  const link = await owner.call(callLinksApi.create, { params, body: { hours: 24, parts: ['transcript', 'values'] } });
  expectNeither(await owner.call(callLinksApi.open, { body: { token: link.token } }));
  await setFlow(services.db, owner.workspaceId, asking(actionId, 'word'));
  const replayed = await owner.call(callsApi.replay, { params, body: { version: 'draft' } });
  expectNeither(replayed);
  await setFlow(services.db, owner.workspaceId, asking(actionId));
  await indexAll(services, new AbortController().signal);
  const search = async (q: string) => (await owner.call(callsApi.list, { query: { q } })).items.length;
  expect([await search('parcel'), await search('ZX81K99'), await search('zx81')]).toEqual([1, 0, 0]);
  await app.eventually(() => expect(hook.got().map(({ json }) => json.type)).toContain('action.succeeded'));
  await app.eventually(() => expect(hook.got().map(({ json }) => json.type)).toContain('call.ended'));
  expectNeither(hook.got());

  // The history of the action, and a run that uses the values again.
  const { items: runs } = await owner.call(actionsApi.runs, { params: { actionId }, query: {} });
  const ofRun = { actionId, actionRunId: runs[0]!.runId };
  const run = await owner.call(actionsApi.getRun, { params: ofRun });
  expect(run).toMatchObject({ callId, values: { code: '[hidden]' } });
  const again = await owner.call(actionsApi.retryRun, { params: ofRun });
  expect(again).toMatchObject({ callId: null, values: { code: '[hidden]' } });
  expectNeither([run, again]);
  const member = await app.newMember(owner, 'viewer');
  expect((await member.send('POST', `/v1/calls/${callId}/reveal`)).status).toBe(403);
  const revealed = await owner.call(callsApi.reveal, { params });
  expect(told(revealed.slots)).toContain('ZX81K99');
  expect(revealed.turns.map(({ text }) => text)).toContain('it is ZX81K99');
  const { items } = await owner.call(auditApi.list, { query: {} });
  expect(items.map(({ action }) => action)).toContain('call.revealed');
  expectNeither(items);

  // Deleted, it is gone from everywhere.
  await owner.call(callsApi.remove, { params });
  for (const actionRunId of [run.runId, again.runId]) {
    const left = await owner.call(actionsApi.getRun, { params: { actionId, actionRunId } });
    expect(left).toMatchObject({ deleted: true, values: null, request: null, output: null });
  }
  expect((await owner.send('POST', `/v1/actions/${actionId}/runs/${encodeURIComponent(run.runId)}/retry`)).status).toBe(
    409,
  );
  const { rows } = await services.db.pool.query(
    `select (select count(*) from webhook_events where workspace_id = $1 and data::text like $2)::integer as events,
            (select count(*) from action_runs where workspace_id = $1 and concat(input, output, request, answer) like $3)::integer as runs`,
    [owner.workspaceId, `%${callId}%`, '%ZX81K99%'],
  );
  expect(rows).toEqual([{ events: 0, runs: 0 }]);
});

test('who may not see calls neither reads a chat nor writes to it', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'survey-collector' } });
  const { id: chatId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  const { value: token } = await owner.call(accessTokensApi.create, { body: { name: 'CI', scopes: ['agents'] } });
  for (const [method, path] of [
    ['GET', `/v1/chats/${chatId}`],
    ['POST', `/v1/chats/${chatId}/end`],
    ['POST', `/v1/chats/${chatId}/messages`],
    ['POST', `/v1/chats/${chatId}/messages/stream`],
  ] as const) {
    const body = method === 'POST' ? { text: 'Hello' } : undefined;
    expect((await app.send(method, path, body, { authorization: `Bearer ${token}` })).status, path).toBe(403);
  }
});
