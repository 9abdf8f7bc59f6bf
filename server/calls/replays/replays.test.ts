import { expect, it } from 'vitest';
import { agentTestsApi } from '#domain/agents/agent-test-suites.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { draftsApi } from '#domain/agents/drafts.ts';
import { trainingPhrasesApi } from '#domain/agents/training-phrases.ts';
import type { Flow } from '#domain/agents/workflows.ts';
import { replaysApi } from '#domain/calls/replays.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { startApp } from '#server/testing/start-app.ts';

const app = await startApp();
const owner = await app.newOwner();

const choices = [
  { value: 'sales', label: 'Sales', synonyms: [] },
  { value: 'repairs', label: 'Repairs', synonyms: [] },
];
const node = (id: string, type: string, config: Flow['nodes'][number]['config']) => ({
  id,
  type,
  title: id,
  config,
  x: 0,
  y: 0,
});
const flow: Flow = {
  name: 'Shop',
  nodes: [
    node('start', 'start', { greeting: 'Hello.' }),
    node('ask', 'ask', { slots: [{ name: 'topic', type: 'choice', prompt: 'Sales or repairs?', choices }] }),
    node('end', 'end', { message: 'Thank you.' }),
  ],
  edges: [
    { from: 'start', port: 'next', to: 'ask' },
    { from: 'ask', port: 'filled', to: 'end' },
  ],
};

async function chat(agentId: string, lines: string[]) {
  const { id: chatId } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  for (const text of lines) await owner.call(chatsApi.send, { params: { callId: chatId }, body: { text } });
  return chatId;
}

it('calls that were are run on the draft: what is taught changes the one that was not understood', async () => {
  const { id: agentId } = await owner.call(agentsApi.create, { body: { flow } });
  const params = { agentId };
  const understood = await chat(agentId, ['sales']);
  const missed = await chat(agentId, ['my chain came off', 'repairs']);
  const run = () => owner.call(replaysApi.run, { params, body: { calls: { ids: [understood, missed] } } });
  expect((await run()).items.map(({ same }) => same)).toEqual([true, true]);

  const trainingPhrase = { nodeId: 'ask', slot: 'topic', words: 'chain came off', means: { value: 'repairs' } };
  expect(await owner.call(trainingPhrasesApi.add, { params, body: trainingPhrase })).toMatchObject({
    value: 'repairs',
  });
  const { items: tests } = await owner.call(agentTestsApi.list, { params, query: {} });
  expect(tests.map(({ test }) => test)).toMatchObject([
    { name: 'topic: chain came off', start: { node: 'ask' }, turns: [{ expect: { slots: { topic: 'repairs' } } }] },
  ]);
  const { passed } = await owner.call(agentTestsApi.run, { params, body: { of: 'draft' } });
  expect(passed).toBe(true);
  const { configuration } = await owner.call(draftsApi.get, { params });
  expect(JSON.stringify(configuration.flow)).toContain('"chain came off"');
  const clash = await owner.send('POST', `/v1/agents/${agentId}/training-phrases`, {
    ...trainingPhrase,
    means: { value: 'sales' },
  });
  expect(clash.body).toMatchObject({
    error: { code: 'conflict', message: 'The words already mean “Repairs”.' },
  });

  const { items, left } = await run();
  expect(left).toBe(0);
  expect(items).toMatchObject([
    {
      callId: missed,
      same: false,
      kind: 'end',
      problem: null,
      first: {
        turn: 1,
        heard: 'my chain came off',
        path: ['start', 'ask', 'end'],
        got: { end: 'completed, success', slots: ['topic: "repairs"'] },
        expected: { end: null, slots: [] },
      },
    },
    { callId: understood, same: true, kind: null, first: null },
  ]);
  const last = await owner.call(replaysApi.run, { params, body: { calls: { last: 1 }, version: 1 } });
  expect(last.items).toMatchObject([{ callId: missed, same: true }]);
  const none = await owner.call(replaysApi.run, { params, body: { calls: { failed: 10 }, version: 1 } });
  expect(none.items).toEqual([]);
});
