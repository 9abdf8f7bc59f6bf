import { expect, test, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { type Call, callsApi } from '#domain/calls/calls.ts';
import { appointmentsApi } from '#domain/scheduling/appointments.ts';
import { buildApp } from '#server/app.ts';
import type { Database } from '#server/platform/db/open-database.ts';
import { callEvents } from '#server/platform/db/schema/calls.table.ts';
import { bookingDialogue, typeAnswer } from '#server/testing/booking-dialogue.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

/** The connection to the database is cut at every transaction of a call, before it and at its commit. */

const app = await startApp();

type Fault = 'none' | 'before' | 'at the commit';

/** A database whose transactions each fail once, in this way, and work when they are tried again. */
function shakyDatabase(fault: () => Fault): { db: Database; faults: () => number } {
  let faults = 0;
  let failNext = true;
  const cut = (): never => {
    faults++;
    failNext = false;
    throw new Error('Connection terminated unexpectedly');
  };
  async function shaken<T>(work: () => Promise<T>): Promise<T> {
    const kind = failNext ? fault() : 'none';
    failNext = true;
    if (kind === 'before') return cut();
    const result = await work();
    return kind === 'at the commit' ? cut() : result;
  }
  const { db } = app.services;
  const tenant: Database['tenant'] = (workspaceId, run) => shaken(() => db.tenant(workspaceId, run));
  const callSteps: Database['callSteps'] = (run) => shaken(() => db.callSteps(run));
  const callStatement: Database['callStatement'] = (statement) => shaken(() => db.callStatement(statement));
  return { db: { ...db, tenant, callSteps, callStatement }, faults: () => faults };
}

/** Books an appointment by a call; answers what is stored of it. */
async function bookByCall(owner: TestClient, wanted: Fault): Promise<{ call: Call; booked: number; faults: number }> {
  let fault: Fault = 'none';
  const { db, faults } = shakyDatabase(() => fault);
  const server = await buildApp({ ...app.services, db });
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const params = { agentId: agent.id };
  const { callId, ticket } = await owner.call(callsApi.start, { params, body: { channel: 'browser' } });
  const client = await openCallClient(await addressOf(server));
  client.send({ type: 'hello', version: 1, ticket });
  await client.next('ready');
  fault = wanted;
  await client.next('turn', (turn) => /appointment for/.test(turn.text));
  for (const [text, about] of bookingDialogue) await typeAnswer(client, text, about);
  // The goodbye is heard before the call ends; its end may be told before it is stored.
  const call = await vi.waitUntil(
    async () => {
      await app.clock.run(250);
      const stored = await owner.call(callsApi.get, { params: { callId } });
      return stored.status === 'ended' && stored;
    },
    { timeout: 25_000, interval: 20 },
  );
  await client.next('ended', (message) => message.reason === 'completed');
  const { items } = await owner.call(appointmentsApi.list, { query: { callId } });
  await server.close();
  return { call, booked: items.length, faults: faults() };
}

const said = (call: Call) => call.turns.map(({ role, text }) => `${role}: ${text}`);
const done = (call: Call) => call.actions.map(({ action, status }) => `${action}: ${status}`).toSorted();

test.each(['before', 'at the commit'] as const)('cut %s: nothing of the call is lost or double', async (fault) => {
  const calm = await bookByCall(await app.newOwner(), 'none');
  const owner = await app.newOwner();
  const shaken = await bookByCall(owner, fault);
  expect(shaken.faults).toBeGreaterThan(10);
  expect(shaken.booked).toBe(1);
  expect(shaken.call).toMatchObject({ status: 'ended', endReason: 'completed', outcome: 'success' });
  expect(said(shaken.call)).toEqual(said(calm.call));
  expect(done(shaken.call).map((line) => line.split(':')[0])).toEqual(
    done(calm.call).map((line) => line.split(':')[0]),
  );
  const events = await app.services.db.tenant(owner.workspaceId, (tx) =>
    tx.select({ seq: callEvents.seq }).from(callEvents).orderBy(callEvents.seq),
  );
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index));
});
