import { expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { campaignsApi } from '#domain/campaigns/campaigns.ts';
import { phoneNumbersApi } from '#domain/carriers/phone-numbers.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { bookTime } from '#server/scheduling/booking.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const app = await startApp({ PUBLIC_URL: 'https://voice.example.com' });
// Test numbers are of the simulator, which is asked over the wire.
await app.app.listen({ host: '127.0.0.1', port: 0 });
const own = { externalId: 'order-4711', metadata: { plan: 'gold', step: '2' } };
const plain = { externalId: null, metadata: {} };
const changed = { externalId: 'order-4712', metadata: { plan: 'gold', city: 'Bonn' } };
const changes = { externalId: 'order-4712', metadata: { step: null, city: 'Bonn' } };

type Made = { id: string };
/** How each kind of record is made with terms and without. */
const kinds: Record<string, (owner: TestClient) => Promise<{ path: string; make: (terms: object) => Promise<Made> }>> =
  {
    agents: async (owner) => ({
      path: '/v1/agents',
      make: (terms) => owner.call(agentsApi.create, { body: { template: 'appointment-scheduler', ...terms } }),
    }),
    contacts: async (owner) => {
      let n = 0;
      const body = () => ({ name: 'Ada Bell', phone: `+4930901${820 + n++}` });
      return {
        path: '/v1/contacts',
        make: (terms) => owner.call(contactsApi.create, { body: { ...body(), ...terms } }),
      };
    },
    'phone-numbers': async (owner) => ({
      path: '/v1/phone-numbers',
      make: (terms) => owner.call(phoneNumbersApi.addTest, { body: terms }),
    }),
    campaigns: async (owner) => {
      const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
      const { id: numberId } = await owner.call(phoneNumbersApi.addTest, { body: {} });
      const plan = { name: 'Check-ups', agentId, numberId, audience: {} };
      return {
        path: '/v1/campaigns',
        make: (terms) => owner.call(campaignsApi.create, { body: { ...plan, ...terms } }),
      };
    },
  };

const read = async (owner: TestClient, path: string) => {
  const { status, body } = await owner.send('GET', path);
  expect(status).toBe(200);
  return body as { items: Made[] };
};

test.each(Object.keys(kinds))('%s are made with terms of one’s own, filtered by them, and changed', async (kind) => {
  const owner = await app.newOwner();
  const { path, make } = await kinds[kind]!(owner);
  const made = await make(own);
  const other = await make({});
  expect([made, other]).toMatchObject([own, plain]);
  const found = async (query: string) => (await read(owner, `${path}?${query}`)).items.map(({ id }) => id);
  expect(await found('externalId=order-4711')).toEqual([made.id]);
  expect(await found('metadata=plan:gold')).toEqual([made.id]);
  expect(await found('externalId=order-4711&metadata=plan:silver')).toEqual([]);
  const answer = await owner.send('PATCH', `${path}/${made.id}`, changes);
  expect([answer.status, answer.body]).toMatchObject([200, changed]);
  expect((answer.body as { metadata: object }).metadata).not.toHaveProperty('step');
  expect((await owner.send('GET', `${path}/${made.id}`)).body).toMatchObject(changed);
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`k${n}`, 'x']));
  expect((await owner.send('PATCH', `${path}/${made.id}`, { metadata: many })).status).toBe(409);
  expect((await owner.send('PATCH', `${path}/${made.id}`, { metadata: { a: 1 } })).status).toBe(400);
  expect((await owner.send('GET', `${path}?metadata=plan`)).status).toBe(400);
});

test('terms of an agent make no version, and those of a running campaign may change', async () => {
  const owner = await app.newOwner();
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const params = { agentId: agent.id };
  expect(await owner.call(agentsApi.update, { params, body: own })).toMatchObject({ ...own, version: agent.version });
  const { make } = await kinds.campaigns!(owner);
  const campaign = await make({});
  const { pool } = app.services.db;
  await pool.query("update campaigns set state = 'running' where workspace_id = $1", [owner.workspaceId]);
  const path = `/v1/campaigns/${campaign.id}`;
  expect((await owner.send('PATCH', path, own)).body).toMatchObject(own);
  expect((await owner.send('PATCH', path, { name: 'Others' })).status).toBe(409);
});

test('an appointment begins with the terms of its call, and has its own afterward', async () => {
  const owner = await app.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const { callId } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser', ...own } });
  const scope = { services: app.services, workspaceId: owner.workspaceId, actor: null };
  const attendee = { name: 'Ann', email: null, phone: null };
  // A Tuesday at 10 in New York.
  const time = { start: Date.parse('2026-12-01T15:00:00Z'), durationMinutes: 30, title: 'Visit', notes: null };
  const booked = await app.services.db.tenant(owner.workspaceId, (tx) =>
    bookTime(tx, scope, { ...time, attendee, callId }),
  );
  expect(booked).toMatchObject(own);
  const params = { appointmentId: booked.id };
  expect(await owner.call(appointmentsApi.update, { params, body: changes })).toMatchObject(changed);
  expect(await owner.call(appointmentsApi.get, { params })).toMatchObject(changed);
  const ids = async (query: object) => (await owner.call(appointmentsApi.list, { query })).items.map(({ id }) => id);
  expect(await ids({ externalId: 'order-4712', metadata: 'city:Bonn' })).toEqual([booked.id]);
  expect(await ids({ metadata: 'city:Ulm' })).toEqual([]);
});
