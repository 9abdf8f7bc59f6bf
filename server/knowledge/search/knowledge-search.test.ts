import { expect, test } from 'vitest';
import { knowledgeSearchApi } from '#domain/knowledge/knowledge-search.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { addDocument } from '#server/testing/knowledge.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const { newOwner, services } = await startApp();
const ask = (owner: TestClient, query: string, more: object = {}) =>
  owner.call(knowledgeSearchApi.search, { body: { query, ...more } });
const house = {
  name: 'house rules.txt',
  text: '# Parking\nGuests park behind the house. It costs 4 EUR a night.\n# Breakfast\nBreakfast is served from 7 to 10 am in the winter garden.',
};

test('finds pieces with the words marked, and the sentence that an agent would say', async () => {
  const owner = await newOwner();
  const { fileId } = await addDocument(services, owner.workspaceId, house);
  const found = await ask(owner, 'Where can guests park?');
  expect(found.answer).toMatchObject({
    text: 'Guests park behind the house. It costs 4 EUR a night.',
    fileId,
    version: 1,
    sentence: 'Guests park behind the house.',
  });
  expect(found.answer!.confidence).toBeGreaterThanOrEqual(found.threshold);
  const [first] = found.items;
  expect(first).toMatchObject({ fileId, headings: ['Parking'], page: null });
  expect(first!.marks.map(({ from, to }) => first!.text.slice(from, to))).toEqual(['Guests', 'park']);
  expect(found.items[0]!.score).toBeGreaterThan(found.items[1]?.score ?? 0);
});

test('says that it does not know, and what would have been likeliest', async () => {
  const owner = await newOwner();
  await addDocument(services, owner.workspaceId, house);
  const found = await ask(owner, 'Who won the match last night?');
  expect(found.answer).toBeNull();
  expect(await ask(await newOwner(), 'Where can I park?')).toMatchObject({ items: [], answer: null, best: null });
});

test('understands words that were misheard, and those that the workspace explains', async () => {
  const owner = await newOwner();
  await addDocument(services, owner.workspaceId, house);
  const misheard = await ask(owner, 'when is brekfast served');
  expect(misheard.answer?.text).toBe('Breakfast is served from 7 to 10 am in the winter garden.');
  expect((await ask(owner, 'where can guests bark')).answer?.text).toMatch(/^Guests park behind the house/);
  expect((await ask(owner, 'when is breakfast serfet')).answer?.text).toBe(misheard.answer?.text);
  expect((await ask(owner, 'when is brunchtime served')).items[0]?.marks).toHaveLength(1);
  const synonym = { word: 'Brunchtime', meaning: 'breakfast' };
  const tried = await ask(owner, 'when is brunchtime served', { synonym });
  expect(tried.answer?.text).toBe(misheard.answer?.text);
  const added = await owner.call(knowledgeSearchApi.addSynonym, { body: synonym });
  expect(added).toMatchObject({ word: 'brunchtime', meaning: 'breakfast' });
  expect((await ask(owner, 'when is brunchtime served')).answer?.text).toBe(misheard.answer?.text);
  await expect(owner.call(knowledgeSearchApi.addSynonym, { body: synonym })).rejects.toThrow('already a synonym');
  await owner.call(knowledgeSearchApi.removeSynonym, { params: { synonymId: added.id } });
  expect((await owner.call(knowledgeSearchApi.synonyms)).items).toEqual([]);
});

test('finds a word in the compounds of documents', async () => {
  const owner = await newOwner();
  await addDocument(services, owner.workspaceId, {
    name: 'Praxis',
    language: 'de',
    text: '# Wann\nDie Sprechstunden sind von 8 bis 12 Uhr.\n# Was\nUnsere Hauspreise hängen am Eingang.\n# Wo\nWir liegen am Marktplatz.\n# Wer\nFrau Doktor Holm.',
  });
  const [first] = (await ask(owner, 'Wo sehe ich die Preise?')).items;
  expect(first!.marks.map(({ from, to }) => first!.text.slice(from, to))).toEqual(['Hauspreise']);
  // Signs that mean something to the database are none of a word.
  expect((await ask(owner, 'was ist mit %preise_ und prei%se')).items.length).toBeGreaterThanOrEqual(0);
});

test('looks in the folders that are named only', async () => {
  const owner = await newOwner();
  const { folderId } = await addDocument(services, owner.workspaceId, house);
  const other = await addDocument(services, owner.workspaceId, {
    name: 'Sauna',
    text: 'The sauna opens at 5 pm.',
    folder: 'FAQ',
  });
  expect((await ask(owner, 'where can guests park', { folderIds: [other.folderId] })).items).toEqual([]);
  expect((await ask(owner, 'where can guests park', { folderIds: [folderId] })).answer).not.toBeNull();
  await expect(ask(owner, 'park', { folderIds: [newId()] })).rejects.toThrow(
    'Folder not found. It may have been deleted.',
  );
});

test('answers with an entry of the FAQ, and tries one that is not saved', async () => {
  const owner = await newOwner();
  const question = 'Do you have a gym?';
  await addDocument(services, owner.workspaceId, {
    name: question,
    text: 'Yes, in the cellar.',
    phrasings: [question],
  });
  expect((await ask(owner, 'do you have a gym')).answer?.text).toBe('Yes, in the cellar.');
  const draft = { question: 'Is there a cinema?', spokenAnswer: 'Yes, on the third floor.' };
  expect((await ask(owner, 'is there a cinema', { draft })).answer?.text).toBe('Yes, on the third floor.');
  expect((await ask(owner, 'is there a cinema')).answer).toBeNull();
});

test('keeps the documents of workspaces apart', async () => {
  const [owner, other] = [await newOwner(), await newOwner()];
  const { folderId } = await addDocument(services, other.workspaceId, house);
  expect(await ask(owner, 'Where can guests park?')).toMatchObject({ items: [], answer: null, best: null });
  await expect(ask(owner, 'park', { folderIds: [folderId] })).rejects.toThrow(
    'Folder not found. It may have been deleted.',
  );
});

test('takes any words', async () => {
  const owner = await newOwner();
  await addDocument(services, owner.workspaceId, house);
  for (const query of ["' | & ! ( :*", '\\', '?', 'ﷺ'.repeat(400), 'a '.repeat(200), '日本語の質問', '%_%'])
    expect((await ask(owner, query)).threshold).toBeGreaterThan(0);
});
