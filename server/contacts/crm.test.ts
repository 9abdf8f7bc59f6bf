import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { actionsApi } from '#domain/actions/actions.ts';
import { crmApi } from '#domain/contacts/crm.ts';
import { auditApi } from '#domain/platform/audit.ts';
import { gettingStartedApi } from '#domain/usage/getting-started.ts';
import { newWebhookSecret } from '#server/identity/sign-webhook.ts';
import { crmConnections } from '#server/platform/db/schema/crm.table.ts';
import { FakeCrm } from '#server/testing/fake-crm.ts';
import { startSimulator } from '#server/testing/fake-web-server.ts';
import { startFakeHubspot } from '#server/testing/hubspot/fake-hubspot.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

/** Connecting a CRM, through the API. */

const hubspot = await startFakeHubspot();
afterAll(() => hubspot.close());
const app = await startApp({ HUBSPOT_BASE_URL: hubspot.origin });
const { services } = app;

let figure = 0;
const newToken = () => `pat-eu1-00000000-0000-4000-8000-${String(++figure).padStart(12, '0')}`;

const secret = newWebhookSecret();
const ownCrm = new FakeCrm(secret);
/** What the receiver answers, computed before, since the stand-in of the network answers at once. */
let plainly: { status: number; body: string } | null = null;
const sent = await startSimulator(services, 'crm.example.org', () => {
  const name = JSON.stringify({ name: 'Our CRM' });
  return plainly ?? { status: 200, headers: { 'content-type': 'application/json' }, body: name };
});

const put = (owner: TestClient, token: string) => owner.send('PUT', '/v1/crm/hubspot', { token });
const putOwn = (owner: TestClient, url: string, given = secret) =>
  owner.send('PUT', '/v1/crm/custom', { url, secret: given });
const errorOf = ({ body }: { body: unknown }) =>
  (body as { error: { code: string; message: string; details?: { path: string; message: string }[] } }).error;

describe('connecting HubSpot', () => {
  it('checks the token, shows the account and never the token, and completes a step of Getting Started', async () => {
    const owner = await app.newOwner();
    expect(await owner.call(crmApi.get)).toMatchObject({ connected: false, kind: null, dependents: [] });
    const token = newToken();
    const connected = await owner.call(crmApi.connectHubspot, { body: { token } });
    const { hubId } = hubspot.portal(token);
    expect(connected).toMatchObject({
      connected: true,
      kind: 'hubspot',
      accountId: String(hubId),
      maskedSecret: `…${token.slice(-4)}`,
      lacks: [],
      notesCalls: false,
      problem: null,
      dependents: [],
    });
    const shown = JSON.stringify([connected, await owner.call(crmApi.get), await owner.call(auditApi.list)]);
    expect(shown).not.toContain(token);
    const [row] = await services.db.system('test', (tx) =>
      tx.select().from(crmConnections).where(eq(crmConnections.workspaceId, owner.workspaceId)),
    );
    expect(row!.secret).not.toContain(token);
    expect((await owner.call(gettingStartedApi.get)).steps).toEqual(['hubspot']);
    const { items } = await owner.call(auditApi.list);
    expect(items[0]).toMatchObject({ action: 'crm.connected' });
  });

  it('names the scopes that lack: without contacts it is refused, without deals it says so', async () => {
    const owner = await app.newOwner();
    const token = newToken();
    const portal = hubspot.portal(token);
    portal.scopes = ['crm.objects.contacts.read', 'crm.objects.deals.read'];
    const refused = await put(owner, token);
    expect(refused.status).toBe(400);
    expect(errorOf(refused).details).toEqual([
      { path: 'body.token', message: expect.stringContaining('needs crm.objects.contacts.write') },
    ]);
    portal.scopes.push('crm.objects.contacts.write');
    expect(await owner.call(crmApi.connectHubspot, { body: { token } })).toMatchObject({
      lacks: ['crm.objects.deals.write'],
    });
  });

  it('refuses a token that HubSpot does not know, and keeps nothing', async () => {
    const owner = await app.newOwner();
    const refused = await put(owner, 'pat-na1-00000000-0000-unknown');
    expect(refused.status).toBe(400);
    expect(errorOf(refused).details?.[0]).toMatchObject({ path: 'body.token' });
    expect((await put(owner, 'not a token')).status).toBe(400);
    expect((await owner.call(crmApi.get)).connected).toBe(false);
  });

  it('says that HubSpot is down, and keeps what was connected', async () => {
    const owner = await app.newOwner();
    const token = newToken();
    await owner.call(crmApi.connectHubspot, { body: { token } });
    hubspot.fail({ status: 503 }, 1);
    const failed = await put(owner, token);
    expect([failed.status, errorOf(failed).code]).toEqual([503, 'crm_unavailable']);
    expect((await owner.call(crmApi.get)).connected).toBe(true);
  });

  it('takes a new token of the same account only', async () => {
    const owner = await app.newOwner();
    const [first, other] = [newToken(), newToken()];
    await owner.call(crmApi.connectHubspot, { body: { token: first } });
    await owner.call(crmApi.update, { body: { notesCalls: true } });
    const refused = await put(owner, other);
    expect([refused.status, errorOf(refused).code]).toEqual([409, 'conflict']);
    expect(await owner.call(crmApi.connectHubspot, { body: { token: first } })).toMatchObject({ notesCalls: true });
    expect((await putOwn(owner, 'https://crm.example.org/parley')).status).toBe(409);
  });

  it('names what depends on it, and disconnects', async () => {
    const owner = await app.newOwner();
    const token = newToken();
    await owner.call(crmApi.connectHubspot, { body: { token } });
    const action = await owner.call(actionsApi.create, { body: { template: 'update-crm' } });
    expect(action.missing).toBeNull();
    await owner.call(crmApi.update, { body: { notesCalls: true } });
    expect((await owner.call(crmApi.get)).dependents).toEqual([`the action ${action.name}`, 'the notes of calls']);
    expect(await owner.call(crmApi.disconnect)).toMatchObject({ connected: false, maskedSecret: null, dependents: [] });
    expect((await owner.call(actionsApi.get, { params: { actionId: action.id } })).missing).toContain('No CRM');
    expect(await owner.call(crmApi.disconnect)).toMatchObject({ connected: false });
    const { status } = await owner.send('PATCH', '/v1/crm', { notesCalls: true });
    expect(status).toBe(404);
    const { items } = await owner.call(auditApi.list);
    expect(items[0]).toMatchObject({ action: 'crm.disconnected' });
  });

  it('is for those who may manage integrations', async () => {
    const owner = await app.newOwner();
    const manager = await app.newMember(owner, 'member');
    expect((await put(manager, newToken())).status).toBe(403);
    expect((await manager.send('GET', '/v1/crm')).status).toBe(403);
    expect((await manager.send('DELETE', '/v1/crm')).status).toBe(403);
  });

  it('is of one workspace alone', async () => {
    const [owner, other] = [await app.newOwner(), await app.newOwner()];
    await owner.call(crmApi.connectHubspot, { body: { token: newToken() } });
    expect((await other.call(crmApi.get)).connected).toBe(false);
    await other.call(crmApi.disconnect);
    expect((await owner.call(crmApi.get)).connected).toBe(true);
  });
});

