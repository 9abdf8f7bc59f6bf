import { describe, expect, it } from 'vitest';
import { contactFormLimits } from '#domain/contacts/contact-form-limits.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { contacts } from '#server/platform/db/schema/contacts.table.ts';
import { contactFormOf, filledForm } from '#server/testing/contact-form-tester.ts';
import { startApp } from '#server/testing/start-app.ts';

const server = await startApp();
const operator = await server.newOwner();
const { send, storedFrom, notesOf, mailsFrom, settled } = contactFormOf(server);

async function contactsWith(search: string) {
  await settled();
  return (await operator.call(contactsApi.list, { query: { search } })).items;
}

describe('a message of the contact form', () => {
  it('is one, however often and however fast it comes', async () => {
    const form = filledForm();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204));
    expect(await storedFrom(form.email)).toHaveLength(1);
    expect(await contactsWith(form.email)).toHaveLength(1);
    expect(await notesOf(form.email)).toEqual(['Hello.']);
    expect(await mailsFrom(form.email)).toHaveLength(1);
  });

  it('is another one when it was changed before it was sent again', async () => {
    const form = filledForm();
    await send(form);
    await send({ ...form, message: 'Hello, and call me on Monday.' });
    // Each message is filed by a job of its own, in whatever order they come to it.
    expect((await notesOf(form.email)).toSorted()).toEqual(['Hello, and call me on Monday.', 'Hello.']);
    expect(await mailsFrom(form.email)).toHaveLength(2);
    expect(await contactsWith(form.email)).toHaveLength(1);
  });

  it('becomes a contact of the operator, and of nobody else', async () => {
    const stranger = await server.newOwner();
    const form = filledForm({
      name: 'Bob Ray',
      company: 'Ray & Sons',
      subject: 'Prices',
      message: 'How much?\r\nThank you.',
    });
    await send(form);
    expect(await contactsWith(form.email)).toEqual([
      {
        id: expect.any(String),
        name: 'Bob Ray',
        email: form.email,
        phone: null,
        company: 'Ray & Sons',
        externalId: null,
        metadata: {},
        tags: ['Demo request'],
        source: 'contact_form',
        note: 'Prices\n\nHow much?\nThank you.',
        phoneAsEntered: null,
        fields: {},
        optedOut: false,
        createdAt: new Date(server.clock.now()).toISOString(),
        updatedAt: new Date(server.clock.now()).toISOString(),
      },
    ]);
    expect((await stranger.call(contactsApi.list)).items).toEqual([]);
  });

  it('tags a contact who is known, and changes nothing else of them', async () => {
    const form = filledForm({ name: 'Somebody else', company: 'Other', message: 'Me again.' });
    const known = {
      workspaceId: operator.workspaceId,
      id: newId(),
      name: 'Dr. Ann Lee',
      email: form.email,
      phone: '+49 30 1234567',
      company: 'Lee GmbH',
      externalId: null,
      metadata: {},
      tags: ['VIP'],
      source: 'contact_form' as const,
      createdAt: new Date(server.clock.now()),
    };
    await server.services.db.tenant(operator.workspaceId, (tx) => tx.insert(contacts).values(known));
    await send({ ...form, email: form.email.toUpperCase() });
    await send({ ...form, message: 'And again.' });
    const { workspaceId: _, createdAt, ...shown } = known;
    expect(await contactsWith(form.email)).toEqual([
      {
        ...shown,
        tags: ['VIP', 'Demo request'],
        note: 'And again.',
        phoneAsEntered: null,
        fields: {},
        optedOut: false,
        createdAt: createdAt.toISOString(),
        updatedAt: createdAt.toISOString(),
      },
    ]);
    expect(await notesOf(form.email)).toEqual(['Me again.', 'And again.']);
  });

  it('leaves a contact of another workspace with the same address alone', async () => {
    const stranger = await server.newOwner();
    const form = filledForm();
    const createdAt = new Date(server.clock.now());
    await server.services.db.tenant(stranger.workspaceId, (tx) =>
      tx.insert(contacts).values({
        workspaceId: stranger.workspaceId,
        id: newId(),
        name: 'Ann',
        email: form.email,
        createdAt,
        tags: [],
        source: 'contact_form',
      }),
    );
    await send(form);
    expect(await contactsWith(form.email)).toHaveLength(1);
    expect((await stranger.call(contactsApi.list)).items).toMatchObject([{ tags: [], note: null }]);
  });

  it('is mailed to the operator, whose answer goes to the sender', async () => {
    const form = filledForm({ subject: 'Prices', message: 'How much?\n\nPlease answer <b>soon</b>.' });
    await send(form);
    const [letter, ...others] = await mailsFrom(form.email);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      subject: 'Demo request from Ann Lee, Acme: Prices',
      from: { address: 'parley@localhost' },
      to: [{ address: operator.email }],
      replyTo: [{ name: 'Ann Lee', address: form.email }],
      attachments: [],
    });
    expect(letter?.html).toBeUndefined();
    expect(letter?.text).toBe(
      [
        'You have a new message from the contact form at http://127.0.0.1:8080.',
        `Replies to this email go to ${form.email}.`,
        '',
        'Name: Ann Lee',
        `Email: ${form.email}`,
        'Company: Acme',
        'Subject: Prices',
        'Sent: 2026-11-23 08:00 UTC',
        'Message:',
        '',
        'How much?',
        '',
        'Please answer <b>soon</b>.',
        '',
      ].join('\n'),
    );
  });

  it('needs no subject', async () => {
    const form = filledForm({ subject: '  ' });
    await send(form);
    const [letter] = await mailsFrom(form.email);
    expect(letter?.subject).toBe('Demo request from Ann Lee, Acme');
    expect(letter?.text).not.toContain('Subject:');
  });
});

