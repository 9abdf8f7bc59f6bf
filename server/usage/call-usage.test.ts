import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { gettingStartedApi } from '#domain/usage/getting-started.ts';
import { connectCall } from '#server/calls/connect-call.ts';
import { openLiveCalls } from '#server/calls/live-calls.ts';
import { renewLeases } from '#server/calls/renew-leases.ts';
import { sweepCalls } from '#server/calls/stored/sweep-calls.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { usageEvents } from '#server/platform/db/schema/usage.table.ts';
import { addressOf, type CallClient, openCallClient } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { phrasesOf } from '#voice/call/phrases.ts';
import { beginCallUsage, renewSeconds, settleCall } from './call-usage.ts';
import { holdSecondsOf } from './ledger/hold-seconds.ts';
import { recountUsage } from './ledger/recount.ts';
import { expireHolds } from './ledger/usage.jobs.ts';
import { readSums, spend } from './ledger.ts';
import { grantMinutes } from './trial.ts';

const phrases = phrasesOf('en-US');

/** Seconds of calls, and the trial that limits them: three minutes come with the first agent. */
const app = await startApp({ TRIAL_MINUTES: '3' });
const address = await addressOf(app.app);
const { services } = app;
// The first who signs up runs the installation.
const operator = await app.newOwner();

const newAgent = async (owner: TestClient) =>
  (await owner.call(agentsApi.create, { body: { template: 'survey-collector' } })).id;
const start = (owner: TestClient, agentId: string) =>
  owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
const sums = (owner: TestClient) =>
  services.db.tenant(owner.workspaceId, (tx) => readSums(tx, owner.workspaceId, 'call_seconds', app.clock.now()));
const trial = async (owner: TestClient) => {
  const { minutesUsed: used, minutesGranted: granted } = await owner.call(workspacesApi.status);
  return { used, granted };
};

async function connect(owner: TestClient, agentId: string): Promise<CallClient> {
  const { ticket } = await start(owner, agentId);
  const client = await openCallClient(address);
  client.send({ type: 'hello', version: 1, ticket });
  await client.next('turn');
  return client;
}

/** Uses up seconds of the workspace, by a call that was long ago. */
async function useUp(owner: TestClient, seconds: number): Promise<void> {
  await services.db.tenant(owner.workspaceId, (tx) =>
    spend(tx, owner.workspaceId, { meter: 'call_seconds', key: newId(), quantity: seconds, at: app.clock.now() }),
  );
}

