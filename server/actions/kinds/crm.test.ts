import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { actionsApi } from '#domain/actions/actions.ts';
import { crmApi } from '#domain/contacts/crm.ts';
import type { Json } from '#domain/platform/json.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { actionRuns } from '#server/platform/db/schema/actions.table.ts';
import { startFakeHubspot } from '#server/testing/hubspot/fake-hubspot.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { recoverRuns } from '../recover-runs.ts';
import { runAction } from '../run-action.ts';

/** What actions do at a CRM, at HubSpot over HTTP. */

const hubspot = await startFakeHubspot();
afterAll(() => hubspot.close());
const app = await startApp({ HUBSPOT_BASE_URL: hubspot.origin });
const { services } = app;
const logged: string[] = [];
services.log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
beforeEach(() => hubspot.recover());

let figure = 0;
async function newWorkspace() {
  const owner = await app.newOwner();
  const token = `pat-na1-00000000-0000-4000-8000-${String(++figure).padStart(12, '0')}`;
  await owner.call(crmApi.connectHubspot, { body: { token } });
  return { owner, token, portal: hubspot.portal(token), ...newPerson() };
}
const newPerson = () => ({ email: `ann${++figure}@example.com`, phone: `+1571555${1000 + figure}` });

const scopeOf = ({ workspaceId }: TestClient) => ({ services, workspaceId, actor: null });
const runOf = (action: string, input: Json, runId = newId()) => ({
  runId,
  callId: null,
  nodeId: 'node',
  action,
  input,
  wait: true,
});
const run = (owner: TestClient, action: string, input: Json, runId?: string) =>
  runAction(scopeOf(owner), runOf(action, input, runId));
const field = (name: string, value: string) => ({ name, value });

describe('a contact', () => {
  it('is made, changed and found, by address or number', async () => {
    const { owner, portal, email, phone } = await newWorkspace();
    const person = { email: null, phone };
    expect(await run(owner, 'find_crm_contact', person)).toMatchObject({ ok: false, code: 'not_found' });
    const fields = [
      field('Email', email.toUpperCase()),
      field('phone', `${phone.slice(0, 5)} ${phone.slice(5)}`),
      field('name', 'Ann Lee'),
    ];
    const made = await run(owner, 'update_crm', {
      fields: [...fields, field('jobtitle', 'Owner')],
      note: 'Wants a roof',
    });
    expect(made).toMatchObject({ ok: true, output: { name: 'Ann Lee', email, phone, made: true } });
    expect(portal.objects.contacts[0]!.properties).toMatchObject({
      firstname: 'Ann',
      lastname: 'Lee',
      jobtitle: 'Owner',
    });
    expect(portal.objects.notes[0]!.properties.hs_note_body).toMatch(/^Wants a roof<br><br>Parley ref \w+$/);
    const found = await run(owner, 'find_crm_contact', person);
    expect(found).toMatchObject({
      ok: true,
      output: { name: 'Ann Lee', url: expect.stringContaining('/record/0-1/') },
    });
    const changed = await run(owner, 'update_crm', {
      fields: [field('email', email), field('company', 'Roofs')],
      note: null,
    });
    expect(changed).toMatchObject({ ok: true, output: { made: false, company: 'Roofs', name: 'Ann Lee' } });
    expect(portal.objects.contacts).toHaveLength(1);
  });

  it('with a number that somebody wrote in their own way is the same, and keeps it so', async () => {
    const { owner, portal, phone } = await newWorkspace();
    const written = phone.replace('+1571555', '(571) 555-');
    portal.make('contacts', { firstname: 'Ben', phone: written });
    portal.make('contacts', { firstname: 'Hans', phone: phone.replace('+1', '+49') });
    const result = await run(owner, 'update_crm', {
      fields: [field('phone', phone), field('lastname', 'Cho')],
      note: null,
    });
    expect(result).toMatchObject({ ok: true, output: { name: 'Ben Cho', made: false } });
    expect(portal.objects.contacts[0]!.properties.phone).toBe(written);
  });

  it('with the same number and another address is somebody else', async () => {
    const { owner, portal, email, phone } = await newWorkspace();
    portal.make('contacts', { firstname: 'Ben', phone, email: `other-${email}` });
    const fields = [field('email', email), field('phone', phone), field('name', 'Ann')];
    expect(await run(owner, 'update_crm', { fields, note: null })).toMatchObject({
      output: { made: true, name: 'Ann' },
    });
    expect(portal.objects.contacts).toHaveLength(2);
  });

  it('that the search does not show yet is not made again', async () => {
    const { owner, portal, email, phone } = await newWorkspace();
    const fields = [field('email', email), field('phone', phone)];
    await run(owner, 'update_crm', { fields, note: null });
    portal.unseen.add(portal.objects.contacts[0]!.id);
    await run(owner, 'update_crm', { fields, note: null });
    expect(portal.objects.contacts).toHaveLength(1);
  });

  it('without address and number is nobody', async () => {
    const { owner } = await newWorkspace();
    const result = await run(owner, 'update_crm', { fields: [field('name', 'Ann'), field('phone', '12')], note: null });
    expect(result).toMatchObject({
      ok: false,
      code: 'invalid_input',
      message: expect.stringContaining('t a valid phone number'),
    });
  });

  it('is not written to a field that is none, and HubSpot says so', async () => {
    const { owner, email } = await newWorkspace();
    const fields = [field('email', email), field('no_such_field', 'x')];
    const result = await run(owner, 'update_crm', { fields, note: null });
    expect(result).toMatchObject({ ok: false, code: 'crm_refused', message: expect.stringContaining('no_such_field') });
  });
});

