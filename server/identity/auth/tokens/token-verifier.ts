import type { Account } from '#server/scope.ts';

/** Finds out whose access token this is: one that we signed, or one of an external Supabase project. */
export interface TokenVerifier {
  /** @throws AppError session_expired, mfa_required */
  verify(token: string): Promise<Account>;
}
