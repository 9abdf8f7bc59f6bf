import { and, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import { knowledgeSearchApi } from '#domain/knowledge/knowledge-search.ts';
import { usageAnalyticsApi } from '#domain/usage/usage-analytics.ts';
import { readerVersion } from '#server/knowledge/reading.ts';
import { knowledgeVersions } from '#server/platform/db/schema/knowledge.table.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { uploadFile } from '#server/testing/upload-file.ts';
import { readAnew } from './read-anew.ts';

const { newOwner, services } = await startApp();

const get = (owner: TestClient, fileId: string) => owner.call(knowledgeApi.get, { params: { fileId } });
const ready = (owner: TestClient, fileId: string, version: number) =>
  vi.waitFor(async () => expect(await get(owner, fileId)).toMatchObject({ status: 'ready', version }), {
    timeout: 60_000,
    interval: 50,
  });
const parsers = (workspaceId: string, fileId: string) =>
  services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ parser: knowledgeVersions.parser, version: knowledgeVersions.version })
      .from(knowledgeVersions)
      .where(and(eq(knowledgeVersions.workspaceId, workspaceId), eq(knowledgeVersions.fileId, fileId))),
  );

test('what an older reader made pieces of is read anew in the background, and answers all the while', async () => {
  const owner = await newOwner();
  const { id } = await uploadFile(owner, 'hours.txt', 'The shop opens at nine.');
  await ready(owner, id, 1);
  const { storageBytes } = await owner.call(usageAnalyticsApi.get);
  await services.db.tenant(owner.workspaceId, (tx) =>
    tx
      .update(knowledgeVersions)
      .set({ parser: readerVersion - 1 })
      .where(and(eq(knowledgeVersions.workspaceId, owner.workspaceId), eq(knowledgeVersions.fileId, id))),
  );

  await Promise.all([readAnew(services), readAnew(services)]);
  const found = await owner.call(knowledgeSearchApi.search, { body: { query: 'When does the shop open?' } });
  expect(found.answer?.text).toBe('The shop opens at nine.');
  await ready(owner, id, 2);
  await vi.waitFor(
    async () => expect(await parsers(owner.workspaceId, id)).toEqual([{ parser: readerVersion, version: 2 }]),
    15_000,
  );
  // The content is the same, and stays.
  expect((await owner.call(usageAnalyticsApi.get)).storageBytes.used).toBe(storageBytes.used);

  await readAnew(services);
  expect(await get(owner, id)).toMatchObject({ status: 'ready', version: 2 });
});
