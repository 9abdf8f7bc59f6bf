import { eq } from 'drizzle-orm';
import { can, type Permission, type RoleRow } from '#domain/identity/permissions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { tokenScope } from '#server/identity/access-tokens/access-tokens.ts';
import { findTokenById } from '#server/identity/access-tokens/token-holders.ts';
import { actorOfSupport } from '#server/identity/support/enter-as-support.ts';
import { sessions } from '#server/platform/db/schema/auth.table.ts';
import type { Account, Actor } from '#server/scope.ts';
import type { Services } from '#server/services.ts';
import { actorOfAgency } from './act-as-agency.ts';
import { accessCache, findAccess, rowOf } from './workspace-access.ts';

/** Who once could do something in a workspace: a person, with the session or the token that showed it. */
export type RightHolder = Pick<Actor, 'userId' | 'tokenId' | 'session'>;

/** An entry of an agency, support or a session may end without news of it: milliseconds between two looks. */
const lookEveryMs = 10_000;

/** Whether a person's session still lives. Where sign-in is done elsewhere, this server keeps no sessions. */
async function isSignedIn({ db, config }: Services, { session }: RightHolder): Promise<boolean> {
  if (session === undefined || config.supabase) return true;
  const [found] = await db.system('installation', (tx) =>
    tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, session.id)),
  );
  return found !== undefined;
}

/** What a person may do in a workspace now: as a member, in an entry of its agency, or as support. Undefined: nothing. */
async function rowNow(services: Services, workspaceId: string, holder: RightHolder): Promise<RoleRow | undefined> {
  const access = await findAccess(services, workspaceId);
  if (access === undefined || access.deleted || !(await isSignedIn(services, holder))) return undefined;
  const { userId, session } = holder;
  const account: Account = { userId, email: '', sessionId: session?.id ?? '', ...(session && { session }) };
  return (
    rowOf(access, userId) ??
    (await actorOfAgency(services, access, account))?.row ??
    (await actorOfSupport(services, access, account))?.row
  );
}

/** Whether someone still may do what they once could. */
export async function stillMay(
  services: Services,
  workspaceId: string,
  holder: RightHolder,
  permission: Permission,
): Promise<boolean> {
  try {
    if (holder.tokenId === undefined) {
      const row = await rowNow(services, workspaceId, holder);
      return row !== undefined && can(row, permission);
    }
    const token = await findTokenById(services, holder.tokenId);
    if (token === undefined) return false;
    await tokenScope(services, token, workspaceId, { permission, changes: false });
    return true;
  } catch (error) {
    // What protects the workspace or its agency keeps them out by now.
    if (error instanceof AppError) return false;
    throw error;
  }
}

/**
 * Asks again whether someone may still do what a socket or a stream was opened for, at each change of rights and every
 * few seconds, and says once that they may not. Answers how to stop.
 */
export function watchRights(
  { services, workspaceId }: { services: Services; workspaceId: string },
  holder: RightHolder | null,
  permission: Permission,
  lost: () => void,
): () => void {
  if (holder === null) return () => {};
  let isOver = false;
  let cancel = () => {};
  const stop = () => {
    isOver = true;
    cancel();
    unwatch();
  };
  async function look(): Promise<void> {
    try {
      if (isOver || (await stillMay(services, workspaceId, holder!, permission)) || isOver) return;
    } catch (error) {
      services.log.warn({ err: error }, 'whether a stream may stay open could not be told');
      return;
    }
    stop();
    lost();
  }
  const unwatch = accessCache(services).watch(workspaceId, () => void look());
  const plan = () => {
    cancel = services.clock.after(lookEveryMs, () => {
      void look();
      if (!isOver) plan();
    });
  };
  plan();
  return stop;
}
