import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { plainCipher } from '#server/platform/content-cipher.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { callEvents, calls } from '#server/platform/db/schema/calls.table.ts';
import { tellCalls } from '#server/records/call-news.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { freshMemory } from '#voice/call/call-memory.ts';
import type { CallChange } from '#voice/call/ports.ts';
import { connectCall, resumeCall } from './connect-call.ts';
import { hearNews } from './hear-news.ts';
import { openLiveCalls } from './live-calls.ts';
import { renewLeases } from './renew-leases.ts';
import { storeStep } from './store-steps.ts';

/** Steps of several calls and owners side by side. */

const app = await startApp();
const { db } = app.services;

/** A call of a server of its own. */
async function call(owner: TestClient) {
  const agent = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  const params = { agentId: agent.id };
  const { ticket, callId } = await owner.call(callsApi.start, { params, body: { channel: 'browser' } });
  const services = { ...app.services, calls: openLiveCalls() };
  const { resumeToken, session } = await connectCall(services, ticket);
  return { services, callId, resumeToken, session, lease: services.calls.find(callId)!.lease };
}

const note = (text: string, seq = 90): CallChange => ({
  events: [{ seq, at: app.clock.now(), kind: 'note', data: { text }, node: null, intents: null }],
  turns: [],
  runs: [],
  snapshot: null,
  memory: freshMemory(),
  ended: null,
});

const eventsOf = (callId: string) =>
  db.system('test', (tx) => tx.select({ data: callEvents.data }).from(callEvents).where(eq(callEvents.callId, callId)));

describe('a step', () => {
  it('goes to the database in one go', async () => {
    const { services, lease } = await call(await app.newOwner());
    const callStatement = vi.fn(db.callStatement);
    await storeStep({ ...services, db: { ...db, callStatement } }, { lease, seal: plainCipher, change: note('hello') });
    expect(callStatement).toHaveBeenCalledOnce();
  });

  it('of a former owner stores nothing, though the present one in the same process stores at that moment', async () => {
    const { services, callId, lease } = await call(await app.newOwner());
    await db.system('test', (tx) =>
      tx
        .update(calls)
        .set({ epoch: lease.epoch + 2 })
        .where(eq(calls.id, callId)),
    );
    const present = { ...lease, epoch: lease.epoch + 2 };
    const [former, now] = await Promise.allSettled([
      storeStep(services, { lease, seal: plainCipher, change: note('old', 91) }),
      storeStep(services, { lease: present, seal: plainCipher, change: note('new', 92) }),
    ]);
    expect([former.status, now.status]).toEqual(['rejected', 'fulfilled']);
    expect((former as PromiseRejectedResult).reason).toMatchObject({ name: 'CallTaken' });
    expect(await eventsOf(callId)).toEqual([{ data: { text: 'new' } }]);
  });
});

describe('a call whose row somebody has locked', () => {
  it('holds up neither the steps nor the leases of others', async () => {
    const owner = await app.newOwner();
    const [locked, free] = [await call(owner), await call(owner)];
    const { services } = free;
    services.calls.keep({ session: locked.session, lease: locked.lease });
    await db.system('test', (tx) =>
      tx.update(calls).set({ owner: services.calls.owner }).where(eq(calls.id, locked.callId)),
    );
    const other = await db.pool.connect();
    try {
      await other.query('begin');
      await other.query('select from calls where id = $1 for update', [locked.callId]);
      app.clock.advance(1_000);
      await renewLeases(services);
      const [row] = await db.system('test', (tx) => tx.select().from(calls).where(eq(calls.id, free.callId)));
      expect(row!.leaseUntil!.getTime()).toBe(app.clock.now() + 15_000);
      const [first, second] = await Promise.allSettled([
        storeStep(services, { lease: locked.lease, seal: plainCipher, change: note('waits') }),
        storeStep(services, { lease: free.lease, seal: plainCipher, change: note('goes on') }),
      ]);
      expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
    } finally {
      await other.query('rollback');
      other.release();
    }
  }, 20_000);
});

describe('a server with too much to do', () => {
  it('takes no new call, but one that lost its server', async () => {
    const { callId, resumeToken } = await call(await app.newOwner());
    const busy = { ...app.services, calls: { ...openLiveCalls(), full: true } };
    await expect(connectCall(busy, newId())).rejects.toMatchObject({ code: 'too_many_calls' });
    expect(await resumeCall(busy, callId, resumeToken)).toMatchObject({ resumeToken });
    const leaving = { ...app.services, calls: { ...openLiveCalls(), full: true, draining: true } };
    await expect(resumeCall(leaving, callId, resumeToken)).rejects.toMatchObject({ code: 'not_ready' });
  });
});

describe('news', () => {
  it('that are none disturb nobody', async () => {
    const { services, callId, session, lease } = await call(await app.newOwner());
    const errors = vi.spyOn(services.log, 'error').mockImplementation(() => {});
    await hearNews(services);
    await db.pool.query(`notify parley_calls, 'no news at all'`);
    await db.system('test', (tx) => tellCalls(tx, { type: 'taken', callId, epoch: lease.epoch + 1 }));
    expect(await session.done).toBe('taken');
    expect(errors).toHaveBeenCalledOnce();
    errors.mockRestore();
  });
});
