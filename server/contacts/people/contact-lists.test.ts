import { describe, expect, it, test } from 'vitest';
import { consentsApi } from '#domain/contacts/consents.ts';
import { contactFieldsApi } from '#domain/contacts/contact-fields.ts';
import type { ContactFilter } from '#domain/contacts/contact-filters.ts';
import { contactSegmentsApi } from '#domain/contacts/contact-segments.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { parseCsv } from '#domain/platform/csv.ts';
import { findAgreed } from '#server/contacts/consents.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const app = await startApp();
const { db } = app.services;

const add = (client: TestClient, name: string, more: object = {}) =>
  client.call(contactsApi.create, { body: { name, phone: '+4930901820', upsert: false, ...more } });
const listed = async (client: TestClient, query: object) =>
  (await client.call(contactsApi.list, { query })).items.map(({ name }) => name);
const found = (client: TestClient, filter: ContactFilter, query: object = {}) =>
  listed(client, { filter: JSON.stringify(filter), ...query });
const refused = async (client: TestClient, method: 'POST' | 'GET' | 'PATCH', url: string, body?: object) => {
  const { status, body: answer } = await client.send(method, url, body);
  const { error } = answer as { error: { code: string; message: string; details?: { message: string }[] } };
  return [status, error.code, error.details?.[0]?.message ?? error.message];
};

describe('fields of contacts', () => {
  it('hold what their kind can, are read from words, and go with their field', async () => {
    const owner = await app.newOwner();
    const field = (body: object) => owner.call(contactFieldsApi.create, { body: body as never });
    const { id, key } = await field({ name: 'Customer since', kind: 'date' });
    expect(key).toBe('customer_since');
    await field({ name: 'Plan', kind: 'choice', options: ['Basic', 'Plus'] });
    await field({ name: 'Seats', kind: 'number' });
    await field({ name: '2nd line?', kind: 'yes_no' });
    const fields = { customer_since: '2024-02-29', plan: 'plus', seats: '12', field_2nd_line: 'yes' };
    const ada = await add(owner, 'Ada', { fields });
    expect(ada.fields).toEqual({ customer_since: '2024-02-29', plan: 'Plus', seats: 12, field_2nd_line: true });
    const params = { contactId: ada.id };
    const changed = await owner.call(contactsApi.update, { params, body: { fields: { seats: null, plan: 'Basic' } } });
    expect(changed.fields).toEqual({ customer_since: '2024-02-29', plan: 'Basic', field_2nd_line: true });
    await owner.call(contactFieldsApi.update, { params: { fieldId: id }, body: { name: 'Since' } });
    expect((await owner.call(contactsApi.get, { params })).fields).toMatchObject({ customer_since: '2024-02-29' });
    await owner.call(contactFieldsApi.remove, { params: { fieldId: id } });
    expect((await owner.call(contactsApi.get, { params })).fields).toEqual({ plan: 'Basic', field_2nd_line: true });
  });

  it('are refused with a sentence at the field', async () => {
    const owner = await app.newOwner();
    const field = (body: object) => refused(owner, 'POST', '/v1/contact-fields', body);
    await owner.call(contactFieldsApi.create, { body: { name: 'Seats', kind: 'number' } });
    await owner.call(contactFieldsApi.create, { body: { name: 'Born', kind: 'date' } });
    expect(await field({ name: 'seats', kind: 'text' })).toEqual([
      ...[409, 'conflict', 'A field called “Seats” already exists. Choose another name.'],
    ]);
    expect(await field({ name: 'Plan', kind: 'choice' })).toEqual([400, 'invalid_input', 'Enter at least one choice.']);
    expect(await field({ name: '???', kind: 'text' })).toEqual([
      ...[400, 'invalid_input', 'Use at least one letter or digit in the name.'],
    ]);
    const contact = (fields: object) =>
      refused(owner, 'POST', '/v1/contacts', { name: 'Ada', phone: '+4930901820', fields });
    expect((await contact({ seats: 'many' }))[2]).toBe('Seats must be a number.');
    expect((await contact({ born: '2025-02-29' }))[2]).toBe('Born must be a date, such as 2026-05-31.');
    expect((await contact({ nothing: 'x' }))[2]).toContain('Contact field “nothing” doesn’t exist.');
    const { items } = await owner.call(contactFieldsApi.list);
    const address = `/v1/contact-fields/${items[0]!.id}`;
    expect((await refused(owner, 'PATCH', address, { options: ['one'] }))[2]).toBe(
      'Only choice fields can have choices.',
    );
    expect((await refused(owner, 'PATCH', `/v1/contact-fields/${newId()}`, { name: 'X' }))[0]).toBe(404);
    const member = await app.newMember(owner, 'member');
    expect((await refused(member, 'POST', '/v1/contact-fields', { name: 'X', kind: 'text' }))[1]).toBe('forbidden');
  });
});