describe('connecting a CRM of one’s own', () => {
  it('sends a signed test, takes its name, and never shows the secret', async () => {
    const owner = await app.newOwner();
    const connected = await owner.call(crmApi.connectCustom, {
      body: { url: 'https://crm.example.org/parley', secret },
    });
    expect(connected).toMatchObject({ kind: 'own', name: 'Our CRM', accountId: 'crm.example.org', lacks: [] });
    const { headers, body, path } = sent.at(-1)!;
    const heard = { headers: headers as Record<string, string>, method: 'POST', path, body: body.toString() };
    expect(await ownCrm.answer(heard, services.clock.now())).toEqual({ status: 200, body: { name: 'Our CRM' } });
    expect(JSON.parse(body.toString())).toMatchObject({ type: 'connection.test', data: {} });
    expect(JSON.stringify([connected, await owner.call(auditApi.list)])).not.toContain(secret);
    expect((await owner.call(gettingStartedApi.get)).steps).toEqual([]);
  });

  it.each([
    ['https://127.0.0.1/crm', 'body.url'],
    ['https://10.0.0.1/crm', 'body.url'],
    ['https://intranet.local/crm', 'body.url'],
    ['http://crm.example.org/crm', 'body.url'],
    ['https://name:word@crm.example.org/crm', 'body.url'],
    ['https://crm.example.org:8443/crm', 'body.url'],
  ])('does not call %s', async (url, path) => {
    const before = sent.length;
    const refused = await putOwn(await app.newOwner(), url);
    expect(refused.status).toBe(400);
    expect(errorOf(refused).details?.[0]).toMatchObject({ path });
    expect(sent.length).toBe(before);
  });

  it.each([
    [{ status: 401, body: '{}' }, 400, 'body.secret'],
    [{ status: 404, body: 'Not here' }, 400, 'body.url'],
    [{ status: 200, body: '<html>' }, 400, 'body.url'],
    [{ status: 200, body: '{"ok": true}' }, 400, 'body.url'],
    [{ status: 500, body: '' }, 400, 'body.url'],
  ])('keeps nothing where the test is answered with %o', async (answer, status, path) => {
    plainly = answer;
    const owner = await app.newOwner();
    const refused = await putOwn(owner, 'https://crm.example.org/parley');
    plainly = null;
    expect(refused.status).toBe(status);
    expect(errorOf(refused).details?.[0]).toMatchObject({ path });
    expect((await owner.call(crmApi.get)).connected).toBe(false);
  });

  it('wants a secret that nobody guesses', async () => {
    expect((await putOwn(await app.newOwner(), 'https://crm.example.org/parley', 'whsec_short')).status).toBe(400);
  });
});
