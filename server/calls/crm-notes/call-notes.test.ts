import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { crmApi } from '#domain/contacts/crm.ts';
import { startFakeHubspot } from '#server/testing/hubspot/fake-hubspot.ts';
import { hurryJobs } from '#server/testing/hurry-jobs.ts';
import { bringNumber, openCarrierStub, PhoneLine } from '#server/testing/phone-line.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { noteCall } from './call-notes.ts';

/** What calls were about, as notes in the CRM. */

const hubspot = await startFakeHubspot();
const carrier = await openCarrierStub();
afterAll(() => Promise.all([hubspot.close(), carrier.close()]));
const app = await startApp({
  PUBLIC_URL: 'https://voice.example.com',
  TWILIO_BASE_URL: carrier.base,
  HUBSPOT_BASE_URL: hubspot.origin,
});
beforeEach(() => hubspot.recover());

let figure = 0;
/** A workspace with a number that answers, and HubSpot. */
async function newDesk(notesCalls = true) {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  await owner.call(agentsApi.setStatus, { params: { agentId }, body: { status: 'active' } });
  await bringNumber(owner, agentId);
  const voice = carrier.asked.findLast(({ fields }) => fields.VoiceUrl !== undefined)!.fields.VoiceUrl!;
  const token = `pat-na1-00000000-0000-4000-8000-${String(++figure).padStart(12, '0')}`;
  await owner.call(crmApi.connectHubspot, { body: { token } });
  if (notesCalls) await owner.call(crmApi.update, { body: { notesCalls } });
  return { owner, voice, portal: hubspot.portal(token), phone: `+1571555${2000 + figure}` };
}
const newContact = (owner: TestClient, phone: string) =>
  owner.call(contactsApi.create, { body: { name: 'Ann Lee', phone, email: 'ann@example.com', tags: [] } });

/** Someone calls, says something and hangs up. */
async function call(voice: string, from: string): Promise<void> {
  const line = new PhoneLine(app, ++figure + 5_000, { from });
  await line.ask(voice);
  await line.says('A check-up please');
  await line.ask(voice.replace(/voice$/, 'status'), { CallStatus: 'completed', CallDuration: '60' });
}
const notesOf = async (owner: TestClient) => (await owner.call(crmApi.callNotes)).items;

test('a call of a contact becomes a note at that contact, once', async () => {
  const other = await newDesk();
  const { owner, voice, portal, phone } = await newDesk();
  // Of someone else, who knows the same number under another address.
  const theirs = { name: 'Bob', phone, email: 'bob@example.com', tags: [] };
  await other.owner.call(contactsApi.create, { body: theirs });
  await newContact(owner, phone);
  portal.make('contacts', { firstname: 'Bob', email: theirs.email });
  portal.make('contacts', { firstname: 'Ann', phone: phone.replace('+1', '') });
  await call(voice, phone);
  await vi.waitFor(
    async () => expect(await notesOf(owner)).toMatchObject([{ status: 'written', problem: null }]),
    10_000,
  );
  const [note] = portal.objects.notes;
  expect(note!.properties.hs_note_body).toContain('The caller said: “A check-up please.”');
  const { callId } = (await notesOf(owner))[0]!;
  expect(note!.properties.hs_note_body).toContain(`https://voice.example.com/dashboard/calls/${callId}`);
  await noteCall({ services: app.services, workspaceId: owner.workspaceId, actor: null }, callId);
  const { actions } = await owner.call(callsApi.get, { params: { callId } });
  expect(actions).toMatchObject([{ action: 'note_crm', status: 'succeeded' }]);
  expect(actions[0]!.input).toMatchObject({ email: 'ann@example.com', phone });
  expect(portal.objects.notes).toHaveLength(1);
  expect([await notesOf(other.owner), other.portal.objects.notes]).toEqual([[], []]);
});

test('nothing is written of somebody who is no contact, and nothing where it is switched off', async () => {
  const { owner, voice, portal, phone } = await newDesk();
  portal.make('contacts', { firstname: 'Ann', phone });
  await call(voice, phone);
  const off = await newDesk(false);
  await newContact(off.owner, off.phone);
  off.portal.make('contacts', { firstname: 'Ann', phone: off.phone });
  await call(off.voice, off.phone);
  for (const one of [owner, off.owner]) {
    const { items } = await one.call(callsApi.list);
    await noteCall({ services: app.services, workspaceId: one.workspaceId, actor: null }, items[0]!.id);
    expect(await notesOf(one)).toEqual([]);
  }
  expect([portal.objects.notes, off.portal.objects.notes]).toEqual([[], []]);
});

test('whom the CRM does not know is said, and nobody is told to follow up', async () => {
  const { owner, voice, phone } = await newDesk();
  await newContact(owner, phone);
  await call(voice, phone);
  await vi.waitFor(async () => expect(await notesOf(owner)).toMatchObject([{ status: 'not_found' }]), 10_000);
  const { openTasks } = (await owner.call(callsApi.list)).items[0]!;
  expect(openTasks).toBe(0);
});

test('a CRM that is down is asked again until it answers', async () => {
  const { owner, voice, portal, phone } = await newDesk();
  await newContact(owner, phone);
  portal.make('contacts', { firstname: 'Ann', phone });
  hubspot.fail({ status: 429, headers: { 'retry-after': '3600' } }, 2);
  await call(voice, phone);
  await vi.waitFor(async () => expect(await notesOf(owner)).toMatchObject([{ status: 'waiting' }]), 10_000);
  await vi.waitFor(
    async () => {
      await hurryJobs(app.services);
      expect(await notesOf(owner)).toMatchObject([{ status: 'written' }]);
    },
    { timeout: 25_000, interval: 500 },
  );
  expect(portal.objects.notes).toHaveLength(1);
});
