import { and, count, desc, eq } from 'drizzle-orm';
import type { TaskPerson } from '#domain/identity/members.ts';
import { AppError } from '#domain/platform/errors.ts';
import { holdsLimit, type LegalHold } from '#domain/privacy/legal-holds.ts';
import { findCall } from '#server/calls/calls.ts';
import { findContact } from '#server/contacts/contacts.ts';
import { namesOf } from '#server/identity/names-of.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { contacts } from '#server/platform/db/schema/contacts.table.ts';
import { type HoldRow, legalHolds } from '#server/platform/db/schema/retention.table.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';

type Found = HoldRow & { contactName: string | null };

/** @param nameOf whom an account is */
const present = (rows: readonly Found[], nameOf: (id: string) => TaskPerson): LegalHold[] =>
  rows.map(({ id, kind, callId, contactId, contactName, reason, createdAt, createdBy }) => ({
    id,
    kind,
    callId,
    contactId,
    contactName,
    reason,
    createdAt: createdAt.toISOString(),
    createdBy: createdBy === null ? null : nameOf(createdBy),
  }));

/** What is held, newest first. */
export async function listHolds(scope: Scope): Promise<{ items: LegalHold[] }> {
  const { services, workspaceId } = scope;
  const rows = await services.db.tenant(workspaceId, (tx) =>
    tx
      .select({ row: legalHolds, contactName: contacts.name })
      .from(legalHolds)
      .leftJoin(contacts, and(eq(contacts.workspaceId, legalHolds.workspaceId), eq(contacts.id, legalHolds.contactId)))
      .where(eq(legalHolds.workspaceId, workspaceId))
      .orderBy(desc(legalHolds.id))
      .limit(holdsLimit),
  );
  const nameOf = await namesOf(
    services,
    rows.map(({ row }) => row.createdBy),
  );
  const items = present(
    rows.map(({ row, contactName }) => ({ ...row, contactName })),
    nameOf,
  );
  return { items };
}

interface Input {
  callId?: string | undefined;
  contactId?: string | undefined;
  reason: string;
}

/** Holds a call, a contact, or all of the workspace. @throws AppError not_found, invalid_input, limit_reached */
export async function placeHold(scope: Scope, { callId, contactId, reason }: Input): Promise<LegalHold> {
  const { services, workspaceId, actor } = scope;
  if (callId !== undefined && contactId !== undefined) {
    const message = 'Send a call or a contact, not both.';
    throw new AppError('invalid_input', message, [{ path: 'body.contactId', message }]);
  }
  const row = await services.db.tenant(workspaceId, async (tx) => {
    await tx.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('update');
    const [held] = await tx.select({ n: count() }).from(legalHolds).where(eq(legalHolds.workspaceId, workspaceId));
    if (held!.n >= holdsLimit)
      throw new AppError('limit_reached', `A workspace can have up to ${holdsLimit} legal holds. Lift one first.`);
    if (callId !== undefined) await findCall(tx, scope, callId);
    const contact = contactId === undefined ? null : await findContact(tx, scope, contactId);
    const kind = callId !== undefined ? 'call' : contact !== null ? 'contact' : 'workspace';
    const made: HoldRow = {
      workspaceId,
      id: newId(),
      kind,
      reason,
      createdBy: actor?.userId ?? null,
      callId: callId ?? null,
      contactId: contactId ?? null,
      phone: contact?.phone ?? null,
      email: contact?.email?.toLowerCase() ?? null,
      createdAt: new Date(services.clock.now()),
    };
    await tx.insert(legalHolds).values(made);
    await recordChange(tx, scope, 'legal-hold.placed', {
      object: { kind, id: callId ?? contactId ?? workspaceId },
      after: { reason },
    });
    return { ...made, contactName: contact?.name ?? null };
  });
  // In the transaction of the request, where other accounts can't be looked up.
  return present([row], (id) => ({ id, name: actor?.email ?? '' }))[0]!;
}

/** @throws AppError not_found */
export function liftHold(scope: Scope, holdId: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const [row] = await tx
      .delete(legalHolds)
      .where(and(eq(legalHolds.workspaceId, workspaceId), eq(legalHolds.id, holdId)))
      .returning();
    if (row === undefined) throw new AppError('not_found', 'Legal hold not found. It may have been deleted.');
    await recordChange(tx, scope, 'legal-hold.lifted', {
      object: { kind: row.kind, id: row.callId ?? row.contactId ?? workspaceId },
      before: { reason: row.reason },
    });
    return undefined;
  });
}
