import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { auditLog, type Metadata } from '#server/platform/db/schema/auth.table.ts';
import type { Services } from '#server/services.ts';
import type { Visitor } from './auth/visitor.ts';

/** What can happen to an account, in GoTrue's words where it has them. */
export type AuditAction =
  | 'user_signedup'
  | 'user_repeated_signup'
  | 'user_confirmation_requested'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'user_modified'
  | 'user_updated_password'
  | 'user_confirmed'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'token_refreshed'
  | 'token_revoked'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'factor_in_progress'
  | 'factor_unenrolled'
  | 'challenge_created'
  | 'verification_attempted';

/** Adds a row to the audit log, in the transaction of what it tells about. Never passwords, tokens or codes. */
export async function audit(
  tx: Tx,
  services: Services,
  visitor: Visitor,
  action: AuditAction,
  userId: string | null,
  details: Metadata = {},
): Promise<void> {
  const at = new Date(services.clock.now());
  await tx.insert(auditLog).values({ id: newId(), at, action, userId, ip: visitor.ip, details });
}
