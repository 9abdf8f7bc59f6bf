import type { Account } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { embeddedVerifier } from './embedded-verifier.ts';
import { externalVerifier } from './external-verifier.ts';
import type { TokenVerifier } from './token-verifier.ts';

const verifiers = new WeakMap<Services, TokenVerifier>();

function verifierOf(services: Services): TokenVerifier {
  const { supabase } = services.config;
  const verifier =
    verifiers.get(services) ?? (supabase ? externalVerifier(services, supabase) : embeddedVerifier(services));
  verifiers.set(services, verifier);
  return verifier;
}

/**
 * The account of a bearer token. It has to be signed, in time, and of a session that still lives.
 * @throws AppError session_expired, mfa_required
 */
export function verifyAccessToken(services: Services, token: string): Promise<Account> {
  return verifierOf(services).verify(token);
}