describe('the spam trap', () => {
  it('answers like success and keeps nothing', async () => {
    const trapped = filledForm({ website: 'https://buy.example' });
    const answer = await send(trapped);
    expect(answer).toEqual(await send(filledForm()));
    await settled();
    expect(await storedFrom(trapped.email)).toEqual([]);
    expect(await contactsWith(trapped.email)).toEqual([]);
    expect(await mailsFrom(trapped.email)).toEqual([]);
  });
});

describe('a form that is not filled as it should be', () => {
  const { name, email, company, subject, message } = contactFormLimits;
  it.each([
    ['name', '', 'Tell us your name.'],
    ['name', ' \t ', 'Tell us your name.'],
    ['name', 'x'.repeat(name + 1), `Use ${name} characters or fewer.`],
    ['name', 'x'.repeat(10_000), `Use ${name} characters or fewer.`],
    ['email', '', 'Enter an email address like name@company.com.'],
    ['email', 'ann', 'Enter an email address like name@company.com.'],
    ['email', 'ann@acme', 'Enter an email address like name@company.com.'],
    ['email', 'ann@acme.com, eve@evil.example', 'Enter an email address like name@company.com.'],
    ['email', 'ann@acme.com\r\nBcc: eve@evil.example', 'Enter an email address like name@company.com.'],
    ['email', '"<script>"@acme.com', 'Enter an email address like name@company.com.'],
    ['email', `${'x'.repeat(email)}@acme.com`, `Use ${email} characters or fewer.`],
    ['company', '', 'Tell us your company.'],
    ['company', 'x'.repeat(company + 1), `Use ${company} characters or fewer.`],
    ['subject', 'x'.repeat(subject + 1), `Use ${subject} characters or fewer.`],
    ['message', '\n\n', 'Enter a message.'],
    ['message', 'x'.repeat(10_000), `Use ${message} characters or fewer.`],
    ['key', 'not-an-id', 'Send a new UUID with each form submission.'],
  ])('is refused with the field: %s %j', async (field, value, problem) => {
    const form = { ...filledForm(), [field]: value };
    const { status, refusal } = await send(form);
    expect(status).toBe(400);
    expect(refusal).toMatchObject({
      code: 'invalid_input',
      details: [{ path: `body.${field}`, message: problem }],
    });
  });

  it('says everything that is wrong at once', async () => {
    const { refusal } = await send({});
    expect(refusal?.details).toEqual([
      { path: 'body.name', message: 'Tell us your name.' },
      { path: 'body.email', message: 'Enter an email address like name@company.com.' },
      { path: 'body.company', message: 'Tell us your company.' },
      { path: 'body.message', message: 'Enter a message.' },
      { path: 'body.key', message: 'Send a new UUID with each form submission.' },
    ]);
  });

  it.each([
    ['NUL', JSON.stringify(filledForm({ name: 'Ann\0Lee' })), 400],
    ['half of a character', JSON.stringify(filledForm()).replace('Hello.', '\\ud83d'), 400],
    ['an unknown field', JSON.stringify({ ...filledForm(), workspaceId: newId() }), 400],
    ['an object for a text', JSON.stringify({ ...filledForm(), message: { $gt: '' } }), 400],
    ['a form encoding of its own', 'name=Ann', 400],
    ['two megabytes', JSON.stringify(filledForm({ message: 'x'.repeat(2_000_000) })), 413],
  ])('is refused with %s', async (_what, body, status) => {
    expect((await send(body)).status).toBe(status);
  });

  it('holds as much as it may', async () => {
    const form = filledForm({
      name: 'n'.repeat(name),
      company: 'c'.repeat(company),
      subject: 's'.repeat(subject),
      message: 'ä'.repeat(message),
    });
    expect((await send(form)).status).toBe(204);
    expect(await notesOf(form.email)).toEqual([`${form.subject}\n\n${form.message}`]);
  });
});

