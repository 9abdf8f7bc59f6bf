import { beforeEach, describe, expect, it } from 'vitest';
import { knowledgeSearchApi } from '#domain/knowledge/knowledge-search.ts';
import { modelsApi } from '#domain/models/models.ts';
import { addDocument } from '#server/testing/knowledge.ts';
import { startModelApp } from '#server/testing/models/model-app.ts';
import type { TestClient } from '#server/testing/start-app.ts';
import { embedPieces } from './embed-pieces.ts';
import { likenessMs, mergeRanks } from './find-alike.ts';
import { mostAlike, normalized, packVector } from './pack.ts';

const { app, models } = await startModelApp();
const { services, clock } = app;

/** What texts are about, for a model that knows four things. */
const about = [/dog|poodle|animal/i, /car|park|vehicle/i, /eat|breakfast|hungry/i, /night|sleep|tired/i];
const meaning = (text: string) => about.map((words) => (words.test(text) ? 1 : 0.05));
beforeEach(() => {
  models.embeds = (texts) => texts.map(meaning);
});

const house = {
  name: 'house rules.txt',
  text: '# Dogs\nDogs are welcome on the terrace.\n# Parking\nGuests park behind the house.\n# Breakfast\nBreakfast is served from 7 to 10 am.',
};
const ask = (owner: TestClient, query: string, more: object = {}) =>
  owner.call(knowledgeSearchApi.search, { body: { query, ...more } });
const scopeOf = ({ workspaceId }: TestClient) => ({ services, workspaceId, actor: null });
const embed = (owner: TestClient) => embedPieces(scopeOf(owner), new AbortController().signal);

const connection = { service: 'compatible', baseUrl: `${models.origin}/v1`, model: 'stand-in-small' } as const;
async function ownerWith(embeddingModel: string | null) {
  const owner = await app.newOwner();
  const { id: connectionId } = await owner.call(modelsApi.create, { body: { ...connection, embeddingModel } });
  await addDocument(services, owner.workspaceId, house);
  return { owner, connectionId };
}

interface Row {
  model: string;
  dimension: number;
  bytes: number;
}
const vectorsOf = async ({ workspaceId }: TestClient) =>
  (
    await services.db.pool.query<Row>(
      'select model, dimension, octet_length(vector) as bytes from knowledge_vectors where workspace_id = $1',
      [workspaceId],
    )
  ).rows;

