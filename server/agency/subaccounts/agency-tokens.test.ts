import { expect, test } from 'vitest';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import type { Plan } from '#domain/billing/plans.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { accessTokensApi, type TokenScope } from '#domain/identity/access-tokens.ts';
import { membersApi } from '#domain/identity/members.ts';
import { securityApi } from '#domain/identity/security.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

/** Programs of an agency: subaccounts, their plans, and work inside of them. */

const server = await startApp({
  RATE_LIMIT: '100000',
  TRUST_PROXY: '127.0.0.1',
  PUBLIC_URL: 'https://voice.example.com',
});
// A test number's carrier is the server itself.
await server.app.listen({ host: '127.0.0.1', port: 0 });

interface Sent {
  status: number;
  body: unknown;
}
const codeOf = ({ status, body }: Sent) => [status, (body as { error?: { code?: string } } | undefined)?.error?.code];

/** A program with a token. `inside` is the subaccount that it names. */
async function programOf(agency: TestClient, scopes: TokenScope[], more: { readOnly?: boolean } = {}) {
  const { value } = await agency.call(accessTokensApi.create, { body: { name: 'Provisioning', scopes, ...more } });
  return (method: string, path: string, body?: unknown, inside?: string): Promise<Sent> =>
    server.send(method, path, body, {
      authorization: `Bearer ${value}`,
      ...(inside !== undefined && { 'x-workspace-id': inside }),
    });
}
type Program = Awaited<ReturnType<typeof programOf>>;

async function newSubaccount(ask: Program): Promise<string> {
  const { status, body } = await ask('POST', '/v1/subaccounts', { name: 'Bright Dental' });
  expect(status).toBe(201);
  return (body as Subaccount).id;
}
const newAgent = { template: 'customer-support' };
const all: TokenScope[] = ['subaccounts', 'agents', 'phone-numbers'];

test('a program makes a plan and a subaccount with it, and an agent with a number inside', async () => {
  const agency = await server.newOwner();
  const ask = await programOf(agency, all);
  const terms = { ...plansApi.create.example.body, currency: 'USD', overage: 'stop' };
  const plan = (await ask('POST', '/v1/plans', terms)).body as Plan;
  const made = await ask('POST', '/v1/subaccounts', {
    name: 'Bright Dental',
    planId: plan.id,
    ownerEmail: 'owner@example.com',
  });
  expect(made).toMatchObject({ status: 201, body: { name: 'Bright Dental', owner: 'invited' } });
  const { id } = made.body as Subaccount;
  const of = `/v1/subaccounts/${id}`;
  expect((await ask('GET', `${of}/plan`)).body).toMatchObject({ subscription: { plan: 'Starter' } });
  const large = (await ask('POST', '/v1/plans', { ...terms, name: 'Large', price: 9_900 })).body as Plan;
  expect((await ask('PUT', `${of}/plan`, { planId: large.id })).body).toMatchObject({
    subscription: { plan: 'Large' },
  });
  expect((await ask('PUT', `${of}/limits`, { values: { agents: 2 } })).status).toBe(200);
  expect((await ask('PUT', `${of}/name`, { name: 'Brighter' })).body).toMatchObject({ name: 'Brighter' });

  const agent = await ask('POST', '/v1/agents', newAgent, id);
  expect(agent.status).toBe(201);
  const { id: agentId } = agent.body as { id: string };
  const number = await ask('POST', '/v1/phone-numbers/test', { inboundAgentId: agentId }, id);
  expect(number).toMatchObject({ status: 201, body: { inboundAgentId: agentId } });
  expect((await ask('GET', '/v1/phone-numbers', undefined, id)).body).toMatchObject({
    items: [{ inboundAgentId: agentId }],
  });
  expect((await ask('GET', '/v1/phone-numbers')).body).toEqual({ items: [] });
  expect((await agency.call(agentsApi.list)).items).toEqual([]);
  expect((await ask('GET', '/v1/me', undefined, id)).body).toMatchObject({
    type: 'access_token',
    workspace: { id, name: 'Brighter' },
    accessToken: { name: 'Provisioning' },
  });
  const owner = await server.newMember({ ...agency, workspaceId: id }, 'owner');
  const entries = (await owner.call(auditApi.list)).items;
  expect(entries.find(({ action }) => action === 'agent.created')!.actor).toMatchObject({
    kind: 'token',
    userId: agency.userId,
    agencyId: agency.workspaceId,
  });
});

