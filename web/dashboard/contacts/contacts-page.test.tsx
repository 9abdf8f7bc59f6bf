import '#web/testing/browser-gaps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aWorkspace, renderPage } from '#web/testing/render-page.tsx';
import { type Answer, type Sent, stubNetwork } from '#web/testing/stub-network.ts';
import { ContactDialog } from './contact-dialog.tsx';
import ContactPage from './contact-page.tsx';
import { aContact, aDetail, contactId } from './contacts.fixture.ts';
import ContactsPage from './contacts-page.tsx';

const at = '/dashboard/contacts';
const anotherId = '019a0000-0000-7000-8000-0000000000b2';
const aField = { id: '019a0000-0000-7000-8000-0000000000f1', key: 'seats', name: 'Seats', kind: 'number', options: [] };
type Routes = Record<string, Answer | ((sent: Sent) => Answer | Promise<Answer>)>;
const list = (...items: ReturnType<typeof aContact>[]) => ({ body: { items, next: null } });
const network = (routes: Routes = {}) =>
  stubNetwork({
    'GET /v1/contacts': list(aContact()),
    'GET /v1/contacts/count': { body: { contacts: 1 } },
    'GET /v1/contact-fields': { body: { items: [aField] } },
    'GET /v1/contact-segments': { body: { items: [] } },
    'GET /v1/contacts/tags': { body: { items: [{ tag: 'Customer', contacts: 1 }] } },
    ...routes,
  });

