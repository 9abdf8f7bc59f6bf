import type { OpenInvitation } from '#domain/identity/invitations.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { currentSession, dropSession, lacksSecondFactor } from '#web/lib/session.ts';

/**
 * Between the mail's link and the Accept button may lie a sign-up, and another tab that its mail opens. The token waits in
 * this browser; it is worth nothing without the invited address.
 */
const storageKey = 'parley.invitation';

/** The token of the link, out of the address and its history, or the one that waits. */
function takeToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token === null) return localStorage.getItem(storageKey);
  localStorage.setItem(storageKey, token);
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

export type Visit =
  | { is: 'none' }
  | { is: 'refused'; message: string; signedIn: boolean }
  | { is: 'half signed in' }
  /** `email`: who is signed in. */
  | { is: 'open'; token: string; invitation: OpenInvitation; email: string | null };

/** Refusals after which the link will never work. */
const isFinal = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410);

/** What someone who comes to the page finds there. @throws when the server cannot be reached */
export async function visitInvitation(): Promise<Visit> {
  const token = takeToken();
  if (token === null) return { is: 'none' };
  const session = await currentSession();
  try {
    const invitation = await api.invitations.find({ body: { token } });
    if (session && (await lacksSecondFactor())) return { is: 'half signed in' };
    return { is: 'open', token, invitation, email: session?.user.email ?? null };
  } catch (error) {
    if (!isFinal(error)) throw error;
    localStorage.removeItem(storageKey);
    return { is: 'refused', message: messageOf(error), signedIn: session !== null };
  }
}

/** Accepts, and makes the workspace the one that the dashboard opens. @throws ApiError */
export async function acceptInvitation(token: string): Promise<void> {
  const workspace = await api.invitations.accept({ body: { token } });
  localStorage.removeItem(storageKey);
  // What this tab knows of one's workspaces is from before.
  queryClient.removeQueries({ queryKey: keyOf('workspaces') });
  setCurrentWorkspaceId(workspace.id);
}

/** Ends the session of another address, here only. */
export async function leaveSession(): Promise<void> {
  await dropSession();
  queryClient.clear();
}