describe('trial minutes', () => {
  it('come with the first agent and are earned by lessons, each once', async () => {
    const owner = await app.newOwner();
    expect(await trial(owner)).toEqual({ used: 0, granted: 0 });
    await newAgent(owner);
    await newAgent(owner);
    expect(await trial(owner)).toEqual({ used: 0, granted: 3 });
    const set = (completed: boolean) =>
      owner.call(gettingStartedApi.setLesson, { params: { lessonId: 'prompting' }, body: { completed } });
    for (const completed of [true, false, true]) await set(completed);
    expect(await trial(owner)).toEqual({ used: 0, granted: 8 });
    const colleague = await app.newMember(owner, 'member');
    const done = { params: { lessonId: 'prompting' as const }, body: { completed: true } };
    await colleague.call(gettingStartedApi.setLesson, done);
    expect(await trial(owner)).toEqual({ used: 0, granted: 8 });
  });

  it('are earned by an additional step, and given by the operator alone', async () => {
    const [owner, colleague] = [await app.newOwner(), await app.newOwner()];
    for (let times = 0; times < 2; times++) await owner.call(gettingStartedApi.checkDocumentation);
    expect((await owner.call(gettingStartedApi.get)).steps).toEqual(['documentation']);
    expect(await trial(owner)).toEqual({ used: 0, granted: 5 });
    const address = `/v1/operator/trial-minutes/${owner.workspaceId}`;
    for (const body of [{ minutes: 0 }, { minutes: 1.5 }, {}]) {
      expect((await operator.send('POST', address, body)).status).toBe(400);
    }
    expect(await operator.send('POST', address, { minutes: 30 })).toMatchObject({ status: 200, body: { minutes: 35 } });
    expect(await operator.send('POST', address, { minutes: 30 })).toMatchObject({ body: { minutes: 65 } });
    for (const one of [owner, colleague]) expect((await one.send('POST', address, { minutes: 30 })).status).toBe(404);
    expect((await operator.send('POST', `/v1/operator/trial-minutes/${newId()}`, { minutes: 30 })).status).toBe(404);
    expect(await trial(owner)).toEqual({ used: 0, granted: 65 });
  });

  it('are used by calls, to the second, and shown in begun minutes', async () => {
    const owner = await app.newOwner();
    const agentId = await newAgent(owner);
    for (const ms of [5_000, 61_500]) {
      const client = await connect(owner, agentId);
      expect((await sums(owner)).held).toBe(60);
      for (let at = 0; at < ms; at += 500) {
        client.send({ type: 'typing' });
        await app.clock.run(500);
        // The next minute was asked for at 30 s; the clock here runs faster than a database.
        if (at === 40_000) await vi.waitFor(async () => expect((await sums(owner)).held).toBe(120), 15_000);
      }
      client.send({ type: 'hang_up' });
      await client.next('ended');
    }
    await expect.poll(() => sums(owner)).toEqual({ used: 67, held: 0 });
    expect(await trial(owner)).toEqual({ used: 2, granted: 3 });
    // Both lessons were done by doing what they teach; they earn where they are looked at.
    const colleague = await app.newMember(owner, 'member');
    expect((await colleague.call(gettingStartedApi.get)).completed).toEqual([]);
    for (let times = 0; times < 2; times++)
      expect(await owner.call(gettingStartedApi.get)).toMatchObject({
        completed: ['create-agent', 'testing'],
        percent: 50,
      });
    expect(await trial(owner)).toEqual({ used: 2, granted: 13 });
    expect(await services.db.tenant(owner.workspaceId, (tx) => recountUsage(tx, owner.workspaceId))).toBe(0);
  });

  it('refuse a call that begins when they are used up, in words, and let it begin when more are earned', async () => {
    const owner = await app.newOwner();
    const agentId = await newAgent(owner);
    await useUp(owner, 170);
    const refused = await owner.send('POST', `/v1/agents/${agentId}/calls`, { channel: 'browser' });
    expect(refused).toMatchObject({
      status: 402,
      body: { error: { code: 'minutes_used_up', message: expect.stringContaining('Earn more in Getting Started') } },
    });
    await owner.call(gettingStartedApi.setLesson, { params: { lessonId: 'testing' }, body: { completed: true } });
    await start(owner, agentId);
  });

  it('end a live call with a warning and a closing sentence', async () => {
    const owner = await app.newOwner();
    const agentId = await newAgent(owner);
    await useUp(owner, 100);
    const client = await connect(owner, agentId);
    const startedAt = app.clock.now();
    const said = () => client.turns().map(({ text }) => text);
    await vi.waitFor(async () => {
      client.send({ type: 'typing' });
      await app.clock.run(500);
      expect(said()).toContain(phrases.limit);
    }, 20_000);
    expect(said()).toContain(phrases.warning);
    // 80 seconds were left.
    expect(Math.abs(app.clock.now() - startedAt - 80_000)).toBeLessThan(2_000);
    await app.clock.run(10_000);
    expect((await client.next('ended')).reason).toBe('max_duration');
    // A caller is told of the end after a second at the latest, stored or not.
    await expect.poll(() => sums(owner)).toEqual({ used: 180, held: 0 });
    expect(await trial(owner)).toEqual({ used: 3, granted: 3 });
  });

  it('are exact when fifty calls are answered at once', async () => {
    const owner = await app.newOwner();
    const agentId = await newAgent(owner);
    await useUp(owner, 20);
    const tickets = await Promise.all(Array.from({ length: 50 }, async () => (await start(owner, agentId)).ticket));
    const answered = await Promise.allSettled(tickets.map((ticket) => connectCall(services, ticket)));
    const refused = answered.filter((one) => one.status === 'rejected');
    // 160 seconds: two whole minutes, and 40 seconds.
    expect(answered.length - refused.length).toBe(3);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'minutes_used_up' });
    expect(await sums(owner)).toEqual({ used: 20, held: 160 });
  });

  it('can be without a limit', async () => {
    const free = await startApp({ TRIAL_MINUTES: '0' });
    const owner = await free.newOwner();
    const agentId = await newAgent(owner);
    const { ticket } = await start(owner, agentId);
    await connectCall(free.services, ticket);
    expect(await owner.call(workspacesApi.status)).toMatchObject({ minutesUsed: 0, minutesGranted: 0 });
  });
});

it('a minute is held with one statement, and kept with three', async () => {
  const agency = await app.newOwner();
  const { id: workspaceId } = await agency.call(subaccountsApi.create, { body: { name: 'Client' } });
  await services.db.tenant(workspaceId, (tx) =>
    grantMinutes(tx, services, workspaceId, { reason: 'welcome', minutes: 30 }),
  );
  const agentId = newId();
  const at = new Date(app.clock.now());
  const call = { workspaceId, id: newId(), startedAt: at };
  await services.db.tenant(workspaceId, (tx) =>
    tx.insert(calls).values({
      ...call,
      agentId,
      agentVersion: 1,
      agentName: 'A',
      channel: 'test',
      status: 'live',
      setting: {} as never,
      createdAt: at,
      ticketExpiresAt: at,
    }),
  );
  const counted = (run: (tx: Tx) => Promise<unknown>) =>
    services.db.system('test', async (tx) => {
      const asked = (['execute', 'select', 'insert', 'update', 'delete'] as const).map((way) => vi.spyOn(tx, way));
      await run(tx);
      return asked.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    });
  expect(await counted((tx) => holdSecondsOf(tx, services, call, 0, 1))).toBe(1);
  app.clock.advance(30_000);
  expect(await counted((tx) => renewSeconds(tx, services, call))).toBe(2);
  app.clock.advance(60_000);
  expect(await counted((tx) => renewSeconds(tx, services, call))).toBe(3);
  expect(await counted((tx) => settleCall(tx, services, call, app.clock.now()))).toBe(3);
  const found = await services.db.tenant(workspaceId, (tx) =>
    readSums(tx, workspaceId, 'call_seconds', app.clock.now()),
  );
  expect(found).toEqual({ used: 90, held: 0 });
});