describe('the list', () => {
  it('shows who there is, and finds them by text and tag in the address', async () => {
    const sent = network({
      'GET /v1/contacts': ({ search }) => (search.get('search') === 'zz' ? list() : list(aContact({ optedOut: true }))),
    });
    const { user } = renderPage(<ContactsPage />, { at: `${at}?tag=Customer` });
    const row = (await screen.findByRole('link', { name: 'Ada Lovelace' })).closest('tr')!;
    expect(within(row).getByText('Do not call')).toBeTruthy();
    expect(within(row).getByText('+1')).toBeTruthy();
    const asked = () => sent.filter(({ path }) => path === '/v1/contacts').at(-1)!.search;
    expect(asked().get('tag')).toBe('Customer');
    await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'zz');
    expect(await screen.findByText('No contacts match “zz”')).toBeTruthy();
    expect([asked().get('search'), asked().get('tag')]).toEqual(['zz', 'Customer']);
    await user.click(screen.getByRole('button', { name: 'Show all contacts' }));
    expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeTruthy();
  });

  it.each([[list()], [list(aContact())]])('has the search box and the four imports, empty or not', async (found) => {
    network({ 'GET /v1/contacts': found });
    renderPage(<ContactsPage />, { at });
    await screen.findByText(/No contacts yet|1 contact/);
    screen.getByRole('searchbox', { name: 'Search contacts' });
    const options = within(screen.getByRole('region', { name: 'Import' })).getAllByRole('link');
    expect(options.map(({ textContent }) => textContent)).toEqual(['CSV', 'Google Contacts', 'Outlook', 'CRM']);
  });

  it('changes a cell in its place by keys, and shows what was refused or changed meanwhile', async () => {
    let answers = 0;
    const sent = network({
      [`PATCH /v1/contacts/${contactId}`]: () => {
        answers += 1;
        return answers === 1
          ? { status: 409, body: { error: { code: 'conflict', message: 'Someone else changed this contact.' } } }
          : { body: aContact({ phone: '+4930901821' }) };
      },
    });
    const { user } = renderPage(<ContactsPage />, { at });
    const cell = await screen.findByRole('button', { name: 'Phone of Ada Lovelace: +4930901820. Edit' });
    cell.focus();
    await user.keyboard('{F2}');
    const input = await screen.findByRole('textbox', { name: 'Phone of Ada Lovelace' });
    expect(document.activeElement).toBe(input);
    await user.keyboard('nothing{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Phone of Ada Lovelace' })).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Phone of Ada/);
    await user.keyboard('{Enter}+4930901821{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Someone else changed this contact/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Phone of Ada Lovelace' })).toBeNull());
    const changes = sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(changes).toEqual([
      { phone: '+4930901821', ifUnmodifiedSince: '2026-11-20T10:00:00Z' },
      { phone: '+4930901821', ifUnmodifiedSince: '2026-11-20T10:00:00Z' },
    ]);
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('says how to begin, where to import from, and what the role may not', async () => {
    network({ 'GET /v1/contacts': list() });
    const { unmount } = renderPage(<ContactsPage />, { at });
    expect(await screen.findByRole('heading', { name: 'No contacts yet' })).toBeTruthy();
    for (const name of ['CSV', 'Google Contacts', 'Outlook'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/dashboard/contacts/import');
    expect(screen.getByRole('link', { name: 'CRM' })).toBeTruthy();
    unmount();
    const viewer = aWorkspace('viewer', { permissions: { ...aWorkspace('viewer').permissions, contacts: 'view' } });
    renderPage(<ContactsPage />, { at, workspace: viewer });
    expect(await screen.findByText(/Your role can view contacts but not add them/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add contact' })).toBeNull();
  });

  it('adds a contact, with what was refused at its field', async () => {
    const message = 'This can be read in two ways.';
    const details = [{ path: 'body.phone', message }];
    const sent = network({
      'POST /v1/contacts': ({ body }) =>
        (body as { phone: string }).phone === '491761234567'
          ? { status: 400, body: { error: { code: 'invalid_input', message: 'No.', details } } }
          : { status: 201, body: aContact() },
    });
    const { user } = renderPage(<ContactsPage />, { at });
    await user.click(await screen.findByRole('button', { name: 'Add contact' }));
    const dialog = await screen.findByRole('dialog');
    const fill = (label: RegExp, text: string) => user.type(within(dialog).getByLabelText(label), text);
    await fill(/^Name/, 'Ada');
    await fill(/^Phone/, '491761234567');
    await fill(/^Tags/, 'Customer, , Berlin');
    await user.click(within(dialog).getByRole('button', { name: 'Add contact' }));
    expect(await within(dialog).findByText(message)).toBeTruthy();
    await user.clear(within(dialog).getByLabelText(/^Phone/));
    await fill(/^Phone/, '+491761234567');
    await user.click(within(dialog).getByRole('button', { name: 'Add contact' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    const [refused, taken] = sent.filter(({ method }) => method === 'POST');
    expect(taken!.body).toEqual({
      name: 'Ada',
      phone: '+491761234567',
      email: null,
      company: null,
      tags: ['Customer', 'Berlin'],
    });
    // Another body is another request.
    expect(taken!.headers.get('idempotency-key')).not.toBe(refused!.headers.get('idempotency-key'));
  });

  it.each([
    ['Update contact', true],
    ['Add as new contact', false],
  ])('says that a person is there already, to open, and can: %s', async (button, upsert) => {
    const message = 'Ada Lovelace has this number.';
    const details = [{ path: 'body.phone', message }];
    const sent = network({
      'POST /v1/contacts': ({ body }) =>
        (body as { upsert?: boolean }).upsert === undefined
          ? {
              status: 409,
              body: { error: { code: 'contact_exists', message: 'There.', details, existingId: contactId } },
            }
          : { status: 201, body: aContact() },
    });
    const { user } = renderPage(<ContactsPage />, { at });
    await user.click(await screen.findByRole('button', { name: 'Add contact' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/^Name/), 'Ada');
    await user.type(within(dialog).getByLabelText(/^Phone/), '030 901820');
    await user.click(within(dialog).getByRole('button', { name: 'Add contact' }));
    expect(await within(dialog).findByText(message)).toBeTruthy();
    const open = within(dialog).getByRole('link', { name: 'Open contact' });
    expect(open.getAttribute('href')).toBe(`${at}/${contactId}`);
    await user.click(within(dialog).getByRole('button', { name: button }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([{}, { upsert }]);
  });

  it.each([
    ['Merge contacts', `POST /v1/contacts/${contactId}/merge`, { ids: [anotherId] }],
    ['Save anyway', `PATCH /v1/contacts/${contactId}`, { phone: '030 901821', allowDuplicate: true }],
  ])('says that another contact has a number, to open, and can: %s', async (button, request, body) => {
    const details = [{ path: 'body.phone', message: 'Bob has this number.' }];
    const refused = { code: 'contact_exists', message: 'There.', details, existingId: anotherId };
    const sent = network({
      [`PATCH /v1/contacts/${contactId}`]: ({ body }) =>
        (body as { allowDuplicate?: boolean }).allowDuplicate
          ? { body: aContact() }
          : { status: 409, body: { error: refused } },
      [`POST /v1/contacts/${contactId}/merge`]: { body: aDetail() },
    });
    const { user } = renderPage(<ContactDialog contact={aContact()} onClose={() => {}} onSaved={() => {}} />, { at });
    const phone = await screen.findByLabelText(/^Phone/);
    await user.clear(phone);
    await user.type(phone, '030 901821');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('link', { name: 'Open contact' })).getAttribute('href')).toBe(`${at}/${anotherId}`);
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() =>
      expect(sent.filter(({ method, path }) => `${method} ${path}` === request).at(-1)?.body).toMatchObject(body),
    );
  });
});

describe('a list that is narrowed', () => {
  it('asks for what a filter says, shows it as chips, and keeps it as a segment', async () => {
    const segment = {
      id: contactId,
      name: 'Big ones',
      createdAt: aContact().createdAt,
      updatedAt: aContact().createdAt,
    };
    const sent = network({
      'POST /v1/contact-segments': ({ body }) => ({ status: 201, body: { ...segment, ...(body as object) } }),
    });
    const { user } = renderPage(<ContactsPage />, { at });
    expect(await screen.findByText('1 contact')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Choose a tag.')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Show contacts' }).hasAttribute('disabled')).toBe(true);
    await user.selectOptions(within(dialog).getByLabelText('What'), 'Seats');
    await user.selectOptions(within(dialog).getByLabelText('How'), 'is more than');
    await user.type(within(dialog).getByLabelText('Value'), '9');
    await user.click(within(dialog).getByRole('button', { name: 'Show contacts' }));
    const condition = { of: 'field', field: 'seats', is: 'more', value: '9' };
    expect(await screen.findByText('Seats is more than 9')).toBeTruthy();
    const asked = () => sent.filter(({ path }) => path === '/v1/contacts').at(-1)!.search;
    await waitFor(() => expect(asked().get('filter')).toBe(JSON.stringify([condition])));
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.type(within(await screen.findByRole('dialog')).getByLabelText('Save as segment'), 'Big ones');
    await user.click(screen.getByRole('button', { name: 'Save segment' }));
    await waitFor(() => expect(asked().get('segmentId')).toBe(contactId));
    expect([asked().get('filter'), screen.queryByText('Seats is more than 9')]).toEqual([null, null]);
    const made = sent.find(({ method }) => method === 'POST')!;
    expect(made.body).toEqual({ name: 'Big ones', filter: [condition] });
  });

  it('changes those that are chosen, and merges into the one that was there first', async () => {
    const older = '019a0000-0000-7000-8000-0000000000b1';
    const sent = network({
      'GET /v1/contacts': list(aContact(), aContact({ id: older, name: 'Ada L.' })),
      'POST /v1/contacts/tag': { body: { changed: 2 } },
      [`POST /v1/contacts/${older}/merge`]: { body: aDetail() },
    });
    const { user } = renderPage(<ContactsPage />, { at });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown contacts' }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tag' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Tag'), 'vip');
    await user.click(within(dialog).getByRole('button', { name: 'Add tag' }));
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
    await user.click(screen.getByRole('checkbox', { name: 'Choose Ada Lovelace' }));
    expect(screen.queryByRole('button', { name: 'Merge' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Ada L.' }));
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Merge contacts' }));
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { ids: [contactId, older], add: ['vip'] },
      { ids: [contactId] },
    ]);
  });
});

/** What an agent remembers from a conversation, and a text message of the timeline. */
const said = { name: 'pet_name', spoken: 'Bello', from: 'call', callId: contactId, at: aContact().createdAt };
const text = {
  kind: 'message',
  at: aContact().createdAt,
  threadId: contactId,
  direction: 'outbound',
  text: 'See you at three.',
  status: 'undelivered',
};

describe('a contact', () => {
  const open = (routes: Routes = {}, workspace = aWorkspace()) => {
    const sent = stubNetwork({
      [`GET /v1/contacts/${contactId}`]: { body: aDetail({ fields: { seats: 12 } }) },
      [`GET /v1/contacts/${contactId}/timeline`]: { body: { items: [], next: null } },
      [`GET /v1/contacts/${contactId}/memory`]: { body: { items: [said], shared: false } },
      [`GET /v1/contacts/${contactId}/consents`]: { body: { items: [] } },
      'GET /v1/contact-fields': { body: { items: [aField] } },
      'GET /v1/phone-numbers': { body: { items: [] } },
      ...routes,
    });
    return { sent, ...renderPage(<ContactPage />, { at: `${at}/${contactId}`, path: `${at}/:contactId`, workspace }) };
  };

  it('is changed without touching a number that nobody changed', async () => {
    const { user, sent } = open({ [`PATCH /v1/contacts/${contactId}`]: { body: aContact() } });
    expect(await screen.findByText('Entered as 030 901820')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    await user.clear(within(dialog).getByLabelText(/^Company/));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ method }) => method === 'PATCH')!.body).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      company: null,
      tags: ['Customer', 'Berlin', 'Press'],
    });
  });

  it('is called from one of the numbers', async () => {
    const number = { id: contactId, number: '+15715550100', name: 'Desk', outboundAgentId: contactId, test: false };
    const call = { callId: contactId, status: 'placed', to: '+4930901820', from: number.number, result: null };
    const { user, sent } = open({
      'GET /v1/phone-numbers': { body: { items: [{ ...number, can: { voice: true, sms: false } }] } },
      'GET /v1/agents': list(),
      'POST /v1/phone-calls': { status: 201, body: call },
      [`GET /v1/phone-calls/${contactId}`]: { body: call },
    });
    await user.click(await screen.findByRole('button', { name: 'Call' }));
    const dialog = await screen.findByRole('dialog');
    expect((within(dialog).getByLabelText(/^Number to call/) as HTMLInputElement).value).toBe('+4930901820');
    await user.click(within(dialog).getByRole('button', { name: 'Call' }));
    expect(await within(dialog).findByText('Calling +4930901820.')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({ to: '+4930901820' });
  });

  it('shows its own fields, what it agreed to, and what happened', async () => {
    const event = { kind: 'call', at: aContact().createdAt, callId: contactId, direction: 'outbound' };
    const call = { ...event, agentName: 'Mia', seconds: 61, outcome: null, endReason: 'voicemail' };
    const { user, sent } = open({
      [`GET /v1/contacts/${contactId}/timeline`]: { body: { items: [call, text], next: null } },
      [`GET /v1/contacts/${contactId}/memory`]: { body: { items: [said], shared: false } },
      [`POST /v1/contacts/${contactId}/consents`]: { status: 201, body: { items: [] } },
    });
    const details = within(await screen.findByRole('region', { name: 'Details' }));
    expect([await details.findByText('Seats'), details.getByText('12')]).toHaveLength(2);
    const told = await screen.findByRole('link', { name: 'Called by Mia' });
    expect(told.getAttribute('href')).toBe(`/dashboard/calls/${contactId}`);
    expect(screen.getByText('See you at three. · Not delivered')).toBeTruthy();
    const memory = within(screen.getByRole('region', { name: 'Caller memory' }));
    expect([await memory.findByText('Pet name'), memory.getByText(/Bello/)]).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Wording'), 'Call me.');
    await user.type(within(dialog).getByLabelText('Proof'), 'Folder 12');
    await user.click(within(dialog).getByRole('button', { name: 'Save consent' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
      purpose: 'calls',
      wording: 'Call me.',
      proof: 'Folder 12',
    });
  });

  it('is opted out and deleted after a question, and noted on', async () => {
    let optedOut = false;
    const { user, sent } = open({
      [`GET /v1/contacts/${contactId}`]: () => ({ body: aDetail({ optedOut }) }),
      [`POST /v1/contacts/${contactId}/notes`]: { status: 201, body: aDetail() },
      'POST /v1/contacts/opt-out': () => {
        optedOut = true;
        return { body: { changed: 1 } };
      },
      'POST /v1/contacts/delete': { body: { changed: 1 } },
    });
    const noteField = await screen.findByLabelText('New note');
    await user.type(noteField, 'Likes tea.');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect((noteField as HTMLTextAreaElement).value).toBe(''));
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Opt out' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Opt out' }));
    expect(await screen.findByText('Do not call')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.queryByRole('menuitem', { name: 'Opt out' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Delete Ada Lovelace' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByLabelText(/Also delete conversations/));
    await user.click(question.getByRole('button', { name: 'Delete contact' }));
    expect(await screen.findByText('elsewhere')).toBeTruthy();
    expect(sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST /v1/contacts/${contactId}/notes`,
      'POST /v1/contacts/opt-out',
      'POST /v1/contacts/delete',
    ]);
    expect(sent.find(({ path }) => path === '/v1/contacts/delete')?.body).toEqual({
      ids: [contactId],
      conversations: true,
    });
  });

  it('is only looked at by who may not write, and says when there is none', async () => {
    const viewer = aWorkspace('viewer', { permissions: { ...aWorkspace('viewer').permissions, contacts: 'view' } });
    const { unmount } = open({}, viewer);
    expect(await screen.findByText('Call in the morning.')).toBeTruthy();
    for (const name of ['Change', 'More actions', 'Add note'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    unmount();
    const missing = { status: 404, body: { error: { code: 'not_found', message: 'No such contact.' } } };
    open({ [`GET /v1/contacts/${contactId}`]: missing });
    expect(await screen.findByText('Contact not found')).toBeTruthy();
  });
});