test('without the scope, and for what outlasts a program, it is refused with a sentence that says why', async () => {
  const agency = await server.newOwner();
  const ask = await programOf(agency, all);
  const id = await newSubaccount(ask);
  const without = await programOf(agency, ['agents', 'phone-numbers']);
  const refused = await without('POST', '/v1/subaccounts', { name: 'Another' });
  expect(refused).toMatchObject({
    status: 403,
    body: { error: { message: expect.stringContaining('subaccounts scope (Subaccounts and plans)') } },
  });
  expect(codeOf(await without('GET', '/v1/agents', undefined, id))).toEqual([404, 'not_found']);
  const looks = await programOf(agency, all, { readOnly: true });
  expect((await looks('GET', '/v1/agents', undefined, id)).status).toBe(200);
  expect(codeOf(await looks('POST', '/v1/agents', newAgent, id))).toEqual([403, 'forbidden']);
  expect(codeOf(await looks('POST', '/v1/subaccounts', { name: 'Another' }))).toEqual([403, 'forbidden']);
  for (const [method, path, body] of [
    ['DELETE', `/v1/subaccounts/${id}`, { name: 'Bright Dental' }],
    ['POST', `/v1/subaccounts/${id}/release`, undefined],
    ['POST', `/v1/subaccounts/${id}/permissions/grant`, { levels: { team: 'full' } }],
    ['PUT', `/v1/subaccounts/${id}/entry`, undefined],
  ] as const)
    expect([path, ...codeOf(await ask(method, path, body))]).toEqual([path, 403, 'forbidden']);
  for (const [method, path, body] of [
    ['POST', '/v1/access-tokens', { name: 'Mine' }],
    ['POST', '/v1/invitations', { emails: ['a@example.com'], role: 'owner' }],
    ['PATCH', '/v1/security', { auditLogging: false }],
    ['GET', '/v1/calls', undefined],
  ] as const)
    expect([path, ...codeOf(await ask(method, path, body, id))]).toEqual([path, 403, 'forbidden']);
  // A subaccount is no agency.
  expect((await ask('POST', '/v1/subaccounts', { name: 'Deeper' }, id)).status).not.toBe(201);
});

test('in the subaccounts of others, released ones and suspended ones it does nothing', async () => {
  const [agency, other] = [await server.newOwner(), await server.newOwner()];
  const [ask, askOther] = [await programOf(agency, all), await programOf(other, all)];
  const id = await newSubaccount(ask);
  for (const inside of [id, agency.workspaceId, 'none'])
    expect(codeOf(await askOther('GET', '/v1/agents', undefined, inside))).toEqual([404, 'not_found']);
  expect(codeOf(await askOther('GET', `/v1/subaccounts/${id}/plan`))).toEqual([404, 'not_found']);
  expect((await ask('PUT', `/v1/subaccounts/${id}/suspension`, { reason: 'Unpaid.' })).status).toBe(200);
  expect(codeOf(await ask('GET', '/v1/agents', undefined, id))).toEqual([403, 'workspace_suspended']);
  expect((await ask('DELETE', `/v1/subaccounts/${id}/suspension`)).status).toBe(200);
  expect((await ask('GET', '/v1/agents', undefined, id)).status).toBe(200);
  await server.newMember({ ...agency, workspaceId: id }, 'owner');
  expect((await agency.send('POST', `/v1/subaccounts/${id}/release`)).status).toBe(200);
  expect(codeOf(await ask('GET', '/v1/agents', undefined, id))).toEqual([404, 'not_found']);
});

test('what the subaccount’s people may not, what protects it, and what its maker lost hold for the token', async () => {
  const agency = await server.newOwner();
  const maker = await server.newMember(agency, 'admin');
  const ask = await programOf(maker, all);
  const id = await newSubaccount(ask);
  await agency.send('POST', `/v1/subaccounts/${id}/permissions/revoke`, { levels: { 'phone-numbers': 'none' } });
  expect(codeOf(await ask('GET', '/v1/phone-numbers', undefined, id))).toEqual([403, 'forbidden']);
  expect((await ask('GET', '/v1/agents', undefined, id)).status).toBe(200);
  const owner = await server.newMember({ ...agency, workspaceId: id }, 'owner');
  const settings = { ipWhitelist: true, allowedAddresses: ['203.0.113.0/24'] };
  const from = { 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${owner.token}`, 'x-workspace-id': id };
  expect((await server.send('PATCH', securityApi.update.path, settings, from)).status).toBe(200);
  expect(codeOf(await ask('GET', '/v1/agents', undefined, id))).toEqual([403, 'address_refused']);
  const params = { memberId: maker.userId };
  await agency.call(membersApi.changeRole, { params, body: { role: 'member' } });
  expect((await ask('GET', '/v1/subaccounts')).status).toBe(403);
  expect((await ask('GET', '/v1/agents', undefined, id)).status).toBe(401);
});
