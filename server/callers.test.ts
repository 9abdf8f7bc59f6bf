import { describe, expect, it } from 'vitest';
import { accessTokensApi } from '#domain/identity/access-tokens.ts';
import { newTokenSecret } from './identity/access-tokens/token-secret.ts';
import { startApp, type TestClient } from './testing/start-app.ts';

/** How often one may ask, by who asks: here 6 times a minute at each endpoint, and twice with wrong credentials. */
const server = await startApp({ RATE_LIMIT: '0.01', TRUST_PROXY: '127.0.0.1' });

type Headers = Record<string, string>;
const from = (address: string): Headers => ({ 'x-forwarded-for': address });
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const asMember = ({ token, workspaceId }: TestClient) => ({ ...bearer(token), 'x-workspace-id': workspaceId });

async function get(url: string, headers: Headers) {
  const { statusCode, headers: told } = await server.app.inject({ url, headers });
  return { status: statusCode, told };
}
async function statuses(times: number, ask: (n: number) => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = [];
  for (let n = 0; n < times; n++) seen.push((await ask(n)).status);
  return seen;
}
async function newToken(owner: TestClient): Promise<string> {
  const { value: secret } = await owner.call(accessTokensApi.create, { body: { name: 'CI', scopes: ['agents'] } });
  return secret;
}

describe('a caller', () => {
  it('is counted as a person or a token, behind whatever address, and tells what is left', async () => {
    const owner = await server.newOwner();
    const secret = await newToken(owner);
    const asPerson = (n: number) => get('/v1/agents', { ...asMember(owner), ...from(`192.0.2.${n}`) });
    expect(await statuses(7, asPerson)).toEqual([...Array(6).fill(200), 429]);
    const asToken = (n: number) => get('/v1/agents', { ...bearer(secret), ...from(`198.51.100.${n}`) });
    expect((await asToken(1)).told).toMatchObject({
      'x-ratelimit-limit': '6',
      'x-ratelimit-remaining': '5',
      'x-ratelimit-reset': '60',
    });
    expect(await statuses(6, asToken)).toEqual([...Array(5).fill(200), 429]);
    expect((await asToken(9)).told['retry-after']).toBe('60');
    // Another endpoint is another count.
    expect((await get('/v1/workspaces', { ...asMember(owner), ...from('192.0.2.1') })).status).toBe(200);
  });

  it('does not pay for colleagues behind the same address', async () => {
    const people = [await server.newOwner(), await server.newOwner(), await server.newOwner()];
    for (const person of people) {
      const ask = () => get('/v1/agents', { ...asMember(person), ...from('203.0.113.7') });
      expect(await statuses(6, ask)).toEqual(Array(6).fill(200));
    }
  });

  it('is one caller in whichever header the token comes, with whatever beside it', async () => {
    const secret = await newToken(await server.newOwner());
    const ask = (n: number) =>
      get('/v1/agents', { 'xi-api-key': secret, authorization: `Basic junk-${n}`, ...from('203.0.113.8') });
    expect(await statuses(7, ask)).toEqual([...Array(6).fill(200), 429]);
  });
});

describe('wrong credentials', () => {
  it('count for their address, so that a new invention begins no new count', async () => {
    const wrong = (n: number) => get('/v1/agents', { ...bearer(`x.y.${n}`), ...from('203.0.113.20') });
    expect(await statuses(4, wrong)).toEqual([401, 401, 429, 429]);
    const none = () => get('/v1/agents', from('203.0.113.21'));
    expect(await statuses(3, none)).toEqual([401, 401, 429]);
  });

  it('count also where a body is refused before anybody asks who sends it', async () => {
    const send = async (payload: string, headers: Headers) => {
      const all = { 'content-type': 'application/json', ...headers };
      return {
        status: (await server.app.inject({ method: 'POST', url: '/v1/agents', headers: all, payload })).statusCode,
      };
    };
    const malformed = () => send('{"half":', from('203.0.113.23'));
    expect(await statuses(3, malformed)).toEqual([400, 400, 429]);
    const owner = await server.newOwner();
    expect((await get('/v1/agents', { ...asMember(owner), ...from('203.0.113.24') })).status).toBe(200);
    const mistaken = () => send('{"half":', { ...asMember(owner), ...from('203.0.113.24') });
    expect(await statuses(3, mistaken)).toEqual([400, 400, 400]);
  });

  it('are not looked up any more after many, while who was known before still passes', async () => {
    const owner = await server.newOwner();
    const [known, unseen] = [await newToken(owner), await newToken(owner)];
    const ask = (token: string) => get('/v1/agents', { ...bearer(token), ...from('203.0.113.22') });
    expect((await ask(known)).status).toBe(200);
    await statuses(3, () => ask(newTokenSecret()));
    expect((await ask(known)).status).toBe(200);
    expect((await ask(unseen)).status).toBe(429);
    // A new session proves itself.
    expect((await get('/v1/agents', { ...asMember(owner), ...from('203.0.113.22') })).status).toBe(200);
    server.clock.advance(60_000);
    expect((await ask(unseen)).status).toBe(200);
  });

  it('behind a proxy that TRUST_PROXY does not name lock nobody out', async () => {
    const unnamed = await startApp({ RATE_LIMIT: '0.01', TRUST_PROXY: '' });
    const { value: secret } = await (await unnamed.newOwner()).call(accessTokensApi.create, { body: { name: 'CI' } });
    const ask = async (token: string) =>
      (await unnamed.app.inject({ url: '/v1/speech/usage', headers: { ...bearer(token), ...from('198.51.100.1') } }))
        .statusCode;
    expect([await ask('x.y.1'), await ask('x.y.2'), await ask('x.y.3')]).toEqual([401, 401, 429]);
    expect(await ask(secret)).toBe(200);
  });
});

describe('an address', () => {
  it('is counted at what anyone may call, and at what does not exist', async () => {
    const config = () => get('/v1/public-config', from('203.0.113.30'));
    expect(await statuses(7, config)).toEqual([...Array(6).fill(200), 429]);
    const missing = (n: number) => get(`/v1/nothing-${n}`, from('203.0.113.31'));
    expect(await statuses(7, missing)).toEqual([...Array(6).fill(404), 429]);
  });
});