describe('pieces that are compared by their meaning', () => {
  it('are found though they share no word with the question', async () => {
    const { owner } = await ownerWith('embed-small');
    const question = 'May my poodle come along?';
    const before = await ask(owner, question);
    await embed(owner);
    expect(await vectorsOf(owner)).toEqual(
      Array.from({ length: 3 }, () => ({ model: expect.stringContaining('embed-small'), dimension: 4, bytes: 8 })),
    );
    const found = await ask(owner, question);
    expect(found.items[0]?.headings).toEqual(['Dogs']);
    expect(before.items.map(({ headings }) => headings[0])).not.toContain('Dogs');
    // What is found by its words is still answered from.
    expect((await ask(owner, 'Where can guests park?')).answer?.text).toBe('Guests park behind the house.');
    expect(await owner.call(modelsApi.spend)).toMatchObject({
      models: [{ model: 'embed-small', outputTokens: 0 }],
    });
  });

  it('stay found as without, to the letter, where no embedding model is named', async () => {
    const plain = await app.newOwner();
    await addDocument(services, plain.workspaceId, house);
    const { owner } = await ownerWith(null);
    await embed(owner);
    // Ids are each workspace's own.
    const seen = async (client: TestClient, query: string) =>
      JSON.stringify(await ask(client, query)).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id');
    for (const query of ['Where can guests park?', 'May my poodle come along?', 'when is brekfast', 'zzz'])
      expect(await seen(owner, query)).toBe(await seen(plain, query));
    expect(await vectorsOf(owner)).toEqual([]);
  });

  it('are embedded anew when the model changes, and forgotten when there is none', async () => {
    const { owner, connectionId } = await ownerWith('embed-small');
    await embed(owner);
    const params = { connectionId };
    models.embeds = (texts) => texts.map((text) => [...meaning(text), 0]);
    await owner.call(modelsApi.update, { params, body: { embeddingModel: 'embed-large' } });
    await expect.poll(async () => (await vectorsOf(owner)).map(({ dimension }) => dimension)).toEqual([5, 5, 5]);
    const found = async () => (await ask(owner, 'May my poodle come along?')).items[0]?.headings;
    await expect.poll(found).toEqual(['Dogs']);
    await owner.call(modelsApi.update, { params, body: { embeddingModel: null } });
    await expect.poll(() => vectorsOf(owner)).toEqual([]);
  });

  it('are looked for in the folders that are named only', async () => {
    const { owner } = await ownerWith('embed-small');
    const { folderId } = await addDocument(services, owner.workspaceId, {
      name: 'Cars',
      folder: 'Cars',
      text: 'The garage closes at ten for every vehicle.',
    });
    await embed(owner);
    const found = await ask(owner, 'May my poodle come along?', { folderIds: [folderId] });
    expect(found.items.map(({ title }) => title)).not.toContain('house rules');
  });

  it('are done without where the model does not answer in time', async () => {
    const { owner } = await ownerWith('embed-small');
    await embed(owner);
    const count = models.embedded;
    models.embeds = () => null;
    const found = ask(owner, 'Where can guests park?');
    await expect.poll(() => models.embedded).toBe(count + 1);
    clock.advance(likenessMs + 1);
    expect((await found).answer?.text).toBe('Guests park behind the house.');
  });

  it.each<[string, number[][]]>([
    ['too few vectors', []],
    ['vectors of nothing', [[], [], []]],
    [
      'vectors without a length',
      [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    ],
  ])('are not embedded with %s', async (_, vectors) => {
    const { owner } = await ownerWith('embed-small');
    models.embeds = () => vectors;
    await embed(owner);
    expect(await vectorsOf(owner)).toEqual([]);
    models.embeds = (texts) => texts.map(meaning);
    await embed(owner);
    expect((await vectorsOf(owner)).length).toBe(3);
  });

  it('cost no more than the cap', async () => {
    const { owner } = await ownerWith(null);
    const { items } = await owner.call(modelsApi.list);
    const caps = { monthTokens: 10, monthCost: null, callTokens: null, callCost: null };
    await owner.call(modelsApi.setSpendingLimits, { body: caps });
    const params = { connectionId: items[0]!.id };
    await owner.call(modelsApi.update, { params, body: { embeddingModel: 'embed-small' } });
    await embed(owner);
    expect(await vectorsOf(owner)).toEqual([]);
  });

  it('want a service that has such models', async () => {
    const owner = await app.newOwner();
    const body = { service: 'anthropic', key: 'key-of-a-test-0123456789', baseUrl: `${models.origin}/v1` };
    const answer = await owner.send('POST', '/v1/model-connections', { ...body, embeddingModel: 'embed' });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('body.embeddingModel')]);
  });
});

describe('vectors', () => {
  it('keep their order in a quarter of the bytes', () => {
    const random = (seed: number) => Array.from({ length: 64 }, (_, at) => Math.sin(seed * 97 + at * 13.7));
    const all = Array.from({ length: 50 }, (_, n) => ({ id: `p${n}`, vector: normalized(random(n + 1))! }));
    const bytes = Buffer.concat(all.map(({ vector }) => packVector(vector)));
    const question = normalized(random(7.3))!;
    const cosine = (vector: Float32Array) => vector.reduce((sum, n, at) => sum + n * question[at]!, 0);
    const exact = all.toSorted((a, b) => cosine(b.vector) - cosine(a.vector)).map(({ id }) => id);
    const packed = { ids: all.map(({ id }) => id), dimension: 64, bytes };
    expect(mostAlike(packed, question, 5)).toEqual(exact.slice(0, 5));
    expect(mostAlike(packed, normalized([1, 2])!, 5)).toEqual([]);
  });

  it.each([[[]], [[0, 0]], [[Number.NaN, 1]], [[Number.POSITIVE_INFINITY]]])(
    'that are none are not taken: %j',
    (one) => {
      expect(normalized(one)).toBeNull();
    },
  );

  it('are ranked with words: what both find comes first, and one ranking stays as it is', () => {
    expect(mergeRanks(['a', 'b', 'c'], ['c', 'd'])).toEqual(['c', 'a', 'b', 'd']);
    expect(mergeRanks(['a', 'b', 'c'], [])).toEqual(['a', 'b', 'c']);
  });
});
