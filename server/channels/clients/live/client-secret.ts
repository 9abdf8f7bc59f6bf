import type { Permission } from '#domain/identity/permissions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { newTicket, takeTicket } from '#server/identity/once-ticket.ts';
import { type RightHolder, stillMay } from '#server/identity/watch-rights.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** What a secret for someone's browser lets in: one call, with one agent. */
interface Admitted {
  workspaceId: string;
  agentId: string;
  holder: RightHolder;
}

const gone = () => new AppError('session_required', 'This secret is invalid or has expired. Create a new one.');

/** A secret that a browser opens a call's socket with, once, in place of a key. */
export function newClientSecret({ services, workspaceId, actor }: Scope, agentId: string, seconds: number) {
  const { userId, tokenId, session } = actor!;
  const admitted = { workspaceId, agentId, holder: { userId, tokenId, session } };
  const { ticket: secret, expires } = newTicket(services, 'client-call', admitted, seconds);
  return { secret, expires };
}

/**
 * Takes a secret: who calls is the public, as long as the one who made it still may have calls made.
 * @throws AppError session_required
 */
export async function takeClientSecret(
  services: Services,
  secret: string,
  permission: Permission,
): Promise<{ scope: Scope; agentId: string }> {
  const { workspaceId, agentId, holder } = await takeTicket<Admitted>(services, 'client-call', secret, gone);
  if (!(await stillMay(services, workspaceId, holder, permission))) throw gone();
  return { scope: { services, workspaceId, actor: null }, agentId };
}
