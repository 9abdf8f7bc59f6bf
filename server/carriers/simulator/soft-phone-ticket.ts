import { softPhonePath, softPhoneTicketSeconds } from '#domain/carriers/soft-phone.ts';
import { AppError } from '#domain/platform/errors.ts';
import { accountOfWorkspace } from '#server/carriers/simulator-accounts.ts';
import { newTicket, takeTicket } from '#server/identity/once-ticket.ts';
import type { RightHolder } from '#server/identity/watch-rights.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** Whose phone it is. */
interface PhoneOf {
  workspaceId: string;
  holder: RightHolder;
}

const refused = () => new AppError('session_required', 'This ticket is invalid or has expired. Request a new one.');

/** A ticket for the socket of a soft phone. @throws AppError conflict before the workspace has a test number */
export async function openSoftPhone({ services, workspaceId, actor }: Scope) {
  if ((await accountOfWorkspace(services, workspaceId)) === undefined)
    throw new AppError('conflict', 'This workspace has no test number yet. Get one first.');
  const { userId, tokenId, session } = actor!;
  const phoneOf = { workspaceId, holder: { userId, tokenId, session } };
  const { ticket } = newTicket(services, 'soft-phone', phoneOf, softPhoneTicketSeconds);
  return { ticket, socketPath: softPhonePath };
}

/** Whose ticket it is, once. @throws AppError session_required */
export const takePhoneTicket = (services: Services, ticket: string): Promise<PhoneOf> =>
  takeTicket<PhoneOf>(services, 'soft-phone', ticket, refused);
