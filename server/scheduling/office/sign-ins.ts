import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { randomPKCECodeVerifier } from 'openid-client';
import { z } from 'zod';
import { AppError } from '#domain/platform/errors.ts';
import { type OfficeService, officeReturnPath } from '#domain/scheduling/office.ts';
import { officeSignIns } from '#server/platform/db/schema/office.table.ts';
import type { Scope } from '#server/scope.ts';
import { agreeAddress } from './oauth.ts';

/** Milliseconds within which someone has to be back. */
const leaveMs = 600_000;

const verifierPlace = (id: string) => `office_sign_ins.${id}.verifier`;

/** Where the browser comes back to: the address of this server that it left from. */
export const returnTo = ({ services, origin }: Pick<Scope, 'services' | 'origin'>) =>
  `${origin ?? services.config.publicUrl}${officeReturnPath}`;

/** Whose session acts: a token has none, and no one who could agree. @throws AppError forbidden */
function personOf({ actor }: Scope): { userId: string; sessionId: string } {
  if (actor?.session === undefined) throw new AppError('forbidden', 'Only a signed-in person can connect an account.');
  return { userId: actor.userId, sessionId: actor.session.id };
}

/** Begins to connect an account: where the browser has to go. @throws AppError forbidden, office_not_set_up */
export async function leaveFor(scope: Scope, service: OfficeService): Promise<{ address: string }> {
  const { services, workspaceId } = scope;
  const person = personOf(scope);
  const [id, verifier, redirectUri] = [randomUUID(), randomPKCECodeVerifier(), returnTo(scope)];
  const address = await agreeAddress(services, service, { state: id, verifier, redirectUri });
  const now = services.clock.now();
  await services.db.tenant(workspaceId, async (tx) => {
    const own = eq(officeSignIns.workspaceId, workspaceId);
    await tx.delete(officeSignIns).where(and(own, lt(officeSignIns.expiresAt, new Date(now))));
    await tx.insert(officeSignIns).values({
      workspaceId,
      id,
      service,
      redirectUri,
      ...person,
      verifier: services.secrets.seal(verifierPlace(id), verifier),
      expiresAt: new Date(now + leaveMs),
    });
  });
  return { address };
}

/** What was kept of someone who left. */
export interface CameBack {
  service: OfficeService;
  verifier: string;
  redirectUri: string;
}

/**
 * Uses a state up. It is good once, for ten minutes, and only in the session that left: else one could have someone else
 * connect one's own account.
 * @throws AppError forbidden, invalid_input
 */
export async function takeSignIn(scope: Scope, state: string): Promise<CameBack> {
  const { services, workspaceId } = scope;
  const { userId, sessionId } = personOf(scope);
  const known = z.uuid().safeParse(state).success;
  const [row] = known
    ? await services.db.tenant(workspaceId, (tx) =>
        tx
          .delete(officeSignIns)
          .where(
            and(
              eq(officeSignIns.workspaceId, workspaceId),
              eq(officeSignIns.id, state),
              eq(officeSignIns.userId, userId),
              eq(officeSignIns.sessionId, sessionId),
            ),
          )
          .returning(),
      )
    : [];
  if (row === undefined || row.expiresAt.getTime() <= services.clock.now()) {
    const message = 'This link wasn’t created here or is more than ten minutes old. Connect the account again.';
    throw new AppError('invalid_input', message, [{ path: 'body.state', message }]);
  }
  const { service, redirectUri } = row;
  return { service, redirectUri, verifier: services.secrets.open(verifierPlace(row.id), row.verifier) };
}
