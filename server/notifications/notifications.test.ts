import { describe, expect, it, vi } from 'vitest';
import { brandApi } from '#domain/agency/brand.ts';
import { subaccountsApi } from '#domain/agency/subaccounts.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { notificationsApi } from '#domain/notifications/notifications.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { notify } from '#server/platform/notify.ts';
import type { Scope } from '#server/scope.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';
import { everyMinute, forgetOld } from './sending/notifications.jobs.ts';
import { watchVersion } from './sending/watch-installation.ts';

const server = await startApp({ PUBLIC_URL: 'https://voice.example.com' });
const { services, clock } = server;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const told = async (client: TestClient) => (await client.call(notificationsApi.list)).items;
const lettersTo = async ({ email }: TestClient) =>
  (await server.mails()).filter((mail) => mail.to?.[0]?.address === email);
const newAgent = (client: TestClient, name = 'Reception') =>
  client.call(agentsApi.create, { body: { template: 'customer-support', name } });
const setStatus = (client: TestClient, agentId: string, status: 'active' | 'inactive') =>
  client.call(agentsApi.setStatus, { params: { agentId }, body: { status } });
const newToken = (client: TestClient, name = 'CI') =>
  client.call(accessTokensApi.create, { body: { name, scopes: ['agents'], expiresInDays: 30 } });
const wants = (client: TestClient, body: object) => client.call(notificationsApi.saveSettings, { body });

/** What a rule would say that something happened. */
function happen(client: TestClient, type: Parameters<typeof notify>[2], data: object, options: object = {}) {
  const scope: Scope = { services, workspaceId: client.workspaceId, actor: null };
  return services.db.tenant(client.workspaceId, (tx) => notify(tx, scope, type, data as never, options));
}

/** Jobs of the queue and of the clock may be at the same work: it is done when both are. */
async function eventually(check: () => Promise<void>): Promise<void> {
  await vi.waitFor(
    async () => {
      await everyMinute(services);
      await check();
    },
    { timeout: 10_000, interval: 50 },
  );
}