it('a call whose server was killed is settled to when that last said that it lived', async () => {
  const owner = await app.newOwner();
  const { ticket, callId } = await start(owner, await newAgent(owner));
  const killed = { ...services, calls: openLiveCalls() };
  await connectCall(killed, ticket);
  app.clock.advance(20_000);
  await renewLeases(killed);
  // From here on that process does nothing any more.
  const { session } = killed.calls.find(callId)!;
  session.taken();
  await session.done;
  const sweptFrom = app.clock.now();
  app.clock.advance(50_000);
  expect(await sweepCalls(services, sweptFrom)).toBe(1);
  await sweepCalls(services, sweptFrom);
  await expect.poll(() => sums(owner)).toEqual({ used: 20, held: 0 });
});

it('what nobody settled is let go in the end', async () => {
  const owner = await app.newOwner();
  const { ticket } = await start(owner, await newAgent(owner));
  await connectCall({ ...services, calls: openLiveCalls() }, ticket);
  expect((await sums(owner)).held).toBe(60);
  await services.db.system('test', (tx) =>
    tx.execute(sql`update calls set status = 'ended' where workspace_id = ${owner.workspaceId}`),
  );
  app.clock.advance(25 * 3_600_000);
  await expireHolds(services);
  expect(await sums(owner)).toEqual({ used: 0, held: 0 });
  expect(await expireHolds(services)).toBe(0);
});

it('the figures of agents are those of their calls, whatever becomes of these', async () => {
  const agentIds = [newId(), newId(), newId()];
  const outcome = fc.constantFrom('success', 'failure', 'neutral');
  const step = fc.record({ call: fc.nat(9), to: fc.constantFrom('live', 'ended'), outcome, agent: fc.nat(2) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const { workspaceId } = await app.newOwner();
      const ids = Array.from({ length: 10 }, () => newId());
      const at = new Date(app.clock.now());
      const read = (table: string) =>
        services.db.system('test', async (tx) => (await tx.execute(sql.raw(table))).rows as Record<string, unknown>[]);
      await services.db.tenant(workspaceId, async (tx) => {
        const fixed = { workspaceId, agentVersion: 1, agentName: 'A', channel: 'test', status: 'waiting' } as const;
        const rest = { setting: {} as never, createdAt: at, ticketExpiresAt: at };
        await tx
          .insert(calls)
          .values(ids.map((id, index) => ({ ...fixed, ...rest, id, agentId: agentIds[index % 3]! })));
        for (const { call, to, outcome: result } of steps) {
          await tx.execute(sql`
            update calls set status = ${to}, started_at = coalesce(started_at, ${at}),
              outcome = case when ${to} = 'ended' then ${result} end
            where workspace_id = ${workspaceId} and id = ${ids[call]!} and status <> 'ended'
              and (status = 'live' or ${to} = 'live')`);
        }
      });
      expect(
        await read(`select agent_id, calls, ended, successes, last_started_at from call_figures
          where workspace_id = '${workspaceId}' order by agent_id`),
      ).toEqual(
        await read(`select agent_id, count(*) as calls, count(*) filter (where status = 'ended') as ended,
          count(*) filter (where outcome = 'success') as successes, max(started_at) as last_started_at
          from calls where workspace_id = '${workspaceId}' and status <> 'waiting' group by agent_id order by agent_id`),
      );
    }),
    { numRuns: 15 },
  );
});

it('a clock that is set back or ahead makes no negative second, and none twice', async () => {
  const { workspaceId } = await app.newOwner();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -300, max: 3_600 }), { minLength: 1, maxLength: 4 }), async (jumps) => {
      let now = app.clock.now();
      const jumping = {
        ...services,
        config: { ...services.config, trialMinutes: null },
        clock: { ...services.clock, now: () => now },
      };
      const call = { workspaceId, id: newId(), startedAt: new Date(now) };
      await services.db.tenant(workspaceId, (tx) => beginCallUsage(tx, jumping, call));
      for (const seconds of jumps) {
        now += seconds * 1_000;
        await services.db.tenant(workspaceId, (tx) => settleCall(tx, jumping, call, now));
      }
      const facts = await services.db.tenant(workspaceId, (tx) =>
        tx
          .select()
          .from(usageEvents)
          .where(sql`${usageEvents.callId} = ${call.id} and ${usageEvents.meter} = 'call_seconds'`),
      );
      const [first] = jumps;
      expect(facts.map(({ quantity }) => quantity)).toEqual([Math.min(60, Math.max(0, first!))]);
      expect(await services.db.tenant(workspaceId, (tx) => recountUsage(tx, workspaceId))).toBe(0);
    }),
    { numRuns: 25 },
  );
});
