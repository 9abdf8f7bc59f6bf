import { beforeAll, describe, expect, test } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { contactsApi } from '#domain/contacts/contacts.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { securityApi } from '#domain/identity/security.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { legalHoldsApi } from '#domain/privacy/legal-holds.ts';
import { retentionApi } from '#domain/privacy/retention.ts';
import { indexAll } from '#server/calls/search/index-calls.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { withoutTriggers } from '#server/testing/tenant-tables.ts';
import { redactCall } from './redact-call.ts';
import { forgetWords, sweepWorkspace } from './sweep-retention.ts';

// Nights come when a test says so.
const app = await startApp({}, undefined, { work: false });
const { clock, services } = app;
const dayMs = 86_400_000;
/** The same person days later, who has signed in again. */
async function later(owner: TestClient, days: number): Promise<TestClient> {
  clock.advance(days * dayMs);
  return app.newSession(owner);
}

/** A chat with these words, ended by the caller. */
async function talk(owner: TestClient, agentId: string, says: readonly string[]): Promise<string> {
  const { id } = await owner.call(chatsApi.start, { params: { agentId }, body: {} });
  for (const text of says) await owner.call(chatsApi.send, { params: { callId: id }, body: { text } });
  await owner.call(chatsApi.end, { params: { callId: id } });
  return id;
}
const newAgent = async (owner: TestClient) =>
  (await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } })).id;
const read = (owner: TestClient, callId: string) => owner.call(callsApi.get, { params: { callId } });
const night = (owner: TestClient) => sweepWorkspace(services, owner.workspaceId, new AbortController().signal);
const says = ['a haircut', 'Ann Quixotic', 'well, it rains marmalade today'];

