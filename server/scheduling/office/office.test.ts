import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditApi } from '#domain/platform/audit.ts';
import { type OfficeAccount, type OfficeService, officeApi, officeServices } from '#domain/scheduling/office.ts';
import { openAccess, readProfile } from '#server/scheduling/office-access.ts';
import { readOffice } from '#server/scheduling/office-rows.ts';
import { startFakeOffice } from '#server/testing/office/fake-office.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

/** Connecting accounts, through the API. */

const stands = { google: await startFakeOffice('google'), microsoft: await startFakeOffice('microsoft') };
afterAll(() => Promise.all(Object.values(stands).map((one) => one.close())));
const app = await startApp({ ...stands.google.settings, ...stands.microsoft.settings });
const { services } = app;
const bare = await startApp();
beforeEach(() => {
  for (const one of Object.values(stands)) one.recover();
});

let figure = 0;
const newName = () => `ann${++figure}@example.com`;
const errorOf = ({ body }: { body: unknown }) => (body as { error: { code: string; message: string } }).error;
const leave = async (client: TestClient, service: OfficeService) =>
  (await client.call(officeApi.leave, { body: { service } })).address;

async function connect(client: TestClient, service: OfficeService, who: string, without: string[] = []) {
  const back = stands[service].oauth.agree(await leave(client, service), who, without);
  return client.call(officeApi.connect, { body: back });
}
const rowsOf = (client: TestClient) =>
  services.db.tenant(client.workspaceId, (tx) => readOffice(tx, client.workspaceId));
const scopeOf = (client: TestClient) => ({ services, workspaceId: client.workspaceId, actor: null });

