import { randomUUID } from 'node:crypto';
import { GoTrueClient } from '@supabase/auth-js';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agentsApi } from '#domain/agents/agents.ts';
import { securityApi } from '#domain/identity/security.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { anonKeyOf } from '#server/identity/auth/tokens/anon-key.ts';
import { freePort } from '#server/platform/free-port.ts';
import { follow, type Jar, keep } from '#server/testing/cookie-jar.ts';
import { startFakeGoogle } from '#server/testing/fake-google.ts';
import { startApp } from '#server/testing/start-app.ts';
import { sessionOf } from '#server/testing/start-auth.ts';

/** Google vouches for an address, and for no second factor: the way by it ends at the same wall as all others. */

const google = await startFakeGoogle();
const port = String(await freePort());
const server = await startApp({
  PORT: port,
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: google.issuer,
});
const origin = `http://127.0.0.1:${port}`;
beforeAll(() => server.app.listen({ host: '127.0.0.1', port: Number(port) }));
afterAll(() => google.close());

function newGooglePerson(): string {
  const sub = randomUUID();
  google.people.set(sub, { sub, email: `${sub}@example.com`, email_verified: true });
  return sub;
}

/** Signs in at Google, as the browser does it. */
async function comeByGoogle(hint: string) {
  const jar: Jar = new Map();
  const client = new GoTrueClient({
    url: `${origin}/auth/v1`,
    headers: { apikey: anonKeyOf(server.services) },
    autoRefreshToken: false,
    persistSession: false,
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      keep(jar, answer.headers);
      return answer;
    },
  });
  const options = { redirectTo: `${origin}/dashboard`, queryParams: { login_hint: hint }, skipBrowserRedirect: true };
  const { data } = await client.signInWithOAuth({ provider: 'google', options });
  const landing = await follow(data.url!, jar, (url) => url.origin === origin && !url.pathname.startsWith('/auth/v1/'));
  await client.setSession(sessionOf(landing));
  const send = async (method: string, address: string, body?: unknown, workspaceId?: string) => {
    const { access_token } = (await client.getSession()).data.session!;
    const headers = { authorization: `Bearer ${access_token}`, ...(workspaceId && { 'x-workspace-id': workspaceId }) };
    const answer = await server.send(method, address, body, headers);
    return { ...answer, told: [answer.status, (answer.body as { error?: { code: string } })?.error?.code] };
  };
  return { client, send };
}

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: server.clock.now(),
  });

it('a sign-in by Google gets past no second factor, whether the account or the workspace asks for it', async () => {
  const hint = newGooglePerson();
  const owner = await comeByGoogle(hint);
  const { items } = (await owner.send('GET', workspacesApi.list.path)).body as { items: { id: string }[] };
  const workspaceId = items[0]!.id;
  const { data: factor } = await owner.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const factorId = factor!.id;
  const { secret } = (factor as { totp: { secret: string } }).totp;
  await owner.client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  const strict = { twoFactorAuth: true, graceDays: 0 };
  expect((await owner.send('PATCH', securityApi.update.path, strict, workspaceId)).told).toEqual([200, undefined]);
  server.clock.advance(60_000);

  const again = await comeByGoogle(hint);
  const tries = async () => [
    (await again.send('GET', agentsApi.list.path, undefined, workspaceId)).told,
    (await again.send('GET', workspacesApi.list.path)).told,
    (await again.send('PATCH', securityApi.update.path, { twoFactorAuth: false }, workspaceId)).told,
  ];
  const refused = [403, 'mfa_required'];
  expect(await tries()).toEqual([refused, refused, refused]);
  await again.client.refreshSession();
  expect(await tries(), 'with a renewed session').toEqual([refused, refused, refused]);
  await again.client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  expect((await again.send('GET', agentsApi.list.path, undefined, workspaceId)).told).toEqual([200, undefined]);

  const newcomer = await comeByGoogle(newGooglePerson());
  const { id: userId } = (await newcomer.client.getUser()).data.user!;
  await server.services.db.pool.query(
    "insert into members (workspace_id, user_id, role, created_at) values ($1, $2, 'admin', now())",
    [workspaceId, userId],
  );
  server.clock.advance(11_000);
  expect((await newcomer.send('GET', agentsApi.list.path, undefined, workspaceId)).told).toEqual([
    403,
    'two_factor_required',
  ]);
});
