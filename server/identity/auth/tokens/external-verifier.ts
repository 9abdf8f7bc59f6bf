import { createRemoteJWKSet, customFetch, decodeJwt, decodeProtectedHeader, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { AppError } from '#domain/platform/errors.ts';
import type { Account } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { isStoredEmail, normalizeEmail } from '../email-address.ts';
import { fetchOfProject } from '../sign-in-services.ts';
import { mirrorUser } from './mirror-user.ts';
import type { TokenVerifier } from './token-verifier.ts';

/**
 * Access tokens of an external Supabase project. Projects with asymmetric keys publish them, and we check the token
 * ourselves; older projects sign with a shared secret that we do not have, so the project is asked. It is also asked
 * about sessions of the first level, since only it knows whether the account has a second factor, and whether the
 * address is confirmed: no claim of a token says so that the account cannot write itself.
 */
const asymmetric = ['ES256', 'RS256', 'EdDSA'];
/** Milliseconds that a verdict is kept, at most until the token ends. */
const keepFor = 60_000;
const mostVerdicts = 10_000;
const answerWithin = 5_000;

const Claims = z.object({
  sub: z.uuid(),
  role: z.literal('authenticated'),
  email: z.string().default('').transform(normalizeEmail),
  session_id: z.uuid(),
  aal: z.string().default('aal1'),
  is_anonymous: z.boolean().default(false),
  exp: z.number(),
});

const User = z.object({
  factors: z.array(z.object({ status: z.string() })).nullish(),
  email: z.string().nullish(),
  email_confirmed_at: z.string().nullish(),
});

/** jose's codes for a token that is at fault, as against a project that does not answer. */
const tokenAtFault = new Set([
  'ERR_JWT_EXPIRED',
  'ERR_JWT_INVALID',
  'ERR_JWT_CLAIM_VALIDATION_FAILED',
  'ERR_JWS_INVALID',
  'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  'ERR_JOSE_ALG_NOT_ALLOWED',
  'ERR_JOSE_NOT_SUPPORTED',
  'ERR_JWKS_NO_MATCHING_KEY',
]);

const notReady = () => new AppError('not_ready', 'The sign-in service isn’t responding. Try again in a moment.');

type Project = NonNullable<Services['config']['supabase']>;

/** The verifier for the project that SUPABASE_URL names. */
export function externalVerifier(services: Services, project: Project): TokenVerifier {
  const issuer = `${project.url}/auth/v1`;
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    timeoutDuration: answerWithin,
    [customFetch]: fetchOfProject(services),
  });
  const verdicts = new Map<string, { account: Account; until: number }>();
  /** Accounts with the address that the project called confirmed. */
  const confirmed = new Map<string, string>();

  async function checkSignature(token: string): Promise<JWTPayload> {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: asymmetric,
      issuer,
      audience: 'authenticated',
      requiredClaims: ['sub', 'exp', 'session_id'],
      currentDate: new Date(services.clock.now()),
    });
    return payload;
  }

  /** What the project knows of a living session's account. */
  async function askProject(token: string): Promise<z.infer<typeof User>> {
    const response = await fetchOfProject(services)(`${issuer}/user`, {
      headers: { apikey: project.anonKey, authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(answerWithin),
    });
    if (response.ok) return User.parse(await response.json());
    throw response.status >= 500 ? notReady() : new AppError('session_expired');
  }

  async function readToken(token: string, algorithm: string | undefined): Promise<z.infer<typeof Claims>> {
    // A token that says HS256 is never checked against a published key: the project has to vouch for it.
    const payload = algorithm === 'HS256' ? decodeJwt(token) : await checkSignature(token);
    const claims = Claims.safeParse(payload);
    if (!claims.success) throw new AppError('session_expired');
    const { sub, email, aal, is_anonymous } = claims.data;
    // Anonymous sessions have no address, and an address of other letters than mail has may look like another's.
    if (is_anonymous || !isStoredEmail(email)) throw new AppError('forbidden', 'Sign in with an email address.');
    if (algorithm === 'HS256' || aal === 'aal1' || confirmed.get(sub) !== email) {
      const user = await askProject(token);
      if (!user.email_confirmed_at || normalizeEmail(user.email ?? '') !== email) {
        throw new AppError('forbidden', 'Confirm your email address first.');
      }
      if (confirmed.size >= mostVerdicts) confirmed.clear();
      confirmed.set(sub, email);
      const hasSecondFactor = user.factors?.some(({ status }) => status === 'verified');
      if (hasSecondFactor && aal === 'aal1') throw new AppError('mfa_required');
    }
    return claims.data;
  }

  async function judge(token: string): Promise<{ account: Account; until: number }> {
    let header: { alg?: string };
    try {
      header = decodeProtectedHeader(token);
    } catch {
      throw new AppError('session_expired');
    }
    try {
      const { sub, email, session_id, exp, aal } = await readToken(token, header.alg);
      return {
        account: { userId: sub, email, sessionId: session_id, session: { aal: aal === 'aal2' ? 'aal2' : 'aal1' } },
        until: Math.min(services.clock.now() + keepFor, exp * 1000),
      };
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      const { code, message } = cause as { code?: string; message: string };
      if (code !== undefined && tokenAtFault.has(code)) throw new AppError('session_expired');
      services.log.warn({ reason: message }, 'the external sign-in service does not answer');
      throw notReady();
    }
  }

  return {
    async verify(token) {
      const known = verdicts.get(token);
      if (known !== undefined && services.clock.now() < known.until) return known.account;
      const verdict = await judge(token);
      await mirrorUser(services, verdict.account);
      if (verdicts.size >= mostVerdicts) verdicts.clear();
      verdicts.set(token, verdict);
      return verdict.account;
    },
  };
}