/** All that the database keeps in words for a workspace. */
async function words({ workspaceId }: TestClient): Promise<string> {
  const { rows } = await services.db.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'workspace_id' and table_schema = 'public'
     and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`,
  );
  const found = await Promise.all(
    rows.map(({ name }) =>
      services.db.pool.query(`select t::text as row from ${name} t where workspace_id = $1`, [workspaceId]),
    ),
  );
  return found.flatMap(({ rows: all }) => all.map(({ row }) => row as string)).join('\n');
}

describe('days to keep', () => {
  let owner: TestClient;
  let agentId: string;
  let callId: string;
  beforeAll(async () => {
    owner = await app.newOwner();
    agentId = await newAgent(owner);
    callId = await talk(owner, agentId, says);
    await indexAll(services, new AbortController().signal);
  });

  test('are set by the workspace, leave what is younger, and only admins set them', async () => {
    const set = await owner.call(retentionApi.update, { body: { days: { transcripts: 90 } } });
    expect(set).toMatchObject({ days: { transcripts: 90, values: null, recordings: 90 }, agents: [] });
    expect(await owner.call(retentionApi.get)).toEqual(set);
    const member = await app.newMember(owner, 'member');
    expect((await member.send('PATCH', '/v1/retention', { days: { transcripts: 1 } })).status).toBe(403);
    owner = await later(owner, 89);
    expect(await night(owner)).toBe(0);
    expect((await read(owner, callId)).turns.some(({ text }) => /marmalade/.test(text))).toBe(true);
  });

  test('take the transcript, say so, and leave values, times and figures', async () => {
    const before = await read(owner, callId);
    owner = await later(owner, 2);
    expect(await night(owner)).toBeGreaterThan(0);
    const call = await read(owner, callId);
    expect(call.removed).toEqual([{ part: 'transcript', at: new Date(clock.now()).toISOString(), days: 90 }]);
    expect(call.turns.map(({ seq, startMs, timings }) => [seq, startMs, timings])).toEqual(
      before.turns.map(({ seq, startMs, timings }) => [seq, startMs, timings]),
    );
    expect(new Set(call.turns.map(({ text }) => text))).toEqual(new Set(['']));
    expect(call.summary.text).toMatch(/^The transcript was removed\. Collected: /);
    expect([call.durationMs, call.outcome]).toEqual([before.durationMs, before.outcome]);
    expect(call.slots.map(({ value }) => value)).toEqual(before.slots.map(({ value }) => value));
    expect(await words(owner)).not.toMatch(/marmalade/);
    await indexAll(services, new AbortController().signal);
    const search = async (q: string) => (await owner.call(callsApi.list, { query: { q } })).items.length;
    expect([await search('marmalade'), await search('quixotic')]).toEqual([0, 1]);
    // What cannot be computed again says why.
    expect(await owner.call(callsApi.why, { params: { callId } })).toEqual({ turns: [] });
    expect((await owner.send('POST', `/v1/calls/${callId}/replay`, {})).status).toBe(409);
    expect(await night(owner)).toBe(0);
  });

  test('take values where those are over, too', async () => {
    await owner.call(retentionApi.update, { body: { days: { values: 30 } } });
    await night(owner);
    const call = await read(owner, callId);
    expect(call.removed.map(({ part, days }) => [part, days])).toEqual([
      ['transcript', 90],
      ['values', 30],
    ]);
    expect(call.slots).toEqual([]);
    expect(await words(owner)).not.toMatch(/quixotic/i);
    const { items } = await owner.call(auditApi.list, { query: {} });
    expect(items.filter(({ action }) => action === 'retention.updated')).toHaveLength(2);
  });
});

test('an agent may keep less than its workspace, and never more', async () => {
  let owner = await app.newOwner();
  const [short, long, other] = [await newAgent(owner), await newAgent(owner), await newAgent(owner)];
  await owner.call(retentionApi.update, { body: { days: { transcripts: 30 } } });
  await owner.call(retentionApi.setAgent, { params: { agentId: short }, body: { days: { transcripts: 7 } } });
  const set = await owner.call(retentionApi.setAgent, {
    params: { agentId: long },
    body: { days: { transcripts: 365 } },
  });
  expect(set.agents.map(({ agentId, days }) => [agentId, days.transcripts])).toEqual([
    [short, 7],
    [long, 365],
  ]);
  const ids = [await talk(owner, short, says), await talk(owner, long, says), await talk(owner, other, says)];
  const left = async () => Promise.all(ids.map(async (id) => (await read(owner, id)).removed.length));
  owner = await later(owner, 8);
  await night(owner);
  expect(await left()).toEqual([1, 0, 0]);
  owner = await later(owner, 23);
  await night(owner);
  expect(await left()).toEqual([1, 1, 1]);
  // As its workspace again, there is nothing to keep of it.
  const again = await owner.call(retentionApi.setAgent, { params: { agentId: short }, body: {} });
  expect(again.agents).toHaveLength(1);
});

test('an agent that keeps no words leaves figures alone', async () => {
  const owner = await app.newOwner();
  const agentId = await newAgent(owner);
  await owner.call(retentionApi.setAgent, { params: { agentId }, body: { keepsWords: false } });
  const callId = await talk(owner, agentId, says);
  const { rows } = await services.db.pool.query(
    "select data from pgboss.job where name = 'retention.forget-words' and singleton_key = $1",
    [callId],
  );
  expect(rows).toEqual([{ data: { workspaceId: owner.workspaceId, callId } }]);
  clock.advance(5 * 60_000);
  await forgetWords(services, owner.workspaceId, callId);
  const call = await read(owner, callId);
  expect(call.removed.map(({ part, days }) => [part, days])).toEqual([
    ['transcript', null],
    ['values', null],
  ]);
  expect(call).toMatchObject({ status: 'ended', slots: [] });
  expect(call.turns.length).toBeGreaterThan(3);
  expect(await words(owner)).not.toMatch(/marmalade|quixotic/i);
});

describe('what is on legal hold', () => {
  let owner: TestClient;
  let agentId: string;
  let callId: string;
  const close = async () => {
    const { name } = await owner.call(preferencesApi.get);
    return owner.send('DELETE', `/v1/workspaces/${owner.workspaceId}`, { name });
  };
  const remove = () => owner.send('DELETE', `/v1/calls/${callId}`);
  beforeAll(async () => {
    owner = await app.newOwner();
    agentId = await newAgent(owner);
    callId = await talk(owner, agentId, says);
    await owner.call(retentionApi.update, { body: { days: { transcripts: 1, values: 1, logs: 1 } } });
    owner = await later(owner, 2);
  });

  test.each(['call', 'workspace'] as const)('is not removed, by no one: a %s', async (kind) => {
    const body = { reason: 'Case 4711', ...(kind === 'call' && { callId }) };
    const hold = await owner.call(legalHoldsApi.create, { body });
    expect(hold).toMatchObject({ kind, reason: 'Case 4711', createdBy: { id: owner.userId } });
    await night(owner);
    expect((await read(owner, callId)).removed).toEqual([]);
    expect(await remove()).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('hold') } },
    });
    expect((await owner.send('POST', '/v1/calls/delete', { ids: [callId] })).status).toBe(409);
    expect((await close()).status).toBe(409);
    expect((await owner.call(legalHoldsApi.list)).items).toHaveLength(1);
    await owner.call(legalHoldsApi.remove, { params: { holdId: hold.id } });
  });

  test('is not removed: a contact', async () => {
    const contact = await owner.call(contactsApi.create, { body: { name: 'Ann', phone: '+49 30 901820' } });
    const { id: holdId } = await owner.call(legalHoldsApi.create, { body: { contactId: contact.id, reason: 'Case' } });
    expect((await owner.send('DELETE', `/v1/contacts/${contact.id}`)).status).toBe(409);
    await owner.call(legalHoldsApi.remove, { params: { holdId } });
    expect((await owner.send('DELETE', `/v1/contacts/${contact.id}`)).status).toBe(204);
  });

  test('is removed once it is lifted', async () => {
    await night(owner);
    expect((await read(owner, callId)).removed).toHaveLength(2);
    expect((await remove()).status).toBe(204);
    expect((await close()).status).toBe(200);
  });
});

test('everything beside calls goes by its own days: model inputs, webhook events, texts, logs, and recordings', async () => {
  let owner = await app.newOwner();
  const agentId = await newAgent(owner);
  const callId = await talk(owner, agentId, says);
  const { workspaceId } = owner;
  const secret = 'marmalade of the vault';
  const at = new Date(clock.now()).toISOString();
  const [threadId, messageId, accountId] = [newId(), newId(), newId()];
  await withoutTriggers(
    services.db.pool,
    `insert into model_requests (workspace_id, id, call_id, service, model, at, ms, outcome, input_tokens, output_tokens, is_estimated, given, gave)
       values ('${workspaceId}', gen_random_uuid(), '${callId}', 'openai', 'm', '${at}', 1, 'ok', 10, 20, false, '${secret}', '${secret}');
     insert into webhook_events (workspace_id, id, type, data, call_id, test, created_at)
       values ('${workspaceId}', gen_random_uuid(), 'call.ended', '"${secret}"', '${callId}', false, '${at}');
     insert into message_threads (workspace_id, id, own_number, other_number, test, last_id, created_at)
       values ('${workspaceId}', '${threadId}', '+12025550100', '+12025550101', false, '${messageId}', '${at}');
     insert into phone_messages (workspace_id, id, thread_id, account_id, direction, own_number, other_number, author, body, segments, test, state, created_at)
       values ('${workspaceId}', '${messageId}', '${threadId}', '${accountId}', 'inbound', '+12025550100', '+12025550101', 'contact', '${secret}', 1, false, 'received', '${at}');
     insert into action_runs (workspace_id, run_id, call_id, node_id, action, input, wait, status, attempts, created_at, ended_at)
       values ('${workspaceId}', 'old', '${callId}', 'n', 'send_email', '"${secret}"', false, 'succeeded', 1, '${at}', '${at}');
     insert into automations (workspace_id, id, workflow_id, version, source, cause, status, given, events, started_at, ended_at)
       values ('${workspaceId}', gen_random_uuid(), gen_random_uuid(), 1, 'x', 'schedule', 'done', '{"a":"${secret}"}', '[{"a":"${secret}"}]', '${at}', '${at}');
     insert into call_recordings (workspace_id, call_id, state, created_at) values ('${workspaceId}', '${callId}', 'kept', '${at}')`,
  );
  const days = { transcripts: 30, values: null, recordings: 5, audio: 1, modelInputs: 2, webhookBodies: 3, logs: 4 };
  await owner.call(retentionApi.update, { body: { days } });
  const left = async () => {
    const tables = 'model_requests webhook_events phone_messages action_runs automations'.split(' ');
    const all = await Promise.all(
      tables.map((table) =>
        services.db.pool.query(`select from ${table} t where workspace_id = $1 and t::text like $2`, [
          workspaceId,
          `%${secret}%`,
        ]),
      ),
    );
    const { removed } = await read(owner, callId);
    return [...all.map(({ rowCount }) => rowCount), removed.map(({ part }) => part).join()];
  };
  const stages: [number, (number | string)[]][] = [
    [0, [1, 1, 1, 1, 1, '']],
    [2, [0, 1, 1, 1, 1, '']],
    [1, [0, 0, 1, 1, 1, '']],
    [1, [0, 0, 1, 0, 0, '']],
    [1, [0, 0, 1, 0, 0, 'recording']],
    [25, [0, 0, 0, 0, 0, 'transcript,recording']],
  ];
  for (const [passed, expected] of stages) {
    // A moment more than the days, so that what is as old as they are is older.
    clock.advance(passed === 0 ? 0 : 1_000);
    owner = await later(owner, passed);
    await night(owner);
    expect(await left()).toEqual(expected);
  }
  const { rows } = await services.db.pool.query(
    'select input_tokens, output_tokens from model_requests where workspace_id = $1',
    [workspaceId],
  );
  expect(rows).toEqual([{ input_tokens: 10, output_tokens: 20 }]);
});

test.each([false, true])(
  'details are taken out of what is kept of a call, and values stay (sealed: %s)',
  async (encryptionAtRest) => {
    const owner = await app.newOwner();
    if (encryptionAtRest) await owner.call(securityApi.update, { body: { encryptionAtRest } });
    const agentId = await newAgent(owner);
    await owner.call(retentionApi.update, { body: { redacts: ['health', 'names', 'numbers'] } });
    expect((await owner.call(retentionApi.get)).redacts).toEqual(['names', 'numbers', 'health']);
    const callId = await talk(owner, agentId, ['a haircut', 'Ann Quixotic', 'I have diabetes, call 202 555 1234']);
    const { rows } = await services.db.pool.query(
      "select data from pgboss.job where name = 'retention.redact' and singleton_key = $1",
      [callId],
    );
    expect(rows).toHaveLength(1);
    await redactCall(services, owner.workspaceId, callId);
    const call = await read(owner, callId);
    expect(call.redactedAt).not.toBeNull();
    const said = call.turns.map(({ text }) => text).join('\n');
    expect(said).toContain('I have [health], call [number]');
    expect(said).not.toMatch(/Quixotic|diabetes|1234/);
    expect(call.slots).toContainEqual(expect.objectContaining({ value: 'Ann Quixotic' }));
    expect((await owner.send('POST', `/v1/calls/${callId}/replay`, {})).status).toBe(409);
    if (!encryptionAtRest) expect(await words(owner)).not.toMatch(/diabetes|555 1234/);
  },
);
