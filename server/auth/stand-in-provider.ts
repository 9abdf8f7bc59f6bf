import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll } from 'vitest';

/** What the provider says of the person who signs in there next. */
export interface Claims {
  sub: string;
  email?: string;
  email_verified?: boolean;
  [name: string]: unknown;
}

export interface StandInProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who signs in next, by the login_hint that rides along. */
  people: Map<string, Claims>;
  /** What is put over the claims of the next id_token, to make it wrong. */
  spoil: { claims: object };
  idToken(claims: object, audience?: string): Promise<string>;
  close(): Promise<void>;
}

interface Waiting {
  redirectUri: string;
  challenge: string;
  nonce: string;
  claims: Claims;
}

const read = async (request: http.IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
};

/**
 * An OpenID Connect provider in Google's place, for tests: discovery, an authorization endpoint that signs in whom
 * login_hint names, a token endpoint that checks client, code, redirect address and PKCE, and keys.
 */
export async function startProvider(): Promise<StandInProvider> {
  const [clientId, clientSecret] = ['parley-client', 'a secret of the client'];
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const people = new Map<string, Claims>();
  const waiting = new Map<string, Waiting>();
  const spoil = { claims: {} };
  let issuer = '';

  const idToken = (claims: object, audience = clientId) =>
    new SignJWT({ iss: issuer, aud: audience, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);

  function authorize(query: URLSearchParams): string {
    const back = new URL(query.get('redirect_uri')!);
    back.searchParams.set('state', query.get('state')!);
    const claims = people.get(query.get('login_hint') ?? '');
    if (claims === undefined) {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'The person said no');
      return back.href;
    }
    const code = randomUUID();
    waiting.set(code, {
      redirectUri: query.get('redirect_uri')!,
      challenge: query.get('code_challenge')!,
      nonce: query.get('nonce')!,
      claims,
    });
    back.searchParams.set('code', code);
    return back.href;
  }

  async function token(request: http.IncomingMessage): Promise<[number, object]> {
    const body = await read(request);
    const found = waiting.get(body.get('code') ?? '');
    waiting.delete(body.get('code') ?? '');
    const right =
      found !== undefined &&
      body.get('client_id') === clientId &&
      body.get('client_secret') === clientSecret &&
      body.get('redirect_uri') === found.redirectUri &&
      createHash('sha256').update(body.get('code_verifier')!).digest('base64url') === found.challenge;
    if (!right) return [400, { error: 'invalid_grant' }];
    const id_token = await idToken({ nonce: found.nonce, ...found.claims, ...spoil.claims });
    return [200, { access_token: 'of the provider', token_type: 'Bearer', expires_in: 300, id_token }];
  }

  const server = http.createServer(async (request, response) => {
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const url = new URL(request.url!, issuer);
    if (url.pathname === '/.well-known/openid-configuration') {
      return json(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
        code_challenge_methods_supported: ['S256'],
      });
    }
    if (url.pathname === '/jwks')
      return json(200, { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] });
    if (url.pathname === '/authorize') return response.writeHead(302, { location: authorize(url.searchParams) }).end();
    if (url.pathname === '/token') return json(...(await token(request)));
    return json(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  afterAll(() => close());
  return { issuer, clientId, clientSecret, people, spoil, idToken, close };
}
