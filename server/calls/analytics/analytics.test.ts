import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { type Analytics, analyticsApi } from '#domain/calls/analytics.ts';
import { type CallSummary, callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { callChannels, callEndReasons, callOutcomes } from '#domain/records/call-states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { calls, callTurns } from '#server/platform/db/schema/calls.table.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { spend } from '#server/usage/ledger.ts';
import { dayIn } from './range.ts';

const app = await startApp();
const { services } = app;

interface Made {
  at: Date;
  seconds: number;
  agent: number;
  channel: (typeof callChannels)[number];
  outcome: (typeof callOutcomes)[number] | null;
  endReason: (typeof callEndReasons)[number];
  test: boolean;
  answers: number[];
  place?: string;
  tags?: string[];
}

const agentIds = [newId(), newId(), newId()];

/** Calls as they are stored when they have gone on for a while, and then end. */
const make = (workspaceId: string, made: readonly Made[]) =>
  services.db.tenant(workspaceId, async (tx) => {
    if (made.length === 0) return;
    const rows = made.map((call) => ({ ...call, id: newId() }));
    await tx.insert(calls).values(
      rows.map(({ id, at, agent, channel, test, place = null, tags = [] }) => ({
        workspaceId,
        id,
        agentId: agentIds[agent]!,
        agentVersion: 1,
        agentName: `Agent ${agent}`,
        channel,
        test,
        ...(channel === 'phone' && { direction: 'inbound' as const, otherNumber: '+12125550123', place, tags }),
        status: 'live' as const,
        setting: {} as never,
        createdAt: at,
        startedAt: at,
        ticketExpiresAt: at,
      })),
    );
    for (const { id, at, seconds, outcome, endReason, answers } of rows) {
      const turn = {
        workspaceId,
        callId: id,
        role: 'agent' as const,
        text: 'Hello.' as never,
        interrupted: false,
        audio: true,
      };
      const timings = (firstAudio: number) => ({ firstAudio, engine: 1, store: 1, synthesis: null });
      if (answers.length > 0)
        await tx
          .insert(callTurns)
          .values(answers.map((ms, seq) => ({ ...turn, seq, startMs: seq, timings: timings(ms) })));
      const endedAt = new Date(at.getTime() + seconds * 1000);
      await tx.update(calls).set({ status: 'ended', endedAt, outcome, endReason }).where(eq(calls.id, id));
    }
  });

async function listed(owner: TestClient): Promise<CallSummary[]> {
  const all: CallSummary[] = [];
  for (let cursor: string | undefined; ; ) {
    const { items, next } = await owner.call(callsApi.list, { query: { limit: 100, ...(cursor && { cursor }) } });
    all.push(...items);
    if (next === null) return all;
    cursor = next;
  }
}

const figuresOf = (found: readonly CallSummary[]) => ({
  calls: found.length,
  successes: found.filter(({ outcome }) => outcome === 'success').length,
  failures: found.filter(({ outcome }) => outcome === 'failure').length,
  durationMs: found.reduce((sum, { durationMs }) => sum + durationMs, 0),
});

type Plain = Pick<Analytics['totals'], 'calls' | 'successes' | 'failures' | 'durationMs'>;
const plainly = ({ calls: count, successes, failures, durationMs }: Plain) => ({
  calls: count,
  successes,
  failures,
  durationMs,
});

/** The same figures, counted one call after the other. */
function recount(all: readonly CallSummary[], { from, to, timeZone }: Analytics) {
  const dayOf = ({ startedAt }: CallSummary) => dayIn(timeZone, Date.parse(startedAt));
  const found = all.filter((call) => call.status === 'ended' && dayOf(call) >= from && dayOf(call) <= to);
  const by = <Key>(key: (call: CallSummary) => Key) =>
    new Map([...Map.groupBy(found, key)].map(([k, v]) => [k, figuresOf(v)]));
  const hourOf = ({ startedAt }: CallSummary) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit' }).format(Date.parse(startedAt));
  return {
    all: figuresOf(found),
    days: by(dayOf),
    agents: by(({ agentId }) => agentId),
    hours: by(hourOf),
    channels: by(({ channel }) => channel),
  };
}

// Around the ends of summer time in Europe, Asia and Australia, and of a year.
const moments = fc.oneof(
  ...['2026-03-28', '2026-04-04', '2026-10-24', '2026-12-30'].map((day) =>
    fc.integer({ min: 0, max: 4 * 86_400_000 }).map((ms) => new Date(Date.parse(day) + ms)),
  ),
);
const anyCall: fc.Arbitrary<Made> = fc.record({
  at: moments,
  seconds: fc.integer({ min: 0, max: 1_800 }),
  agent: fc.integer({ min: 0, max: 2 }),
  channel: fc.constantFrom(...callChannels),
  outcome: fc.constantFrom(...callOutcomes, null),
  endReason: fc.constantFrom(...callEndReasons),
  test: fc.boolean(),
  answers: fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 3 }),
});
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
] as const;
const ranges = [
  { from: '2026-03-28', to: '2026-03-30' },
  { from: '2026-10-25', to: '2026-10-25' },
  { from: '2026-12-31', to: '2027-01-02' },
  { from: '2026-03-01', to: '2027-02-01' },
];

