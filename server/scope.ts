import type { Permission, RoleRow } from '#domain/identity/permissions.ts';
import type { AssuranceLevel } from './platform/db/schema/auth.table.ts';
import type { Services } from './services.ts';

/** How a request arrived. */
export interface Arrival {
  ip: string;
  /** Encrypted, as far as this server and the proxies that TRUST_PROXY names can tell. */
  secure: boolean;
  /** Through a proxy that TRUST_PROXY does not name: the address is everyone's. */
  shared: boolean;
}

/** When a person last did something in a session. */
export interface Activity {
  /** Milliseconds since the epoch, to the minute. */
  activeAt: number;
  /** The longest that nothing was done since the sign-in, in seconds. */
  longestIdle: number;
}

/** A signed-in person, as the access token and its living session say. */
export interface Account {
  userId: string;
  email: string;
  sessionId: string;
  /** What the session has shown; absent for work that no session does. */
  session?: {
    aal: AssuranceLevel;
    /** How the person was proved, as the session's `amr` names it. Absent as below. */
    methods?: string[];
    /** Absent where sign-in is done elsewhere, and this server keeps no sessions. */
    activity?: Activity;
  };
  /** Of a session or request at an agency's site: the agency, whose workspaces alone it opens. */
  agencyId?: string;
  /** Where the request came from, for the audit log. */
  ip?: string;
  from?: Arrival;
}

/** Who acts: a member, or an access token with the account that made it. */
export interface Actor {
  userId: string;
  email: string;
  row: RoleRow;
  tokenId?: string;
  /** Of a token: whether it may. A row cannot say that of one for calls alone. */
  may?(permission: Permission): boolean;
  /** A person's session, and how far it was proved. */
  session?: { id: string; aal: AssuranceLevel; methods?: string[] };
  /** Of the operator's support: the member who let it in. */
  allowedBy?: string;
  /** Of a member of the agency who acts in a subaccount: the agency's workspace. */
  agencyId?: string;
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
  from?: Arrival;
  /** Under which address of this server it came, for those that it answers; PUBLIC_URL without it. */
  origin?: string;
}