describe('what happens', () => {
  it('is told to those whose role may see it, and not to who did it', async () => {
    const owner = await server.newOwner();
    const [manager, viewer] = [await server.newMember(owner, 'agent-manager'), await server.newMember(owner, 'viewer')];
    const { id } = await newAgent(owner);
    await setStatus(owner, id, 'active');
    await eventually(async () => expect(await told(manager)).toHaveLength(1));
    expect((await told(manager))[0]).toMatchObject({
      type: 'agent-activated',
      category: 'Agents',
      text: 'Reception was activated and now answers calls.',
      to: `/dashboard/agents/${id}`,
      read: false,
    });
    expect(await told(viewer)).toEqual([]);
    expect(await told(owner)).toEqual([]);
  });

  it('of security is told to who did it, too', async () => {
    const owner = await server.newOwner();
    const manager = await server.newMember(owner, 'agent-manager');
    await newToken(owner);
    await eventually(async () => expect(await told(owner)).toHaveLength(1));
    expect(await told(manager)).toEqual([]);
  });

  it('is told exactly when it is stored', async () => {
    const owner = await server.newOwner();
    const failing = services.db.tenant(owner.workspaceId, async (tx) => {
      await notify(tx, { services, workspaceId: owner.workspaceId, actor: null }, 'minutes-used', { percent: 80 });
      throw new Error('and then it failed');
    });
    await expect(failing).rejects.toThrow('and then it failed');
    await newToken(owner);
    await eventually(async () => expect(await told(owner)).toHaveLength(1));
    expect((await told(owner))[0]!.type).toBe('token-created');
  });

  it('once is told once', async () => {
    const owner = await server.newOwner();
    for (let n = 0; n < 3; n++) await happen(owner, 'minutes-used', { percent: 80 }, { once: 'minutes:80' });
    await eventually(async () => expect(await told(owner)).toHaveLength(1));
  });

  it('is hidden from who has lost the right to it', async () => {
    const owner = await server.newOwner();
    const manager = await server.newMember(owner, 'agent-manager');
    const { id } = await newAgent(owner);
    await setStatus(owner, id, 'active');
    await eventually(async () => expect(await told(manager)).toHaveLength(1));
    await services.db.pool.query(`update members set role = 'viewer' where user_id = $1`, [manager.userId]);
    accessCache(services).forget(owner.workspaceId);
    expect(await told(manager)).toEqual([]);
    expect((await manager.call(notificationsApi.unread)).unread).toBe(0);
  });

  it('to a workspace that is deleted is mailed, and nothing else of it', async () => {
    const owner = await server.newOwner();
    const made = await owner.call(workspacesApi.create, { body: { name: 'Second office' } });
    const second = { ...owner, workspaceId: made.id };
    const headers = { authorization: `Bearer ${owner.token}`, 'x-workspace-id': made.id };
    await server.send('PATCH', '/v1/notification-settings', { digest: 'immediate' }, headers);
    await happen(second, 'minutes-used', { percent: 80 });
    const params = { ownedWorkspaceId: made.id };
    await owner.call(workspacesApi.remove, { params, body: { name: 'Second office' } });
    await eventually(async () => {
      const subjects = (await lettersTo(owner)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject?.startsWith('This workspace was deleted'))).toHaveLength(1);
    });
  });

  it('as a new version is told to every open workspace, once, and not when the installation is new', async () => {
    const [owner, agency] = [await server.newOwner(), await server.newOwner()];
    const { id: clientId } = await agency.call(subaccountsApi.create, { body: { name: 'Client' } });
    await agency.call(brandApi.set, { body: brandApi.set.example.body });
    await watchVersion(services, '1.0.0');
    await watchVersion(services, '1.1.0');
    await watchVersion(services, '1.1.0');
    await eventually(async () => {
      const news = (await told(owner)).filter(({ type }) => type === 'product-news');
      expect(news.map(({ text }) => text)).toContain('This installation now runs version 1.1.0. See what’s new.');
    });
    // A brand's client sees the brand, and no product behind it.
    const { rows } = await services.db.pool.query(
      "select distinct workspace_id from notification_events where type = 'product-news' and workspace_id = any($1)",
      [[agency.workspaceId, clientId]],
    );
    expect(rows).toEqual([{ workspace_id: agency.workspaceId }]);
  });
});

describe('the list', () => {
  it('counts what is not read, marks one and all up to what was seen, and goes page by page', async () => {
    const owner = await server.newOwner();
    for (const name of ['One', 'Two', 'Three']) await newToken(owner, name);
    await eventually(async () => expect((await owner.call(notificationsApi.unread)).unread).toBe(3));
    const first = await owner.call(notificationsApi.list, { query: { limit: 2 } });
    expect(first.items.map(({ text }) => text)).toEqual([
      'The Three access token was generated.',
      'The Two access token was generated.',
    ]);
    const second = await owner.call(notificationsApi.list, { query: { limit: 2, cursor: first.next! } });
    expect([second.items.length, second.next]).toEqual([1, null]);
    await owner.call(notificationsApi.read, { params: { notificationId: first.items[0]!.id } });
    expect((await owner.call(notificationsApi.unread)).unread).toBe(2);
    await owner.call(notificationsApi.readAll, { body: { upTo: second.items[0]!.id } });
    expect((await told(owner)).map(({ read }) => read)).toEqual([true, false, true]);
  });

  it('is nobody else’s', async () => {
    const [owner, stranger] = [await server.newOwner(), await server.newOwner()];
    const admin = await server.newMember(owner, 'admin');
    await newToken(owner);
    await eventually(async () => expect(await told(owner)).toHaveLength(1));
    const { id } = (await told(owner))[0]!;
    expect((await stranger.send('PUT', `/v1/notifications/${id}/read`)).status).toBe(404);
    await admin.call(notificationsApi.readAll, { body: { upTo: id } });
    expect((await owner.call(notificationsApi.unread)).unread).toBe(1);
  });

  it('forgets what was read, after ninety days', async () => {
    const owner = await server.newOwner();
    await newToken(owner, 'Read');
    await newToken(owner, 'Unread');
    await eventually(async () => expect(await told(owner)).toHaveLength(2));
    const { id } = (await told(owner))[1]!;
    await owner.call(notificationsApi.readAll, { body: { upTo: id } });
    clock.advance(91 * dayMs);
    await forgetOld(services);
    clock.advance(-91 * dayMs);
    expect((await told(owner)).map(({ text }) => text)).toEqual(['The Unread access token was generated.']);
  });
});

