import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { knowledgeApi } from '#domain/knowledge/knowledge.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { usageAnalyticsApi } from '#domain/usage/usage-analytics.ts';
import { addressOf } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { formOf, replaceFile, uploadFile } from '#server/testing/upload-file.ts';

const server = await startApp();

const folderIds = async (client: TestClient) =>
  Object.fromEntries((await client.call(knowledgeApi.folders)).items.map(({ id, name }) => [name, id]));
const get = (client: TestClient, fileId: string) => client.call(knowledgeApi.get, { params: { fileId } });
const read = (client: TestClient, fileId: string) =>
  vi.waitFor(
    async () => {
      const file = await get(client, fileId);
      expect(file.status).not.toBe('processing');
      return file;
    },
    { timeout: 60_000, interval: 50 },
  );
const textsOf = async (client: TestClient, fileId: string) =>
  (await client.call(knowledgeApi.chunks, { params: { fileId }, query: {} })).items.map(({ text }) => text);
const storage = async (client: TestClient) => (await client.call(usageAnalyticsApi.get)).storageBytes.used;

it('begins with three folders, and tells how much is in each', async () => {
  const owner = await server.newOwner();
  const { items } = await owner.call(knowledgeApi.folders);
  expect(items.map(({ name, count }) => [name, count])).toEqual([
    ['General', 0],
    ['Sales Scripts', 0],
    ['FAQ', 0],
  ]);
  await uploadFile(owner, 'hours.txt', 'We open at nine.', items[2]!.id);
  expect((await owner.call(knowledgeApi.folders)).items.map(({ count }) => count)).toEqual([0, 0, 1]);
});

it('reads what is uploaded, splits it, and gives it back as it was', async () => {
  const owner = await server.newOwner();
  const text = '# Prices\n\nA haircut costs 25 euros.\n\n## Parking\n\nGuests park behind the house.';
  const { id, status, outcome } = await uploadFile(owner, 'prices.md', text);
  expect([status, outcome]).toEqual(['processing', 'added']);
  const file = await read(owner, id);
  expect(file).toMatchObject({
    status: 'ready',
    version: 1,
    pieces: 2,
    name: 'prices.md',
    folder: 'General',
    language: 'en',
  });
  const { items } = await owner.call(knowledgeApi.chunks, { params: { fileId: id }, query: {} });
  expect(items.map(({ headings, text: said }) => [headings, said])).toEqual([
    [['Prices'], 'A haircut costs 25 euros.'],
    [['Prices', 'Parking'], 'Guests park behind the house.'],
  ]);
  const headers = { authorization: `Bearer ${owner.token}`, 'x-workspace-id': owner.workspaceId };
  const original = await server.app.inject({ url: `/v1/knowledge/files/${id}/original`, headers });
  expect(original.body).toBe(text);
  expect(original.headers['content-disposition']).toContain('attachment; filename="prices.md"');
  expect(original.headers['content-type']).toBe('application/octet-stream');
});

it('keeps the same content once, and says where', async () => {
  const owner = await server.newOwner();
  const { FAQ } = await folderIds(owner);
  const first = await uploadFile(owner, 'a.txt', 'The same words.', FAQ);
  const again = await uploadFile(owner, 'b.txt', 'The same words.');
  expect(again).toMatchObject({ id: first.id, outcome: 'already', message: 'Already in FAQ', name: 'a.txt' });
  const text = await owner.call(knowledgeApi.addText, { body: { title: 'c', text: 'The same words.' } });
  expect(text).toMatchObject({ id: first.id, outcome: 'already' });
  expect(await storage(owner)).toBe('The same words.'.length);
  // Others have their own.
  const other = await server.newOwner();
  expect((await uploadFile(other, 'a.txt', 'The same words.')).outcome).toBe('added');
});

it('takes many of the same at once for one', async () => {
  const owner = await server.newOwner();
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, n) => uploadFile(owner, `copy ${n}.txt`, 'One text, many times.')),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(await storage(owner)).toBe('One text, many times.'.length);
});

it('makes a new version of the same name, and lets the one before answer until it was read', async () => {
  const owner = await server.newOwner();
  const { id } = await uploadFile(owner, 'prices.txt', 'A haircut costs 25 euros.');
  await read(owner, id);
  const replaced = await uploadFile(owner, 'Prices.txt', 'A haircut costs 30 euros.');
  expect(replaced).toMatchObject({ id, outcome: 'replaced', version: 1, newestVersion: 2 });
  const file = await read(owner, id);
  expect(file).toMatchObject({ version: 2, newestVersion: 2 });
  expect(await textsOf(owner, id)).toEqual(['A haircut costs 30 euros.']);
  await expect.poll(() => storage(owner)).toBe(25);
  // What cannot be read does not push out what can.
  await replaceFile(owner, id, 'broken.pdf', '%PDF-1.4 and nothing else');
  expect(await read(owner, id)).toMatchObject({ status: 'failed', reason: 'damaged', version: 2, newestVersion: 3 });
  expect(await textsOf(owner, id)).toEqual(['A haircut costs 30 euros.']);
});

