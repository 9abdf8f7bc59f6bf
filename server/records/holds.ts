import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { legalHolds } from '#server/platform/db/schema/retention.table.ts';

/** What is on legal hold is not removed, no matter who asks or how old it is. */

const own = (workspaceId: string) => eq(legalHolds.workspaceId, workspaceId);

/** A condition that no call of a query passes that is held: by itself, by its number, or with all of its workspace. */
export const isHeldCall = (): SQL => sql`exists (select from legal_holds h where h.workspace_id = ${calls.workspaceId}
  and (h.kind = 'workspace' or h.call_id = ${calls.id} or h.phone = ${calls.otherNumber}))`;

/** @throws AppError conflict where one of these calls is held */
export async function requireNotHeld(tx: Tx, workspaceId: string, callIds: readonly string[]): Promise<void> {
  if (callIds.length === 0) return;
  const [held] = await tx
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.workspaceId, workspaceId), inArray(calls.id, [...callIds]), isHeldCall()))
    .limit(1);
  if (held === undefined) return;
  const what = callIds.length === 1 ? 'This call is' : 'One of these calls is';
  throw new AppError('conflict', `${what} on legal hold. Lift the hold first.`);
}

/** Who may be held: contacts, numbers in E.164, addresses in lower case. */
export interface Held {
  contactIds: readonly string[];
  phones: readonly string[];
  emails: readonly string[];
}

/** @throws AppError conflict where one of these people is held */
export async function requirePeopleNotHeld(tx: Tx, workspaceId: string, { contactIds, phones, emails }: Held) {
  const theirs = or(
    eq(legalHolds.kind, 'workspace'),
    inArray(legalHolds.contactId, [...contactIds]),
    inArray(legalHolds.phone, [...phones]),
    inArray(legalHolds.email, [...emails]),
  );
  const [held] = await tx
    .select({ id: legalHolds.id })
    .from(legalHolds)
    .where(and(own(workspaceId), theirs))
    .limit(1);
  if (held === undefined) return;
  throw new AppError('conflict', 'This person or the whole workspace is on legal hold. Lift the hold first.');
}