describe('notes and deals', () => {
  it('are made once, though the answer was lost and the run is done again', async () => {
    const { owner, portal, email } = await newWorkspace();
    portal.make('contacts', { email });
    const person = { email, phone: null };
    const [note, deal] = [newId(), newId()];
    hubspot.fail({ does: 'cut', after: true }, 1, /notes$/);
    expect(await run(owner, 'note_crm', { ...person, text: 'Hello' }, note)).toBeNull();
    hubspot.fail({ does: 'half', after: true }, 1, /deals$/);
    const input = { ...person, name: 'A roof', amount: '$1,200.50', stage: null, text: 'Red' };
    expect(await run(owner, 'create_deal', input, deal)).toBeNull();
    app.clock.advance(60_000);
    await recoverRuns(services);
    const rows = await services.db.system('test', (tx) =>
      tx.select().from(actionRuns).where(eq(actionRuns.workspaceId, owner.workspaceId)),
    );
    expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual([
      ['succeeded', 2],
      ['succeeded', 2],
    ]);
    expect(portal.objects.notes).toHaveLength(1);
    expect(portal.objects.deals).toHaveLength(1);
    expect(portal.objects.deals[0]!.properties).toMatchObject({
      dealname: 'A roof',
      amount: '1200.50',
      pipeline: 'default',
      dealstage: 'appointmentscheduled',
      description: expect.stringMatching(/^Red\n\nParley ref/),
    });
  });

  it('want somebody whom the CRM knows, or makes for a deal', async () => {
    const { owner, portal, email } = await newWorkspace();
    const person = { email, phone: null };
    expect(await run(owner, 'note_crm', { ...person, text: 'Hello' })).toMatchObject({ ok: false, code: 'not_found' });
    const deal = { ...person, name: 'A roof', amount: null, stage: 'Closed won', text: null };
    expect(await run(owner, 'create_deal', deal)).toMatchObject({ ok: true, output: { email } });
    expect(portal.objects.deals[0]!.properties.dealstage).toBe('closedwon');
  });

  it.each([
    [{ stage: 'Nowhere' }, 'crm_refused', 'Choose from: Appointment Scheduled, Closed Won'],
    [{ amount: 'a lot' }, 'invalid_input', 'Write it like 1200.50'],
    [{ name: ' ' }, 'invalid_input', 'no name'],
  ])('say what is wrong with %o', async (change, code, words) => {
    const { owner, email } = await newWorkspace();
    const deal = { email, phone: null, name: 'A roof', amount: null, stage: null, text: null, ...change };
    expect(await run(owner, 'create_deal', deal)).toMatchObject({
      ok: false,
      code,
      message: expect.stringContaining(words),
    });
  });

  it('name the scope that the token lacks', async () => {
    const { owner, portal, email } = await newWorkspace();
    portal.make('contacts', { email });
    portal.scopes = portal.scopes.filter((scope) => !scope.includes('deals'));
    const deal = { email, phone: null, name: 'A roof', amount: null, stage: null, text: null };
    expect(await run(owner, 'create_deal', deal)).toMatchObject({
      ok: false,
      code: 'crm_forbidden',
      message: expect.stringContaining('crm.objects.deals.read'),
    });
  });
});