describe.each(officeServices)('%s', (service) => {
  const stand = stands[service];

  it('is connected by who agreed there, with tokens that nobody sees', async () => {
    const owner = await app.newOwner();
    const who = newName();
    const address = new URL(await leave(owner, service));
    expect(address.origin).toBe(stand.origin);
    expect(address.searchParams.get('redirect_uri')).toMatch(/\/dashboard\/integrations\/external-services\/return$/);
    const account = await connect(owner, service, who);
    expect(account).toMatchObject({
      service,
      name: who,
      lacks: [],
      syncsCalendar: true,
      calendarId: null,
      problem: null,
    });
    const { items, services: states } = await owner.call(officeApi.list);
    expect(items).toEqual([account]);
    expect(states.map(({ missing }) => missing)).toEqual([null, null]);
    const [row] = await rowsOf(owner);
    const shown = JSON.stringify([items, row, await owner.call(auditApi.list)]);
    for (const token of ['ya29.', '1//', '4/']) expect(shown).not.toContain(token);
  });

  it('takes a state once, in ten minutes, and from the session that left alone', async () => {
    const owner = await app.newOwner();
    const refused = async (client: TestClient, body: object) =>
      errorOf(await client.send('POST', '/v1/office-accounts', body)).code;
    const first = stand.oauth.agree(await leave(owner, service), newName());
    expect(await refused(await app.newSession(owner), first)).toBe('invalid_input');
    expect(await refused(await app.newOwner(), first)).toBe('invalid_input');
    expect(await refused(owner, { ...first, state: 'none' })).toBe('invalid_input');
    const account: OfficeAccount = await owner.call(officeApi.connect, { body: first });
    expect(account.service).toBe(service);
    expect(await refused(owner, first)).toBe('invalid_input');
    const late = stand.oauth.agree(await leave(owner, service), account.name);
    app.clock.advance(600_001);
    expect(await refused(owner, late)).toBe('invalid_input');
  });

  it('keeps nothing where the code is none, or the service is away', async () => {
    const owner = await app.newOwner();
    const send = (body: object) => owner.send('POST', '/v1/office-accounts', body);
    const wrong = stand.oauth.agree(await leave(owner, service), newName());
    const answer = await send({ ...wrong, code: 'none' });
    expect([answer.status, errorOf(answer).code]).toEqual([400, 'invalid_input']);
    const away = stand.oauth.agree(await leave(owner, service), newName());
    stand.fail({ status: 503 }, 1, /token$/);
    const failed = await send(away);
    expect([failed.status, errorOf(failed).code]).toEqual([503, 'office_unavailable']);
    stand.recover();
    const cut = stand.oauth.agree(await leave(owner, service), newName());
    stand.fail({ does: 'half' }, 1, /(userinfo|me)$/);
    expect((await send(cut)).status).toBe(503);
    expect((await owner.call(officeApi.list)).items).toEqual([]);
  });

  it('says what was not agreed to', async () => {
    const owner = await app.newOwner();
    const without = service === 'google' ? ['calendar.events'] : ['Calendars'];
    const account = await connect(owner, service, newName(), without);
    expect(account).toMatchObject({ lacks: ['calendar'], syncsCalendar: false });
    const answer = await owner.send('PATCH', `/v1/office-accounts/${account.id}`, { syncsCalendar: true });
    expect(answer.status).toBe(409);
    const agreed = await connect(owner, service, account.name);
    expect(agreed).toMatchObject({ id: account.id, lacks: [], syncsCalendar: false });
  });

  it('makes new tokens before they end and when they are refused, and says when the access was taken back', async () => {
    const owner = await app.newOwner();
    const { name } = await connect(owner, service, newName());
    const ask = async () => {
      const [row] = await rowsOf(owner);
      const token = await openAccess(scopeOf(owner), row!, 3_000).token(false);
      return readProfile(services, service, token, 3_000);
    };
    const tokensMade = () => stand.seen.filter((line) => line.endsWith('/token')).length;
    const before = tokensMade();
    expect((await ask()).name).toBe(name);
    expect(tokensMade()).toBe(before);
    app.clock.advance(3_500_000);
    expect((await Promise.all([ask(), ask()])).map((one) => one.name)).toEqual([name, name]);
    const [row] = await rowsOf(owner);
    expect(row!.accessUntil.getTime()).toBeGreaterThan(services.clock.now() + 3_000_000);
    stand.oauth.takeBack(name);
    await expect(openAccess(scopeOf(owner), row!, 3_000).token(true)).rejects.toMatchObject({ kind: 'unauthorized' });
    const [shown] = (await owner.call(officeApi.list)).items;
    expect(shown!.problem).toMatch(/Connect the account again/);
    expect(await connect(owner, service, name)).toMatchObject({ id: shown!.id, problem: null });
  });

  it('is another account only once the first disconnected, which gives its access back', async () => {
    const [owner, other] = [await app.newOwner(), await app.newOwner()];
    const account = await connect(owner, service, newName());
    const second = stand.oauth.agree(await leave(owner, service), newName());
    expect((await owner.send('POST', '/v1/office-accounts', second)).status).toBe(409);
    const params = { officeAccountId: account.id };
    expect((await other.send('DELETE', `/v1/office-accounts/${account.id}`)).status).toBe(404);
    expect(await owner.call(officeApi.disconnect, { params })).toEqual({ revoked: service === 'google' });
    expect(stand.oauth.alive(account.name)).toBe(service === 'google' ? 0 : 1);
    expect((await owner.call(officeApi.list)).items).toEqual([]);
    expect((await owner.call(auditApi.list)).items[0]).toMatchObject({ action: 'office-account.disconnected' });
  });

  it('keeps the access where another workspace has the same account', async () => {
    const [owner, other] = [await app.newOwner(), await app.newOwner()];
    const account = await connect(owner, service, newName());
    await connect(other, service, account.name);
    const params = { officeAccountId: account.id };
    expect(await owner.call(officeApi.disconnect, { params })).toEqual({ revoked: false });
    expect(stand.oauth.alive(account.name)).toBe(2);
  });
});

it('says what the operator has not set, and where', async () => {
  const owner = await bare.newOwner();
  const { services: states } = await owner.call(officeApi.list);
  expect(states[0]!.missing).toContain('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET');
  expect(states[1]!.missing).toContain('MICROSOFT_CLIENT_ID');
  const refused = await owner.send('POST', '/v1/office-accounts/leave', { service: 'google' });
  expect([refused.status, errorOf(refused).code]).toEqual([422, 'office_not_set_up']);
});

it('is for those who may manage integrations', async () => {
  const owner = await app.newOwner();
  const member = await app.newMember(owner, 'member');
  expect((await member.send('POST', '/v1/office-accounts/leave', { service: 'google' })).status).toBe(403);
  expect((await member.send('GET', '/v1/office-accounts')).status).toBe(403);
});
