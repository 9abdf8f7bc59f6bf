import { AppError } from '#domain/platform/errors.ts';
import { idleMs } from '#server/identity/auth/activity.ts';
import type { Account, Arrival } from '#server/scope.ts';
import type { Security } from './read-security.ts';

const minute = 60_000;

/**
 * Whether a workspace may be reached from there at all, by anyone or anything.
 * @throws AppError tls_required, address_refused
 */
export function checkArrival(security: Security, from: Arrival | undefined): void {
  if (security.needsTls && from?.secure !== true) throw new AppError('tls_required');
  if (security.addresses !== null && !security.addresses.has(from?.ip)) throw new AppError('address_refused');
}

/** Whether a second factor is asked for by now. */
export const needsFactor = ({ twoFactorRequiredFrom }: Security, now: number) =>
  twoFactorRequiredFrom !== null && now >= twoFactorRequiredFrom;

/**
 * Whether a member's session is good enough for the workspace.
 * @throws AppError tls_required, address_refused, two_factor_required, session_expired
 */
export function checkSession(security: Security, { from, session }: Account, now: number): void {
  checkArrival(security, from);
  if (needsFactor(security, now) && session?.aal !== 'aal2') throw new AppError('two_factor_required');
  const { sessionMinutes } = security;
  if (sessionMinutes === null || session?.activity === undefined) return;
  if (idleMs(session.activity, now) >= sessionMinutes * minute) {
    throw new AppError(
      'session_expired',
      `Your session was inactive for ${sessionMinutes} minutes, so this workspace ended it. Sign in again.`,
    );
  }
}