describe('a mail', () => {
  it('goes at once where that was chosen, once, with both ways to end it', async () => {
    const owner = await server.newOwner();
    await wants(owner, { digest: 'immediate' });
    await newToken(owner, 'CI');
    await eventually(async () => expect(await lettersTo(owner)).toHaveLength(1));
    for (let n = 0; n < 3; n++) await everyMinute(services);
    const [letter] = await lettersTo(owner);
    expect(await lettersTo(owner)).toHaveLength(1);
    expect(letter!.subject).toBe('The CI access token was generated.');
    expect(letter!.text).toContain('https://voice.example.com/dashboard/integrations/access-tokens');
    const header = (key: string) => letter!.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe')).toMatch(/^<https:\/\/voice\.example\.com\/v1\/unsubscribe\?token=[\w.-]+>$/);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('waits for the digest by default, which is one letter of all, at eight by the wall clock, and none when empty', async () => {
    const owner = await server.newOwner();
    await newToken(owner, 'One');
    await happen(owner, 'minutes-used', { percent: 80 });
    await eventually(async () => expect(await told(owner)).toHaveLength(2));
    expect(await lettersTo(owner)).toHaveLength(0);
    const { nextDigestAt } = await owner.call(notificationsApi.settings);
    expect(new Date(nextDigestAt!).toLocaleTimeString('en-GB', { timeZone: 'Europe/Berlin' })).toBe('08:00:00');
    clock.advance(Date.parse(nextDigestAt!) - clock.now());
    await eventually(async () => expect(await lettersTo(owner)).toHaveLength(1));
    const [letter] = await lettersTo(owner);
    expect(letter!.subject).toBe('2 notifications from My Workspace');
    expect(letter!.text).toMatch(/Billing[\s\S]*80%[\s\S]*Security[\s\S]*The One access token/);
    clock.advance(2 * dayMs);
    await everyMinute(services);
    expect(await lettersTo(owner)).toHaveLength(1);
  });

  it('of account safety goes at once, whatever was chosen, and has no end', async () => {
    const owner = await server.newOwner();
    const admin = await server.newMember(owner, 'admin');
    const types = (await owner.call(notificationsApi.settings)).choices;
    const off = Object.fromEntries(Object.keys(types).map((id) => [id, { email: false, push: false, sms: false }]));
    await wants(owner, { choices: off, digest: 'never', quietHours: { from: 0, to: 23 } });
    await happen(owner, 'password-changed', {}, { subjectId: owner.userId });
    await newToken(owner);
    await eventually(async () => expect(await lettersTo(owner)).toHaveLength(1));
    const [letter] = await lettersTo(owner);
    expect(letter!.subject).toContain('Your account password was changed.');
    expect(letter!.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
    expect((await told(admin)).map(({ type }) => type)).not.toContain('password-changed');
  });

  it('of the same kind comes once an hour, and tells of all that happened meanwhile', async () => {
    const owner = await server.newOwner();
    await wants(owner, { digest: 'immediate' });
    const lost = (id: string) => happen(owner, 'call-failed', { id, agent: 'Reception', reason: 'lost_connection' });
    await lost('1');
    await eventually(async () => expect(await lettersTo(owner)).toHaveLength(1));
    for (const id of ['2', '3', '4']) await lost(id);
    await eventually(async () => expect(await told(owner)).toHaveLength(4));
    await everyMinute(services);
    expect(await lettersTo(owner)).toHaveLength(1);
    clock.advance(hourMs);
    await eventually(async () => expect(await lettersTo(owner)).toHaveLength(2));
    expect((await lettersTo(owner))[1]!.subject).toBe('3 notifications from My Workspace');
  });

  it('waits for the end of quiet hours', async () => {
    const owner = await server.newOwner();
    const hour = new Date(clock.now()).getUTCHours();
    await wants(owner, { digest: 'immediate', timeZone: 'UTC', quietHours: { from: hour, to: (hour + 2) % 24 } });
    await newToken(owner);
    await eventually(async () => expect(await told(owner)).toHaveLength(1));
    expect(await lettersTo(owner)).toHaveLength(0);
    clock.advance(2 * hourMs);
    await eventually(async () => expect(await lettersTo(owner)).toHaveLength(1));
  });

  it('is not sent to who was removed, or whose role was lowered, after it happened', async () => {
    const owner = await server.newOwner();
    const [removed, lowered] = [await server.newMember(owner, 'admin'), await server.newMember(owner, 'admin')];
    const kept = await server.newMember(owner, 'admin');
    for (const client of [removed, lowered, kept]) {
      const hour = new Date(clock.now()).getUTCHours();
      await wants(client, { digest: 'immediate', timeZone: 'UTC', quietHours: { from: hour, to: (hour + 1) % 24 } });
    }
    await newToken(owner);
    await eventually(async () => expect(await told(kept)).toHaveLength(1));
    await services.db.pool.query('delete from members where user_id = $1', [removed.userId]);
    await services.db.pool.query(`update members set role = 'viewer' where user_id = $1`, [lowered.userId]);
    clock.advance(hourMs);
    await eventually(async () => expect(await lettersTo(kept)).toHaveLength(1));
    expect(await lettersTo(removed)).toHaveLength(0);
    expect(await lettersTo(lowered)).toHaveLength(0);
  });

  it('that waits for a digest is forgotten when no mail is wanted any more, and goes now when all is wanted at once', async () => {
    const [never, soon] = [await server.newOwner(), await server.newOwner()];
    for (const owner of [never, soon]) await newToken(owner);
    await eventually(async () => expect((await soon.call(notificationsApi.settings)).nextDigestAt).not.toBeNull());
    await eventually(async () => expect((await never.call(notificationsApi.settings)).nextDigestAt).not.toBeNull());
    expect((await wants(never, { digest: 'never' })).nextDigestAt).toBeNull();
    await wants(soon, { digest: 'immediate' });
    await eventually(async () => expect(await lettersTo(soon)).toHaveLength(1));
    clock.advance(8 * dayMs);
    await everyMinute(services);
    expect(await lettersTo(never)).toHaveLength(0);
  });

  it('still comes when the clock is set back', async () => {
    const owner = await server.newOwner();
    clock.advance(400 * dayMs);
    await happen(owner, 'minutes-used', { percent: 80 });
    await eventually(async () => {
      const { rows } = await services.db.pool.query('select 1 from notification_deliveries where user_id = $1', [
        owner.userId,
      ]);
      expect(rows).toHaveLength(1);
    });
    clock.advance(-400 * dayMs);
    await eventually(async () => expect(await lettersTo(owner)).toHaveLength(1));
  });
});

describe('settings', () => {
  it('are a member’s own, also of who may change nothing else', async () => {
    const owner = await server.newOwner();
    const viewer = await server.newMember(owner, 'viewer');
    await wants(viewer, { digest: 'weekly', choices: { 'call-failed': { email: false, push: true, sms: true } } });
    const saved = await viewer.call(notificationsApi.settings);
    expect([saved.digest, saved.choices['call-failed']]).toEqual(['weekly', { email: false, push: true, sms: true }]);
    expect((await owner.call(notificationsApi.settings)).digest).toBe('daily');
  });

  it('refuse what is none', async () => {
    const owner = await server.newOwner();
    for (const body of [
      { digest: 'sometimes' },
      { timeZone: 'Mars/Olympus' },
      { digestHour: 24 },
      { quietHours: { from: 3, to: 3 } },
      { choices: { 'no-such-type': { email: true, push: true, sms: true } } },
      { choices: { 'call-failed': { email: 'yes' } } },
    ]) {
      expect([body, (await owner.send('PATCH', '/v1/notification-settings', body)).status]).toEqual([body, 400]);
    }
  });

  it('are not for access tokens', async () => {
    const owner = await server.newOwner();
    const { value: secret } = await newToken(owner);
    const answer = await server.send('GET', '/v1/notifications', undefined, { authorization: `Bearer ${secret}` });
    expect(answer.status).toBe(403);
  });
});
