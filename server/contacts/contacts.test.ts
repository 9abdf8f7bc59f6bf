import { describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { suppressionsApi } from '#domain/contacts/suppressions.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { webhooksApi } from '#domain/notifications/webhooks.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { runAction } from '#server/actions/run-action.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { isSuppressed } from './suppressions.ts';

const app = await startApp();
const { db } = app.services;

const add = (client: TestClient, name: string, phone: string, more: object = {}) =>
  client.call(contactsApi.create, { body: { name, phone, ...more } });
const names = async (client: TestClient, query: Record<string, string> = {}) =>
  (await client.call(contactsApi.list, { query })).items.map(({ name }) => name);
const problem = async (
  client: TestClient,
  method: 'POST' | 'PATCH' | 'GET' | 'DELETE',
  url: string,
  body?: unknown,
) => {
  const answer = await client.send(method, url, body);
  const { error } = answer.body as { error: { code: string; details?: { path: string; message: string }[] } };
  return [answer.status, error.code, error.details?.[0]?.path];
};
const suppressed = ({ workspaceId }: TestClient, phone: string) =>
  db.tenant(workspaceId, (tx) => isSuppressed(tx, { services: app.services, workspaceId }, phone));

describe('a contact', () => {
  it('is added with its number read in the country of the workspace, changed, noted on, and deleted', async () => {
    const owner = await app.newOwner();
    const ada = await add(owner, ' Ada  Lovelace ', '030 901820', { email: 'Ada@Example.com', tags: ['vip', 'VIP'] });
    expect(ada).toMatchObject({
      name: 'Ada Lovelace',
      phone: '+4930901820',
      phoneAsEntered: '030 901820',
      email: 'ada@example.com',
      tags: ['vip'],
      source: 'by_hand',
      optedOut: false,
      note: null,
      company: null,
    });
    const params = { contactId: ada.id };
    const changed = await owner.call(contactsApi.update, { params, body: { company: 'Engines', phone: null } });
    expect(changed).toMatchObject({ company: 'Engines', phone: null, phoneAsEntered: null, email: 'ada@example.com' });
    await owner.call(contactsApi.addNote, { params, body: { text: 'First.' } });
    await owner.call(contactsApi.addNote, { params, body: { text: 'Second.' } });
    const { notes, note } = await owner.call(contactsApi.get, { params });
    expect([notes.map(({ text }) => text), note]).toEqual([['Second.', 'First.'], 'Second.']);
    await owner.call(contactsApi.remove, { params });
    expect(await problem(owner, 'GET', `/v1/contacts/${ada.id}`)).toEqual([404, 'not_found', undefined]);
    expect(await problem(owner, 'DELETE', `/v1/contacts/${ada.id}`)).toEqual([404, 'not_found', undefined]);
    const { items } = await owner.call(auditApi.list, { query: { object: ada.id } });
    expect(items.map(({ action }) => action)).toEqual([
      ...['contact.deleted', 'contact.noted', 'contact.noted', 'contact.updated', 'contact.created'],
    ]);
    // The log outlasts the contact, and keeps nothing of the person.
    expect(JSON.stringify(items)).not.toMatch(/Lovelace|ada@|4930901820|Engines|First/);
  });

  it('takes with it, where that is asked for, all that was said with the person', async () => {
    const owner = await app.newOwner();
    const { workspaceId } = owner;
    const scope = { services: app.services, workspaceId, actor: null };
    await owner.call(webhooksApi.create, {
      body: { url: 'https://hooks.example.com/parley', description: '', events: null },
    });
    const [phone, other] = ['+4930901820', '+4930901821'];
    const people = [await add(owner, 'Ada Lovelace', phone), await add(owner, 'Bob Stone', other)];
    const agent = await owner.call(agentsApi.create, { body: { template: 'survey-collector' } });
    for (const line of [phone, other]) {
      const { id: chatId } = await owner.call(chatsApi.start, { params: { agentId: agent.id }, body: {} });
      await owner.call(chatsApi.end, { params: { callId: chatId } });
      const ofLine = [line, workspaceId, chatId];
      await db.pool.query('update calls set other_number = $1 where workspace_id = $2 and id = $3', ofLine);
      const attendee = { name: 'Someone', email: null, phone: line };
      const start = `2026-11-24T1${line.at(-1)}:00:00Z`;
      const booked = await runAction(scope, {
        runId: newId(),
        callId: chatId,
        nodeId: 'book',
        action: 'book_time',
        wait: true,
        input: { start, durationMinutes: 30, title: 'Check-up', attendee, notes: 'Allergic to latex' },
      });
      const { appointmentId } = booked!.output as { appointmentId: string };
      await owner.call(appointmentsApi.cancel, { params: { appointmentId } });
    }
    const left = async () => {
      const { rows } = await db.pool.query(
        `select (select count(*)::integer from calls where workspace_id = $1) as calls,
                (select count(*)::integer from appointments where workspace_id = $1) as appointments,
                (select count(*)::integer from webhook_events where workspace_id = $1 and data::text like '%latex%') as events`,
        [workspaceId],
      );
      return rows[0];
    };
    expect(await left()).toEqual({ calls: 2, appointments: 2, events: 6 });
    const member = await app.newMember(owner, 'member');
    const ids = [people[0]!.id];
    expect((await member.send('POST', '/v1/contacts/delete', { ids, conversations: true })).status).toBe(403);
    await owner.call(contactsApi.removeMany, { body: { ids, conversations: true } });
    expect(await left()).toEqual({ calls: 1, appointments: 1, events: 3 });
    // The contact alone: what was said with the person stays, as the page says.
    await owner.call(contactsApi.remove, { params: { contactId: people[1]!.id } });
    expect(await left()).toEqual({ calls: 1, appointments: 1, events: 3 });
    const { items } = await owner.call(auditApi.list, { query: {} });
    expect(JSON.stringify(items)).not.toMatch(/latex|49309018|Someone/);
  });

  it('that is sent again is the same: by its external id, its number or its address', async () => {
    const owner = await app.newOwner();
    const send = (body: { name: string; phone: string; email?: string; externalId?: string; tags?: string[] }) =>
      owner.call(contactsApi.create, { body: { ...body, upsert: true } });
    const ada = await send({ name: 'Ada', phone: '030 901820', externalId: 'crm-1', tags: ['vip'] });
    const again = await send({ name: 'Ada Lovelace', phone: '+49 30 901820', email: 'ada@example.com', tags: ['new'] });
    expect(again).toMatchObject({ id: ada.id, name: 'Ada Lovelace', externalId: 'crm-1', tags: ['vip', 'new'] });
    const moved = await send({ name: 'Ada', phone: '030 901821', externalId: 'crm-1' });
    expect(moved).toMatchObject({ id: ada.id, phone: '+4930901821', email: 'ada@example.com' });
    expect((await send({ name: 'Ada', phone: '030 901822', email: 'ada@example.com' })).id).toBe(ada.id);
    // Another one of that system, with the number of the family.
    const bob = await send({ name: 'Bob', phone: '030 901822', externalId: 'crm-2' });
    expect(bob.id).not.toBe(ada.id);
    const both = await Promise.all([1, 2].map(() => send({ name: 'Cem', phone: '030 901823' })));
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    const params = { contactId: ada.id };
    expect(await problem(owner, 'PATCH', `/v1/contacts/${params.contactId}`, { externalId: 'crm-2' })).toEqual([
      ...[409, 'conflict', undefined],
    ]);
    // People who add one by hand are told of the one that is there, by all that is the same.
    for (const [same, details] of [
      [{ phone: '030 901822' }, ['phone']],
      [{ phone: '030 901825', email: 'ADA@example.com' }, ['email']],
      [{ phone: '030 901822', email: 'ada@example.com' }, ['phone', 'email']],
    ] as const) {
      const { status, body } = await owner.send('POST', '/v1/contacts', { name: 'Eve', ...same });
      expect([status, body]).toMatchObject([
        409,
        {
          error: {
            code: 'contact_exists',
            existingId: ada.id,
            details: details.map((field) => ({
              path: `body.${field}`,
              message: expect.stringMatching(/^Ada already has/),
            })),
          },
        },
      ]);
    }
    // They can still add another, unless it has the id of another.
    expect((await add(owner, 'Ada', '030 901822', { upsert: false })).id).not.toBe(ada.id);
    const taken = { name: 'Eve', phone: '030 901824', externalId: 'crm-2' };
    expect(await problem(owner, 'POST', '/v1/contacts', taken)).toEqual([
      ...[409, 'contact_exists', 'body.externalId'],
    ]);
    const forced = { ...taken, upsert: false };
    expect(await problem(owner, 'POST', '/v1/contacts', forced)).toEqual([409, 'conflict', undefined]);
    const { value: secret } = await owner.call(accessTokensApi.create, { body: { name: 'CRM', scopes: ['contacts'] } });
    const sent = { name: 'Bob', phone: '030 901822', externalId: 'crm-2' };
    const answer = await app.send('POST', '/v1/contacts', sent, { authorization: `Bearer ${secret}` });
    expect([answer.status, (answer.body as { id: string }).id]).toEqual([201, bob.id]);
  });

  it('gets the number or address of another contact on purpose only', async () => {
    const owner = await app.newOwner();
    const ada = await add(owner, 'Ada', '030 901820', { email: 'ada@example.com' });
    const bob = await add(owner, 'Bob', '030 901821');
    const at = `/v1/contacts/${bob.id}`;
    for (const [change, field] of [
      [{ phone: '+49 30 901820' }, 'phone'],
      [{ email: 'ADA@example.com' }, 'email'],
    ] as const) {
      const { status, body } = await owner.send('PATCH', at, change);
      const details = [{ path: `body.${field}`, message: expect.stringMatching(/^Ada already has/) }];
      expect([status, body]).toMatchObject([409, { error: { code: 'contact_exists', existingId: ada.id, details } }]);
    }
    // What it has already is no change, and two people may share a telephone.
    expect((await owner.send('PATCH', at, { phone: '030 901821', company: 'Engines' })).status).toBe(200);
    const { body } = await owner.send('PATCH', at, { phone: '030 901820', allowDuplicate: true });
    expect(body).toMatchObject({ phone: ada.phone, email: null });
    expect((await owner.send('PATCH', at, { phone: '030 901820', name: 'Bobby' })).status).toBe(200);
  });

  it('is changed over what is known of it, and not over what somebody else changed meanwhile', async () => {
    const owner = await app.newOwner();
    const ada = await add(owner, 'Ada', '030 901820');
    const params = { contactId: ada.id };
    app.clock.advance(1_000);
    const body = { company: 'Engines', ifUnmodifiedSince: ada.updatedAt };
    const changed = await owner.call(contactsApi.update, { params, body });
    expect(changed.company).toBe('Engines');
    const late = { name: 'Ada L.', ifUnmodifiedSince: ada.updatedAt };
    const { status, body: answer } = await owner.send('PATCH', `/v1/contacts/${ada.id}`, late);
    expect([status, (answer as { error: { code: string } }).error.code]).toEqual([409, 'conflict']);
    const { name } = await owner.call(contactsApi.update, {
      params,
      body: { ...late, ifUnmodifiedSince: changed.updatedAt },
    });
    expect(name).toBe('Ada L.');
  });

  it('is refused with a sentence at its field', async () => {
    const owner = await app.newOwner();
    const { id } = await add(owner, 'Ada', '+4930901820');
    for (const [body, path] of [
      [{ phone: '030 901820' }, 'body.name'],
      [{ name: 'Ada' }, 'body.phone'],
      [{ name: 'Ada', phone: '491761234567' }, 'body.phone'],
      [{ name: 'Ada', phone: '+4930901820', email: 'nobody' }, 'body.email'],
      [{ name: 'Ada', phone: '+4930901820', tags: Array.from({ length: 21 }, (_, n) => `${n}`) }, 'body.tags'],
    ] as const)
      expect(await problem(owner, 'POST', '/v1/contacts', body)).toEqual([400, 'invalid_input', path]);
    const change = `/v1/contacts/${id}`;
    expect(await problem(owner, 'PATCH', change, { phone: '12' })).toEqual([400, 'invalid_input', 'body.phone']);
    expect(await problem(owner, 'PATCH', `/v1/contacts/${newId()}`, { name: 'X' })).toEqual([
      404,
      'not_found',
      undefined,
    ]);
  });

  it('is found by its number however it is written, by a tag, and by both', async () => {
    const owner = await app.newOwner();
    await add(owner, 'Ada', '030 901820', { tags: ['Customer'] });
    await add(owner, 'Grace', '+1 650 253 0000', { tags: ['Customer', 'Press'] });
    await add(owner, 'Alan 2024', '+44 20 7031 3000');
    expect(await names(owner, { search: '(030) 90-1820' })).toEqual(['Ada']);
    expect(await names(owner, { search: '2024' })).toEqual(['Alan 2024']);
    expect(await names(owner, { tag: 'Customer' })).toEqual(['Grace', 'Ada']);
    expect(await names(owner, { tag: 'Customer', search: 'ada' })).toEqual(['Ada']);
    expect(await names(owner, { tag: 'Press', search: 'ada' })).toEqual([]);
    const first = await owner.call(contactsApi.list, { query: { tag: 'Customer', limit: 1 } });
    expect(await names(owner, { tag: 'Customer', cursor: first.next! })).toEqual(['Ada']);
    expect((await owner.call(contactsApi.tags)).items).toEqual([
      { tag: 'Customer', contacts: 2 },
      { tag: 'Press', contacts: 1 },
    ]);
  });
});

describe('several contacts', () => {
  it('are tagged and deleted together, and all or none of them', async () => {
    const owner = await app.newOwner();
    const full = Array.from({ length: 20 }, (_, n) => `tag ${n}`);
    const ada = await add(owner, 'Ada', '030 901820', { tags: ['old'] });
    const grace = await add(owner, 'Grace', '+1 650 253 0000');
    const ids = [ada.id, grace.id, newId()];
    const tag = (body: object) => owner.call(contactsApi.tagMany, { body: { ids, ...body } });
    expect(await tag({ add: ['New'], remove: ['OLD'] })).toEqual({ changed: 2 });
    expect(await tag({ add: ['new'] })).toEqual({ changed: 0 });
    expect(await problem(owner, 'POST', '/v1/contacts/tag', { ids, add: full })).toEqual([
      409,
      'limit_reached',
      undefined,
    ]);
    const { items } = await owner.call(contactsApi.list);
    expect(items.map(({ tags }) => tags)).toEqual([['New'], ['New']]);
    const member = await app.newMember(owner, 'member');
    expect(await problem(member, 'POST', '/v1/contacts/delete', { ids })).toEqual([403, 'forbidden', undefined]);
    expect(await owner.call(contactsApi.removeMany, { body: { ids } })).toEqual({ changed: 2 });
    expect(await names(owner)).toEqual([]);
  });
});

describe('the do-not-call list', () => {
  it('holds at once, outlasts the contact, and is taken back by who may', async () => {
    const owner = await app.newOwner();
    const other = await app.newOwner();
    const { id } = await add(owner, 'Ada', '030 901820', { email: 'ada@example.com' });
    const body = { ids: [id], reason: 'Asked at the front desk' };
    expect(await owner.call(contactsApi.optOut, { body })).toEqual({ changed: 1 });
    expect(await owner.call(contactsApi.optOut, { body })).toEqual({ changed: 1 });
    expect([await suppressed(owner, '+4930901820'), await suppressed(other, '+4930901820')]).toEqual([true, false]);
    expect((await owner.call(contactsApi.list)).items[0]).toMatchObject({ optedOut: true });
    await owner.call(contactsApi.remove, { params: { contactId: id } });
    // Who comes back by another way is still not to be called.
    expect(await add(owner, 'Ada again', '+49 30 901820')).toMatchObject({ optedOut: true });
    const { items } = await owner.call(suppressionsApi.list);
    expect(items.map(({ kind, address, source, reason }) => [kind, address, source, reason])).toEqual([
      ['email', 'ada@example.com', 'by_hand', 'Asked at the front desk'],
      ['phone', '+4930901820', 'by_hand', 'Asked at the front desk'],
    ]);
    const member = await app.newMember(owner, 'member');
    const address = `/v1/do-not-call/${items[1]!.id}`;
    expect(await problem(member, 'DELETE', address)).toEqual([403, 'forbidden', undefined]);
    await owner.call(suppressionsApi.remove, { params: { suppressionId: items[1]!.id } });
    expect(await suppressed(owner, '+4930901820')).toBe(false);
    expect(await problem(owner, 'DELETE', address)).toEqual([404, 'not_found', undefined]);
  });

  it('takes a number or an address, once', async () => {
    const owner = await app.newOwner();
    const put = (body: object) => owner.call(suppressionsApi.add, { body });
    const first = await put({ phone: '030 901820', reason: 'Complained' });
    expect(await put({ phone: '+49 30 901820', reason: 'Again' })).toEqual(first);
    expect(await put({ email: 'Ada@Example.com' })).toMatchObject({ kind: 'email', address: 'ada@example.com' });
    for (const body of [{}, { phone: '030 901820', email: 'ada@example.com' }, { phone: 'nobody' }])
      expect(await problem(owner, 'POST', '/v1/do-not-call', body)).toEqual([400, 'invalid_input', 'body.phone']);
  });
});