describe('lists of contacts', () => {
  it('hold those of whom all conditions are true', async () => {
    const owner = await app.newOwner();
    await owner.call(contactFieldsApi.create, { body: { name: 'Seats', kind: 'number' } });
    await owner.call(contactFieldsApi.create, { body: { name: 'Born', kind: 'date' } });
    await add(owner, 'Ada', { tags: ['vip'], company: '100% Engines', fields: { seats: 9, born: '1815-12-10' } });
    const grace = await add(owner, 'Grace', { phone: '+16502530000', email: 'g@example.com', fields: { seats: 10 } });
    const alan = await add(owner, 'Alan', { phone: '+442070313000', tags: ['vip', 'new'] });
    const all = ['Alan', 'Grace', 'Ada'];
    const but = (name: string) => all.filter((one) => one !== name);
    const cases: [ContactFilter, string[]][] = [
      [[], all],
      [[{ of: 'tag', is: 'has', value: 'vip' }], ['Alan', 'Ada']],
      [[{ of: 'tag', is: 'has_not', value: 'vip' }], ['Grace']],
      [[{ of: 'company', is: 'contains', value: '0% e' }], ['Ada']],
      [[{ of: 'given', is: 'has', value: 'email' }], ['Grace']],
      [[{ of: 'given', is: 'has_not', value: 'company' }], ['Alan', 'Grace']],
      [[{ of: 'number', is: 'begins', value: '+49' }], ['Ada']],
      [[{ of: 'number', is: 'begins_not', value: '+49' }], ['Alan', 'Grace']],
      [[{ of: 'source', is: 'is', value: 'by_hand' }], all],
      [[{ of: 'source', is: 'is_not', value: 'by_hand' }], []],
      [[{ of: 'added', is: 'within', value: 1 }], all],
      [[{ of: 'added', is: 'not_within', value: 1 }], []],
      [[{ of: 'called', is: 'not_within', value: 7 }], all],
      [[{ of: 'field', field: 'seats', is: 'more', value: '9' }], ['Grace']],
      [[{ of: 'field', field: 'seats', is: 'less', value: '9.5' }], ['Ada']],
      [[{ of: 'field', field: 'seats', is: 'is', value: '10' }], ['Grace']],
      [[{ of: 'field', field: 'seats', is: 'is_not', value: '10' }], but('Grace')],
      [[{ of: 'field', field: 'seats', is: 'missing', value: '' }], ['Alan']],
      [[{ of: 'field', field: 'seats', is: 'given', value: '' }], but('Alan')],
      [[{ of: 'field', field: 'born', is: 'less', value: '1900-01-01' }], ['Ada']],
      [[{ of: 'field', field: 'born', is: 'contains', value: '1815' }], ['Ada']],
      [[{ of: 'opted_out', is: 'yes' }], ['Alan']],
      [[{ of: 'opted_out', is: 'no' }], but('Alan')],
      [[{ of: 'consent', is: 'has', value: 'calls' }], ['Grace']],
      [[{ of: 'consent', is: 'has_not', value: 'calls' }], but('Grace')],
      [
        [
          { of: 'tag', is: 'has', value: 'vip' },
          { of: 'given', is: 'has', value: 'company' },
        ],
        ['Ada'],
      ],
    ];
    await owner.call(contactsApi.optOut, { body: { ids: [alan.id] } });
    const consent = { purpose: 'calls' as const, wording: 'Call me.', proof: 'Form' };
    await owner.call(consentsApi.add, { params: { contactId: grace.id }, body: consent });
    for (const [filter, names] of cases) {
      expect([filter, await found(owner, filter)]).toEqual([filter, names]);
      const query = { filter: JSON.stringify(filter) };
      expect(await owner.call(contactsApi.count, { query })).toEqual({ contacts: names.length });
    }
    expect(await found(owner, [{ of: 'tag', is: 'has', value: 'vip' }], { search: 'engines' })).toEqual(['Ada']);
    expect(await owner.call(contactsApi.count, { query: { search: '+44 20 7031' } })).toEqual({ contacts: 1 });
    expect((await refused(owner, 'GET', '/v1/contacts?filter=nonsense'))[1]).toBe('invalid_input');
    expect((await refused(owner, 'GET', '/v1/contacts?filter=[{"of":"nothing"}]'))[1]).toBe('invalid_input');
  });

  it('are sorted, and each page goes on where the one before ended', async () => {
    const owner = await app.newOwner();
    const ids: Record<string, string> = {};
    for (const name of ['bea', 'Ann', 'Cal', 'ann']) {
      ids[name] = (await add(owner, name)).id;
      app.clock.advance(1_000);
    }
    await owner.call(contactsApi.update, { params: { contactId: ids.bea! }, body: { company: 'Mill' } });
    const orders = {
      newest: ['ann', 'Cal', 'Ann', 'bea'],
      oldest: ['bea', 'Ann', 'Cal', 'ann'],
      name: ['Ann', 'ann', 'bea', 'Cal'],
      changed: ['bea', 'ann', 'Cal', 'Ann'],
    };
    for (const [sort, names] of Object.entries(orders)) {
      const paged: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const query = { sort: sort as 'name', limit: 1, ...(cursor !== undefined && { cursor }) };
        const page = await owner.call(contactsApi.list, { query });
        paged.push(...page.items.map(({ name }) => name));
        if (page.next === null) break;
        cursor = page.next;
      }
      expect([sort, paged]).toEqual([sort, names]);
    }
  });

  it('are kept as segments, by a name of their own', async () => {
    const owner = await app.newOwner();
    await add(owner, 'Ada', { tags: ['vip'] });
    await add(owner, 'Alan');
    const filter: ContactFilter = [{ of: 'tag', is: 'has', value: 'vip' }];
    const { id } = await owner.call(contactSegmentsApi.create, { body: { name: 'Our best', filter } });
    expect(await listed(owner, { segmentId: id })).toEqual(['Ada']);
    expect(await listed(owner, { segmentId: id, sort: 'name', search: 'alan' })).toEqual([]);
    expect(await refused(owner, 'POST', '/v1/contact-segments', { name: 'OUR BEST', filter })).toEqual([
      ...[409, 'conflict', 'A segment called “OUR BEST” already exists. Choose another name.'],
    ]);
    expect((await refused(owner, 'POST', '/v1/contact-segments', { name: 'All', filter: [] }))[2]).toBe(
      'Add a condition.',
    );
    const changed: ContactFilter = [{ of: 'tag', is: 'has_not', value: 'vip' }];
    const params = { segmentId: id };
    await owner.call(contactSegmentsApi.update, { params, body: { name: 'Others', filter: changed } });
    expect(await listed(owner, { segmentId: id })).toEqual(['Alan']);
    expect((await owner.call(contactSegmentsApi.list)).items.map(({ name }) => name)).toEqual(['Others']);
    await owner.call(contactSegmentsApi.remove, { params });
    expect((await refused(owner, 'GET', `/v1/contacts?segmentId=${id}`))[1]).toBe('not_found');
  });

  it('leave as a file that a spreadsheet reads and does not run', async () => {
    const owner = await app.newOwner();
    await owner.call(contactFieldsApi.create, { body: { name: 'Seats', kind: 'number' } });
    await add(owner, '=HYPERLINK("x")', { fields: { seats: 3 }, company: 'Engines, Ltd' });
    const alan = await add(owner, 'Alan', { phone: '+442070313000', tags: ['vip', 'new'] });
    await owner.call(contactsApi.optOut, { body: { ids: [alan.id] } });
    const { status, body } = await owner.send('POST', '/v1/contacts/export', {});
    expect(status).toBe(200);
    const rows = parseCsv(body as string).map(({ fields }) => fields);
    expect(rows[0]).toEqual([
      'Name',
      'Phone',
      'Email',
      'Company',
      'External id',
      'Tags',
      'Seats',
      'Do not call',
      'Source',
      'Added',
    ]);
    expect(rows[1]!.slice(0, 8)).toEqual(['\'=HYPERLINK("x")', "'+4930901820", '', 'Engines, Ltd', '', '', '3', 'no']);
    expect(rows[2]!.slice(0, 8)).toEqual(['Alan', "'+442070313000", '', '', '', 'vip, new', '', 'yes']);
    const some = await owner.send('POST', '/v1/contacts/export', { filter: [{ of: 'opted_out', is: 'yes' }] });
    expect(parseCsv(some.body as string)).toHaveLength(2);
    expect((await refused(owner, 'POST', '/v1/contacts/export', { segmentId: newId() }))[1]).toBe('not_found');
    const { items } = await owner.call(auditApi.list, { query: { action: 'contact-list.exported' } });
    expect(items).toHaveLength(2);
    const member = await app.newMember(owner, 'member');
    expect((await refused(member, 'POST', '/v1/contacts/export', {}))[1]).toBe('forbidden');
  });
});

