import { describe, expect, it, vi } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { approvalsApi } from '#domain/agents/approvals.ts';
import { type Draft, draftsApi } from '#domain/agents/drafts.ts';
import { releasesApi } from '#domain/agents/releases.ts';
import { versionsApi } from '#domain/agents/versions.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { chatsApi } from '#domain/channels/chats.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { isCandidates } from './releases/release-state.ts';
import { guardRollout } from './releases.ts';

const server = await startApp();
const { services, clock } = server;

async function newAgent() {
  const owner = await server.newOwner();
  const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'appointment-scheduler' } });
  return { owner, params: { agentId } };
}
type Params = { agentId: string };

/** Changes the draft; answers its revision. */
async function change(client: TestClient, params: Params, part: Partial<Draft['configuration']>): Promise<number> {
  const { revision, configuration } = await client.call(draftsApi.get, { params });
  const body = { revision, configuration: { ...configuration, ...part } };
  return (await client.call(draftsApi.save, { params, body })).revision;
}
async function rollOut(client: TestClient, params: Params, percent: number, numbers: string[] = []) {
  const revision = await change(client, params, { greeting: 'Hello from the new version.' });
  return client.call(draftsApi.publish, { params, body: { revision, rollout: { percent, numbers } } });
}
const releaseOf = async (client: TestClient, params: Params) =>
  (await client.call(releasesApi.get, { params })).release!;
const codeOf = ({ body }: { body: unknown }) => (body as { error: { code: string } }).error.code;

async function versionOf(client: TestClient, params: Params, phone?: string) {
  const variables = phone ? { phone } : {};
  const { id } = await client.call(chatsApi.start, { params, body: { variables } });
  return (await client.call(callsApi.get, { params: { callId: id } })).agentVersion;
}

/** Calls that have ended, as the public had them. */
async function ended(client: TestClient, { agentId }: Params, version: number, outcomes: Record<string, number>) {
  for (const [outcome, n] of Object.entries(outcomes))
    await services.db.pool.query(
      `insert into calls (workspace_id, id, agent_id, agent_version, agent_name, channel, status, setting, created_at, started_at, ended_at, end_reason, outcome, test, ticket_expires_at)
       select $1, gen_random_uuid(), $2, $3, 'A', 'api', 'ended', '{}', $4, $4, $4, 'completed', $5, false, $4 from generate_series(1, $6)`,
      [client.workspaceId, agentId, version, new Date(clock.now() + 1000), outcome, n],
    );
}

describe('a rollout', () => {
  it('answers a share of the calls, the same caller each time, and chosen numbers always', async () => {
    const { owner, params } = await newAgent();
    const agent = await rollOut(owner, params, 0, ['+15715550100']);
    expect(agent.version).toBe(1);
    expect(await versionOf(owner, params)).toBe(1);
    expect(await versionOf(owner, params, '+1 571 555 0100')).toBe(2);
    await owner.call(releasesApi.set, { params, body: { version: 2, percent: 100 } });
    expect(await versionOf(owner, params)).toBe(2);
    expect((await owner.call(versionsApi.list, { params, query: {} })).items[0]).toMatchObject({
      version: 2,
      isLive: false,
    });
    expect((await owner.call(releasesApi.promote, { params })).version).toBe(2);
    expect(await owner.call(draftsApi.get, { params })).toMatchObject({ isChanged: false });
    expect(await releaseOf(owner, params)).toMatchObject({ status: 'promoted' });
    expect((await owner.send('POST', `/v1/agents/${params.agentId}/release/promote`)).status).toBe(409);
  });

  it('gives each share its part of ten thousand callers, within two of a hundred', () => {
    const row = { numbers: [] as string[], salt: 'salt' } as unknown as Parameters<typeof isCandidates>[0];
    for (const percent of [0, 5, 25, 50, 100]) {
      const lines = Array.from({ length: 10_000 }, (_, n) => `+1571${5_550_000 + n}`);
      const heard = lines.filter((line) => isCandidates({ ...row, percent }, newId(), line));
      expect(Math.abs(heard.length / 100 - percent)).toBeLessThan(2);
      // Anyone who hears it hears it still when more do.
      expect(heard.every((line) => isCandidates({ ...row, percent: 100 }, newId(), line))).toBe(true);
    }
  });

  it('shows the figures of both, and stops by hand or when something else is published', async () => {
    const { owner, params } = await newAgent();
    await rollOut(owner, params, 50);
    await ended(owner, params, 1, { success: 3, failure: 1 });
    await ended(owner, params, 2, { success: 2, neutral: 2 });
    expect(await releaseOf(owner, params)).toMatchObject({
      status: 'running',
      percent: 50,
      stableVersion: 1,
      candidateVersion: 2,
      stable: { calls: 4, successes: 3, failures: 1 },
      candidate: { calls: 4, successes: 2, failures: 0 },
    });
    const { release } = await owner.call(releasesApi.stop, { params });
    expect(release).toMatchObject({ status: 'stopped', percent: 0, isGuarded: false });
    expect(await versionOf(owner, params)).toBe(1);
    await owner.call(releasesApi.set, { params, body: { version: 2, percent: 50 } });
    await owner.call(agentsApi.update, { params, body: { name: 'Front desk' } });
    expect(await releaseOf(owner, params)).toMatchObject({ status: 'replaced' });
    const same = await owner.send('PUT', `/v1/agents/${params.agentId}/release`, { version: 3, percent: 5 });
    expect(same.status).toBe(409);
    expect((await owner.send('PUT', `/v1/agents/${params.agentId}/release`, { version: 9, percent: 5 })).status).toBe(
      404,
    );
  });

  it.each([
    [29, 15, 'running'],
    [30, 5, 'running'],
    [30, 6, 'stopped'],
  ])('with %i calls of which %i failed, beside one of ten before, is %s', async (calls, failed, state) => {
    const { owner, params } = await newAgent();
    await rollOut(owner, params, 50);
    await ended(owner, params, 1, { success: 36, failure: 4 });
    await ended(owner, params, 2, { success: calls - failed, failure: failed });
    await guardRollout({ services, workspaceId: owner.workspaceId, actor: null }, params.agentId);
    expect(await releaseOf(owner, params)).toMatchObject({ status: state, isGuarded: state === 'stopped' });
  });

  it('is looked at when a call of it ends; its stop is told and recorded', async () => {
    const { owner, params } = await newAgent();
    await rollOut(owner, params, 100);
    await ended(owner, params, 1, { success: 40 });
    await ended(owner, params, 2, { failure: 40 });
    const { id: chatId } = await owner.call(chatsApi.start, { params, body: {} });
    await services.db.pool.query('update calls set test = false where id = $1', [chatId]);
    await owner.call(chatsApi.end, { params: { callId: chatId } });
    await vi.waitFor(async () => expect(await releaseOf(owner, params)).toMatchObject({ status: 'stopped' }), {
      timeout: 15_000,
      interval: 50,
    });
    expect(await versionOf(owner, params)).toBe(1);
    const { items } = await owner.call(auditApi.list, { query: { action: 'agent.rollout-stopped' } });
    expect(items[0]).toMatchObject({ actor: { kind: 'system' }, after: { version: 2 } });
    await vi.waitFor(
      async () => {
        const told = (await owner.call(notificationsApi.list)).items.map(({ type }) => type);
        expect(told).toContain('rollout-stopped');
      },
      { timeout: 15_000, interval: 50 },
    );
  });
});

