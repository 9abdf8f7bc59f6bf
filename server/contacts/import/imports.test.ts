import { expect, test } from 'vitest';
import { contactFieldsApi } from '#domain/contacts/contact-fields.ts';
import { type ContactImport, type ContactImportDetail, contactImportsApi } from '#domain/contacts/contact-imports.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { suppressionsApi } from '#domain/contacts/suppressions.ts';
import { parseCsv } from '#domain/platform/csv.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { formOf } from '#server/testing/upload-file.ts';
import { sheetOf, zipOf } from '#server/testing/zip-writer.ts';
import { runImport } from './run-import.ts';

const app = await startApp();
const { services } = app;

async function upload(owner: TestClient, name: string, bytes: Uint8Array | string, said: Record<string, string> = {}) {
  const { status, body } = await owner.send('POST', contactImportsApi.upload.path, formOf(name, bytes, said));
  if (status !== 201) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return body as ContactImportDetail;
}
async function refused(owner: TestClient, name: string, bytes: Uint8Array | string) {
  const { status, body } = await owner.send('POST', contactImportsApi.upload.path, formOf(name, bytes));
  return [status, (body as { error: { details?: { message: string }[] } }).error.details?.[0]?.message];
}
const get = (owner: TestClient, importId: string) => owner.call(contactImportsApi.get, { params: { importId } });
async function ends(owner: TestClient, importId: string, state: ContactImport['status']) {
  await expect.poll(async () => (await get(owner, importId)).status, { timeout: 20_000 }).toBe(state);
  return get(owner, importId);
}
async function run(owner: TestClient, importId: string, change: object = {}) {
  await owner.call(contactImportsApi.update, { params: { importId }, body: change });
  await owner.call(contactImportsApi.run, { params: { importId } });
  return ends(owner, importId, 'done');
}
const contactsOf = async (owner: TestClient) => (await owner.call(contactsApi.list)).items;
const names = async (owner: TestClient) => (await contactsOf(owner)).map(({ name }) => name).sort();

test('a file is read, shown, run and taken back', async () => {
  const owner = await app.newOwner();
  await owner.call(contactFieldsApi.create, { body: { name: 'Customer since', kind: 'date' } });
  const before = { name: 'Ada', phone: '+4930901820', company: 'Engines' };
  const ada = await owner.call(contactsApi.create, { body: before });
  app.clock.advance(1_000);
  const file = Buffer.from(
    [
      'Name;Telefon;E-Mail;Customer since;Notizen',
      'Ada L.;030 901820;ada@example.com;2024-05-31;',
      'Jürgen Groß;030 901821;;2023-01-01;Mag Tee',
      'Nobody;not a number;;;',
      'Late;030 901822;;yesterday;',
      'Ada;+49 30 901820;ada@example.com;2024-05-31;',
    ].join('\r\n'),
    'latin1',
  );
  const read = await upload(owner, 'kunden.csv', file);
  expect(read).toMatchObject({ status: 'ready', encoding: 'windows-1252', delimiter: ';', country: 'DE', rows: 5 });
  expect(read.columns.map(({ field }) => field)).toEqual(['name', 'phone', 'email', 'own', 'note']);
  expect(read.preview.map(({ outcome }) => outcome)).toEqual(['changed', 'new', 'refused', 'refused', 'changed']);
  expect(await names(owner)).toEqual(['Ada']);

  const done = await run(owner, read.id, { tags: ['Imported'] });
  expect(done.counts).toEqual({ new: 1, changed: 1, same: 1, refused: 2 });
  const [juergen, filled] = await contactsOf(owner);
  expect(juergen).toMatchObject({
    name: 'Jürgen Groß',
    phone: '+4930901821',
    tags: ['Imported'],
    source: 'import',
    note: 'Mag Tee',
    fields: { customer_since: '2023-01-01' },
  });
  // What was there stays; what was missing came.
  expect(filled).toMatchObject({ id: ada.id, name: 'Ada', company: 'Engines', email: 'ada@example.com' });
  const { body } = await owner.send('GET', `/v1/contact-imports/${read.id}/refused`);
  const rows = parseCsv((body as string).replace(/^\ufeff/, '')).map(({ fields }) => fields);
  expect(rows.map(([row, reason]) => [row, reason])).toEqual([
    ['Row', 'Reason'],
    ['3', 'not a number: This isn’t a valid phone number. Enter it like +49 30 901820.'],
    ['4', 'yesterday: Customer since must be a date, such as 2026-05-31.'],
  ]);
  const again = await owner.send('POST', `/v1/contact-imports/${read.id}/run`);
  expect(again.status).toBe(409);

  await owner.call(contactImportsApi.undo, { params: { importId: read.id } });
  expect(await ends(owner, read.id, 'undone')).toMatchObject({ kept: 0 });
  expect(await contactsOf(owner)).toMatchObject([{ id: ada.id, name: 'Ada', email: null, tags: [], fields: {} }]);
});