describe('contacts that are alike', () => {
  it('are found by number and by address, and become one that has all of them', async () => {
    const owner = await app.newOwner();
    const kept = await add(owner, 'Ada', { tags: ['vip'] });
    const second = await add(owner, 'A. Lovelace', { email: 'ada@example.com', tags: ['VIP', 'new'] });
    const third = await add(owner, 'Ada L.', { phone: '+442070313000', email: 'ada@example.com', company: 'Engines' });
    await owner.call(contactsApi.addNote, { params: { contactId: second.id }, body: { text: 'Likes mornings.' } });
    const { items } = await owner.call(contactsApi.duplicates);
    expect(items.map(({ by, value, contacts }) => [by, value, contacts.map(({ name }) => name)])).toEqual([
      ['phone', '+4930901820', ['Ada', 'A. Lovelace']],
      ['email', 'ada@example.com', ['A. Lovelace', 'Ada L.']],
    ]);
    const params = { contactId: kept.id };
    const one = await owner.call(contactsApi.merge, { params, body: { ids: [second.id, third.id, kept.id] } });
    expect(one).toMatchObject({
      name: 'Ada',
      phone: '+4930901820',
      email: 'ada@example.com',
      company: 'Engines',
      tags: ['vip', 'new'],
      note: 'Likes mornings.',
    });
    expect(await listed(owner, {})).toEqual(['Ada']);
    expect((await owner.call(contactsApi.duplicates)).items).toEqual([]);
    const merge = (ids: string[]) => refused(owner, 'POST', `/v1/contacts/${kept.id}/merge`, { ids });
    expect((await merge([kept.id]))[1]).toBe('invalid_input');
    expect((await merge([newId()]))[1]).toBe('not_found');
  });
});

