import { describe, expect, it } from 'vitest';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { billingApi } from '#domain/billing/billing.ts';
import { plansApi } from '#domain/billing/plans.ts';
import { roleMatrix } from '#domain/identity/permissions.ts';
import { rolesApi } from '#domain/identity/roles.ts';
import { securityApi } from '#domain/identity/security.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp({ RATE_LIMIT: '100000' });

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code?: string } } | undefined)?.error?.code,
];
const as = ({ token }: TestClient, workspaceId: string, method: string, path: string, body?: unknown) =>
  server.send(method, path, body, { authorization: `Bearer ${token}`, 'x-workspace-id': workspaceId });
const newAgent = { template: 'customer-support' };

/** An agency with a subaccount that has an owner. */
async function family() {
  const agency = await server.newOwner();
  const { id } = await agency.call(subaccountsApi.create, { body: { name: 'Bright Dental' } });
  const owner = await server.newMember({ ...agency, workspaceId: id }, 'owner');
  return { agency, id, owner };
}
const enter = (who: TestClient, id: string) => who.send('PUT', `/v1/subaccounts/${id}/entry`);

describe('entering as the agency', () => {
  it('opens a subaccount for a while, to look and to work, and is seen there by who and from where', async () => {
    const { agency, id, owner } = await family();
    expect(codeOf(await as(agency, id, 'GET', '/v1/agents'))).toEqual([404, 'not_found']);
    const entered = await enter(agency, id);
    expect(entered.status).toBe(200);
    expect((await as(agency, id, 'POST', '/v1/agents', newAgent)).status).toBe(201);
    const listed = (await agency.call(workspacesApi.list)).items.find((one) => one.id === id)!;
    expect(listed).toMatchObject({ roleName: 'Agency', agency: { id: agency.workspaceId } });
    expect(listed.asAgencyUntil).toBe((entered.body as { expiresAt: string }).expiresAt);
    const [made, came] = (await owner.call(auditApi.list)).items;
    expect(made).toMatchObject({ action: 'agent.created' });
    expect(came).toMatchObject({ action: 'subaccount.entered' });
    for (const { actor } of [made!, came!]) {
      expect(actor).toMatchObject({ userId: agency.userId, email: agency.email, agencyId: agency.workspaceId });
    }
    const [own] = (await agency.call(auditApi.list)).items;
    expect(own).toMatchObject({ action: 'subaccount.entered', object: { kind: 'subaccount', id } });
    server.clock.advance(8 * 3_600_000);
    const now = await server.newSession(agency);
    expect(codeOf(await as(now, id, 'GET', '/v1/agents'))).toEqual([404, 'not_found']);
    server.clock.advance(-8 * 3_600_000);
  });

  it('lets nobody touch what would outlast it', async () => {
    const { agency, id } = await family();
    await enter(agency, id);
    for (const [method, path, body] of [
      ['PATCH', '/v1/security', { auditLogging: false }],
      ['POST', '/v1/invitations', { emails: ['a@example.com'], role: 'owner' }],
      ['PUT', '/v1/support-access', { hours: 168 }],
      ['POST', '/v1/subaccounts', { name: 'Deeper' }],
      ['GET', '/v1/audit', undefined],
    ] as const) {
      expect([path, (await as(agency, id, method, path, body)).status]).toEqual([path, 403]);
    }
    expect((await as(agency, id, 'DELETE', `/v1/workspaces/${id}`, { name: 'Bright Dental' })).status).toBe(404);
    expect((await as(agency, id, 'DELETE', `/v1/memberships/${id}`)).status).toBe(404);
  });

  it('sets up webhooks, tokens and who stands on invoices, which is seen in the log, and ends with the person’s right', async () => {
    const { agency, id, owner } = await family();
    const profile = { name: 'Bright Dental Ltd', address: '1 High Street', country: 'GB', vatId: null };
    const path = `/v1/subaccounts/${id}/billing-profile`;
    expect((await agency.send('PUT', path, profile)).body).toEqual(profile);
    expect((await owner.send('GET', '/v1/billing/profile')).body).toEqual(profile);
    const stranger = await server.newOwner();
    expect((await stranger.send('PUT', path, profile)).status).toBe(404);
    await enter(agency, id);
    const hook = { url: 'https://crm.example/hook', events: ['call.ended'] };
    expect((await as(agency, id, 'POST', '/v1/webhooks', hook)).status).toBe(201);
    const made = await as(agency, id, 'POST', '/v1/access-tokens', { name: 'Zapier', scopes: ['agents'] });
    expect(made.status).toBe(201);
    const { value: secret } = made.body as { value: string };
    const byToken = () => server.send('GET', '/v1/agents', undefined, { authorization: `Bearer ${secret}` });
    await as(agency, id, 'DELETE', '/v1/acting');
    expect((await byToken()).status).toBe(200);
    const made2 = (await owner.call(auditApi.list)).items.filter(({ actor }) => actor.agencyId === agency.workspaceId);
    expect(made2.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['access-token.created', 'webhook.created', 'billing-profile.set']),
    );
    await agency.send('POST', `/v1/subaccounts/${id}/release`);
    expect((await byToken()).status).not.toBe(200);
  });

  it('has the details of a new client on its first invoice', async () => {
    const agency = await server.newOwner();
    const [plan] = (await agency.call(plansApi.list)).items;
    const billingProfile = { name: 'Café Ltd', address: '2 Low Road', country: 'FR', vatId: 'FR12345678901' };
    const { id } = await agency.call(subaccountsApi.create, {
      body: { name: 'Café', planId: plan!.id, billingProfile },
    });
    const owner = await server.newMember({ ...agency, workspaceId: id }, 'owner');
    const [invoice] = (await owner.call(billingApi.invoices)).items;
    expect(invoice).toMatchObject({ buyerName: 'Café Ltd' });
  });

  it('allows no more than the person’s role at the agency, and nobody who may not manage it', async () => {
    const { agency, id } = await family();
    const levels = { ...roleMatrix.viewer, settings: 'full' as const, agents: 'view' as const };
    const { id: role } = await agency.call(rolesApi.create, { body: { name: 'Accounts', levels } });
    const clerk = await server.newMember(agency, role);
    const viewer = await server.newMember(agency, 'member');
    expect((await enter(viewer, id)).status).toBe(403);
    expect((await enter(clerk, id)).status).toBe(200);
    expect((await as(clerk, id, 'GET', '/v1/agents')).status).toBe(200);
    expect((await as(clerk, id, 'POST', '/v1/agents', newAgent)).status).toBe(403);
    expect((await as(clerk, id, 'GET', '/v1/calls')).status).toBe(403);
    // Less at home is less there, at once.
    await agency.call(rolesApi.update, { params: { roleId: role }, body: { levels: { agents: 'none' } } });
    expect((await as(clerk, id, 'GET', '/v1/agents')).status).toBe(403);
  });

  it('ends at once for who leaves it, who is removed from the agency, and when the subaccount goes', async () => {
    const { agency, id } = await family();
    const admin = await server.newMember(agency, 'admin');
    await enter(agency, id);
    await enter(admin, id);
    expect((await as(agency, id, 'DELETE', '/v1/subaccount-entry')).status).toBe(204);
    expect((await as(agency, id, 'GET', '/v1/agents')).status).toBe(404);
    expect((await as(admin, id, 'GET', '/v1/agents')).status).toBe(200);
    await agency.send('DELETE', `/v1/members/${admin.userId}`);
    expect((await as(admin, id, 'GET', '/v1/agents')).status).toBe(404);
    expect((await admin.call(workspacesApi.list)).items.map((one) => one.id)).not.toContain(id);
    await enter(agency, id);
    await agency.send('POST', `/v1/subaccounts/${id}/release`);
    expect((await as(agency, id, 'GET', '/v1/agents')).status).toBe(404);
  });

  it('is held to what protects the subaccount: second factor, addresses, idle sessions', async () => {
    const { agency, id, owner } = await family();
    await enter(agency, id);
    const strong = await server.newSession(owner, 'aal2');
    await as(strong, id, 'PATCH', '/v1/security', { twoFactorAuth: true, graceDays: 0 });
    expect(codeOf(await as(agency, id, 'GET', '/v1/agents'))).toEqual([403, 'two_factor_required']);
    const lifted = await server.newSession(agency, 'aal2');
    expect((await as(lifted, id, 'GET', '/v1/agents')).status).toBe(200);
    await as(strong, id, 'PATCH', '/v1/security', { sessionTimeout: true, sessionMinutes: 5 });
    expect((await strong.call(securityApi.get)).twoFactorAuth).toBeTruthy();
    server.clock.advance(6 * 60_000);
    expect(codeOf(await as(lifted, id, 'GET', '/v1/agents'))).toEqual([401, 'session_expired']);
  });

  it('is held to what protects the agency, too', async () => {
    const { agency, id } = await family();
    await enter(agency, id);
    const admin = await server.newMember(agency, 'admin');
    await enter(admin, id);
    const strong = await server.newSession(admin, 'aal2');
    await server.services.db.pool.query(
      'insert into security_settings (workspace_id, two_factor_from) values ($1, $2)',
      [agency.workspaceId, new Date(server.clock.now())],
    );
    accessCache(server.services).forget(agency.workspaceId);
    expect(codeOf(await as(agency, id, 'GET', '/v1/agents'))).toEqual([403, 'two_factor_required']);
    expect((await as(strong, id, 'GET', '/v1/agents')).status).toBe(200);
  });

  it('is not for tokens, members, or those who were never in', async () => {
    const { agency, id, owner } = await family();
    expect(codeOf(await owner.send('DELETE', '/v1/subaccount-entry'))).toEqual([404, 'not_found']);
    const both = await server.newMember({ ...agency, workspaceId: id }, 'viewer');
    await server.services.db.pool.query(
      "insert into members (workspace_id, user_id, role, created_at) values ($1, $2, 'admin', now())",
      [agency.workspaceId, both.userId],
    );
    accessCache(server.services).forget(agency.workspaceId);
    const inAgency = await as(both, agency.workspaceId, 'PUT', `/v1/subaccounts/${id}/entry`);
    expect(codeOf(inAgency)).toEqual([409, 'conflict']);
  });
});

