import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { type CallLink, callLinksLimit, type LinkPart } from '#domain/calls/call-links.ts';
import { AppError } from '#domain/platform/errors.ts';
import { findCall } from '#server/calls/calls.ts';
import { hashToken, newToken } from '#server/calls/secret-token.ts';
import { authorsOf } from '#server/identity/authors-of.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { callLinks, type LinkRow } from '#server/platform/db/schema/call-links.table.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';

const hourMs = 3_600_000;
type Authors = Awaited<ReturnType<typeof authorsOf>>;

const present = (authors: Authors, row: LinkRow): CallLink => ({
  id: row.id,
  parts: row.parts,
  author: authors(row.createdBy),
  opened: row.opened,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  openedAt: row.openedAt?.toISOString() ?? null,
});
const ofCall = ({ workspaceId }: Scope, callId: string) =>
  and(eq(callLinks.workspaceId, workspaceId), eq(callLinks.callId, callId));

/** Links that are good, newest first. @throws AppError not_found */
export async function listLinks(scope: Scope, callId: string): Promise<{ items: CallLink[] }> {
  const { services, workspaceId } = scope;
  const now = new Date(services.clock.now());
  const rows = await services.db.tenant(workspaceId, async (tx) => {
    await findCall(tx, scope, callId);
    return tx
      .select()
      .from(callLinks)
      .where(and(ofCall(scope, callId), gt(callLinks.expiresAt, now)))
      .orderBy(desc(callLinks.id));
  });
  const authors = await authorsOf(
    services,
    rows.map(({ createdBy }) => createdBy),
  );
  return { items: rows.map((row) => present(authors, row)) };
}

/**
 * Makes a link that shows a call that has ended, and tells its token this once. Links that are over are forgotten.
 * A second try by the same `linkId`, whose answer no one got, makes the token of that link anew.
 * @throws AppError not_found, conflict, limit_reached
 */
export async function makeLink(
  scope: Scope,
  callId: string,
  { hours, parts }: { hours: number; parts: LinkPart[] },
  linkId = newId(),
) {
  const { services, workspaceId, actor } = scope;
  const token = newToken();
  const now = services.clock.now();
  const row = await services.db.tenant(workspaceId, async (tx) => {
    await tx
      .select({ id: calls.id })
      .from(calls)
      .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)))
      .for('update');
    const { status } = await findCall(tx, scope, callId);
    if (status !== 'ended') throw new AppError('conflict', 'This call is still live. You can share it after it ends.');
    await tx.delete(callLinks).where(and(ofCall(scope, callId), lte(callLinks.expiresAt, new Date(now))));
    const [before] = await tx
      .update(callLinks)
      .set({ tokenHash: hashToken(token) })
      .where(and(ofCall(scope, callId), eq(callLinks.id, linkId)))
      .returning();
    if (before) return before;
    if ((await tx.$count(callLinks, ofCall(scope, callId))) >= callLinksLimit)
      throw new AppError('limit_reached', `A call can have up to ${callLinksLimit} links. Revoke one first.`);
    const made: LinkRow = {
      workspaceId,
      callId,
      id: linkId,
      tokenHash: hashToken(token),
      parts: [...new Set(parts)],
      createdBy: actor?.userId ?? null,
      createdAt: new Date(now),
      expiresAt: new Date(now + hours * hourMs),
      openedAt: null,
      opened: 0,
    };
    await tx.insert(callLinks).values(made);
    const after = { linkId: made.id, parts: made.parts, expiresAt: made.expiresAt.toISOString() };
    await recordChange(tx, scope, 'call.shared', { object: { kind: 'call', id: callId }, after });
    return made;
  });
  const authors = await authorsOf(services, [row.createdBy]);
  return { link: present(authors, row), token, path: `/shared-calls/${token}` };
}

/** Ends a link at once. @throws AppError not_found */
export function revokeLink(scope: Scope, callId: string, linkId: string): Promise<undefined> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const [row] = await tx
      .delete(callLinks)
      .where(and(ofCall(scope, callId), eq(callLinks.id, linkId)))
      .returning({ id: callLinks.id });
    if (row === undefined) throw new AppError('not_found', 'No such link.');
    await recordChange(tx, scope, 'call.unshared', { object: { kind: 'call', id: callId }, before: { linkId } });
    return undefined;
  });
}