describe('consents', () => {
  it('belong to a number, have a proof, are withdrawn, and stand in the timeline', async () => {
    const owner = await app.newOwner();
    const { id: contactId } = await add(owner, 'Ada');
    const params = { contactId };
    const has = (purpose: 'calls' | 'marketing_calls') =>
      db.tenant(owner.workspaceId, async (tx) =>
        (await findAgreed(tx, owner.workspaceId, ['+4930901820'], purpose)).has('+4930901820'),
      );
    const body = { purpose: 'calls' as const, wording: 'Call me.', proof: 'Folder 12' };
    app.clock.advance(1_000);
    await owner.call(consentsApi.add, { params, body });
    expect([await has('calls'), await has('marketing_calls')]).toEqual([true, false]);
    app.clock.advance(1_000);
    await owner.call(contactsApi.update, { params, body: { company: 'Engines' } });
    app.clock.advance(1_000);
    const { items } = await owner.call(consentsApi.withdraw, { params, body: { purpose: 'calls' } });
    expect(items[0]!.withdrawnAt).not.toBeNull();
    expect(await has('calls')).toBe(false);
    app.clock.advance(1_000);
    await owner.call(contactsApi.addNote, { params, body: { text: 'Moved.' } });
    app.clock.advance(1_000);
    await owner.call(contactsApi.optOut, { body: { ids: [contactId], reason: 'Asked' } });
    const timeline = await owner.call(contactsApi.timeline, { params, query: {} });
    expect(timeline.items.map(({ kind }) => kind)).toEqual([
      ...['opt_out', 'note', 'consent', 'change', 'consent', 'change'],
    ]);
    expect(timeline.items[2]).toMatchObject({ isGiven: false, purpose: 'calls' });
    expect(timeline.items[3]).toMatchObject({ action: 'contact.updated', fields: ['company'] });
    const first = await owner.call(contactsApi.timeline, { params, query: { limit: 2 } });
    const rest = await owner.call(contactsApi.timeline, { params, query: { limit: 50, before: first.next! } });
    expect([...first.items, ...rest.items]).toEqual(timeline.items);
    expect(rest.next).toBeNull();
    // What was agreed to outlasts the contact.
    await owner.call(consentsApi.add, { params, body });
    await owner.call(contactsApi.remove, { params });
    expect(await has('calls')).toBe(true);
  });

  it('are refused without a number, and of times to come', async () => {
    const owner = await app.newOwner();
    const { id } = await add(owner, 'Ada');
    const body = { purpose: 'calls', wording: 'Call me.', proof: 'Folder 12' };
    const later = new Date(app.clock.now() + 60_000).toISOString();
    const url = `/v1/contacts/${id}/consents`;
    expect((await refused(owner, 'POST', url, { ...body, grantedAt: later }))[2]).toBe(
      'Enter a date and time in the past.',
    );
    expect((await refused(owner, 'POST', url, { ...body, proof: ' ' }))[2]).toBe(
      'Enter where the consent is documented.',
    );
    await owner.call(contactsApi.update, { params: { contactId: id }, body: { phone: null } });
    expect((await refused(owner, 'POST', url, body))[1]).toBe('conflict');
    expect((await owner.call(consentsApi.list, { params: { contactId: id } })).items).toEqual([]);
  });
});

