import { describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { builtInRoles, can, roleMatrix } from '#domain/identity/permissions.ts';
import { securityApi } from '#domain/identity/security.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { signWebhook, verifyWebhook } from '#server/identity/sign-webhook.ts';
import { webhookRules } from '#server/identity/webhook-secret.ts';
import { clearIpList } from '#server/operator/clear-ip-list.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

const server = await startApp();
const { services, clock } = server;
const change = (client: TestClient, body: object) => client.send('PATCH', securityApi.update.path, body);
const told = ({ status, body }: { status: number; body: unknown }) => {
  const { error } = body as { error?: { code: string; message: string } };
  return [status, error?.code, error?.message];
};
const actionsOf = async (owner: TestClient) => (await owner.call(auditApi.list)).items.map(({ action }) => action);

describe('the settings', () => {
  it('of a new workspace are all off but the audit log', async () => {
    const owner = await server.newOwner();
    expect(await owner.call(securityApi.get)).toEqual({
      twoFactorAuth: false,
      ipWhitelist: false,
      sessionTimeout: false,
      apiRateLimit: false,
      webhookSecurity: false,
      auditLogging: true,
      encryptionAtRest: false,
      sslEnforcement: false,
      score: 20,
      twoFactorRequiredFrom: null,
      allowedAddresses: [],
      sessionMinutes: 30,
      requestsPerMinute: 100,
      webhookSecret: null,
      contentSettles: false,
      unavailable: {
        sslEnforcement: expect.stringContaining('PUBLIC_URL'),
      },
      yourIp: '127.0.0.1',
    });
  });

  it('are kept, scored, and told in the audit log with what was before', async () => {
    const owner = await server.newOwner();
    await owner.call(securityApi.createWebhookSecret);
    const changed = await owner.call(securityApi.update, {
      body: { webhookSecurity: true, sessionTimeout: true, sessionMinutes: 60 },
    });
    expect(changed).toMatchObject({ webhookSecurity: true, sessionMinutes: 60, score: 40 });
    expect(await owner.call(securityApi.get)).toEqual(changed);
    const [entry] = (await owner.call(auditApi.list)).items;
    expect(entry).toMatchObject({
      action: 'security.changed',
      before: { webhookSecurity: false, sessionTimeout: false, sessionMinutes: 30 },
      after: { webhookSecurity: true, sessionTimeout: true, sessionMinutes: 60 },
    });
  });

  it('are changed by those who may manage the workspace', async () => {
    const owner = await server.newOwner();
    for (const role of builtInRoles) {
      const member = await server.newMember(owner, role);
      const allowed = can(roleMatrix[role], 'settings:manage');
      expect([role, (await change(member, { apiRateLimit: true })).status]).toEqual([role, allowed ? 200 : 403]);
    }
  });

  it('come out right when two change them at once', async () => {
    const owner = await server.newOwner();
    const answers = await Promise.all([
      change(owner, { apiRateLimit: true }),
      change(owner, { sessionTimeout: true }),
      change(owner, { auditLogging: false }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await owner.call(securityApi.get)).toMatchObject({
      apiRateLimit: true,
      sessionTimeout: true,
      auditLogging: false,
    });
  });

  it.each([
    { sessionMinutes: 4 },
    { sessionMinutes: 1441 },
    { sessionMinutes: 7.5 },
    { requestsPerMinute: 0 },
    { allowedAddresses: ['010.0.0.1'] },
    { allowedAddresses: Array(101).fill('203.0.113.7') },
    { graceDays: -1 },
    { twoFactorAuth: 'yes' },
    { sslEnforced: true },
  ])('refuse %j', async (body) => {
    const owner = await server.newOwner();
    const before = await owner.call(securityApi.get);
    expect((await change(owner, body)).status).toBe(400);
    expect(await owner.call(securityApi.get)).toEqual(before);
  });
});

describe('a switch that cannot be on', () => {
  it('is refused with the reason, and counts for nothing', async () => {
    const owner = await server.newOwner();
    for (const [body, why] of [
      [{ sslEnforcement: true }, 'PUBLIC_URL uses http'],
      [{ webhookSecurity: true }, 'Create a signing secret first'],
    ] as const) {
      expect(told(await change(owner, body))).toEqual([409, 'conflict', expect.stringContaining(why)]);
    }
    expect(await owner.call(securityApi.get)).toMatchObject({ sslEnforcement: false, score: 20 });
  });

  it('is the list of addresses behind a proxy that nobody named', async () => {
    const unnamed = await startApp({ PUBLIC_URL: 'https://voice.example.com' });
    const owner = await unnamed.newOwner();
    expect(told(await change(owner, { ipWhitelist: true, allowedAddresses: ['127.0.0.1'] }))).toEqual([
      409,
      'conflict',
      expect.stringContaining('TRUST_PROXY'),
    ]);
    expect(told(await change(owner, { sslEnforcement: true }))).toEqual([
      409,
      'conflict',
      expect.stringContaining('doesn’t appear to be encrypted'),
    ]);
  });
});

describe('two-factor authentication', () => {
  it('is switched on by who has it, when an owner has it, and begins a week later', async () => {
    const first = await server.newOwner();
    expect(told(await change(first, { twoFactorAuth: true })).slice(0, 2)).toEqual([403, 'two_factor_required']);
    const admin = await server.newSession(await server.newMember(first, 'admin'), 'aal2');
    expect(told(await change(admin, { twoFactorAuth: true }))).toEqual([
      409,
      'conflict',
      expect.stringContaining('No workspace owner'),
    ]);
    const owner = await server.newSession(first, 'aal2');
    const from = new Date(clock.now() + 7 * 86_400_000).toISOString();
    expect((await change(admin, { twoFactorAuth: true })).body).toMatchObject({
      twoFactorRequiredFrom: from,
      score: 40,
    });
    // Switching on what is on begins nothing anew.
    clock.advance(1000);
    expect((await change(owner, { twoFactorAuth: true, graceDays: 30 })).body).toMatchObject({
      twoFactorRequiredFrom: from,
    });
    const { items } = (await owner.send('GET', '/v1/workspaces')).body as { items: object[] };
    expect(items).toMatchObject([{ twoFactorRequiredFrom: from }]);
    expect((await change(owner, { twoFactorAuth: false })).body).toMatchObject({ twoFactorRequiredFrom: null });
  });

  it('shows who has none', async () => {
    const first = await server.newOwner();
    const member = await server.newMember(first, 'member');
    const owner = await server.newSession(first, 'aal2');
    const { items } = await owner.call(securityApi.factors);
    expect(items.map(({ userId, role, secondFactor }) => [userId, role, secondFactor]).sort()).toEqual(
      [
        [owner.userId, 'owner', true],
        [member.userId, 'member', false],
      ].sort(),
    );
  });
});

describe('the list of addresses', () => {
  it('keeps nobody out who changes it, and is cleared by the operator', async () => {
    const owner = await server.newOwner();
    for (const allowedAddresses of [[], ['203.0.113.7']]) {
      expect(told(await change(owner, { ipWhitelist: true, allowedAddresses }))).toEqual([
        400,
        'invalid_input',
        expect.stringContaining('lock yourself out'),
      ]);
    }
    // A list may be written before it is switched on, and not be emptied of its writer after.
    expect((await change(owner, { allowedAddresses: ['203.0.113.7'] })).status).toBe(200);
    expect((await change(owner, { ipWhitelist: true })).status).toBe(400);
    expect(
      (await change(owner, { ipWhitelist: true, allowedAddresses: ['127.0.0.1', '127.0.0.1'] })).body,
    ).toMatchObject({
      ipWhitelist: true,
      allowedAddresses: ['127.0.0.1'],
    });
    expect((await change(owner, { allowedAddresses: ['203.0.113.7'] })).status).toBe(400);
    expect(await clearIpList(services, { workspaceId: owner.workspaceId })).toEqual({ cleared: 1 });
    expect(await owner.call(securityApi.get)).toMatchObject({ ipWhitelist: false, allowedAddresses: [] });
    expect((await owner.call(auditApi.list)).items[0]).toMatchObject({
      action: 'security.addresses-cleared',
      actor: { kind: 'system' },
    });
    await expect(clearIpList(services, { workspaceId: 'x' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(clearIpList(services, { workspaceId: owner.userId })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the audit log', () => {
  it('leaves ordinary work out while it is off, and never what concerns security', async () => {
    const owner = await server.newOwner();
    const newAgent = () => owner.call(agentsApi.create, { body: { template: 'customer-support' } });
    await change(owner, { auditLogging: false });
    await newAgent();
    const { id } = (await owner.send('POST', '/v1/access-tokens', { name: 'x' })).body as { id: string };
    await owner.send('DELETE', `/v1/access-tokens/${id}`);
    await change(owner, { auditLogging: true });
    await newAgent();
    expect(await actionsOf(owner)).toEqual([
      'agent.created',
      'security.changed',
      'access-token.deleted',
      'access-token.created',
      'security.changed',
      'workspace.created',
    ]);
  });
});

describe('the secret of webhooks', () => {
  const rules = (owner: TestClient) =>
    services.db.tenant(owner.workspaceId, (tx) => webhookRules(tx, services, owner.workspaceId));

  it('is shown once, kept sealed, and signs beside its successor for a day', async () => {
    const owner = await server.newOwner();
    expect(await rules(owner)).toEqual({ secured: false, secrets: [] });
    const first = await owner.call(securityApi.createWebhookSecret);
    expect(first).toEqual({ value: expect.stringMatching(/^whsec_[\w+/]{43}=$/), previousUntil: null });
    await change(owner, { webhookSecurity: true });
    expect(await rules(owner)).toEqual({ secured: true, secrets: [first.value] });
    const second = await owner.call(securityApi.createWebhookSecret);
    expect(await rules(owner)).toEqual({ secured: true, secrets: [second.value, first.value] });
    const shown = await owner.call(securityApi.get);
    expect(shown.webhookSecret?.previousUntil).toBe(second.previousUntil);
    const seen = JSON.stringify([shown, (await owner.call(auditApi.list)).items]);
    const { rows } = await services.db.pool.query('select s::text from security_settings s');
    for (const { value: secret } of [first, second])
      expect(seen + JSON.stringify(rows)).not.toContain(secret.slice(6, 30));

    const content = { id: 'msg_1', timestamp: Math.floor(clock.now() / 1000), body: '{}' };
    const headers = signWebhook((await rules(owner)).secrets, content);
    for (const { value: secret } of [first, second]) {
      const received = { headers, body: '{}', now: clock.now(), isNew: () => true };
      expect(await verifyWebhook([secret], received)).toBe(true);
    }
    clock.advance(24 * 3_600_000);
    expect((await rules(owner)).secrets).toEqual([second.value]);
  });
});
