import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { actionsApi } from '#domain/actions/actions.ts';
import { agentTestsApi } from '#domain/agents/agent-test-suites.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { callViewsApi } from '#domain/calls/call-views.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { campaignsApi } from '#domain/campaigns/campaigns.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { speechApi } from '#domain/channels/speech.ts';
import { consentsApi } from '#domain/contacts/consents.ts';
import { type ContactImportDetail, contactImportsApi } from '#domain/contacts/contact-imports.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { suppressionsApi } from '#domain/contacts/suppressions.ts';
import { tasksApi } from '#domain/contacts/tasks.ts';
import { securityApi } from '#domain/identity/security.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import { type Erasure, erasuresApi } from '#domain/privacy/erasures.ts';
import { indexAll } from '#server/calls/search/index-calls.ts';
import { isSuppressed } from '#server/contacts/suppressions.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { appointments } from '#server/platform/db/schema/appointments.table.ts';
import { outboxFolder } from '#server/platform/mail/mail.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { type KeptTableName, keptContent, keptPlace } from '#server/platform/secrets/kept-content.ts';
import { bringNumber, openCarrierStub, PhoneLine } from '#server/testing/phone-line.ts';
import { setFlow } from '#server/testing/recorded-flow.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { tenantTables } from '#server/testing/tenant-tables.ts';
import { formOf } from '#server/testing/upload-file.ts';
import { erasePerson } from './erase-person.ts';
import { keepingFlow } from './erasures.fixture.ts';
import { readTables } from './scan-table.ts';
import { knownTables } from './tables.data.ts';

const carrier = await openCarrierStub();
afterAll(carrier.close);
const logged: string[] = [];
const settings = { PUBLIC_URL: 'https://voice.example.com', TWILIO_BASE_URL: carrier.base };
const app = await startApp(settings, undefined, { logTo: (line) => void logged.push(line) });
carrier.now = () => app.clock.now();
const { services } = app;

/** Whom every way in hears of, in every form. */
const phone = '+12025551234';
const email = 'maria.quixote@example.com';
const name = 'Maria Quixote';
const spoken = 'two zero two five five five one two three four';

/** What must be found nowhere, but for what a key alone tells. */
const forms = /202[\s().-]*555[\s().-]*1234|maria[.\s]*(?:dot )?quixote|quixote|two zero two five five five one/i;

let lines = 700;