it('counts what a plain count of the calls gives, in every zone, over changes of the clock and of the year', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCall, { maxLength: 40 }), fc.constantFrom(...zones), async (made, timeZone) => {
      const owner = await app.newOwner();
      await owner.call(preferencesApi.update, { body: { timeZone } });
      await make(owner.workspaceId, made);
      const all = await listed(owner);
      for (const range of ranges) {
        const got = await owner.call(analyticsApi.get, { query: range });
        const plain = recount(all, got);
        expect(plainly(got.totals)).toEqual(plain.all);
        expect(got.totals.activeAgents).toBe(plain.agents.size);
        const days = got.series.filter((day) => day.calls > 0);
        expect(Object.fromEntries(days.map((day) => [day.date, plainly(day)]))).toEqual(Object.fromEntries(plain.days));
        expect(Object.fromEntries(got.agents.map((agent) => [agent.agentId, plainly(agent)]))).toEqual(
          Object.fromEntries(plain.agents),
        );
        const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
        const hours = got.hours.map(({ weekday, hour, calls }) => [
          `${names[weekday]} ${String(hour).padStart(2, '0')}`,
          calls,
        ]);
        expect(Object.fromEntries(hours)).toEqual(
          Object.fromEntries([...plain.hours].map(([at, { calls }]) => [at.replace(',', ''), calls])),
        );
        expect(new Map(got.channels.map(({ channel, calls }) => [channel, calls]))).toEqual(
          new Map([...plain.channels].map(([channel, { calls }]) => [channel, calls])),
        );
      }
      const answers = made.flatMap((call) => call.answers).sort((a, b) => a - b);
      const whole = await owner.call(analyticsApi.get, { query: { from: '2026-03-01', to: '2027-02-01' } });
      expect(whole.answers?.turns ?? 0).toBe(answers.length);
      if (whole.answers) expect(whole.answers.p50).toBe(answers[Math.ceil(answers.length * 0.5) - 1]);
    }),
    { numRuns: 12 },
  );
});

const call = (at: string, change: Partial<Made> = {}): Made => ({
  at: new Date(at),
  seconds: 60,
  agent: 0,
  channel: 'browser',
  outcome: 'success',
  endReason: 'completed',
  test: false,
  answers: [],
  ...change,
});

it('counts what the filters let through, beside as many days before', async () => {
  const owner = await app.newOwner();
  await make(owner.workspaceId, [
    call('2026-05-02T10:00:00Z'),
    call('2026-05-03T10:00:00Z', { outcome: 'failure', endReason: 'silence', channel: 'phone', seconds: 30 }),
    call('2026-05-03T12:00:00Z', { test: true, agent: 1 }),
    call('2026-05-01T10:00:00Z'),
  ]);
  const get = async (query: object = {}) =>
    (await owner.call(analyticsApi.get, { query: { from: '2026-05-02', to: '2026-05-03', ...query } })).totals.calls;
  const whole = await owner.call(analyticsApi.get, { query: { from: '2026-05-02', to: '2026-05-03' } });
  expect(whole.totals).toMatchObject({ calls: 3, successRate: 67, averageMs: 50_000, activeAgents: 2 });
  expect(whole.before).toEqual({ from: '2026-04-30', to: '2026-05-01' });
  expect(whole.totalsBefore).toMatchObject({ calls: 1, successRate: 100, activeAgents: 1 });
  expect(whole.endReasons).toEqual([
    { endReason: 'completed', calls: 2 },
    { endReason: 'silence', calls: 1 },
  ]);
  expect(await get({ tests: 'without' })).toBe(2);
  expect(await get({ tests: 'only' })).toBe(1);
  expect(await get({ channel: 'phone' })).toBe(1);
  expect(await get({ outcome: 'failure' })).toBe(1);
  expect(await get({ endReason: 'silence', outcome: 'success' })).toBe(0);
  expect(await get({ agentId: agentIds[1]! })).toBe(1);
  expect(await get({ direction: 'inbound' })).toBe(1);
});

