import { expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { type Chat, chatsApi } from '#domain/channels/chats.ts';
import { factsId } from '#domain/identity/business-facts.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import { knowledgeSearchApi } from '#domain/knowledge/knowledge-search.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

/** What a business says of itself is answered by all of its agents, also where there are no documents. */

const app = await startApp();
const facts = {
  address: 'We’re at 12 Mill Lane, on the second floor.',
  parking: 'You can park behind the building.',
  prices: 'A checkup is 60 dollars.',
  people: '',
  payment: 'You can pay in cash or by card.',
};
const setFacts = (owner: TestClient) => owner.call(preferencesApi.update, { body: { facts } });

it('answers what is asked in other words, and nothing else', async () => {
  const owner = await app.newOwner();
  const ask = async (query: string, language = 'en-US') =>
    (await owner.call(knowledgeSearchApi.search, { body: { query, language } })).answer?.text ?? null;
  expect(await ask('what’s the street address')).toBeNull();
  const { facts: kept } = await setFacts(owner);
  expect(kept).not.toHaveProperty('people');
  for (const [query, answer] of [
    ['what’s the street address', facts.address],
    ['could you give me your address', facts.address],
    ['hi, where are you guys', facts.address],
    ['is there any parking', facts.parking],
    ['do you guys have a parking lot', facts.parking],
    ['how much will it be', facts.prices],
    ['do you accept cash', facts.payment],
    ['what is your email address', null],
    ['do you rent wheelchairs', null],
    ['who am I going to see', null],
  ] as const)
    expect(await ask(query), query).toBe(answer);
  expect(await ask('Wo ist Ihre Praxis?', 'de-DE')).toBe(facts.address);
  expect(await ask('¿Aceptan efectivo?', 'es-ES')).toBe(facts.payment);
  expect(await ask('On se gare où ?', 'fr-FR')).toBe(facts.parking);
  const { id: folderId } = (await owner.call(knowledgeApi.folders)).items[0]!;
  const inFolder = await owner.call(knowledgeSearchApi.search, {
    body: { query: 'where are you?', folderIds: [folderId] },
  });
  expect(inFolder.answer?.text).toBe(facts.address);
});

it('answers a caller beside the open question, and the call says where it is from', async () => {
  const owner = await app.newOwner();
  await setFacts(owner);
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const chat = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  const answered: Chat = await owner.call(chatsApi.send, {
    params: { callId: chat.id },
    body: { text: 'hi, where are you located?' },
  });
  expect(answered.messages.map(({ text }) => text).join(' ')).toContain(facts.address);
  const { actions } = await owner.call(callsApi.get, { params: { callId: chat.id } });
  const found = actions.find(({ action }) => action === 'find_answer');
  expect(found?.output).toMatchObject({ answer: { fileId: factsId, file: 'Address' } });
});