it('says why a file is not taken', async () => {
  const owner = await server.newOwner();
  const address = knowledgeApi.upload.path;
  const send = async (name: string, bytes: Uint8Array | string, fields = {}) =>
    owner.send('POST', address, formOf(name, bytes, fields));
  const unknownFolder = await send('a.txt', 'Words.', { folderId: owner.userId });
  const large = await send('a.txt', Buffer.alloc(25 * 1024 * 1024 + 1, 97));
  const statuses = [
    (await send('empty.txt', '')).status,
    (await send('program.pdf', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 1, 1, 1, 0, 0, 0, 3, 0]))).status,
    unknownFolder.status,
    (await send('a.txt', 'Words.', { folderId: 'x' })).status,
    (await send('a.txt', 'Words.', { other: 'x' })).status,
    large.status,
    (await owner.send('POST', address, { file: 'x' })).status,
  ];
  expect(statuses).toEqual([400, 415, 404, 400, 400, 413, 415]);
  expect(large.body).toMatchObject({ error: { code: 'file_too_large', message: 'The file is larger than 25 MB.' } });
  const headers = { authorization: `Bearer ${owner.token}`, 'x-workspace-id': owner.workspaceId };
  const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await server.app.inject({ method: 'POST', url: address, headers: broken, payload: '--x\r\nnothing' });
  expect(answer.statusCode).toBe(400);
  expect((await owner.call(knowledgeApi.list)).items).toEqual([]);
});

it('answers a repeat of an upload as the first', async () => {
  const owner = await server.newOwner();
  const headers = {
    authorization: `Bearer ${owner.token}`,
    'x-workspace-id': owner.workspaceId,
    'idempotency-key': 'one',
  };
  const send = (text: string) => server.send('POST', knowledgeApi.upload.path, formOf('a.txt', text), headers);
  const words = 'Sent twice by a phone that lost its network.';
  const [first, again] = [await send(words), await send(words)];
  expect([first.status, again]).toEqual([201, first]);
  expect((await send('Other words.')).status).toBe(422);
});

it('lists by folder, name, kind and state, page by page', async () => {
  const owner = await server.newOwner();
  const ids = await folderIds(owner);
  const names = ['Alpha 100%.txt', 'beta.txt', 'alphabet.txt'];
  for (const [n, name] of names.entries()) await uploadFile(owner, name, `Text ${n}.`, n === 1 ? ids.FAQ : ids.General);
  await owner.call(knowledgeApi.addText, { body: { title: 'Note', text: 'A note.' } });
  const list = async (query: object) => (await owner.call(knowledgeApi.list, { query })).items.map(({ name }) => name);
  expect(await list({})).toEqual(['Note', 'alphabet.txt', 'beta.txt', 'Alpha 100%.txt']);
  expect(await list({ folderId: ids.FAQ })).toEqual(['beta.txt']);
  expect(await list({ search: 'ALPHA' })).toEqual(['alphabet.txt', 'Alpha 100%.txt']);
  expect(await list({ search: '0%' })).toEqual(['Alpha 100%.txt']);
  expect(await list({ search: '_' })).toEqual([]);
  expect(await list({ kind: 'text' })).toEqual(['Note']);
  const first = await owner.call(knowledgeApi.list, { query: { limit: 3 } });
  const rest = await owner.call(knowledgeApi.list, { query: { limit: 3, cursor: first.next! } });
  expect([first.items.length, rest.items.map(({ name }) => name), rest.next]).toEqual([3, ['Alpha 100%.txt'], null]);
});

it('renames and moves; what is found by its name is found by the new one', async () => {
  const owner = await server.newOwner();
  const ids = await folderIds(owner);
  const { id } = await uploadFile(owner, 'old.txt', 'Words.');
  await read(owner, id);
  const body = { name: 'Winter tyres.txt', folderId: ids.FAQ! };
  const changed = await owner.call(knowledgeApi.update, { params: { fileId: id }, body });
  expect(changed).toMatchObject({ name: 'Winter tyres.txt', folder: 'FAQ' });
  await vi.waitFor(async () => {
    const { rows } = await server.services.db.pool.query(
      "select 1 from knowledge_index where workspace_id = $1 and words @@ 'tyre'::tsquery",
      [owner.workspaceId],
    );
    expect(rows).toHaveLength(1);
  }, 15_000);
  const refused = await owner.send('PATCH', `/v1/knowledge/files/${id}`, { description: 'A picture.' });
  expect(refused.status).toBe(409);
});

