import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Consent, ConsentPurpose, consentSources } from '#domain/contacts/consents.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type ConsentRow, contactConsents } from '#server/platform/db/schema/contacts.table.ts';
import type { Scope } from '#server/scope.ts';
import { findContact } from './contacts.ts';
import { sourceOf } from './suppressions.ts';

const present = ({ id, purpose, source, wording, proof, grantedAt, withdrawnAt }: ConsentRow): Consent => ({
  id,
  purpose,
  source,
  wording,
  proof,
  grantedAt: grantedAt.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});

const ofNumber = ({ workspaceId }: Pick<Scope, 'workspaceId'>, phone: string) =>
  and(eq(contactConsents.workspaceId, workspaceId), eq(contactConsents.phone, phone));

/** Consents of a number that are kept, newest first: more than any number gives. */
const mostShown = 200;

async function consentsOf(tx: Tx, scope: Scope, phone: string | null) {
  if (phone === null) return { items: [] };
  const rows = await tx
    .select()
    .from(contactConsents)
    .where(ofNumber(scope, phone))
    .orderBy(desc(contactConsents.id))
    .limit(mostShown);
  return { items: rows.map(present) };
}

/** What a contact's number may be reached for, and what was withdrawn. @throws AppError not_found */
export const listConsents = (scope: Scope, contactId: string) =>
  scope.services.db.tenant(scope.workspaceId, async (tx) =>
    consentsOf(tx, scope, (await findContact(tx, scope, contactId)).phone),
  );

interface NewConsent {
  purpose: ConsentPurpose;
  wording: string;
  proof: string;
  grantedAt?: string | undefined;
  source?: (typeof consentSources)[number] | undefined;
}

/** Keeps that a contact agreed. @throws AppError conflict, invalid_input, not_found */
export function addConsent(scope: Scope, contactId: string, input: NewConsent) {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const { phone } = await findContact(tx, scope, contactId);
    if (phone === null) throw new AppError('conflict', 'This contact has no phone number or email. Add one first.');
    const now = new Date(services.clock.now());
    const { purpose, wording, proof, grantedAt, source = sourceOf(scope) } = input;
    const given = grantedAt === undefined ? now : new Date(grantedAt);
    if (given > now) {
      const message = 'Enter a date and time in the past.';
      throw new AppError('invalid_input', message, [{ path: 'body.grantedAt', message }]);
    }
    await tx.insert(contactConsents).values({
      workspaceId,
      id: newId(),
      phone,
      purpose,
      source,
      wording,
      proof,
      grantedAt: given,
      withdrawnAt: null,
      createdAt: now,
    });
    const consents = await consentsOf(tx, scope, phone);
    await recordChange(tx, scope, 'consent.added', {
      object: { kind: 'contact', id: contactId },
      after: { purpose, source },
    });
    return consents;
  });
}

/** Withdraws all that a contact agreed to for a purpose. @throws AppError not_found */
export function withdrawConsent(scope: Scope, contactId: string, purpose: ConsentPurpose) {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const { phone } = await findContact(tx, scope, contactId);
    if (phone === null) return { items: [] };
    const gone = await tx
      .update(contactConsents)
      .set({ withdrawnAt: new Date(services.clock.now()) })
      .where(and(ofNumber(scope, phone), eq(contactConsents.purpose, purpose), isNull(contactConsents.withdrawnAt)))
      .returning({ id: contactConsents.id });
    const consents = await consentsOf(tx, scope, phone);
    if (gone.length > 0)
      await recordChange(tx, scope, 'consent.withdrawn', {
        object: { kind: 'contact', id: contactId },
        before: { purpose },
      });
    return consents;
  });
}

/** Those of the numbers that may be reached for a purpose, by a consent that was not withdrawn. */
export async function findAgreed(
  tx: Tx,
  workspaceId: string,
  phones: readonly string[],
  purpose: ConsentPurpose,
): Promise<ReadonlySet<string>> {
  if (phones.length === 0) return new Set();
  const rows = await tx
    .selectDistinct({ phone: contactConsents.phone })
    .from(contactConsents)
    .where(
      and(
        eq(contactConsents.workspaceId, workspaceId),
        inArray(contactConsents.phone, [...phones]),
        eq(contactConsents.purpose, purpose),
        isNull(contactConsents.withdrawnAt),
      ),
    );
  return new Set(rows.map(({ phone }) => phone));
}
