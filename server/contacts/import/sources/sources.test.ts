import { afterAll, beforeEach, expect, test } from 'vitest';
import { type ContactImportDetail, contactImportsApi } from '#domain/contacts/contact-imports.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { crmApi } from '#domain/contacts/crm.ts';
import { type OfficeService, officeApi } from '#domain/scheduling/office.ts';
import { newWebhookSecret } from '#server/identity/sign-webhook.ts';
import { startSimulator } from '#server/testing/fake-web-server.ts';
import { startFakeHubspot } from '#server/testing/hubspot/fake-hubspot.ts';
import { startFakeOffice } from '#server/testing/office/fake-office.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

/** Contacts of connected accounts, through the import that there is. */

const stands = { google: await startFakeOffice('google'), microsoft: await startFakeOffice('microsoft') };
const hubspot = await startFakeHubspot();
afterAll(() => Promise.all([...Object.values(stands), hubspot].map((one) => one.close())));
const app = await startApp({
  ...stands.google.settings,
  ...stands.microsoft.settings,
  HUBSPOT_BASE_URL: hubspot.origin,
});
beforeEach(() => {
  for (const one of [...Object.values(stands), hubspot]) one.recover();
});

const read = (owner: TestClient, source: string) =>
  owner.send('POST', contactImportsApi.readSource.path, { source }) as Promise<{ status: number; body: unknown }>;
const errorOf = ({ status, body }: { status: number; body: unknown }) => {
  const { error } = body as { error: { code: string; message: string } };
  return [status, error.code, error.message] as const;
};

let figure = 0;
async function connect(owner: TestClient, service: OfficeService, contacts: object[], without: string[] = []) {
  const who = `ann${++figure}@example.com`;
  const stand = stands[service];
  const { address } = await owner.call(officeApi.leave, { body: { service } });
  await owner.call(officeApi.connect, { body: stand.oauth.agree(address, who, without) });
  const office = stand.account(who);
  office.contacts = contacts;
  return office;
}

const google = [
  {
    names: [{ givenName: 'Ada', familyName: 'Lovelace', displayName: 'Ada Lovelace' }],
    emailAddresses: [{ value: 'ada@example.com' }, { value: 'ada@work.example' }],
    phoneNumbers: [
      { value: '030 1', type: 'homeFax' },
      { value: '030 901820', canonicalForm: '+4930901820', type: 'work' },
      { value: '0171 1234567', type: 'mobile' },
    ],
    organizations: [{ name: 'Engines' }],
  },
  { names: [{ displayName: 'Nobody' }], emailAddresses: [{ value: 'nobody@example.com' }] },
];
const microsoft = [
  {
    givenName: 'Ada',
    surname: 'Lovelace',
    displayName: 'Ada Lovelace',
    companyName: 'Engines',
    mobilePhone: '0171 1234567',
    businessPhones: ['+4930901820'],
    homePhones: [],
    emailAddresses: [{ name: 'Ada', address: 'ada@example.com' }],
  },
  { displayName: 'Nobody', mobilePhone: null, emailAddresses: [{ address: 'nobody@example.com' }] },
];

test.each([
  ['google', google],
  ['microsoft', microsoft],
] as const)('%s is read in parts, looked at, run and taken back', async (service, contacts) => {
  const owner = await app.newOwner();
  const office = await connect(owner, service, contacts as unknown as object[]);
  office.pageSize = 1;
  const { status, body } = await read(owner, service);
  expect(status).toBe(201);
  const found = body as ContactImportDetail;
  expect(found).toMatchObject({ status: 'ready', rows: 2, fileName: expect.stringContaining(office.who) });
  expect(found.preview.map(({ outcome }) => outcome)).toEqual(['new', 'refused']);
  expect((await owner.call(contactsApi.list)).items).toEqual([]);
  const params = { importId: found.id };
  const state = async () => (await owner.call(contactImportsApi.get, { params })).status;
  await owner.call(contactImportsApi.run, { params });
  await expect.poll(state, { timeout: 20_000 }).toBe('done');
  expect((await owner.call(contactsApi.list)).items).toMatchObject([
    { name: 'Ada Lovelace', phone: '+491711234567', email: 'ada@example.com', company: 'Engines', source: 'import' },
  ]);
  // Read once more, it is known.
  const again = (await read(owner, service)).body as ContactImportDetail;
  expect(again.preview[0]!.outcome).toBe('same');
  await owner.call(contactImportsApi.undo, { params });
  await expect.poll(state, { timeout: 20_000 }).toBe('undone');
  expect((await owner.call(contactsApi.list)).items).toEqual([]);
});