describe('permissions from the agency', () => {
  it('bind everybody in the subaccount, whatever their role, at once, and the agency too', async () => {
    const { agency, id, owner } = await family();
    const member = await server.newMember(owner, 'member');
    await enter(agency, id);
    const params = { subaccountId: id };
    expect((await agency.call(subaccountsApi.permissions, { params })).levels.agents).toBe('full');
    await agency.call(subaccountsApi.revoke, { params, body: { levels: { agents: 'view', calls: false } } });
    for (const who of [owner, member, agency]) {
      expect((await as(who, id, 'GET', '/v1/agents')).status).toBe(200);
      expect((await as(who, id, 'POST', '/v1/agents', newAgent)).status).toBe(403);
      expect((await as(who, id, 'GET', '/v1/calls')).status).toBe(403);
    }
    const [own] = (await owner.call(workspacesApi.list)).items;
    expect(own!.permissions).toMatchObject({ agents: 'view', calls: false, contacts: 'full' });
    expect((await owner.call(rolesApi.list)).most).toMatchObject({ agents: 'view' });
    // Others change other areas meanwhile: no one's change undoes another's.
    await agency.call(subaccountsApi.revoke, { params, body: { levels: { contacts: 'none' } } });
    await agency.call(subaccountsApi.grant, { params, body: { levels: { agents: 'limited' } } });
    const { levels } = await agency.call(subaccountsApi.permissions, { params });
    expect(levels).toMatchObject({ agents: 'limited', contacts: 'none', calls: false, settings: 'full' });
    expect((await as(member, id, 'POST', '/v1/agents', newAgent)).status).toBe(201);
    expect(
      (
        await as(owner, id, 'PUT', `/v1/agents/${(await owner.call(agentsApi.list)).items[0]!.id}/status`, {
          status: 'active',
        })
      ).status,
    ).toBe(403);
    expect((await owner.call(auditApi.list)).items.map(({ action }) => action)).toContain(
      'subaccount.permissions-revoked',
    );
  });

  it('leave roles as they are, which an owner can still change below them', async () => {
    const { agency, id, owner } = await family();
    const params = { subaccountId: id };
    await agency.call(subaccountsApi.revoke, { params, body: { levels: { agents: 'view' } } });
    const change = (levels: object) => owner.send('PATCH', '/v1/roles/admin', { levels });
    expect((await change({ contacts: 'view' })).status).toBe(200);
    expect((await change({ agents: 'full' })).status).toBe(403);
    const { items } = await owner.call(rolesApi.list);
    expect(items.find((role) => role.id === 'admin')!.levels).toMatchObject({ agents: 'full', contacts: 'view' });
  });
});

describe('a deletion', () => {
  it('is told to the people of the subaccount, and not to those of the agency as one of their workspace', async () => {
    const { agency, id } = await family();
    await agency.send('DELETE', `/v1/subaccounts/${id}`, { name: 'Bright Dental' });
    const { rows } = await server.services.db.pool.query<{ workspace_id: string }>(
      "select workspace_id from notification_events where type = 'workspace-deleted' and workspace_id = any($1)",
      [[agency.workspaceId, id]],
    );
    expect(rows.map((row) => row.workspace_id)).toEqual([id]);
  });
});
