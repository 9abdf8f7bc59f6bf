import { afterEach, describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { rolesApi } from '#domain/identity/roles.ts';
import { type LimitId, type LimitValues, limitIds, limitsApi } from '#domain/usage/limits.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { giveBackApiRequests } from '#server/usage/api-requests.ts';
import { beginCallUsage, type HeldUntil } from '#server/usage/call-usage.ts';
import { requireIntegrationRoom } from '#server/usage/integrations.ts';
import { spend } from '#server/usage/ledger.ts';

const server = await startApp({ RATE_LIMIT: '100000', TRIAL_MINUTES: '0' });
const { services } = server;
// The first owner is the operator.
const operator = await server.newOwner();

const setOwn = ({ workspaceId }: TestClient, values: LimitValues) =>
  operator.call(limitsApi.setOwn, { params: { limitedWorkspaceId: workspaceId }, body: { values } });
const limitOf = async (owner: TestClient, id: LimitId) =>
  (await owner.call(limitsApi.list)).items.find((limit) => limit.id === id)!;
const errorOf = ({ status, body }: { status: number; body: unknown }) => {
  const { code, message } = (body as { error: { code: string; message: string } }).error;
  return { status, code, message };
};
const newAgent = (owner: TestClient) => owner.send('POST', agentsApi.create.path, { template: 'survey-collector' });

/** The specification's, and one for chats. */
const seeded: Record<LimitId, number> = {
  monthlyMinutes: 10_000,
  monthlyChats: 10_000,
  concurrentCalls: 50,
  apiRequests: 100_000,
  storageGb: 100,
  agents: 25,
  phoneNumbers: 10,
  integrations: 50,
  workflows: 100,
  teamMembers: 25,
  subaccounts: 10,
  customRoles: 15,
  workspaces: 5,
};

describe('limits', () => {
  it('are the specification’s in a new workspace, and nothing is used of them', async () => {
    const owner = await server.newOwner();
    const { items, raisedBy } = await owner.call(limitsApi.list);
    expect(items.map(({ id }) => id)).toEqual(limitIds);
    expect(Object.fromEntries(items.map(({ id, value }) => [id, value]))).toEqual(seeded);
    const used = items.filter((limit) => limit.used > 0).map((limit) => [limit.id, limit.used]);
    expect(used).toEqual([
      ['teamMembers', 1],
      ['workspaces', 1],
    ]);
    expect(raisedBy).toBe('Your server operator can raise the limit.');
  });

  it('of integrations count what is connected, and refuse one more', async () => {
    const owner = await server.newOwner();
    await setOwn(owner, { integrations: 2 });
    const connect = () =>
      services.db.tenant(owner.workspaceId, async (tx) => {
        await requireIntegrationRoom(tx, owner.workspaceId);
        await tx.execute(`insert into model_connections
          (workspace_id, id, service, model, models, position, checked_at, created_at)
          values ('${owner.workspaceId}', gen_random_uuid(), 'openai', 'm', '[]', 0, now(), now())`);
      });
    const all = await Promise.allSettled([connect(), connect(), connect(), connect()]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(connect()).rejects.toMatchObject({ code: 'limit_reached' });
    expect(await limitOf(owner, 'integrations')).toMatchObject({ value: 2, used: 2 });
  });

  it('of a workspace come before the installation’s, and go back to them', async () => {
    const owner = await server.newOwner();
    await setOwn(owner, { agents: 1, concurrentCalls: null });
    expect(await limitOf(owner, 'agents')).toMatchObject({ value: 1, source: 'own' });
    expect(await limitOf(owner, 'concurrentCalls')).toMatchObject({ value: null, source: 'own' });
    await setOwn(owner, {});
    expect(await limitOf(owner, 'agents')).toMatchObject({ value: 25, source: 'installation' });
  });

  it('are the operator’s to set: to nobody else are they there', async () => {
    const owner = await server.newOwner();
    const path = `/v1/operator/limits/${owner.workspaceId}`;
    expect((await owner.send('PUT', path, { values: { agents: 99 } })).status).toBe(404);
    expect((await owner.send('GET', '/v1/operator/limits')).status).toBe(404);
    expect((await owner.send('PATCH', '/v1/operator/limits', { values: { agents: 99 } })).status).toBe(404);
    expect((await operator.send('PUT', `/v1/operator/limits/${newId()}`, { values: {} })).status).toBe(404);
  });

  it.each([{ agents: -1 }, { agents: 1.5 }, { agents: 1e12 }, { agents: '5' }, { cookies: 5 }])(
    'are not %j',
    async (values) => {
      const path = `/v1/operator/limits/${operator.workspaceId}`;
      expect((await operator.send('PUT', path, { values })).status).toBe(400);
    },
  );

  describe('of the installation', () => {
    afterEach(() => operator.call(limitsApi.setInstallation, { body: { values: { agents: 25 } } }));

    it('hold for everybody without others, at once', async () => {
      const [one, other] = [await server.newOwner(), await server.newOwner()];
      await setOwn(other, { agents: 3 });
      await operator.call(limitsApi.setInstallation, { body: { values: { agents: 7 } } });
      expect((await limitOf(one, 'agents')).value).toBe(7);
      expect((await limitOf(other, 'agents')).value).toBe(3);
    });
  });

  it('lowered below what is used take nothing away, and let nothing be added', async () => {
    const owner = await server.newOwner();
    for (let n = 0; n < 3; n++) expect((await newAgent(owner)).status).toBe(201);
    await setOwn(owner, { agents: 1 });
    expect((await owner.call(agentsApi.list)).items).toHaveLength(3);
    expect(await limitOf(owner, 'agents')).toMatchObject({ value: 1, used: 3 });
    expect(errorOf(await newAgent(owner))).toEqual({
      status: 409,
      code: 'limit_reached',
      message: 'This workspace has reached its agent limit (1). Your server operator can raise the limit.',
    });
  });

  it('of what one owns are the most that one of one’s workspaces allows', async () => {
    const owner = await server.newOwner();
    await setOwn(owner, { workspaces: 6 });
    const answers = [];
    for (let n = 0; n < 6; n++) answers.push(await owner.send('POST', '/v1/workspaces', { name: `Office ${n}` }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 409]);
  });

  it('of roles and people hold for fifty who add at once', async () => {
    const owner = await server.newOwner();
    await setOwn(owner, { customRoles: 4, agents: 4 });
    const body = (n: number) => ({ name: `Role ${n}`, levels: roleMatrix.viewer });
    const roles = await Promise.all(
      Array.from({ length: 50 }, (_, n) => owner.send('POST', rolesApi.create.path, body(n))),
    );
    expect(roles.filter(({ status }) => status === 201)).toHaveLength(4);
    const agents = await Promise.all(Array.from({ length: 50 }, () => newAgent(owner)));
    expect(agents.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(agents.filter(({ status }) => status === 409)).toHaveLength(46);
  });
});

describe('API requests', () => {
  const tokenOf = async (owner: TestClient) => {
    const { value: secret } = await owner.call(accessTokensApi.create, { body: { name: 'CI', scopes: ['agents'] } });
    return () => server.send('GET', '/v1/agents', undefined, { authorization: `Bearer ${secret}` });
  };

  it('of tokens count to the month, however many come at once, and those of people do not', async () => {
    const owner = await server.newOwner();
    await setOwn(owner, { apiRequests: 130 });
    const ask = await tokenOf(owner);
    const answers = await Promise.all(Array.from({ length: 150 }, ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(130);
    const refused = errorOf(answers.find(({ status }) => status !== 200)!);
    expect(refused.status).toBe(429);
    expect(refused.message).toBe(
      'This workspace has used all of its API requests for this month (130). Your server operator can raise the limit.',
    );
    expect(await limitOf(owner, 'apiRequests')).toMatchObject({ value: 130, used: 130 });
    await setOwn(owner, { apiRequests: 131 });
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    expect((await owner.send('GET', '/v1/agents')).status).toBe(200);
  });

  it('are told to the one, though servers take several at a time, and given back when one stops', async () => {
    const owner = await server.newOwner();
    const ask = await tokenOf(owner);
    for (let n = 0; n < 3; n++) await ask();
    const stored = async () =>
      (
        await services.db.pool.query('select requests from api_request_months where workspace_id = $1', [
          owner.workspaceId,
        ])
      ).rows[0].requests;
    expect(await stored()).toBe('100');
    expect((await limitOf(owner, 'apiRequests')).used).toBe(3);
    await giveBackApiRequests(services);
    expect(await stored()).toBe('3');
    expect((await ask()).status).toBe(200);
  });
});

describe('minutes of a month', () => {
  it('are what calls used and hold, and never passed by fifty calls at once', async () => {
    const owner = await server.newOwner();
    const { workspaceId } = owner;
    await setOwn(owner, { monthlyMinutes: 10 });
    const used = { meter: 'call_seconds' as const, key: newId(), quantity: 70, at: services.clock.now() };
    await services.db.tenant(workspaceId, (tx) => spend(tx, workspaceId, used));
    const answer = () => {
      const call = { workspaceId, id: newId(), startedAt: new Date(services.clock.now()) };
      return services.db.system('test', (tx) => beginCallUsage(tx, services, call));
    };
    const answered = await Promise.allSettled(Array.from({ length: 50 }, answer));
    const held = answered.filter(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<HeldUntil>[];
    // Eight whole minutes of 530 seconds, and 50 seconds.
    expect(held.map(({ value }) => value.isLast).sort()).toEqual([...Array(8).fill(false), true]);
    const [refused] = answered.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused!.reason).toMatchObject({
      code: 'minutes_used_up',
      message:
        'This workspace has used all of its minutes for this month (10). Your server operator can raise the limit.',
    });
    expect((await limitOf(owner, 'monthlyMinutes')).used).toBe(10);
  });
});
