import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { callsApi } from '#domain/calls/calls.ts';
import { speechApi } from '#domain/channels/speech.ts';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { securityApi } from '#domain/identity/security.ts';
import { backgroundHeader } from '#domain/platform/background.ts';
import { changeAccount } from '#server/identity/account-cache.ts';
import { mfaFactors, sessions } from '#server/platform/db/schema/auth.table.ts';
import { addressOf, openCallClient } from '#server/testing/call-client.ts';
import { startApp, type TestClient } from '#server/testing/start-app.ts';

/** Every way around the switches of Security Settings that someone might try. */

const server = await startApp({ PUBLIC_URL: 'https://voice.example.com', TRUST_PROXY: '127.0.0.1' });
const { services, clock } = server;
const minute = 60_000;
const day = 86_400_000;
const tls = { 'x-forwarded-proto': 'https' };
const list = agentsApi.list.path;

type Headers = Record<string, string>;
/** A request as a proxy hands it on; from 198.51.100.7 where nothing else is said. */
const send = (client: TestClient, method: string, address: string, body?: unknown, headers: Headers = {}) =>
  server.send(method, address, body, {
    authorization: `Bearer ${client.token}`,
    'x-workspace-id': client.workspaceId,
    'x-forwarded-for': '198.51.100.7',
    ...tls,
    ...headers,
  });
const byToken = (secret: string, headers: Headers = {}) =>
  server.send('GET', '/v1/speech/usage', undefined, {
    authorization: `Bearer ${secret}`,
    'x-forwarded-for': '198.51.100.7',
    ...tls,
    ...headers,
  });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { code: string } }).error?.code,
];
async function change(client: TestClient, body: object, headers: Headers = {}) {
  const answer = await send(client, 'PATCH', securityApi.update.path, body, headers);
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
}
const newKey = async (client: TestClient) =>
  (await client.call(accessTokensApi.create, { body: { name: 'Shop', scopes: ['speech'] } })).value;

async function newTicket(client: TestClient) {
  const agent = await client.call(agentsApi.create, { body: { template: 'customer-support' } });
  return client.call(callsApi.start, { params: { agentId: agent.id }, body: { channel: 'browser' } });
}

/** What a socket with a ticket is told first. */
async function openWith(ticket: string, headers: Headers) {
  const caller = await openCallClient(await addressOf(server.app), { headers });
  caller.send({ type: 'hello', version: 1, ticket });
  return caller;
}

describe('two-factor authentication', () => {
  /** An owner of the second level in a workspace that asks for it from now on, and a member of the first. */
  async function strict() {
    const first = await server.newOwner();
    const member = await server.newMember(first, 'admin');
    const before = await newTicket(member);
    const owner = await server.newSession(first, 'aal2');
    clock.advance(1);
    await change(owner, { twoFactorAuth: true, graceDays: 0 });
    return { owner, member, before };
  }

  it('refuses sessions from before, of a password, of Google and of a mailed link, and keeps the membership', async () => {
    const { owner, member } = await strict();
    expect(codeOf(await send(member, 'GET', list))).toEqual([403, 'two_factor_required']);
    for (const method of ['password', 'oauth', 'recovery', 'magiclink', 'otp']) {
      const session = await server.newSession(member, 'aal1', method);
      expect([method, ...codeOf(await send(session, 'GET', list))]).toEqual([method, 403, 'two_factor_required']);
    }
    expect((await send(member, 'GET', '/v1/workspaces')).status).toBe(200);
    expect((await send(owner, 'GET', list)).status).toBe(200);
    const proved = await server.newSession(member, 'aal2');
    expect((await send(proved, 'GET', list)).status).toBe(200);
  });

  it('refuses a session whose factor was removed', async () => {
    const { member } = await strict();
    const proved = await server.newSession(member, 'aal2');
    expect((await send(proved, 'GET', list)).status).toBe(200);
    // As `unenrol` and the operator's command leave it.
    await changeAccount(services, member.userId, async (tx) => {
      await tx.update(sessions).set({ aal: 'aal1', factorId: null }).where(eq(sessions.userId, member.userId));
      await tx.delete(mfaFactors).where(eq(mfaFactors.userId, member.userId));
    });
    expect(codeOf(await send(proved, 'GET', list))).toEqual([403, 'two_factor_required']);
  });

  it('takes no ticket from before, and gives none at the first level', async () => {
    const { member, before } = await strict();
    const caller = await openWith(before.ticket, tls);
    expect(await caller.next('error')).toMatchObject({ code: 'session_required' });
    const path = callsApi.start.path.replace(':agentId', before.callId);
    expect(codeOf(await send(member, 'POST', path, { channel: 'browser' }))).toEqual([403, 'two_factor_required']);
  });

  it('holds where a request names no workspace in its header', async () => {
    const first = await server.newOwner();
    const owner = await server.newSession(first, 'aal2');
    await change(owner, { twoFactorAuth: true, graceDays: 0 });
    const plain = first;
    const place = `/v1/workspaces/${owner.workspaceId}`;
    expect((await send(plain, 'DELETE', place, { name: 'My Workspace' })).status).toBe(403);
    expect((await send(owner, 'DELETE', place, { name: 'My Workspace' })).status).toBe(200);
    expect((await send(plain, 'POST', `${place}/restore`)).status).toBe(403);
  });

  it('gives nobody a token or a secret at the first level while the time runs, and lets nobody switch it off', async () => {
    const first = await server.newOwner();
    const member = await server.newMember(first, 'admin');
    const owner = await server.newSession(first, 'aal2');
    await change(owner, { twoFactorAuth: true });
    expect((await send(member, 'GET', list)).status).toBe(200);
    const refused = [403, 'two_factor_required'];
    expect(codeOf(await send(member, 'POST', accessTokensApi.create.path, { name: 'Mine' }))).toEqual(refused);
    expect(codeOf(await send(member, 'POST', securityApi.createWebhookSecret.path))).toEqual(refused);
    expect(codeOf(await send(member, 'PATCH', securityApi.update.path, { twoFactorAuth: false }))).toEqual(refused);
    expect((await send(owner, 'POST', accessTokensApi.create.path, { name: 'Ours' })).status).toBe(201);
    clock.advance(7 * day);
    const late = await server.newSession(member);
    expect(codeOf(await send(late, 'GET', list))).toEqual(refused);
  });

  it('leaves tokens alone: they are no persons', async () => {
    const first = await server.newOwner();
    const secret = await newKey(first);
    await change(await server.newSession(first, 'aal2'), { twoFactorAuth: true, graceDays: 0 });
    expect((await byToken(secret)).status).toBe(200);
  });
});