/** Everything that the database, the queue, the outbox and the store hold, with what is sealed opened, as far as it has a form. */
async function traces(workspaceId: string): Promise<string[]> {
  const { db, config, files, secrets } = services;
  const seal = await db.tenant(workspaceId, (tx) => findSeal(tx, services, workspaceId));
  const found: string[] = [];
  const note = (where: string, text: string) => {
    const [hit] = forms.exec(text) ?? [];
    if (hit !== undefined)
      found.push(`${where}: ${text.slice(Math.max(0, text.indexOf(hit) - 60), text.indexOf(hit) + 60)}`);
  };
  const { rows: tables } = await db.pool.query<{ table: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as table from pg_tables
     where schemaname in ('public', 'pgboss')`,
  );
  for (const { table } of tables) {
    const { rows } = await db.pool.query(`select to_jsonb(t) as row from ${table} t`);
    for (const { row } of rows) {
      note(table, JSON.stringify(row));
      const bare = table.replace('public.', '');
      if (bare === 'repeats' && row.body) note(table, secrets.open(`repeats.${row.id}`, row.body));
      if (!(bare in keptContent) || row.workspace_id !== workspaceId) continue;
      const { key, columns } = keptContent[bare as KeptTableName];
      const ids = Object.keys(key).map((column) => row[column]);
      for (const column of Object.keys(columns))
        note(
          `${table}.${column}`,
          JSON.stringify(seal.open(keptPlace(bare as KeptTableName, column as never, ...ids), row[column])) ?? '',
        );
    }
  }
  const folder = outboxFolder(config.dataDir);
  for (const file of await readdir(folder).catch(() => [])) {
    const letter = await PostalMime.parse(await readFile(path.join(folder, file)));
    note(`outbox/${file}`, `${JSON.stringify(letter.headers)} ${letter.subject} ${letter.text} ${letter.html}`);
  }
  for await (const { key } of files.list('workspaces/')) note('store', key);
  return found;
}

/** Someone talks to the business in every way that it has, and the business keeps what it keeps. */
async function plant(sealed: boolean) {
  const owner = await app.newOwner();
  if (sealed) await owner.call(securityApi.update, { body: { encryptionAtRest: true } });
  await owner.call(webhooksApi.create, { body: { url: 'https://hooks.example.com/all', events: null } });
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'survey-collector' } });
  const { id: actionId } = await owner.call(actionsApi.create, { body: { template: 'send-email' } });
  const action = { actionId };
  const variables = ['name', 'message', 'email'].map((one) => ({ name: one, type: 'text' as const, sample: 'Some' }));
  await owner.call(actionsApi.update, { params: action, body: { variables } });
  await owner.call(actionsApi.setStatus, { params: action, body: { status: 'active' } });
  await setFlow(services.db, owner.workspaceId, keepingFlow(actionId));
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  const number = await bringNumber(owner, agentId);
  const asked = carrier.asked.findLast(({ fields }) => fields.VoiceUrl !== undefined)!.fields;

  // As a contact, with an agreement, a note, a file, a campaign, and a task.
  const contact = await owner.call(contactsApi.create, {
    body: {
      name,
      phone: '+1 (202) 555-1234',
      email,
      externalId: 'quixote-1',
      company: 'Quixote & Sons',
      upsert: false,
    },
  });
  const params = { contactId: contact.id };
  await owner.call(contactsApi.addNote, { params, body: { text: `${name} likes mornings` } });
  await owner.call(consentsApi.add, { params, body: { purpose: 'calls', wording: 'Call me.', proof: `By ${name}` } });
  const file = formOf(
    'people.csv',
    `Name,Phone,Email\n${name},+1 202-555-1234,${email}\nAda Lovelace,+1 202-555-9876,\n`,
  );
  const read = (await owner.send('POST', contactImportsApi.upload.path, file)).body as ContactImportDetail;
  await owner.call(contactImportsApi.run, { params: { importId: read.id } });
  await owner
    .call(campaignsApi.create, {
      body: { name: 'Check-ups', audience: {}, agentId, numberId: number.id },
    })
    .then(({ id: campaignId }) => owner.call(campaignsApi.prepare, { params: { campaignId } }));
  await owner.call(tasksApi.create, { body: { summary: `Call ${name} back`, phone, callerName: name } });
  // Another person, on whose page they are named.
  const other = await owner.call(contactsApi.create, {
    body: { name: 'Ada Lovelace', phone: '+1 202 555 9999', upsert: false },
  });
  await owner.call(contactsApi.addNote, { params: { contactId: other.id }, body: { text: `Sister of ${name}.` } });

  // By phone, by text, and in chats: with an address, and with a number that is only said.
  const line = new PhoneLine(app, ++lines, { from: phone });
  await line.ask(asked.VoiceUrl!, { CallStatus: 'ringing' });
  await line.settle();
  for (const text of [`it's ${name}`, 'maria dot quixote at example dot com', 'yes', 'a leaking roof'])
    if (line.verb('Gather')) await line.says(text);
  await line.ask(asked.VoiceUrl!.replace(/voice$/, 'status'), { CallStatus: 'completed', CallDuration: '60' });
  const sent = carrier.textsTo(phone).length;
  const texter = new PhoneLine(app, ++lines, { from: phone });
  await texter.texts(asked.SmsUrl!, `Hi, ${name} here, write to ${email}`);
  app.clock.advance(3_000);
  await vi.waitFor(() => expect(carrier.textsTo(phone).length).toBeGreaterThan(sent), { timeout: 10_000 });
  const talk = async (says: readonly string[]) => {
    const { id } = await owner.call(chatsApi.start, { params: { agentId }, body: { variables: {} } });
    for (const text of says) {
      const { status } = await owner.call(chatsApi.get, { params: { callId: id } });
      if (status === 'live') await owner.call(chatsApi.send, { params: { callId: id }, body: { text } });
    }
    await owner.call(chatsApi.end, { params: { callId: id } });
    return id;
  };
  const byEmail = await talk([name, email, 'yes', 'a leaking roof']);
  await talk(['someone else', 'skip', `call me at ${spoken}`]);
  await owner.call(agentTestsApi.fromCall, { params: { callId: byEmail } });
  await owner.call(callViewsApi.create, {
    body: { name: 'Theirs', filters: { q: name, tests: 'with' }, columns: null, shared: true },
  });
  await services.db.tenant(owner.workspaceId, (tx) =>
    tx.insert(appointments).values({
      workspaceId: owner.workspaceId,
      id: newId(),
      startAt: new Date('2026-11-30T09:00:00Z'),
      endAt: new Date('2026-11-30T09:30:00Z'),
      timeZone: 'Europe/Berlin',
      title: `Visit of ${name}`,
      attendeeName: name,
      attendeeEmail: email,
      attendeePhone: phone,
      status: 'booked',
      createdAt: new Date(app.clock.now()),
    }),
  );
  await owner.call(speechApi.createClip, { body: { text: `Hello ${name}, we call you at 202-555-1234.` } });
  const headers = { authorization: `Bearer ${owner.token}`, 'x-workspace-id': owner.workspaceId };
  const again = { name: 'Someone', phone: '+12025550001', email: null, notes: name, company: name };
  await app.send('POST', '/v1/contacts', again, { ...headers, 'idempotency-key': 'once' });
  await owner.call(suppressionsApi.add, { body: { phone, reason: `${name} asked` } });
  await indexAll(services, new AbortController().signal);
  return { owner, contact, other, agentId, actionId };
}

async function done(owner: TestClient, { id }: Erasure): Promise<Erasure> {
  await erasePerson(services, owner.workspaceId, id, new AbortController().signal);
  const receipt = () => owner.call(erasuresApi.get, { params: { erasureId: id } });
  await expect.poll(async () => (await receipt()).status, { timeout: 30_000 }).not.toBe('running');
  return receipt();
}

test('every table with rows of a workspace has been thought of', async () => {
  const all = (await tenantTables(services.db)).map(({ name: one }) => one);
  const withTexts = new Set((await readTables(services.db)).map(({ name: one }) => one));
  expect(all.filter((one) => withTexts.has(one) && !knownTables.includes(one))).toEqual([]);
});

describe.each([false, true])('a person who is erased (sealed: %s)', (sealed) => {
  let planted: Awaited<ReturnType<typeof plant>>;
  beforeAll(async () => {
    planted = await plant(sealed);
  }, 60_000);

  test('was everywhere, as the preview and the export tell', async () => {
    const { owner } = planted;
    expect((await traces(owner.workspaceId)).length).toBeGreaterThan(20);
    const preview = await owner.call(erasuresApi.preview, { body: { phone: '(202) 555-1234'.replace('(', '+1 (') } });
    expect(preview).toMatchObject({ addresses: [phone, email], names: [name], held: false, isComplete: true });
    const found = new Map(preview.found.map(({ place, count }) => [place, count]));
    for (const place of [
      'contacts',
      'calls',
      'messages',
      'tasks',
      'appointments',
      'campaigns',
      'imports',
      'speech',
    ] as const)
      expect([place, found.get(place) ?? 0]).toEqual([place, expect.any(Number)]);
    expect(found.get('calls')).toBeGreaterThanOrEqual(2);
    const told = (await owner.send('POST', erasuresApi.export.path, { email })).body as {
      phones: string[];
      calls: { turns: { text: string }[] }[];
      records: Record<string, object[]>;
    };
    expect(told.phones).toEqual([phone]);
    expect(told.calls.length).toBe(found.get('calls'));
    expect(JSON.stringify(told.calls)).toContain('leaking roof');
    expect(Object.keys(told.records)).toEqual(expect.arrayContaining(['contacts', 'tasks', 'appointments']));
    expect(JSON.stringify(told.records)).not.toMatch(/_hash"|workspace_id/);
  });

  test('is nowhere behind it, and the receipt says nothing of them', async () => {
    const { owner, other } = planted;
    const receipt = await done(owner, await owner.call(erasuresApi.create, { body: { email } }));
    expect(receipt).toMatchObject({ status: 'done', problem: null, requestedBy: { id: owner.userId } });
    expect(receipt.outside).toEqual(expect.arrayContaining(['Carrier: twilio', 'Webhook: hooks.example.com']));
    expect(JSON.stringify(receipt)).not.toMatch(forms);
    expect(await traces(owner.workspaceId)).toEqual([]);
    // The log never had anything of them, before or after.
    expect(logged.length).toBeGreaterThan(50);
    expect(logged.filter((line) => forms.test(line))).toEqual([]);
    const detail = await owner.call(contactsApi.get, { params: { contactId: other.id } });
    expect(detail.notes.map(({ text }) => text)).toEqual(['Sister of [erased].']);
    expect((await owner.call(callsApi.list)).items.every(({ phone: its }) => its?.otherNumber !== phone)).toBe(true);
  });

  test('still isn’t called', async () => {
    const { owner } = planted;
    const { workspaceId } = owner;
    const isOut = (one: string) =>
      services.db.tenant(workspaceId, (tx) => isSuppressed(tx, { services, workspaceId }, one));
    expect([await isOut(phone), await isOut('+12025550002')]).toEqual([true, false]);
    const { items } = await owner.call(suppressionsApi.list, { query: {} });
    expect(items.map(({ kind, address, reason }) => [kind, address, reason])).toContainEqual(['phone', null, '']);
  });
});

test('no one who can’t delete calls erases a person, and no one on legal hold is erased', async () => {
  const owner = await app.newOwner();
  const body = { phone: '+12025550003' };
  const member = await app.newMember(owner, 'member');
  for (const one of [erasuresApi.create.path, erasuresApi.preview.path, erasuresApi.export.path])
    expect((await member.send('POST', one, body)).status).toBe(403);
  const { id: contactId } = await owner.call(contactsApi.create, { body: { name: 'Held', ...body, upsert: false } });
  await owner.send('POST', '/v1/legal-holds', { contactId, reason: 'Case' });
  expect(await owner.call(erasuresApi.preview, { body })).toMatchObject({ held: true });
  expect((await owner.send('POST', erasuresApi.create.path, body)).status).toBe(409);
});
