import { describe, expect, it } from 'vitest';
import { subaccountTemplatesApi } from '#domain/agency/subaccount-templates.ts';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { invitationsApi } from '#domain/identity/invitations.ts';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { rolesApi } from '#domain/identity/roles.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { auditApi } from '#domain/platform/audit.ts';
import type { Endpoint, Input, Reply } from '#domain/platform/http.ts';
import { limitsApi } from '#domain/usage/limits.ts';
import { connectCall } from '#server/calls/connect-call.ts';
import { eraseDeleted } from '#server/identity/workspaces/erase-workspace.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { mailsTo, tokenIn } from '#server/testing/invitation-mails.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { recountUsage } from '#server/usage/ledger/recount.ts';
import { spend } from '#server/usage/ledger.ts';

const server = await startApp({ RATE_LIMIT: '100000', TRIAL_MINUTES: '0' });
const { services } = server;
const { pool } = services.db;
// The first owner is the operator.
const operator = await server.newOwner();

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code?: string } } | undefined)?.error?.code,
];
const messageOf = ({ body }: { body: unknown }) => (body as { error: { message: string } }).error.message;
const create = (agency: TestClient, body: Input<typeof subaccountsApi.create>['body'] = { name: 'Bright Dental' }) =>
  agency.call(subaccountsApi.create, { body });
const at = (childId: string, rest = '') => `/v1/subaccounts/${childId}${rest}`;
/** A client, in another workspace. */
const inside = (client: TestClient, workspaceId: string): TestClient => {
  const headers = { authorization: `Bearer ${client.token}`, 'x-workspace-id': workspaceId };
  const send: TestClient['send'] = (method, address, body) => server.send(method, address, body, headers);
  const call = async <E extends Endpoint>(endpoint: E, input?: Input<E>) => {
    const { params = {}, body } = (input ?? {}) as { params?: Record<string, string>; body?: unknown };
    const answer = await send(
      endpoint.method,
      endpoint.path.replace(/:(\w+)/g, (_, name) => params[name]!),
      body,
    );
    if (answer.status >= 300) throw new Error(`${endpoint.path}: ${JSON.stringify(answer)}`);
    return answer.body as Reply<E>;
  };
  return { ...client, workspaceId, send, call };
};
/** A child with an owner of its own. */
async function childWithOwner(agency: TestClient, name = 'Bright Dental') {
  const { id } = await create(agency, { name });
  const owner = await server.newMember({ ...agency, workspaceId: id }, 'owner');
  return { id, owner };
}
const actionsIn = async (client: TestClient) => (await client.call(auditApi.list)).items;
const use = (workspaceId: string, meter: 'call_seconds' | 'calls', quantity: number) =>
  services.db.tenant(workspaceId, (tx) =>
    spend(tx, workspaceId, { meter, key: newId(), quantity, at: services.clock.now() }),
  );