it('tells where phone calls came from, and what calls were tagged with', async () => {
  const owner = await app.newOwner();
  const phone = { channel: 'phone' as const };
  await make(owner.workspaceId, [
    call('2026-05-02T10:00:00Z', { ...phone, place: 'US 212', tags: ['lead', 'hot'] }),
    call('2026-05-02T11:00:00Z', { ...phone, place: 'US 415', tags: ['lead'], outcome: 'failure' }),
    call('2026-05-02T12:00:00Z', { ...phone, place: 'US 415' }),
    call('2026-05-02T12:00:00Z', phone),
    call('2026-05-02T12:00:00Z'),
  ]);
  const days = { from: '2026-05-02', to: '2026-05-02' };
  const whole = await owner.call(analyticsApi.get, { query: days });
  expect(whole.places).toEqual([
    { place: 'US 415', calls: 2, successes: 1 },
    ...[{ place: 'US 212' }, { place: null }].map((one) => ({ ...one, calls: 1, successes: 1 })),
  ]);
  expect(whole.tags).toEqual([
    { tag: 'lead', calls: 2 },
    { tag: 'hot', calls: 1 },
  ]);
  const count = async (query: object) =>
    (await owner.call(analyticsApi.get, { query: { ...days, ...query } })).totals.calls;
  expect(await count({ place: 'US' })).toBe(3);
  expect(await count({ place: 'US 415' })).toBe(2);
  expect(await count({ tag: 'hot' })).toBe(1);
});

it('tells what calls cost by the ledger, also what comes behind their end', async () => {
  const owner = await app.newOwner();
  await make(owner.workspaceId, [call('2026-05-02T10:00:00Z'), call('2026-05-03T10:00:00Z')]);
  const query = { from: '2026-05-02', to: '2026-05-03' };
  await services.db.system('test', async (tx) => {
    const rows = await tx.select().from(calls).where(eq(calls.workspaceId, owner.workspaceId)).orderBy(calls.startedAt);
    for (const [n, { id: callId, startedAt }] of rows.entries()) {
      const at = startedAt!.getTime();
      const spent = { callId, at, key: `seconds:${callId}` };
      await spend(tx, owner.workspaceId, { ...spent, meter: 'call_seconds', quantity: 60 + n });
      await spend(tx, owner.workspaceId, { ...spent, key: `model:${callId}`, meter: 'model_cost', quantity: 1_500 });
    }
  });
  const { totals, series } = await owner.call(analyticsApi.get, { query });
  expect(totals).toMatchObject({ billedSeconds: 121, modelCost: 3_000, cost: 101 });
  // Half a dollar a minute, as the installation sells it.
  expect(series.map(({ billedSeconds }) => billedSeconds)).toEqual([60, 61]);
});

it('tells how satisfied callers are, from what agents asked them to rate', async () => {
  const owner = await app.newOwner();
  const agent = await owner.call(agentsApi.create, { body: { template: 'survey-collector' } });
  const survey = async (answers: readonly string[]) => {
    const { id: chatId } = await owner.call(chatsApi.start, { params: { agentId: agent.id }, body: {} });
    for (const text of answers) await owner.call(chatsApi.send, { params: { callId: chatId }, body: { text } });
  };
  // Nine of nought to ten is 90 %, four of one to five is 75 %.
  await survey(['yes', '9', 'the friendly staff', '4', 'the coffee', 'longer hours', 'no']);
  await survey(['no']);
  const { totals } = await owner.call(analyticsApi.get, { query: {} });
  expect(totals).toMatchObject({ calls: 2, rated: 1, satisfaction: 83 });
});

