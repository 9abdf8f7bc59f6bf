import { beforeAll, expect, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { type Chat, chatsApi } from '#domain/channels/chats.ts';
import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import { knowledgeGapsApi } from '#domain/knowledge/knowledge-gaps.ts';
import { knowledgeSearchApi } from '#domain/knowledge/knowledge-search.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { addDocument } from '#server/testing/knowledge.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const app = await startApp();
const house = {
  name: 'house_rules',
  text: '# Parking\nGuests park free in the garage behind the house.\n# Dogs\nDogs may wait in the garden.\n# Opening hours\nOn Saturdays we are open from 9 am to 1 pm. On Sundays we are closed.',
};

/** The thread that ranks takes a while to begin on a busy machine: no caller waits for it. */
beforeAll(async () => {
  const owner = await app.newOwner();
  await addDocument(app.services, owner.workspaceId, house);
  const search = () => owner.call(knowledgeSearchApi.search, { body: { query: 'where can guests park?' } });
  await vi.waitFor(search, { timeout: 80_000, interval: 500 });
});

async function agentWithHouse(template = 'appointment-scheduler') {
  const owner = await app.newOwner();
  const { folderId } = await addDocument(app.services, owner.workspaceId, house);
  const agent = await owner.call(agentsApi.create, { body: { template } });
  return { owner, agentId: agent.id, folderId };
}
const begin = (owner: TestClient, agentId: string, test = false) =>
  owner.call(chatsApi.start, { params: { agentId }, body: { test } });
async function write(owner: TestClient, { id }: Chat, text: string): Promise<string[]> {
  const chat = await owner.call(chatsApi.send, { params: { callId: id }, body: { text } });
  return chat.messages.filter(({ role }) => role === 'agent').map((message) => message.text);
}
const gaps = async (owner: TestClient) => (await owner.call(knowledgeGapsApi.list)).items;

test('a caller asks in the middle of a flow, and the call keeps what the answer rests on', async () => {
  const { owner, agentId } = await agentWithHouse();
  const chat = await begin(owner, agentId);
  const again = 'What name should I put that under?';
  await write(owner, chat, 'a haircut');
  expect(await write(owner, chat, 'where can guests park?')).toEqual([
    'From house rules: Guests park free in the garage behind the house.',
    again,
  ]);
  expect(await write(owner, chat, 'are you open on saturdays?')).toEqual([
    'Yes, on Saturdays we are open from 9 am to 1 pm.',
    again,
  ]);
  expect((await write(owner, chat, 'and on sundays?'))[0]).toContain('No, on Sundays we are closed.');
  expect((await write(owner, chat, 'Ada Lovelace'))[0]).toBe('Thank you, Ada Lovelace.');
  const call = await owner.call(callsApi.get, { params: { callId: chat.id } });
  const looked = call.actions.filter(({ action }) => action === 'find_answer');
  expect(looked).toHaveLength(3);
  expect(looked[0]).toMatchObject({
    status: 'succeeded',
    input: { question: 'where can guests park?' },
    output: {
      answer: { text: 'Guests park free in the garage behind the house.', file: 'house_rules', version: 1 },
      pieces: [{ title: 'house_rules' }],
    },
  });
  expect(await owner.call(callsApi.replay, { params: { callId: chat.id }, body: {} })).toMatchObject({ same: true });
  expect(await gaps(owner)).toEqual([]);
});

test('what nothing answers is listed with its calls, answered with one entry, and known from then on', async () => {
  const { owner, agentId } = await agentWithHouse();
  for (const question of ['do you rent rowing boats?', 'can you rent rowing boats here?']) {
    const chat = await begin(owner, agentId);
    await write(owner, chat, 'a haircut');
    expect((await write(owner, chat, question))[0]).toMatch(/make a note of it/);
    app.clock.advance(60_000);
  }
  const chat = await begin(owner, agentId);
  await write(owner, chat, 'a haircut');
  await write(owner, chat, 'who designed the opera in Sydney?');
  const [boats, opera, ...others] = await gaps(owner);
  expect(others).toEqual([]);
  expect(boats).toMatchObject({ question: 'can you rent rowing boats here?', count: 2, status: 'open', fileId: null });
  expect(opera).toMatchObject({ count: 1 });
  const params = { gapId: boats!.id };
  const detail = await owner.call(knowledgeGapsApi.get, { params });
  expect(detail.asked).toHaveLength(2);
  expect(detail.proposal).toMatchObject({ question: boats!.question, phrasings: ['do you rent rowing boats?'] });
  const draft = { ...detail.proposal, spokenAnswer: 'No, but the harbour does.' };
  const tried = await owner.call(knowledgeSearchApi.search, { body: { query: boats!.question, draft } });
  expect(tried.answer?.text).toBe(draft.spokenAnswer);
  const closed = await owner.call(knowledgeGapsApi.answer, { params, body: draft });
  expect(closed.status).toBe('answered');
  const entry = await owner.call(knowledgeApi.get, { params: { fileId: closed.fileId! } });
  expect(entry).toMatchObject({ kind: 'faq', question: boats!.question, spokenAnswer: draft.spokenAnswer });
  expect(await write(owner, chat, 'do you rent rowing boats?')).toContain('No, but the harbour does.');
  await owner.call(knowledgeGapsApi.close, { params: { gapId: opera!.id }, body: {} });
  expect(await gaps(owner)).toEqual([]);
  await expect(owner.call(knowledgeGapsApi.answer, { params, body: draft })).rejects.toThrow(
    'already been answered or ignored',
  );
});

test('questions go with their calls', async () => {
  const { owner, agentId } = await agentWithHouse();
  const chat = await begin(owner, agentId);
  await write(owner, chat, 'a haircut');
  await write(owner, chat, 'do you rent rowing boats?');
  const [gap] = await gaps(owner);
  await app.services.db.system('test', (tx) => tx.delete(calls));
  expect(await gaps(owner)).toEqual([]);
  await expect(owner.call(knowledgeGapsApi.get, { params: { gapId: gap!.id } })).rejects.toThrow('Question not found');
});

test('an agent answers from its own folders only, also in a test, and not at all where there is nothing', async () => {
  const { owner, agentId, folderId } = await agentWithHouse();
  const { folderId: other } = await addDocument(app.services, owner.workspaceId, {
    name: 'Sauna',
    text: 'The sauna opens at five.',
    folder: 'FAQ',
  });
  const params = { agentId };
  await owner.call(knowledgeApi.setAgentFolders, { params, body: { folderIds: [other] } });
  const narrow = await begin(owner, agentId, true);
  await write(owner, narrow, 'a haircut');
  expect((await write(owner, narrow, 'where can guests park?'))[0]).toMatch(/make a note of it/);
  await owner.call(knowledgeApi.setAgentFolders, { params, body: { folderIds: [folderId] } });
  const wide = await begin(owner, agentId, true);
  await write(owner, wide, 'a haircut');
  expect((await write(owner, wide, 'where can guests park?'))[0]).toContain('garage');
  await owner.call(knowledgeApi.setAgentFolders, { params, body: { folderIds: [folderId], when: 'dogs, prices' } });
  expect((await owner.call(knowledgeApi.agentFolders, { params })).when).toBe('dogs, prices');
  const choosy = await begin(owner, agentId);
  await write(owner, choosy, 'a haircut');
  expect((await write(owner, choosy, 'where can guests park?'))[0]).toMatch(/make a note of it/);
  expect((await write(owner, choosy, 'where can my dog wait?'))[0]).toContain('garden');
  const empty = await app.newOwner();
  const agent = await empty.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const chat = await begin(empty, agent.id);
  await write(empty, chat, 'a haircut');
  expect((await write(empty, chat, 'where can guests park?'))[0]).toMatch(/make a note of it/);
});