test('duplicates go by the rule that is chosen', async () => {
  const file = 'Name,Phone,Company\nAda New,+4930901820,Mill\nAda Third,+4930901820,Works';
  for (const [duplicates, expected] of [
    ['skip', [['Ada', null]]],
    ['fill', [['Ada', 'Mill']]],
    ['overwrite', [['Ada Third', 'Works']]],
    [
      'both',
      [
        ['Ada New', 'Mill'],
        ['Ada Third', 'Works'],
        ['Ada', null],
      ],
    ],
  ] as const) {
    const owner = await app.newOwner();
    await owner.call(contactsApi.create, { body: { name: 'Ada', phone: '+4930901820' } });
    const { id } = await upload(owner, 'a.csv', file);
    await run(owner, id, { duplicates });
    const found = (await contactsOf(owner)).map(({ name, company }) => [name, company]).sort();
    expect([duplicates, found]).toEqual([duplicates, expected]);
  }
});

test('a row is who its external id says, whatever the number and the address', async () => {
  const owner = await app.newOwner();
  const add = (body: object) => owner.call(contactsApi.create, { body: { name: 'Ada', ...body } as never });
  await add({ phone: '+4930901820', externalId: 'crm-1' });
  await add({ phone: '+4930901821', name: 'Ben' });
  const rows = ['Ada moved,+4930901899,crm-1', 'Bo at the same number,+4930901820,crm-2', 'Ben,+4930901821,crm-3'];
  const file = ['Name,Phone,External ID', ...rows, 'Ada again,+4930901898,crm-1'].join('\n');
  const imported = await upload(owner, 'a.csv', file);
  expect(imported.columns[2]).toEqual({ field: 'external_id' });
  const { counts } = await run(owner, imported.id, { duplicates: 'overwrite' });
  expect(counts).toMatchObject({ new: 1, changed: 3 });
  const of = async () =>
    (await contactsOf(owner)).map(({ externalId, name, phone }) => [externalId, name, phone]).toSorted();
  expect(await of()).toEqual([
    ['crm-1', 'Ada again', '+4930901898'],
    ['crm-2', 'Bo at the same number', '+4930901820'],
    ['crm-3', 'Ben', '+4930901821'],
  ]);
  // The same file again adds no one, and as other contacts it can't be.
  const again = await upload(owner, 'a.csv', file);
  expect((await run(owner, again.id, { duplicates: 'fill' })).counts).toMatchObject({ new: 0, refused: 0 });
  const both = await upload(owner, 'a.csv', file);
  expect((await run(owner, both.id, { duplicates: 'both' })).counts).toMatchObject({ new: 0, refused: 4 });
});

test('what was changed or opted out since an import stays so', async () => {
  const owner = await app.newOwner();
  await owner.call(suppressionsApi.add, { body: { phone: '+4930901821' } });
  const { id } = await upload(owner, 'a.csv', 'Name,Phone\nAda,+4930901820\nGrace,+4930901821\nAlan,+4930901822');
  await run(owner, id);
  const list = await contactsOf(owner);
  // An import is no consent, and lifts nothing.
  expect(list.find(({ name }) => name === 'Grace')).toMatchObject({ optedOut: true });
  app.clock.advance(1_000);
  const params = { contactId: list.find(({ name }) => name === 'Ada')!.id };
  await owner.call(contactsApi.update, { params, body: { company: 'Mill' } });
  await owner.call(contactImportsApi.undo, { params: { importId: id } });
  expect(await ends(owner, id, 'undone')).toMatchObject({ kept: 1 });
  expect(await names(owner)).toEqual(['Ada']);
});

