import { AppError } from '#domain/platform/errors.ts';
import type { Scope } from '#server/scope.ts';
import { findAccess } from './workspace-access.ts';

/** Whether the actor has shown a second factor in this session. */
export const hasShownFactor = ({ actor }: Pick<Scope, 'actor'>) => actor?.session?.aal === 'aal2';

/**
 * Refuses what would outlast the time until two-factor authentication begins, like a token, to those who have not shown a
 * second factor by then. Not inside of a transaction.
 * @throws AppError two_factor_required
 */
export async function requireFactorWhereAsked(scope: Scope): Promise<void> {
  const access = await findAccess(scope.services, scope.workspaceId);
  if (access === undefined || access.security.twoFactorRequiredFrom === null || hasShownFactor(scope)) return;
  throw new AppError(
    'two_factor_required',
    'This action requires two-factor authentication. Set it up in Your Account first.',
  );
}