test('two workspaces with the same people know nothing of each other', async () => {
  const [owner, other] = [await app.newOwner(), await app.newOwner()];
  const mine = await add(owner, 'Ada', { tags: ['vip'], email: 'ada@example.com' });
  const theirs = await add(other, 'Ada', { tags: ['vip'], email: 'ada@example.com' });
  await add(other, 'Ada again');
  const body = { purpose: 'calls' as const, wording: 'Call me.', proof: 'Form' };
  await other.call(consentsApi.add, { params: { contactId: theirs.id }, body });
  await other.call(contactsApi.addNote, { params: { contactId: theirs.id }, body: { text: 'Theirs.' } });
  await other.call(contactsApi.optOut, { body: { ids: [theirs.id], reason: 'Theirs' } });
  const filter: ContactFilter = [{ of: 'tag', is: 'has', value: 'vip' }];
  const { id: segmentId } = await other.call(contactSegmentsApi.create, { body: { name: 'Theirs', filter } });
  const { id: fieldId } = await other.call(contactFieldsApi.create, { body: { name: 'Theirs', kind: 'text' } });

  expect((await owner.call(contactsApi.duplicates)).items).toEqual([]);
  expect(await found(owner, [{ of: 'consent', is: 'has', value: 'calls' }])).toEqual([]);
  expect(await found(owner, [{ of: 'opted_out', is: 'yes' }])).toEqual([]);
  expect(await listed(owner, { sort: 'name', cursor: theirs.id })).toEqual([]);
  expect((await refused(owner, 'GET', `/v1/contacts?segmentId=${segmentId}`))[1]).toBe('not_found');
  const timeline = await owner.call(contactsApi.timeline, { params: { contactId: mine.id }, query: {} });
  expect(timeline.items.map(({ kind }) => kind)).toEqual(['change']);
  expect((await refused(owner, 'POST', `/v1/contacts/${mine.id}/merge`, { ids: [theirs.id] }))[1]).toBe('not_found');
  expect((await refused(owner, 'PATCH', `/v1/contact-fields/${fieldId}`, { name: 'Mine' }))[1]).toBe('not_found');
  expect((await owner.call(consentsApi.list, { params: { contactId: mine.id } })).items).toEqual([]);
});