it('deletes with all that was kept of it', async () => {
  const owner = await server.newOwner();
  const { id } = await uploadFile(owner, 'a.txt', 'Words that go.');
  await read(owner, id);
  await owner.call(knowledgeApi.remove, { params: { fileId: id } });
  expect((await owner.send('GET', `/v1/knowledge/files/${id}`)).status).toBe(404);
  expect((await owner.send('GET', `/v1/knowledge/files/${id}/chunks`)).status).toBe(404);
  expect((await owner.call(knowledgeApi.list)).items).toEqual([]);
  await vi.waitFor(async () => {
    expect(await storage(owner)).toBe(0);
    for (const table of ['knowledge_files', 'knowledge_pieces', 'knowledge_index']) {
      const { rows } = await server.services.db.pool.query(`select 1 from ${table} where workspace_id = $1`, [
        owner.workspaceId,
      ]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  }, 15_000);
  // The same may come again.
  expect((await uploadFile(owner, 'a.txt', 'Words that go.')).outcome).toBe('added');
});

it('makes, renames and deletes folders; nothing in them is lost', async () => {
  const owner = await server.newOwner();
  const made = await owner.call(knowledgeApi.createFolder, { body: { name: 'Opening  hours' } });
  expect(made).toMatchObject({ name: 'Opening hours', count: 0 });
  const post = (name: string) => owner.send('POST', knowledgeApi.createFolder.path, { name });
  expect([(await post('opening HOURS')).status, (await post(' ')).status]).toEqual([409, 400]);
  const params = { folderId: made.id };
  await owner.call(knowledgeApi.renameFolder, { params, body: { name: 'Hours' } });
  const { id } = await uploadFile(owner, 'a.txt', 'We open at nine.', made.id);
  const path = `/v1/knowledge/folders/${made.id}`;
  expect((await owner.send('DELETE', path)).status).toBe(409);
  const agent = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
  const { FAQ } = await folderIds(owner);
  await owner.call(knowledgeApi.setAgentFolders, { params: { agentId: agent.id }, body: { folderIds: [made.id] } });
  const used = await owner.send('DELETE', `${path}?moveTo=${FAQ}`);
  expect(used.body).toMatchObject({ error: { message: expect.stringContaining(agent.name) } });
  await owner.call(knowledgeApi.setAgentFolders, { params: { agentId: agent.id }, body: { folderIds: [] } });
  await owner.call(knowledgeApi.removeFolder, { params, query: { moveTo: FAQ } });
  expect((await get(owner, id)).folder).toBe('FAQ');
});

it('knows no folder of another workspace', async () => {
  const [owner, other] = [await server.newOwner(), await server.newOwner()];
  const { FAQ } = await folderIds(other);
  const agent = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
  const { id } = await uploadFile(owner, 'a.txt', 'Words.');
  const answers = [
    await owner.send('PUT', `/v1/agents/${agent.id}/knowledge`, { folderIds: [FAQ] }),
    await owner.send('PATCH', `/v1/knowledge/files/${id}`, { folderId: FAQ }),
    await owner.send('POST', knowledgeApi.addText.path, { title: 'b', text: 'More words.', folderId: FAQ }),
    await owner.send('POST', knowledgeApi.addPage.path, { url: 'https://example.com/', folderId: FAQ }),
    await owner.send('POST', knowledgeApi.upload.path, formOf('c.txt', 'Other words.', { folderId: FAQ! })),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 404, 404, 404, 404]);
  expect((await other.call(knowledgeApi.folders)).items.map(({ count }) => count)).toEqual([0, 0, 0]);
});

it('tells which agents answer from a file', async () => {
  const owner = await server.newOwner();
  const ids = await folderIds(owner);
  const [all, some] = [
    await owner.call(agentsApi.create, { body: { template: 'customer-support', name: 'All' } }),
    await owner.call(agentsApi.create, { body: { template: 'customer-support', name: 'Some' } }),
  ];
  const params = { agentId: some.id };
  await owner.call(knowledgeApi.setAgentFolders, { params, body: { folderIds: [ids.FAQ!] } });
  expect(await owner.call(knowledgeApi.agentFolders, { params })).toEqual({ folderIds: [ids.FAQ], when: '' });
  const { id } = await uploadFile(owner, 'a.txt', 'Words.');
  expect((await get(owner, id)).agents).toEqual([{ id: all.id, name: 'All' }]);
  await owner.call(knowledgeApi.update, { params: { fileId: id }, body: { folderId: ids.FAQ! } });
  expect((await get(owner, id)).agents.map(({ name }) => name)).toEqual(['All', 'Some']);
});

it('keeps questions with their answers, ready at once', async () => {
  const owner = await server.newOwner();
  const example = knowledgeApi.addFaq.example.body;
  const body = {
    ...example,
    phrasings: [...example.phrasings],
    longerAnswer: 'There are twelve places. The gate closes at ten.',
  };
  const entry = await owner.call(knowledgeApi.addFaq, { body });
  expect(entry).toMatchObject({
    status: 'ready',
    version: 1,
    question: body.question,
    phrasings: body.phrasings,
    name: body.question,
  });
  expect((await textsOf(owner, entry.id))[0]).toBe(body.spokenAnswer);
  const params = { entryId: entry.id };
  const changed = await owner.call(knowledgeApi.updateFaq, {
    params,
    body: { question: 'Is there parking?', phrasings: ['Parking?', 'Parking?'], spokenAnswer: 'No.', longerAnswer: '' },
  });
  expect(changed).toMatchObject({ version: 2, name: 'Is there parking?', phrasings: ['Parking?'], pieces: 1 });
  expect(await textsOf(owner, entry.id)).toEqual(['No.']);
  expect((await owner.send('PUT', `/v1/knowledge/texts/${entry.id}`, { text: 'x' })).status).toBe(409);
});

it('keeps a pasted text, which can be seen and replaced', async () => {
  const owner = await server.newOwner();
  const { id } = await owner.call(knowledgeApi.addText, {
    body: { title: 'Parking', text: '# Cars\n\nPark outside.' },
  });
  expect(await read(owner, id)).toMatchObject({ text: '# Cars\n\nPark outside.', kind: 'text', pieces: 1 });
  await owner.call(knowledgeApi.replaceText, { params: { textId: id }, body: { text: 'Park inside.' } });
  expect(await read(owner, id)).toMatchObject({ text: 'Park inside.', version: 2 });
});

it('takes a pasted text of 500,000 characters, and no longer one', async () => {
  const owner = await server.newOwner();
  const paste = (characters: number) =>
    owner.send('POST', knowledgeApi.addText.path, {
      title: 'Long',
      text: 'Words. '.repeat(80_000).slice(0, characters),
    });
  expect((await paste(500_001)).status).toBe(400);
  expect((await paste(500_000)).status).toBe(201);
});

it('lets only those change it whose role may, and notes what was done', async () => {
  const owner = await server.newOwner();
  const viewer = await server.newMember(owner, 'viewer');
  const { id } = await uploadFile(owner, 'a.txt', 'Words.');
  const form = formOf('b.txt', 'Other words.');
  const address = knowledgeApi.upload.path;
  expect((await viewer.send('POST', address, form)).status).toBe(403);
  expect((await viewer.send('GET', `/v1/knowledge/files/${id}`)).status).toBe(403);
  const { items } = await owner.call(auditApi.list, { query: {} });
  expect(items[0]).toMatchObject({ action: 'document.uploaded', object: { kind: 'document', id } });
});

it('takes files of programs that we did not write', async () => {
  const owner = await server.newOwner();
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-curl-'));
  const file = path.join(folder, 'Öffnungszeiten.txt');
  writeFileSync(file, 'Wir haben für Sie von neun bis sechs geöffnet. Sie sind mit und ohne Termin willkommen.');
  const address = `http://${await addressOf(server.app)}${knowledgeApi.upload.path}`;
  const who = ['-H', `Authorization: Bearer ${owner.token}`, '-H', `X-Workspace-Id: ${owner.workspaceId}`];
  const { FAQ } = await folderIds(owner);
  const given = ['-s', ...who, '-F', `file=@${file}`, '-F', `folderId=${FAQ}`, address];
  const { stdout } = await promisify(execFile)('curl', given).finally(() => rmSync(folder, { recursive: true }));
  const taken = JSON.parse(stdout) as { id: string };
  expect(taken).toMatchObject({ name: 'Öffnungszeiten.txt', folder: 'FAQ', outcome: 'added' });
  expect(await read(owner, taken.id)).toMatchObject({ status: 'ready', language: 'de' });
});