describe('subaccounts', () => {
  it('are none in a new workspace', async () => {
    expect(await (await server.newOwner()).call(subaccountsApi.list)).toEqual({ items: [], limit: 10 });
  });

  it('are workspaces of their own, seen by their agency with counts and by nobody else', async () => {
    const [agency, other] = [await server.newOwner(), await server.newOwner()];
    const made = await create(agency);
    expect(made).toMatchObject({ name: 'Bright Dental', status: 'active', owner: 'held', members: 0, agents: 0 });
    expect((await agency.call(subaccountsApi.list)).items).toEqual([made]);
    expect((await other.call(subaccountsApi.list)).items).toEqual([]);
    // Its content is not the agency's, whose person is no member of it.
    expect(codeOf(await inside(agency, made.id).send('GET', '/v1/agents'))).toEqual([404, 'not_found']);
    expect((await agency.call(workspacesApi.list)).items.map(({ id }) => id)).toEqual([agency.workspaceId]);
    for (const [method, path, body] of [
      ['PUT', at(made.id, '/suspension'), { reason: 'x' }],
      ['DELETE', at(made.id), { name: 'Bright Dental' }],
      ['PUT', at(made.id, '/entry'), undefined],
      ['POST', at(made.id, '/release'), undefined],
      ['POST', at(made.id, '/owner'), { email: 'a@example.com' }],
      ['GET', at(made.id, '/permissions'), undefined],
      ['PUT', at(made.id, '/limits'), { values: {} }],
    ] as const) {
      expect([path, ...codeOf(await other.send(method, path, body))]).toEqual([path, 404, 'not_found']);
    }
  });

  it('have no subaccounts of their own', async () => {
    const { owner } = await childWithOwner(await server.newOwner());
    expect(codeOf(await owner.send('POST', '/v1/subaccounts', { name: 'Deeper' }))).toEqual([409, 'conflict']);
    expect(codeOf(await owner.send('PUT', '/v1/limits/subaccounts', { values: {} }))).toEqual([409, 'conflict']);
  });

  it('are as many as the limit at most, however many are made at once', async () => {
    const agency = await server.newOwner();
    await operator.call(limitsApi.setOwn, {
      params: { limitedWorkspaceId: agency.workspaceId },
      body: { values: { subaccounts: 3 } },
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => agency.send('POST', '/v1/subaccounts', { name: `Client ${n}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(messageOf(answers.find(({ status }) => status === 409)!)).toContain('reached its subaccount limit');
    // Deleted ones count until they are gone; none of them counts as a workspace that the person owns.
    const { items } = await agency.call(subaccountsApi.list);
    await agency.send('DELETE', at(items[0]!.id), { name: items[0]!.name });
    expect(codeOf(await agency.send('POST', '/v1/subaccounts', { name: 'One more' }))[0]).toBe(409);
    expect((await agency.send('POST', '/v1/workspaces', { name: 'Own' })).status).toBe(201);
  });

  it('are made once, when a request comes again', async () => {
    const agency = await server.newOwner();
    const send = () =>
      server.send(
        'POST',
        '/v1/subaccounts',
        { name: 'Once' },
        {
          authorization: `Bearer ${agency.token}`,
          'x-workspace-id': agency.workspaceId,
          'idempotency-key': 'make once',
        },
      );
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await agency.call(subaccountsApi.list)).items).toHaveLength(1);
  });

  it('are owned by who was asked by mail, and accepts', async () => {
    const agency = await server.newOwner();
    const invited = await server.newOwner();
    const made = await create(agency, { name: 'Asked', ownerEmail: invited.email });
    expect(made).toMatchObject({ owner: 'invited', invitedEmail: invited.email, contactEmail: invited.email });
    const row = await pool.query('select id from invitations where workspace_id = $1', [made.id]);
    expect(row.rows).toHaveLength(1);
    const [mail] = await mailsTo(server, invited.email);
    const joined = await invited.call(invitationsApi.accept, { body: { token: tokenIn(mail!) } });
    expect(joined).toMatchObject({ id: made.id, role: 'owner', agency: { id: agency.workspaceId } });
    const [shown] = (await agency.call(subaccountsApi.list)).items;
    expect(shown).toMatchObject({ owner: 'own', invitedEmail: null, members: 1 });
    expect(codeOf(await agency.send('POST', at(made.id, '/owner'), { email: 'b@example.com' }))).toEqual([
      409,
      'conflict',
    ]);
  });

  it('are not owned by who was asked by somebody that the agency removed since', async () => {
    const agency = await server.newOwner();
    const admin = await server.newMember(agency, 'admin');
    const invited = await server.newOwner();
    await create(admin, { name: 'Asked', ownerEmail: invited.email });
    const [mail] = await mailsTo(server, invited.email);
    await agency.send('DELETE', `/v1/members/${admin.userId}`);
    expect(codeOf(await invited.send('POST', invitationsApi.accept.path, { token: tokenIn(mail!) }))).toEqual([
      409,
      'conflict',
    ]);
  });
});

describe('templates', () => {
  it('give a subaccount its settings, limits, roles, permissions and agents', async () => {
    const agency = await server.newOwner();
    const agent = await agency.call(agentsApi.create, { body: { template: 'customer-support', name: 'Front desk' } });
    const role = await agency.call(rolesApi.create, { body: { name: 'Reception', levels: roleMatrix.viewer } });
    const { id: templateId } = await agency.call(subaccountTemplatesApi.create, {
      body: {
        name: 'Practice',
        settings: {
          timeZone: 'Asia/Tokyo',
          facts: { payment: 'You can pay in cash.', prices: ' ' },
          limits: { agents: 2, teamMembers: 4 },
          agentIds: [agent.id],
          roleIds: [role.id],
          permissions: { ...roleMatrix.owner, integrations: 'none' },
        },
      },
    });
    const { id } = await create(agency, { name: 'Tokyo Dental', templateId, limits: { teamMembers: 5 } });
    const owner = await server.newMember({ ...agency, workspaceId: id }, 'owner');
    expect(await owner.call(preferencesApi.get)).toMatchObject({
      name: 'Tokyo Dental',
      timeZone: 'Asia/Tokyo',
      facts: { payment: 'You can pay in cash.' },
    });
    expect((await owner.call(agentsApi.list)).items).toMatchObject([{ name: 'Front desk', status: 'inactive' }]);
    const { items, most } = await owner.call(rolesApi.list);
    expect(items.map(({ name }) => name)).toContain('Reception');
    expect(most).toMatchObject({ integrations: 'none', agents: 'full' });
    const limits = new Map((await owner.call(limitsApi.list)).items.map((limit) => [limit.id, limit.value]));
    expect([limits.get('agents'), limits.get('teamMembers')]).toEqual([2, 5]);
    // Changed later, it changes nothing that was made from it.
    await agency.call(subaccountTemplatesApi.update, {
      params: { templateId },
      body: { name: 'Practice', settings: { timeZone: 'Europe/Berlin' } },
    });
    expect((await owner.call(preferencesApi.get)).timeZone).toBe('Asia/Tokyo');
  });

  it('take nothing that the agency does not have', async () => {
    const [agency, other] = [await server.newOwner(), await server.newOwner()];
    const foreign = await other.call(agentsApi.create, { body: { template: 'customer-support' } });
    for (const settings of [
      { agentIds: [foreign.id] },
      { roleIds: [newId()] },
      { limits: { agents: 26 } },
      { limits: { agents: null } },
      { timeZone: 'Nowhere/Here' },
    ]) {
      const answer = await agency.send('POST', '/v1/subaccount-templates', { name: 'X', settings });
      expect([settings, answer.status]).toEqual([settings, 400]);
    }
    await agency.send('POST', '/v1/subaccount-templates', { name: 'Same', settings: {} });
    expect(codeOf(await agency.send('POST', '/v1/subaccount-templates', { name: 'same', settings: {} }))[0]).toBe(409);
    expect(codeOf(await agency.send('POST', '/v1/subaccounts', { name: 'X', templateId: newId() }))[0]).toBe(400);
  });
});

it('a subaccount gets another name from its agency, and both logs say so', async () => {
  const agency = await server.newOwner();
  const { id, owner } = await childWithOwner(agency);
  const params = { subaccountId: id };
  expect(await agency.call(subaccountsApi.rename, { params, body: { name: 'Bright Dental Downtown' } })).toMatchObject({
    name: 'Bright Dental Downtown',
  });
  expect((await owner.call(preferencesApi.get)).name).toBe('Bright Dental Downtown');
  for (const client of [agency, owner]) {
    const { items } = await client.call(auditApi.list);
    expect(items.map(({ action }) => action)).toContain('workspace.updated');
  }
  expect((await owner.send('PUT', `/v1/subaccounts/${id}/name`, { name: 'X' })).status).toBe(404);
});

describe('a suspended subaccount', () => {
  it('answers no calls and says why, lets live ones go on, and works again', async () => {
    const agency = await server.newOwner();
    const { id, owner } = await childWithOwner(agency);
    const { id: agentId } = await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
    const start = () => owner.send('POST', `/v1/agents/${agentId}/calls`, { channel: 'browser' });
    const { ticket } = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
    const waiting = await owner.call(callsApi.start, { params: { agentId }, body: { channel: 'browser' } });
    await connectCall(services, ticket);
    const { value: secret } = await owner.call(accessTokensApi.create, { body: { name: 'CI', scopes: ['agents'] } });
    const byToken = () => server.send('GET', '/v1/agents', undefined, { authorization: `Bearer ${secret}` });
    expect((await byToken()).status).toBe(200);
    const reason = 'The October invoice is unpaid.';
    await agency.call(subaccountsApi.suspend, { params: { subaccountId: id }, body: { reason } });
    expect(messageOf(await start())).toBe(`This workspace is suspended: ${reason}`);
    expect(codeOf(await byToken())).toEqual([403, 'workspace_suspended']);
    await expect(connectCall(services, waiting.ticket)).rejects.toMatchObject({ code: 'session_required' });
    expect((await owner.call(workspacesApi.list)).items[0]).toMatchObject({ suspended: { reason } });
    // What is under way is spoken to its end.
    const { rows } = await pool.query(
      "select count(*)::int as n from calls where workspace_id = $1 and status = 'live'",
      [id],
    );
    expect(rows[0].n).toBe(1);
    expect(codeOf(await agency.send('PUT', at(id, '/suspension'), { reason }))).toEqual([409, 'conflict']);
    await agency.call(subaccountsApi.resume, { params: { subaccountId: id } });
    expect((await start()).status).toBe(201);
    expect((await byToken()).status).toBe(200);
    const actions = (await actionsIn(owner)).map(({ action }) => action);
    expect(actions).toContain('subaccount.suspended');
    expect(actions).toContain('subaccount.resumed');
  });
});

describe('a deleted subaccount', () => {
  it('can be taken back by the agency alone, and its figures stay when it is gone', async () => {
    const agency = await server.newOwner();
    const { id, owner } = await childWithOwner(agency, 'Short lived');
    await use(id, 'call_seconds', 90);
    expect(codeOf(await agency.send('DELETE', at(id), { name: 'short lived' }))).toEqual([400, 'invalid_input']);
    const deleted = await agency.call(subaccountsApi.remove, {
      params: { subaccountId: id },
      body: { name: 'Short lived' },
    });
    expect(deleted).toMatchObject({ status: 'deleted', restorableUntil: expect.any(String) });
    expect(codeOf(await owner.send('GET', '/v1/agents'))).toEqual([410, 'workspace_deleted']);
    expect(codeOf(await owner.send('POST', `/v1/workspaces/${id}/restore`))).toEqual([409, 'conflict']);
    await agency.call(subaccountsApi.restore, { params: { subaccountId: id } });
    expect((await owner.send('GET', '/v1/agents')).status).toBe(200);
    await agency.send('DELETE', at(id), { name: 'Short lived' });
    server.clock.advance(31 * 86_400_000);
    await eraseDeleted(services, AbortSignal.timeout(20_000));
    const again = await server.newSession(agency);
    expect((await again.call(subaccountsApi.list)).items).toEqual([]);
    const { items } = await again.call(subaccountsApi.usage, { query: { days: 90 } });
    expect(items).toMatchObject([{ id, minutes: 1.5, status: 'left' }]);
    server.clock.advance(-31 * 86_400_000);
  });

  it('keeps its agency from going before it', async () => {
    const agency = await server.newOwner();
    await agency.send('POST', '/v1/workspaces', { name: 'Second' });
    const { id } = await create(agency);
    const remove = () => agency.send('DELETE', `/v1/workspaces/${agency.workspaceId}`, { name: 'My Workspace' });
    expect(codeOf(await remove())).toEqual([409, 'conflict']);
    await agency.send('DELETE', at(id), { name: 'Bright Dental' });
    expect((await remove()).status).toBe(200);
  });
});

describe('letting go', () => {
  it('makes it a workspace of its owner’s, with nothing of the agency’s but its figures', async () => {
    const agency = await server.newOwner();
    const held = await create(agency, { name: 'Held' });
    expect(codeOf(await agency.send('POST', at(held.id, '/release')))).toEqual([409, 'conflict']);
    const { id, owner } = await childWithOwner(agency, 'Grown up');
    await use(id, 'call_seconds', 60);
    await agency.call(subaccountsApi.revoke, { params: { subaccountId: id }, body: { levels: { agents: 'none' } } });
    await agency.call(limitsApi.setSubaccount, { params: { subaccountId: id }, body: { values: { agents: 1 } } });
    await agency.send('PUT', at(id, '/entry'));
    expect((await inside(agency, id).send('GET', '/v1/workspace/preferences')).status).toBe(200);
    await agency.call(subaccountsApi.release, { params: { subaccountId: id } });
    expect((await inside(agency, id).send('GET', '/v1/workspace/preferences')).status).toBe(404);
    expect((await owner.send('GET', '/v1/agents')).status).toBe(200);
    expect((await owner.call(workspacesApi.list)).items[0]).toMatchObject({ agency: null });
    const limits = (await owner.call(limitsApi.list)).items;
    expect(limits.find((limit) => limit.id === 'agents')).toMatchObject({ value: 25, source: 'installation' });
    // What it does from now on is not the agency's.
    await use(id, 'call_seconds', 600);
    const { items } = await agency.call(subaccountsApi.usage);
    expect(items.find((one) => one.id === id)).toMatchObject({ name: 'Grown up', status: 'left', minutes: 1 });
    await services.db.tenant(id, (tx) => recountUsage(tx, id));
    expect((await agency.call(subaccountsApi.usage)).items.find((one) => one.id === id)!.minutes).toBe(1);
  });
});

describe('limits of subaccounts', () => {
  const limitOf = async (owner: TestClient, id: string) =>
    (await owner.call(limitsApi.list)).items.find((limit) => limit.id === id)!;

  it('are its own, its agency’s, and what the installation gives subaccounts', async () => {
    const agency = await server.newOwner();
    const { id, owner } = await childWithOwner(agency);
    expect(await limitOf(owner, 'agents')).toMatchObject({ value: 5, source: 'installation' });
    expect(await limitOf(owner, 'monthlyMinutes')).toMatchObject({ value: 1000, source: 'installation' });
    expect(await limitOf(owner, 'teamMembers')).toMatchObject({ value: 3, source: 'installation' });
    await agency.call(limitsApi.setDefaults, { body: { values: { agents: 2 } } });
    expect(await limitOf(owner, 'agents')).toMatchObject({ value: 2, source: 'agency' });
    await agency.call(limitsApi.setSubaccount, { params: { subaccountId: id }, body: { values: { agents: 1 } } });
    expect(await limitOf(owner, 'agents')).toMatchObject({ value: 1, source: 'own' });
    await owner.call(agentsApi.create, { body: { template: 'customer-support' } });
    const refused = await owner.send('POST', '/v1/agents', { template: 'customer-support' });
    expect(messageOf(refused)).toBe(
      'This workspace has reached its agent limit (1). This workspace’s agency can raise the limit.',
    );
    const tooMuch = await agency.send('PUT', at(id, '/limits'), { values: { agents: 26 } });
    expect(messageOf(tooMuch)).toContain('Agents: your limit is 25 agents.');
  });

  it('of minutes come from the agency’s, which all share, never passed by fifty calls at once', async () => {
    const agency = await server.newOwner();
    await operator.call(limitsApi.setOwn, {
      params: { limitedWorkspaceId: agency.workspaceId },
      body: { values: { monthlyMinutes: 10 } },
    });
    const children = [await create(agency, { name: 'A' }), await create(agency, { name: 'B' })];
    await use(agency.workspaceId, 'call_seconds', 120);
    await use(children[0]!.id, 'call_seconds', 60);
    const { beginCallUsage } = await import('#server/usage/call-usage.ts');
    const call = (n: number) => ({
      workspaceId: children[n % 2]!.id,
      id: newId(),
      startedAt: new Date(services.clock.now()),
    });
    const hold = (n: number) => services.db.system('test', (tx) => beginCallUsage(tx, services, call(n)));
    const answered = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => hold(n)));
    expect(answered.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    const { reason } = answered.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(reason.message).toBe(
      'This workspace has used all of its minutes for this month (10). This workspace’s agency can raise the limit.',
    );
  });
});
