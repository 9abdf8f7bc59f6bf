import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import { knowledgePages, knowledgePiecesLimit } from '#domain/knowledge/knowledge-limits.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { addDocument } from '#server/testing/knowledge.ts';
import { pdfOf, pictureOfText } from '#server/testing/made-files.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { uploadFile } from '#server/testing/upload-file.ts';

const { newOwner, services } = await startApp();
const soon = { timeout: 60_000, interval: 50 };

const settled = (owner: TestClient, fileId: string) =>
  vi.waitFor(async () => {
    const file = await owner.call(knowledgeApi.get, { params: { fileId } });
    expect(file.status).not.toBe('processing');
    return file;
  }, soon);

test('a document of more pages than are read says so', { timeout: 120_000 }, async () => {
  const owner = await newOwner();
  const pdf = await pdfOf(
    (page) => {
      for (let n = 1; n <= knowledgePages; n += 1) page.addPage();
    },
    { size: [40, 40], margin: 0 },
  );
  const { id } = await uploadFile(owner, 'archive.pdf', pdf);
  expect(await settled(owner, id)).toMatchObject({
    status: 'failed',
    reason: 'too_large',
    problem: expect.stringContaining(`The file has ${knowledgePages + 1} pages, but the limit is ${knowledgePages}.`),
  });
});

test('a full Knowledge Base takes nothing more, and takes it once there is room', { timeout: 120_000 }, async () => {
  const owner = await newOwner();
  const { workspaceId } = owner;
  const { fileId } = await addDocument(services, workspaceId, { name: 'Full', text: 'A line.' });
  const own = sql`workspace_id = ${workspaceId} and file_id = ${fileId}`;
  await services.db.tenant(workspaceId, async (tx) => {
    // No statement of the product writes so many rows: a busy machine takes longer than any of those may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into knowledge_pieces (workspace_id, id, file_id, version, position, headings, text, sentences, language, length)
        select p.workspace_id, gen_random_uuid(), p.file_id, 1, n, '{}', 'x', p.sentences, 'en', 1
        from knowledge_pieces p, generate_series(1, ${knowledgePiecesLimit - 1}::int) n where ${own}`);
  });
  const { id } = await uploadFile(owner, 'hours.txt', `We open at nine. ${newId()}`);
  const full = await settled(owner, id);
  expect(full).toMatchObject({ status: 'failed', reason: 'knowledge_full', version: 0 });
  expect(full.problem).toMatch(
    `The text would exceed the limit of ${knowledgePiecesLimit.toLocaleString('en-US')} chunks. Delete some files first.`,
  );

  await services.db.tenant(workspaceId, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`delete from knowledge_pieces where ${own} and position > 0`);
  });
  await owner.call(knowledgeApi.retry, { params: { fileId: id } });
  expect(await settled(owner, id)).toMatchObject({ status: 'ready', reason: null, pieces: 1 });
});

test('a picture says which packages are missing', { timeout: 120_000 }, async () => {
  const owner = await newOwner();
  const { id } = await uploadFile(owner, 'sign.png', pictureOfText('CALL THE HOTEL'));
  expect(await settled(owner, id)).toMatchObject({ status: 'ready' });
  // The packages are installed here: what is noted without them stands for their absence.
  await services.db.tenant(owner.workspaceId, (tx) =>
    tx.execute(sql`update knowledge_files set status = 'failed', reason = 'not_installed'
      where workspace_id = ${owner.workspaceId} and id = ${id}`),
  );
  expect((await owner.call(knowledgeApi.get, { params: { fileId: id } })).problem).toMatch(
    'on the server. Then try again.',
  );
});