test('an import that is run by two processes, or taken up again, does nothing twice', async () => {
  const owner = await app.newOwner();
  const rows = Array.from({ length: 1_200 }, (_, n) => `Person ${n},+4930${9_010_000 + n}`);
  const { id } = await upload(owner, 'a.csv', ['Name,Phone', ...rows].join('\n'));
  await owner.call(contactImportsApi.run, { params: { importId: id } });
  const cut = AbortSignal.abort();
  await runImport(services, { workspaceId: owner.workspaceId, importId: id }, cut).catch(() => undefined);
  await Promise.all(
    [1, 2].map(() =>
      runImport(services, { workspaceId: owner.workspaceId, importId: id }, new AbortController().signal),
    ),
  );
  expect(await ends(owner, id, 'done')).toMatchObject({ counts: { new: 1_200 }, done: 1_200 });
  expect(await owner.call(contactsApi.count, { query: {} })).toEqual({ contacts: 1_200 });
});

test('sheets of Excel are read, and columns are said by hand', async () => {
  const owner = await app.newOwner();
  const sheet = sheetOf([
    ['Who', 'Line', 'Born'],
    ['Ada', '030 901820', ''],
    ['Grace', 30901821, ''],
  ]);
  const { id, columns, rows } = await upload(owner, 'list.xlsx', sheet);
  expect([rows, columns.map(({ field }) => field)]).toEqual([2, ['skip', 'phone', 'skip']]);
  const wrong = await owner.send('PATCH', `/v1/contact-imports/${id}`, { columns: [{ field: 'name' }] });
  expect(wrong.status).toBe(400);
  const said = [{ field: 'name' }, { field: 'phone' }, { field: 'skip' }];
  const done = await run(owner, id, { columns: said });
  expect(done.counts).toEqual({ new: 2, changed: 0, same: 0, refused: 0 });
  expect((await contactsOf(owner)).map(({ phone }) => phone).sort()).toEqual(['+4930901820', '+4930901821']);
  const member = await app.newMember(owner, 'viewer');
  expect((await member.send('POST', `/v1/contact-imports/${id}/run`)).status).toBe(403);
});

test('a file that is none says what it is and what to do', async () => {
  const owner = await app.newOwner();
  const bomb = zipOf([
    { name: 'xl/workbook.xml', content: '<x/>' },
    { name: 'xl/worksheets/sheet1.xml', content: 'x', size: 101 * 1024 * 1024 },
  ]);
  for (const [name, bytes, message] of [
    ['a.csv', '', /empty/],
    ['a.csv', 'Name,Phone', /no rows/],
    ['a.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2, 3, 0, 9]), /isn’t a text file/],
    ['a.csv', `Name,Phone\n${'x'.repeat(200_000)},1`, /row on line 2 never ends/],
    ['a.xlsx', zipOf([{ name: 'word/document.xml', content: 'x' }]), /not an Excel sheet/],
    ['a.xlsx', zipOf([{ name: 'xl/workbook.xml', content: 'nonsense' }]), /couldn’t read/],
    ['a.xlsx', bomb, /larger than 100 MB/],
    ['a.xlsx', Buffer.from('PK\x03\x04 and nothing'), /couldn’t open|damaged/],
  ] as const) {
    const [status, told] = await refused(owner, name, bytes);
    expect([name, status, told]).toEqual([name, 400, expect.stringMatching(message)]);
  }
  expect((await owner.call(contactImportsApi.list)).items).toEqual([]);
  const { id } = await upload(owner, 'a.csv', 'Name,Town\nAda,London');
  const { status, body } = await owner.send('POST', `/v1/contact-imports/${id}/run`);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(/column that contains the phone number/)]);
});