describe('approval by a second person', () => {
  const body = { required: true };

  it('is asked for and given by somebody else, which publishes what was asked', async () => {
    const { owner, params } = await newAgent();
    const other = await server.newMember(owner, 'admin');
    await owner.call(approvalsApi.require, { params, body });
    const revision = await change(owner, params, { greeting: 'Asked for.' });
    for (const [method, path, sent] of [
      ['POST', '/publish', { revision }],
      ['PATCH', '', { name: 'Alone' }],
    ] as const) {
      const refused = await owner.send(method, `/v1/agents/${params.agentId}${path}`, sent);
      expect([refused.status, codeOf(refused)]).toEqual([409, 'approval_required']);
    }
    const asked = await owner.call(approvalsApi.ask, { params, body: { revision, note: 'Please.' } });
    await change(owner, params, { greeting: 'Later words.' });
    const its = { ...params, approvalId: asked.id };
    const alone = await owner.send('PUT', `/v1/agents/${params.agentId}/approvals/${asked.id}`, { approve: true });
    expect(alone.status).toBe(403);
    const decided = await other.call(approvalsApi.decide, { params: its, body: { approve: true, word: 'Good.' } });
    expect(decided).toMatchObject({ status: 'approved', decidedBy: { id: other.userId }, word: 'Good.' });
    expect(await owner.call(agentsApi.get, { params })).toMatchObject({ version: 2, greeting: 'Asked for.' });
    expect(await owner.call(draftsApi.get, { params })).toMatchObject({
      isChanged: true,
      configuration: { greeting: 'Later words.' },
    });
    const again = await other.send('PUT', `/v1/agents/${params.agentId}/approvals/${asked.id}`, { approve: false });
    expect(again.status).toBe(409);
    // An older version comes back without waiting for anyone.
    const back = { params: { ...params, version: '1' }, body: {} };
    expect((await owner.call(versionsApi.restore, back)).version).toBe(1);
  });

  it('may be refused with a word; a newer request takes the place of an open one', async () => {
    const { owner, params } = await newAgent();
    const other = await server.newMember(owner, 'admin');
    await owner.call(approvalsApi.require, { params, body });
    const revision = await change(owner, params, { greeting: 'Asked for.' });
    const ask = () => owner.call(approvalsApi.ask, { params, body: { revision } });
    const [, second] = [await ask(), await ask()];
    const its = { ...params, approvalId: second.id };
    await other.call(approvalsApi.decide, { params: its, body: { approve: false, word: 'Too long.' } });
    const { required, items } = await owner.call(approvalsApi.list, { params });
    expect([required, items.map(({ status: state }) => state)]).toEqual([true, ['refused', 'withdrawn']]);
    expect((await owner.call(agentsApi.get, { params })).version).toBe(1);
    const told = () => owner.call(notificationsApi.list).then(({ items: all }) => all.map(({ type }) => type));
    await vi.waitFor(async () => expect(await told()).toContain('approval-decided'), { timeout: 15_000, interval: 50 });
  });
});
