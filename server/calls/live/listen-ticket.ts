import { listenTicketSeconds } from '#domain/calls/live-calls.ts';
import { AppError } from '#domain/platform/errors.ts';
import { newTicket, takeTicket } from '#server/identity/once-ticket.ts';
import type { RightHolder } from '#server/identity/watch-rights.ts';
import type { Services } from '#server/services.ts';

/** Who listens to which call. */
export interface Listener {
  workspaceId: string;
  callId: string;
  holder: RightHolder;
}

const refused = () => new AppError('session_required', 'This ticket is invalid or has expired. Request a new one.');

/** A ticket for the socket of anyone who listens to a call. */
export function listenTicket({ services }: { services: Services }, { workspaceId, callId, holder }: Listener): string {
  const { userId, tokenId, session } = holder;
  const listener = { workspaceId, callId, holder: { userId, tokenId, session } };
  return newTicket(services, 'live-listen', listener, listenTicketSeconds).ticket;
}

/** Whose ticket it is, once. @throws AppError session_required */
export const takeListenTicket = (services: Services, ticket: string): Promise<Listener> =>
  takeTicket<Listener>(services, 'live-listen', ticket, refused);