describe('words of strangers', () => {
  it('put no header into the mail', async () => {
    const injected = 'Ann\r\nBcc: eve@evil.example\r\n\r\nBuy!';
    const form = filledForm({ name: injected, company: injected, subject: `${injected}\u2028\u202eesrever` });
    expect((await send(form)).status).toBe(204);
    const [letter] = await mailsFrom(form.email);
    const flat = 'Ann Bcc: eve@evil.example Buy!';
    expect(letter?.subject).toBe(`Demo request from ${flat}, ${flat}: ${flat} esrever`);
    expect(letter?.to).toEqual([{ name: '', address: operator.email }]);
    expect(letter?.replyTo).toEqual([{ name: flat, address: form.email }]);
    expect(letter?.bcc).toBeUndefined();
    const headers = letter?.headers.map(({ key }) => key);
    expect(headers).not.toContain('bcc');
    expect(new Set(headers).size).toBe(headers?.length);
  });

  it('add no recipient by a name that looks like an address list', async () => {
    const form = filledForm({ name: '"Eve" <eve@evil.example>, <mallory@evil.example>' });
    await send(form);
    const [letter] = await mailsFrom(form.email);
    expect(letter?.to).toEqual([{ name: '', address: operator.email }]);
    expect(letter?.replyTo).toEqual([{ name: form.name, address: form.email }]);
  });

  it('stay text in every alphabet', async () => {
    const message = "<script>alert(1)</script> '); drop table contacts; -- {{name}} ä€漢字🙂 \t end";
    const form = filledForm({ name: '李安 Ångström', company: '<b>Acme</b>', message: `${message}\v\u0007next` });
    await send(form);
    const [contact] = await contactsWith(form.email);
    expect(contact).toMatchObject({ name: form.name, company: '<b>Acme</b>', note: `${message}\nnext` });
    const [letter] = await mailsFrom(form.email);
    expect(letter?.subject).toBe('Demo request from 李安 Ångström, <b>Acme</b>');
    expect(letter?.text).toContain(message);
  });

  it('are asked for in the list as they are', async () => {
    const form = filledForm({ company: '100%_safe\\' });
    await send(form);
    expect(await contactsWith('100%_SAFE\\')).toMatchObject([{ email: form.email }]);
    expect(await contactsWith(`100${form.key}`)).toEqual([]);
    expect(await contactsWith('%')).toMatchObject([{ email: form.email }]);
    expect(await contactsWith("' or 1=1 --")).toEqual([]);
  });
});

it('keeps who sent a message only as a sign that nobody can read', async () => {
  const form = filledForm();
  await send(form, '203.0.113.77');
  const [message] = await storedFrom(form.email);
  expect(message?.sender).toMatch(/^[\w-]{43}$/);
  const other = filledForm();
  await send(other, '203.0.113.78');
  expect((await storedFrom(other.email))[0]?.sender).not.toBe(message?.sender);
});

describe('the list of contacts', () => {
  it('is read page by page, newest first, each contact once', async () => {
    const mark = newId();
    const createdAt = new Date(server.clock.now());
    const rows = Array.from({ length: 7 }, (_, i) => ({
      workspaceId: operator.workspaceId,
      id: newId(),
      name: `${mark} ${i}`,
      createdAt,
      tags: ['Listed'],
      source: 'contact_form' as const,
    }));
    await server.services.db.tenant(operator.workspaceId, (tx) => tx.insert(contacts).values(rows));
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { search: mark, limit: 3, ...(cursor && { cursor }) };
      const { items, next } = await operator.call(contactsApi.list, { query });
      expect(items.length).toBe(next === null ? 1 : 3);
      names.push(...items.map(({ name }) => name));
      cursor = next ?? undefined;
    } while (cursor !== undefined);
    expect(names).toEqual(rows.map(({ name }) => name).reverse());
  });

  it('is searched by tag, and takes strange questions', async () => {
    const form = filledForm();
    await send(form);
    expect((await contactsWith('demo REQUEST')).map(({ email }) => email)).toContain(form.email);
    for (const query of ['search=%ff', `search=${'x'.repeat(100)}`, 'search=', 'limit=100']) {
      expect((await operator.send('GET', `/v1/contacts?${query}`)).status).toBe(200);
    }
    for (const query of [
      'search=%00',
      'cursor=x',
      'limit=0',
      'limit=101',
      `search=${'x'.repeat(101)}`,
      'tag=',
      'company=a',
    ]) {
      expect((await operator.send('GET', `/v1/contacts?${query}`)).status).toBe(400);
    }
  });
});