describe('the list of addresses', () => {
  const inside = { 'x-forwarded-for': '203.0.113.9' };
  async function listed() {
    const owner = await server.newOwner();
    const secret = await newKey(owner);
    const call = await newTicket(owner);
    await change(owner, { ipWhitelist: true, allowedAddresses: ['203.0.113.0/24'] }, inside);
    return { owner, secret, call };
  }

  it('holds for sessions and tokens, whatever a header says, and for IPv4 in the clothes of IPv6', async () => {
    const { owner, secret } = await listed();
    const refused = [403, 'address_refused'];
    expect(codeOf(await send(owner, 'GET', list))).toEqual(refused);
    expect(codeOf(await byToken(secret))).toEqual(refused);
    for (const from of ['203.0.113.9', '::ffff:203.0.113.9']) {
      const headers = { 'x-forwarded-for': from };
      expect((await send(owner, 'GET', list, undefined, headers)).status).toBe(200);
      expect((await byToken(secret, headers)).status).toBe(200);
    }
    // What a visitor writes stands before what the proxy adds; other headers say nothing.
    const forged: Headers[] = [
      { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
      { 'x-real-ip': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
    ];
    for (const headers of forged) {
      expect(codeOf(await send(owner, 'GET', list, undefined, headers))).toEqual(refused);
    }
    expect(codeOf(await server.send('GET', '/v1/speech/usage', undefined, { 'xi-api-key': secret, ...tls }))[0]).toBe(
      403,
    );
  });

  it('holds for requests that name the workspace elsewhere', async () => {
    const { owner } = await listed();
    const place = `/v1/workspaces/${owner.workspaceId}`;
    expect(codeOf(await send(owner, 'DELETE', place, { name: 'My Workspace' }))).toEqual([403, 'address_refused']);
  });

  it('holds for tickets, and for sockets that are open when it changes', async () => {
    const { owner, call } = await listed();
    const outside = await openWith(call.ticket, { ...tls, 'x-forwarded-for': '198.51.100.7' });
    expect(await outside.next('error')).toMatchObject({ code: 'address_refused' });
    // The ticket was not used up by that.
    const caller = await openWith(call.ticket, { ...tls, ...inside });
    const { resumeToken } = await caller.next('ready');
    const resumed = await openCallClient(await addressOf(server.app), { headers: tls });
    resumed.send({ type: 'resume', version: 1, callId: call.callId, resumeToken, lastSeq: -1 });
    expect(await resumed.next('error')).toMatchObject({ code: 'address_refused' });
    await change(owner, { allowedAddresses: ['203.0.113.7'] }, { 'x-forwarded-for': '203.0.113.7' });
    expect(await caller.next('error')).toMatchObject({ code: 'address_refused' });
    expect(await caller.closed).toBe(1008);
  });

  it('holds for links to kept speech', async () => {
    const owner = await server.newOwner();
    const clip = await owner.call(speechApi.synthesize, { body: { text: 'Good day.' } });
    const { pathname, search } = new URL(clip.audio_url);
    const open = (from: string) =>
      server.send('GET', `${pathname}${search}`, undefined, { ...tls, 'x-forwarded-for': from });
    expect((await open('198.51.100.7')).status).toBe(200);
    await change(owner, { ipWhitelist: true, allowedAddresses: ['203.0.113.0/24'] }, inside);
    expect((await open('198.51.100.7')).status).toBe(403);
    expect((await open('203.0.113.9')).status).toBe(200);
  });
});

describe('the session timeout', () => {
  async function limited(sessionMinutes = 30) {
    const owner = await server.newOwner();
    await change(owner, { sessionTimeout: true, sessionMinutes });
    return owner;
  }
  const ended = [401, 'session_expired'];

  it('refuses who did nothing for so long, and says so', async () => {
    const owner = await limited();
    clock.advance(29 * minute);
    expect((await send(owner, 'GET', list)).status).toBe(200);
    clock.advance(30 * minute);
    const answer = await send(owner, 'GET', list);
    expect(codeOf(answer)).toEqual(ended);
    expect(JSON.stringify(answer.body)).toContain('30 minutes');
    expect((await send(await server.newSession(owner), 'GET', list)).status).toBe(200);
  });

  it('takes what a page asks for by itself for no activity', async () => {
    const owner = await limited();
    for (let n = 0; n < 5; n++) {
      clock.advance(5 * minute);
      expect((await send(owner, 'GET', list, undefined, { [backgroundHeader]: '1' })).status).toBe(200);
    }
    clock.advance(5 * minute);
    expect(codeOf(await send(owner, 'GET', list, undefined, { [backgroundHeader]: '1' }))).toEqual(ended);
  });

  it('is not made good by being active elsewhere afterwards', async () => {
    const owner = await limited();
    clock.advance(31 * minute);
    expect((await send(owner, 'GET', '/v1/workspaces')).status).toBe(200);
    expect(codeOf(await send(owner, 'GET', list))).toEqual(ended);
    clock.advance(minute);
    expect(codeOf(await send(owner, 'GET', list))).toEqual(ended);
  });

  it('lasts no longer when the clock is set back', async () => {
    const owner = await limited();
    clock.advance(-2 * 60 * minute);
    expect(codeOf(await send(owner, 'GET', list))).toEqual(ended);
    expect(codeOf(await send(owner, 'GET', list, undefined, { [backgroundHeader]: '1' }))).toEqual(ended);
    clock.advance(2 * 60 * minute);
  });

  it('is written once a minute and not more often', async () => {
    const owner = await limited();
    const activeAt = async () =>
      (
        await services.db.system('test', (tx) => tx.select().from(sessions).where(eq(sessions.userId, owner.userId)))
      )[0]!.activeAt;
    const begun = await activeAt();
    clock.advance(50_000);
    await send(owner, 'GET', list);
    expect(await activeAt()).toEqual(begun);
    clock.advance(20_000);
    await send(owner, 'GET', list);
    expect((await activeAt()).getTime()).toBe(clock.now());
  });
});

describe('the limit of requests', () => {
  it('counts a token, however it comes and from wherever, and no other', async () => {
    const owner = await server.newOwner();
    const [one, other] = [await newKey(owner), await newKey(owner)];
    await change(owner, { apiRateLimit: true, requestsPerMinute: 5 });
    const answers: number[] = [];
    for (let n = 0; n < 6; n++) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}` };
      // ElevenLabs' header is the same token.
      const answer =
        n % 2
          ? await byToken(one, headers)
          : await server.send('GET', '/v1/speech/usage', undefined, { ...tls, ...headers, 'xi-api-key': one });
      answers.push(answer.status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await byToken(other)).status).toBe(200);
    const refused = await server.app.inject({
      url: '/v1/speech/usage',
      headers: { ...tls, authorization: `Bearer ${one}` },
    });
    expect(refused.headers).toMatchObject({
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'retry-after': '12',
    });
    clock.advance(12_000);
    expect((await byToken(one)).status).toBe(200);
    expect((await byToken(one)).status).toBe(429);
    clock.advance(-600_000);
    expect((await byToken(one)).status, 'a clock that is set back locks nobody out for hours').toBe(200);
    clock.advance(600_000);
  });
});

describe('encryption on the way', () => {
  it('refuses what comes unencrypted, and ends the token that was sent so', async () => {
    const owner = await server.newOwner();
    const secret = await newKey(owner);
    const call = await newTicket(owner);
    await change(owner, { sslEnforcement: true });
    const clear = { 'x-forwarded-proto': 'http' };
    expect(codeOf(await send(owner, 'GET', list, undefined, clear))).toEqual([403, 'tls_required']);
    const caller = await openWith(call.ticket, clear);
    expect(await caller.next('error')).toMatchObject({ code: 'tls_required' });
    expect((await byToken(secret)).status).toBe(200);
    expect(codeOf(await byToken(secret, clear))).toEqual([403, 'tls_required']);
    expect((await byToken(secret)).status, 'someone may have read it').toBe(401);
    const { items } = (await send(owner, 'GET', '/v1/audit')).body as { items: object[] };
    expect(items[0]).toMatchObject({ action: 'access-token.exposed', actor: { kind: 'token' } });
  });

  it('believes X-Forwarded-Proto of named proxies only', async () => {
    const owner = await server.newOwner();
    await change(owner, { sslEnforcement: true });
    const answer = await server.app.inject({
      url: list,
      headers: { ...tls, authorization: `Bearer ${owner.token}`, 'x-workspace-id': owner.workspaceId },
      remoteAddress: '192.0.2.1',
    });
    expect(answer.statusCode).toBe(403);
  });
});