describe('a CRM that does not answer', () => {
  it('is asked again by the queue, and nothing of the token stands in the log', async () => {
    const { owner, token, email } = await newWorkspace();
    hubspot.fail({ status: 429, headers: { 'retry-after': '3600' } }, 100);
    const input = { email, phone: null };
    expect(await run(owner, 'find_crm_contact', input)).toMatchObject({ ok: false, code: 'crm_busy' });
    const again = runAction(scopeOf(owner), runOf('note_crm', { ...input, text: 'Hello' }), true);
    await expect(again).rejects.toThrow('is rate limiting requests');
    hubspot.recover();
    hubspot.fail({ does: 'cut' }, 100);
    expect(await run(owner, 'find_crm_contact', input)).toMatchObject({ ok: false, code: 'crm_unavailable' });
    expect(await run(owner, 'update_crm', { fields: [field('email', email)], note: null })).toBeNull();
    expect(logged.join('\n')).toContain('confirm whether the request went through');
    expect(logged.join('\n')).not.toContain(token);
  });

  it('and takes the token no more is shown so on its card, until it does', async () => {
    const { owner: other } = await newWorkspace();
    const { owner, email } = await newWorkspace();
    hubspot.fail({ status: 401 }, 1);
    const input = { email, phone: null };
    expect(await run(owner, 'find_crm_contact', input)).toMatchObject({ ok: false, code: 'crm_unauthorized' });
    expect((await owner.call(crmApi.get)).problem).toContain('no longer accepts the credentials');
    expect((await other.call(crmApi.get)).problem).toBeNull();
    await run(owner, 'find_crm_contact', input);
    expect((await owner.call(crmApi.get)).problem).toBeNull();
  });
});

describe('an action of the template Update CRM', () => {
  it('does each of the four, by hand', async () => {
    const { owner, portal, email } = await newWorkspace();
    const { id: actionId } = await owner.call(actionsApi.create, { body: { template: 'update-crm' } });
    const params = { actionId };
    const { configuration } = await owner.call(actionsApi.get, { params });
    const does = async (verb: string, change: object = {}) => {
      const set = { ...configuration, does: verb, fields: [field('email', email)], note: 'Hello', ...change };
      const saved = await owner.call(actionsApi.update, {
        params,
        body: { configuration: set as typeof configuration },
      });
      expect(saved.problems).toEqual([]);
      return owner.call(actionsApi.run, { params, body: { values: {}, trial: true } });
    };
    expect(await does('save')).toMatchObject({ status: 'succeeded' });
    expect(await does('find')).toMatchObject({ status: 'succeeded', output: { email } });
    expect(await does('note')).toMatchObject({ status: 'succeeded' });
    expect(await does('deal', { dealName: 'A roof', dealAmount: '100' })).toMatchObject({ status: 'succeeded' });
    expect([portal.objects.notes.length, portal.objects.deals.length]).toEqual([2, 1]);
  });

  it('says what is missing before it is activated', async () => {
    const { owner } = await newWorkspace();
    const { id: actionId, configuration } = await owner.call(actionsApi.create, { body: { template: 'update-crm' } });
    const params = { actionId };
    const problemsOf = async (change: object) => {
      const set = { ...configuration, fields: [], note: '', ...change } as typeof configuration;
      return (await owner.call(actionsApi.update, { params, body: { configuration: set } })).problems;
    };
    expect(await problemsOf({ does: 'save' })).toEqual(['Add at least one field.']);
    expect(await problemsOf({ does: 'note' })).toEqual(['Enter the note.']);
    expect(await problemsOf({ does: 'deal' })).toEqual(['Enter a deal name.']);
    expect(await problemsOf({ does: 'find' })).toEqual([]);
  });
});
