import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  ResponseBodyError,
  refreshTokenGrant,
  tokenRevocation,
} from 'openid-client';
import { AppError } from '#domain/platform/errors.ts';
import { type OfficeService, officeNames } from '#domain/scheduling/office.ts';
import { isLoopback } from '#server/config.ts';
import { fetchThrough } from '#server/platform/http/fetch-through.ts';
import { ServiceError } from '#server/platform/http/service-error.ts';
import { clientOf, commonScopes, extraOf, placesOf, scopesOf, wayTo } from '#server/scheduling/office-services.ts';
import type { Services } from '#server/services.ts';
import { OutboundError } from '#voice/engines/services/outbound.ts';

/** Milliseconds that a service has for tokens, where anyone who asks has more. */
const tokenMs = 8_000;
/** Bytes of such an answer. */
const maxBytes = 256 * 1024;
/** Seconds that a token is good for where the service does not say. */
const usualSeconds = 3_600;

/** Tokens as a service gave them. */
export interface OfficeTokens {
  access: string;
  /** Null where the one before is to be used on. */
  refresh: string | null;
  seconds: number;
  /** What was agreed to, as the service names it. */
  scopes: string[];
}

/** What the service is known to be, without asking it. @throws AppError office_not_set_up */
function configurationOf(services: Services, service: OfficeService, withinMs = tokenMs): Configuration {
  const client = clientOf(services, service);
  if (client === null) throw new AppError('office_not_set_up');
  const { issuer, authorize, token, revoke } = placesOf(services, service);
  const server = {
    issuer,
    authorization_endpoint: authorize,
    token_endpoint: token,
    ...(revoke !== null && { revocation_endpoint: revoke }),
  };
  const config = new Configuration(server, client.clientId, client.clientSecret);
  const limits = { firstByteMs: withinMs, idleMs: withinMs, totalMs: withinMs, maxBytes };
  config[customFetch] = fetchThrough(wayTo(services, service), limits);
  const { protocol, hostname } = new URL(token);
  // Plain HTTP only for a stand-in on this machine.
  if (protocol === 'http:' && isLoopback(hostname)) allowInsecureRequests(config);
  return config;
}

const wanted = (service: OfficeService) => [...commonScopes[service], ...Object.values(scopesOf[service])];

/** Where the browser goes to agree. @throws AppError office_not_set_up */
export async function agreeAddress(
  services: Services,
  service: OfficeService,
  { state, verifier, redirectUri }: { state: string; verifier: string; redirectUri: string },
): Promise<string> {
  return buildAuthorizationUrl(configurationOf(services, service), {
    ...extraOf[service],
    redirect_uri: redirectUri,
    scope: wanted(service).join(' '),
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).href;
}

type Granted = Awaited<ReturnType<typeof refreshTokenGrant>>;

/** Microsoft may write where a scope belongs before it. */
const readTokens = (service: OfficeService, given: Granted): OfficeTokens => ({
  access: given.access_token,
  refresh: given.refresh_token ?? null,
  seconds: given.expires_in ?? usualSeconds,
  scopes: (given.scope?.split(/\s+/) ?? wanted(service))
    .map((scope) => scope.replace('https://graph.microsoft.com/', ''))
    .filter(Boolean),
});

/** Why tokens did not come, in words without any of them. */
function faultOf(services: Services, service: OfficeService, error: unknown): ServiceError {
  const name = officeNames[service];
  const cause = error instanceof ResponseBodyError ? error : null;
  const reason = cause?.error ?? (error instanceof Error ? error.name : 'unknown');
  services.log.warn({ service, reason }, 'no tokens for an office account');
  if (cause?.error === 'invalid_grant')
    return new ServiceError('unauthorized', `${name} revoked access. Connect the account again.`);
  if (cause !== null && cause.status < 500)
    return new ServiceError('refused', `${name} rejected the client ID and secret set by this server’s operator.`);
  const isAway = error instanceof OutboundError || (error instanceof Error && error.cause instanceof OutboundError);
  return isAway
    ? new ServiceError('never_left', `Can’t reach ${name} right now.`)
    : new ServiceError('unsure', `${name}’s response has an unknown format.`);
}

/** Exchanges the code that the browser came back with. @throws ServiceError, AppError office_not_set_up */
export async function exchangeCode(
  services: Services,
  service: OfficeService,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<OfficeTokens> {
  const config = configurationOf(services, service);
  const came = new URL(`${redirectUri}?${new URLSearchParams({ code })}`);
  try {
    return readTokens(service, await authorizationCodeGrant(config, came, { pkceCodeVerifier: verifier }));
  } catch (error) {
    throw faultOf(services, service, error);
  }
}

/** Makes the next access token. @throws ServiceError unauthorized once the access was taken back */
export async function refreshTokens(
  services: Services,
  service: OfficeService,
  refresh: string,
  withinMs: number,
): Promise<OfficeTokens> {
  if (clientOf(services, service) === null)
    throw new ServiceError('refused', `Your server operator no longer allows ${officeNames[service]}.`);
  const config = configurationOf(services, service, Math.min(withinMs, tokenMs));
  try {
    return readTokens(service, await refreshTokenGrant(config, refresh));
  } catch (error) {
    throw faultOf(services, service, error);
  }
}

/** Gives an access back. @returns false where the service cannot, or does not answer */
export async function revokeTokens(services: Services, service: OfficeService, refresh: string): Promise<boolean> {
  if (placesOf(services, service).revoke === null || clientOf(services, service) === null) return false;
  return tokenRevocation(configurationOf(services, service), refresh).then(
    () => true,
    (error: Error) => {
      services.log.warn({ service, reason: error.name }, 'the access to an office account was not given back');
      // What is no token any more was taken back before.
      return error instanceof ResponseBodyError && error.error === 'invalid_token';
    },
  );
}
