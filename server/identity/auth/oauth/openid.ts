import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch as customKeyFetch, type JWTPayload, jwtVerify } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  fetchUserInfo,
} from 'openid-client';
import { z } from 'zod';
import { isLoopback, privateOriginsOf } from '#server/config.ts';
import type { Metadata } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';
import { OAuthError } from '../auth-error.ts';
import { normalizeEmail } from '../email-address.ts';
import { fetchOfProvider } from '../sign-in-services.ts';
import { issuerOf } from '../tokens/jwt.ts';

/** An OpenID Connect provider: Google, or a company's own. */
export interface OpenIdProvider {
  /** `google`, or `sso:` and the id of the workspace whose company it is. */
  name: string;
  /** Whose it is; null for the installation's own. */
  workspaceId: string | null;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Seconds that a provider has for each answer. */
const answerWithin = 10;
/** Seconds by which a provider's clock may differ from ours: a token that was made just now is not from the future. */
const clocksDiffer = 60;
/** Providers whose words are kept. */
const mostKnown = 200;

const known = new WeakMap<Services, Map<string, Promise<Configuration>>>();

const isNear = ({ config }: Services, { workspaceId }: OpenIdProvider, { hostname, origin }: URL) =>
  isLoopback(hostname) || (workspaceId !== null && privateOriginsOf(config, workspaceId).includes(origin));

/**
 * What a provider says of itself, read once. A failure is not kept.
 * @throws openid-client's errors, and those of `outbound()`
 */
export function configurationOf(services: Services, provider: OpenIdProvider): Promise<Configuration> {
  const all = known.get(services) ?? new Map<string, Promise<Configuration>>();
  known.set(services, all);
  const { issuer, clientId, clientSecret } = provider;
  const key = JSON.stringify([provider.workspaceId, issuer, clientId, clientSecret]);
  const read = all.get(key);
  if (read !== undefined) return read;
  const url = new URL(issuer);
  const client = { client_secret: clientSecret, [clockTolerance]: clocksDiffer };
  const found = discovery(url, clientId, client, undefined, {
    timeout: answerWithin,
    [customFetch]: fetchOfProvider(services, provider.workspaceId),
    // Plain HTTP only for a provider on this machine, as in tests, or in the operator's own network.
    ...(url.protocol === 'http:' && isNear(services, provider, url) && { execute: [allowInsecureRequests] }),
  });
  all.set(key, found);
  found.catch(() => all.delete(key));
  const [oldest] = all.keys();
  if (all.size > mostKnown) all.delete(oldest!);
  return found;
}

const callbackOf = (services: Services) => `${issuerOf(services)}/callback`;

/** Parameters of the request to a provider that the client may not choose. */
const reserved = new Set([
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'state',
  'nonce',
  'scope',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
]);
/** Parameters of the request to us. */
const ours = new Set(['provider', 'redirect_to', 'scopes', 'skip_http_redirect', 'apikey', 'flow_id']);

interface Leave {
  state: string;
  nonce: string;
  verifier: string;
  scopes: string;
  /** Further parameters of the client, like login_hint. */
  extra: Record<string, string>;
}

/** Where to send the browser. PKCE and nonce bind what comes back to this very request. */
export async function providerAddress(services: Services, provider: OpenIdProvider, leave: Leave): Promise<string> {
  const extra = Object.entries(leave.extra).filter(([name]) => !reserved.has(name) && !ours.has(name));
  const url = buildAuthorizationUrl(await configurationOf(services, provider), {
    ...Object.fromEntries(extra),
    redirect_uri: callbackOf(services),
    scope: ['openid', 'email', 'profile', ...leave.scopes.split(/\s+/).filter(Boolean)].join(' '),
    state: leave.state,
    nonce: leave.nonce,
    code_challenge: await calculatePKCECodeChallenge(leave.verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/** What is written as null is not said. */
const spoken = (claims: object) => Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));

const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  // Some providers write it as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
  hd: z.string().optional(),
});

/** What a provider vouches for. */
export interface ProvedIdentity {
  provider: string;
  providerId: string;
  email: string | null;
  emailVerified: boolean;
  metadata: Metadata;
}

/** Characters of a name or picture address that are kept: they travel in every access token. */
const longestValue = 500;

function identityOf(provider: string, payload: object): ProvedIdentity {
  const claims = Claims.parse(spoken(payload));
  const email = claims.email === undefined ? null : normalizeEmail(claims.email);
  const emailVerified = claims.email_verified ?? false;
  const name = claims.name?.slice(0, longestValue);
  const picture = claims.picture !== undefined && claims.picture.length <= longestValue ? claims.picture : undefined;
  return {
    provider,
    providerId: claims.sub,
    email,
    emailVerified,
    metadata: {
      iss: claims.iss,
      sub: claims.sub,
      provider_id: claims.sub,
      ...(email !== null && { email }),
      email_verified: emailVerified,
      phone_verified: false,
      ...(name !== undefined && { name, full_name: name }),
      ...(picture !== undefined && { picture, avatar_url: picture }),
      ...(claims.hd !== undefined && { custom_claims: { hd: claims.hd.slice(0, longestValue) } }),
    },
  };
}

export interface Returned {
  identity: ProvedIdentity;
  tokens: ProviderTokens;
}
export interface ProviderTokens {
  provider_token: string;
  provider_refresh_token?: string;
}

/** Exchanges a provider's code for who the person is. @throws openid-client's errors when anything does not fit */
export async function returnFromProvider(
  services: Services,
  provider: OpenIdProvider,
  query: URLSearchParams,
  expected: { state: string; nonce: string; verifier: string },
): Promise<Returned> {
  const config = await configurationOf(services, provider);
  const answer = await authorizationCodeGrant(config, new URL(`${callbackOf(services)}?${query}`), {
    expectedState: expected.state,
    expectedNonce: expected.nonce,
    pkceCodeVerifier: expected.verifier,
    idTokenExpected: true,
  });
  const claims = answer.claims()!;
  const tellsMore = (claims.email ?? null) === null && config.serverMetadata().userinfo_endpoint !== undefined;
  const more = tellsMore ? await fetchUserInfo(config, answer.access_token, claims.sub) : {};
  return {
    identity: identityOf(provider.name, { ...more, ...spoken(claims) }),
    tokens: {
      provider_token: answer.access_token,
      ...(answer.refresh_token !== undefined && { provider_refresh_token: answer.refresh_token }),
    },
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Who an id_token of a provider is about, which an app got by itself.
 * @throws OAuthError in the words of the protocol
 */
export async function readIdToken(
  services: Services,
  provider: OpenIdProvider,
  idToken: string,
  nonce: string,
): Promise<ProvedIdentity> {
  const server = (await configurationOf(services, provider)).serverMetadata();
  const keys = createRemoteJWKSet(new URL(server.jwks_uri ?? ''), {
    timeoutDuration: answerWithin * 1000,
    [customKeyFetch]: fetchOfProvider(services, provider.workspaceId),
  });
  const { payload } = await jwtVerify<JWTPayload & { nonce?: string }>(idToken, keys, {
    issuer: server.issuer,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['sub', 'exp', 'aud'],
    clockTolerance: clocksDiffer,
  }).catch(() => {
    throw new OAuthError('invalid request', 'Bad ID token');
  });
  const audiences = [payload.aud].flat();
  if (!audiences.includes(provider.clientId)) {
    throw new OAuthError('invalid request', `Unacceptable audience in id_token: [${audiences.join(' ')}]`);
  }
  if ((nonce !== '') !== (payload.nonce !== undefined)) {
    throw new OAuthError('invalid request', 'Passed nonce and nonce in id_token should either both exist or not.');
  }
  // The app gave the provider the hash and gives us what it is of.
  if (nonce !== '' && sha256(nonce) !== payload.nonce) throw new OAuthError('invalid nonce', 'Nonces mismatch');
  return identityOf(provider.name, payload);
}