it('lists the calls behind a figure', async () => {
  const owner = await app.newOwner();
  await make(owner.workspaceId, [
    call('2026-05-02T10:00:00Z', { outcome: 'failure' }),
    call('2026-05-02T11:00:00Z'),
    call('2026-05-03T11:00:00Z', { channel: 'phone', place: 'US 212' }),
  ]);
  const list = async (query: object) =>
    (await owner.call(callsApi.list, { query: { limit: 2, ...query } })).items.length;
  expect(await list({ from: '2026-05-02', to: '2026-05-02' })).toBe(2);
  expect(await list({ from: '2026-05-02', to: '2026-05-02', outcome: 'failure' })).toBe(1);
  expect(await list({ place: 'US' })).toBe(1);
  expect(await list({ tests: 'only' })).toBe(0);
  const first = await owner.call(callsApi.list, { query: { limit: 1, outcome: 'success' } });
  const second = await owner.call(callsApi.list, { query: { limit: 1, outcome: 'success', cursor: first.next! } });
  expect([...first.items, ...second.items].map(({ startedAt }) => startedAt.slice(0, 10))).toEqual([
    '2026-05-03',
    '2026-05-02',
  ]);
  expect(second.next).toBeNull();
});

it('shows noughts before the first call', async () => {
  const owner = await app.newOwner();
  const empty = await owner.call(analyticsApi.get, { query: {} });
  expect(empty.totals).toEqual({
    calls: 0,
    successes: 0,
    failures: 0,
    durationMs: 0,
    activeAgents: 0,
    successRate: null,
    averageMs: null,
    rated: 0,
    satisfaction: null,
    billedSeconds: 0,
    modelCost: 0,
    cost: 0,
  });
  expect(empty.series).toHaveLength(30);
  expect(empty.answers).toBeNull();
});

it.each([
  [{ from: '2026-05-03', to: '2026-05-02' }, 'query.from'],
  [{ to: '2026-02-30' }, 'query.to'],
  [{ from: '2020-01-01', to: '2026-01-01' }, 'query.from'],
  [{ range: 'yesterday' }, 'query.range'],
  [{ from: '0001-01-01', to: '0001-12-31' }, 'query.from'],
  [{ to: '9999-12-31' }, 'query.to'],
])('says what is wrong with the days %j', async (query, path) => {
  const owner = await app.newOwner();
  const answer = await owner.send('GET', `/v1/analytics?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(path);
});

it('lists calls of days that are open at one end, and refuses days in the wrong order', async () => {
  const owner = await app.newOwner();
  await owner.call(preferencesApi.update, { body: { timeZone: 'America/New_York' } });
  // The clock goes back at two on the first of November.
  await make(
    owner.workspaceId,
    [
      '2026-10-31T23:00:00-04:00',
      '2026-11-01T00:10:00-04:00',
      '2026-11-01T23:50:00-05:00',
      '2026-11-02T00:10:00-05:00',
    ].map((at) => call(at)),
  );
  const count = async (query: object) =>
    (await owner.call(callsApi.list, { query: { limit: 10, ...query } })).items.length;
  expect(await count({ from: '2026-11-01' })).toBe(3);
  expect(await count({ to: '2026-11-01' })).toBe(3);
  expect(await count({ from: '2026-11-01', to: '2026-11-01' })).toBe(2);
  expect(await count({ from: '2000-01-01', to: '2099-12-31' })).toBe(4);
  expect((await owner.send('GET', '/v1/calls?from=2026-11-02&to=2026-11-01')).status).toBe(400);
});

it('exports calls for whoever may see calls alone', async () => {
  const owner = await app.newOwner();
  const viewer = await app.newMember(owner, 'viewer');
  expect((await viewer.send('GET', '/v1/analytics')).status).toBe(200);
  expect((await viewer.send('GET', '/v1/analytics/calls')).status).toBe(403);
});

it('exports the calls that are counted', async () => {
  const owner = await app.newOwner();
  await make(owner.workspaceId, [call('2026-05-02T10:00:00Z'), call('2026-05-03T10:00:00Z', { outcome: null })]);
  const address = '/v1/analytics/calls?from=2026-05-02&to=2026-05-03';
  const get = async (form: string) => (await owner.send('GET', address + form)).body as string;
  const lines = (await get('')).split('\r\n');
  expect(lines[0]).toBe('id,startedAt,agent,channel,direction,outcome,endReason,durationMs,test');
  expect(lines[1]).toMatch(/^[0-9a-f-]{36},2026-05-02T10:00:00.000Z,Agent 0,browser,,success,completed,60000,false$/);
  expect(lines).toHaveLength(4);
  const rows = (await get('&format=jsonl'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(rows.map(({ outcome }) => outcome)).toEqual(['success', null]);
});
