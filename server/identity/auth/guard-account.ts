import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { accountApi } from '#domain/identity/account.ts';
import { invitationsApi } from '#domain/identity/invitations.ts';
import { workspacesApi } from '#domain/identity/workspaces.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { Endpoint } from '#domain/platform/http.ts';
import { users } from '#server/platform/db/schema/auth.table.ts';
import type { Account } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { isWhollyOf } from './people-of-site.ts';

/** What concerns no workspace but the site's own. */
const ofTheSite: readonly Endpoint[] = [
  workspacesApi.list,
  invitationsApi.accept,
  accountApi.presence,
  accountApi.setPresence,
  accountApi.sign,
];

/**
 * Refuses at an agency's site what reaches an account's other workspaces or the account itself, unless all of it is the
 * agency's.
 * @throws AppError forbidden
 */
export async function guardAccount(
  { db }: Services,
  request: FastifyRequest,
  { agencyId, userId }: Account,
): Promise<void> {
  const { endpoint } = request.routeOptions.config;
  if (agencyId === undefined || (endpoint !== undefined && ofTheSite.includes(endpoint))) return;
  const isWhole = await db.system('account', async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    return isWhollyOf(tx, agencyId, user);
  });
  if (isWhole) return;
  throw new AppError(
    'forbidden',
    'Your account also belongs to workspaces on another site. Sign in there to make this change.',
  );
}
