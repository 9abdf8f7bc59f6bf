import type { RoleRow } from '#domain/permissions.ts';
import type { Services } from './services.ts';

/** A signed-in person, as the access token and its living session say. */
export interface Account {
  userId: string;
  email: string;
  sessionId: string;
  /** Where the request came from, for the audit log. */
  ip?: string;
}

/** Who acts: a member, or an access token with the account that made it. */
export interface Actor {
  userId: string;
  email: string;
  row: RoleRow;
  tokenId?: string;
}

/**
 * Where a rule acts and for whom. Only `workspaces/find-scope.ts` makes one from a request, after it checked the
 * membership; background work makes one with `actor: null`. A rule that has a scope need not check access again.
 */
export interface Scope {
  services: Services;
  workspaceId: string;
  actor: Actor | null;
  /** Where the request came from, for the audit log. */
  ip?: string;
}