test('HubSpot is read in parts', async () => {
  const owner = await app.newOwner();
  expect(errorOf(await read(owner, 'hubspot')).slice(0, 2)).toEqual([409, 'conflict']);
  const token = 'pat-eu1-00000000-0000-4000-8000-0000000000aa';
  await owner.call(crmApi.connectHubspot, { body: { token } });
  const portal = hubspot.portal(token);
  for (let at = 0; at < 101; at++)
    portal.make(
      'contacts',
      { firstname: `Ben ${at}`, lastname: 'Cho', phone: `+4930901${String(at).padStart(3, '0')}` },
      [],
    );
  const found = (await read(owner, 'hubspot')).body as ContactImportDetail;
  expect(found).toMatchObject({ rows: 101 });
  expect(found.preview[0]).toMatchObject({ outcome: 'new', cells: expect.arrayContaining(['Ben 0', 'Cho']) });
});

test('a CRM of one’s own is read in parts', async () => {
  const owner = await app.newOwner();
  expect(errorOf(await read(owner, 'own'))[2]).toContain('Your own CRM isn’t connected yet');
  const people = Array.from({ length: 501 }, (_, n) => ({
    id: `c-${n}`,
    name: `Cy Park ${n}`,
    email: `cy${n}@example.com`,
    company: null,
    url: null,
    phone: `+4930902${String(n).padStart(3, '0')}`,
  }));
  await startSimulator(app.services, 'crm.example.org', ({ body }) => {
    const { type, data } = JSON.parse(body.toString()) as { type: string; data: { cursor?: string | null } };
    const from = Number(data.cursor ?? 0);
    const contacts = people.slice(from, from + 500);
    const answers: Record<string, object> = {
      'connection.test': { name: 'Our CRM' },
      'contact.list': { contacts, next: from + 500 < people.length ? String(from + 500) : null },
    };
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answers[type] ?? { error: 'What is that?' }),
    };
  });
  await owner.call(crmApi.connectCustom, {
    body: { url: 'https://crm.example.org/parley', secret: newWebhookSecret() },
  });
  const found = (await read(owner, 'own')).body as ContactImportDetail;
  expect(found).toMatchObject({ fileName: 'CRM: Our CRM', rows: 501 });
  expect(found.preview[0]).toMatchObject({ outcome: 'new', cells: expect.arrayContaining(['Cy Park 0']) });
  expect(errorOf(await read(owner, 'hubspot'))[2]).toContain('HubSpot isn’t connected yet');
});

test('says what keeps it from being read', async () => {
  const owner = await app.newOwner();
  expect(errorOf(await read(owner, 'google'))[2]).toContain('No Google account is connected');
  const office = await connect(owner, 'google', []);
  expect(errorOf(await read(owner, 'google'))[2]).toContain('There are no contacts');
  stands.google.fail({ status: 503 }, 1, /connections$/);
  expect(errorOf(await read(owner, 'google')).slice(0, 2)).toEqual([503, 'office_unavailable']);
  stands.google.fail({ status: 200, body: '{"connections": "none"}' }, 1, /connections$/);
  expect(errorOf(await read(owner, 'google')).slice(0, 2)).toEqual([503, 'office_unavailable']);
  stands.google.oauth.takeBack(office.who);
  stands.google.oauth.endAccess();
  expect(errorOf(await read(owner, 'google'))[2]).toContain('Connect the account again');
  const other = await app.newOwner();
  await connect(other, 'google', google, ['contacts']);
  expect(errorOf(await read(other, 'google'))[2]).toContain('hasn’t granted access to its contacts');
  const viewer = await app.newMember(owner, 'viewer');
  expect((await read(viewer, 'google')).status).toBe(403);
});
