import { describe, expect, it } from 'vitest';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { agentCopiesApi } from '#domain/agents/agent-copies.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { limitsApi } from '#domain/usage/limits.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp({ RATE_LIMIT: '100000' });

async function family(names = ['A', 'B']) {
  const agency = await server.newOwner();
  const children: { id: string; owner: TestClient }[] = [];
  for (const name of names) {
    const { id } = await agency.call(subaccountsApi.create, { body: { name } });
    children.push({ id, owner: await server.newMember({ ...agency, workspaceId: id }, 'owner') });
  }
  const { id: agentId } = await agency.call(agentsApi.create, {
    body: { template: 'customer-support', name: 'Front desk' },
  });
  const params = { agentId };
  const all = children.map(({ id }) => id);
  const update = (overwrite = false) => agency.call(agentCopiesApi.update, { params, body: { overwrite } });
  const change = (greeting: string) => agency.call(agentsApi.update, { params, body: { greeting } });
  const copies = async () => (await agency.call(agentCopiesApi.list, { params })).items;
  return { agency, children, agentId, params, all, update, change, copies };
}
const only = async (owner: TestClient) => (await owner.call(agentsApi.list)).items[0]!;
const get = async (owner: TestClient) => owner.call(agentsApi.get, { params: { agentId: (await only(owner)).id } });

describe('copies of an agent', () => {
  it('are made once in each subaccount, inactive, with the flow, and told in both logs', async () => {
    const { agency, children, params, all, agentId } = await family();
    const copy = () => agency.call(agentCopiesApi.copy, { params, body: { subaccountIds: all } });
    expect((await copy()).items.map(({ result }) => result)).toEqual(['copied', 'copied']);
    expect((await copy()).items.map(({ result }) => result)).toEqual(['current', 'current']);
    const [first] = children;
    expect(await only(first!.owner)).toMatchObject({ name: 'Front desk', status: 'inactive' });
    const [own, theirs] = [await agency.call(agentsApi.get, { params: { agentId } }), await get(first!.owner)];
    expect(theirs.flow).toEqual(own.flow);
    const [entry] = (await first!.owner.call(auditApi.list)).items;
    expect(entry).toMatchObject({ action: 'subaccount.agent-copied', actor: { agencyId: agency.workspaceId } });
    expect((await agency.call(auditApi.list)).items[0]!.action).toBe('subaccount.agent-copied');
  });

  it('are kept in step, and what a subaccount has changed is not overwritten unless somebody says so', async () => {
    const { agency, children, params, all, update, change, copies } = await family();
    await agency.call(agentCopiesApi.copy, { params, body: { subaccountIds: all } });
    expect((await copies()).map(({ status: state }) => state)).toEqual(['current', 'current']);
    const [a, b] = [children[0]!.owner, children[1]!.owner];
    await b.call(agentsApi.update, { params: { agentId: (await only(b)).id }, body: { persona: 'Our own words.' } });
    await change('Good morning!');
    expect(await copies()).toMatchObject([
      { status: 'update', updates: ['greeting'], changes: [] },
      { status: 'both', updates: ['greeting'], changes: ['persona'] },
    ]);
    // The agency learns that it was changed, and not to what.
    expect(JSON.stringify(await copies())).not.toContain('Our own words');
    expect((await update()).items.map(({ result }) => result)).toEqual(['updated', 'changed']);
    expect((await get(a)).greeting).toBe('Good morning!');
    expect((await get(b)).persona).toBe('Our own words.');
    expect((await update(true)).items.map(({ result }) => result)).toEqual(['current', 'updated']);
    expect(await get(b)).toMatchObject({ greeting: 'Good morning!', version: 3 });
    expect((await copies()).map(({ status: state }) => state)).toEqual(['current', 'current']);
  });

  it('can be made by moving: the agent is there, and here no more', async () => {
    const { agency, children, params, all } = await family();
    const body = { subaccountIds: [all[0]!], move: true };
    const tooMany = { subaccountIds: all, move: true };
    expect((await agency.send('POST', `/v1/agents/${params.agentId}/copies`, tooMany)).status).toBe(400);
    expect((await agency.call(agentCopiesApi.copy, { params, body })).items[0]!.result).toBe('copied');
    expect((await agency.call(agentsApi.list)).items).toEqual([]);
    expect(await only(children[0]!.owner)).toMatchObject({ name: 'Front desk' });
    expect((await agency.call(agentCopiesApi.list, { params })).items).toMatchObject([{ status: 'sourceless' }]);
  });

  it('say why one subaccount could not have it, and make the others', async () => {
    const { agency, params, all } = await family();
    await agency.call(limitsApi.setSubaccount, { params: { subaccountId: all[0]! }, body: { values: { agents: 0 } } });
    const { items } = await agency.call(agentCopiesApi.copy, { params, body: { subaccountIds: all } });
    expect(items.map(({ result }) => result)).toEqual(['refused', 'copied']);
    expect(items[0]!.problem).toContain('its agent limit (0).');
    const moved = await agency.call(agentCopiesApi.copy, { params, body: { subaccountIds: [all[0]!], move: true } });
    expect(moved.items[0]!.result).toBe('refused');
    expect((await agency.call(agentsApi.list)).items).toHaveLength(1);
  });

  it('are neither of others’ agents nor in others’ subaccounts', async () => {
    const [one, other] = [await family(['A']), await family(['B'])];
    const send = (agentId: string, subaccountIds: string[]) =>
      one.agency.send('POST', `/v1/agents/${agentId}/copies`, { subaccountIds });
    expect((await send(other.agentId, one.all)).status).toBe(404);
    expect((await send(one.agentId, other.all)).status).toBe(404);
    expect((await one.agency.send('GET', `/v1/agents/${other.agentId}/copies`)).status).toBe(404);
    expect((await one.agency.send('PUT', `/v1/agents/${other.agentId}/copies`, {})).status).toBe(404);
  });
});
