import { createHmac } from 'node:crypto';
import { and, desc, eq, inArray, lt, or } from 'drizzle-orm';
import type { Suppression, SuppressionKind, SuppressionSource } from '#domain/contacts/suppressions.ts';
import { AppError } from '#domain/platform/errors.ts';
import { findWorkspace } from '#server/identity/workspaces.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type SuppressionRow, suppressions } from '#server/platform/db/schema/contacts.table.ts';
import { requirePhone } from '#server/platform/read-phone.ts';
import { findDerivedKey, requireDerivedKey } from '#server/platform/secrets/derived-key.ts';
import type { Scope } from '#server/scope.ts';

/** What someone can be reached at: a number in E.164, an address in lower case. */
export interface Reachable {
  phone: string | null;
  email: string | null;
}

interface Address {
  kind: SuppressionKind;
  address: string;
}

const addressesOf = ({ phone, email }: Reachable): Address[] => [
  ...(phone === null ? [] : [{ kind: 'phone' as const, address: phone }]),
  ...(email === null ? [] : [{ kind: 'email' as const, address: email }]),
];

/** Where a rule looks people up: its workspace, whose key tells those who were erased. */
type Looking = Pick<Scope, 'services' | 'workspaceId'>;

/** What stands for the address of a person who was erased. Nothing that can be reached begins so. */
const blindMark = 'erased:';
/** An address that only the workspace's key tells again. */
const blindOf = (key: Buffer, { kind, address }: Address) =>
  blindMark + createHmac('sha256', key).update(`${kind} ${address}`).digest('base64url');

const present = ({ id, kind, address, reason, source, createdAt }: SuppressionRow): Suppression => ({
  id,
  kind,
  address: address.startsWith(blindMark) ? null : address,
  reason,
  source,
  createdAt: createdAt.toISOString(),
});

/** Tells which of these people may not be reached: their number or their address is on the do-not-call list. */
export async function findSuppressed(
  tx: Tx,
  { services, workspaceId }: Looking,
  people: readonly Reachable[],
): Promise<(one: Reachable) => boolean> {
  const asked = people.flatMap(addressesOf);
  const key = asked.length === 0 ? null : await findDerivedKey(tx, services, workspaceId, 'erased people');
  const formsOf = (one: Address) => (key === null ? [one.address] : [one.address, blindOf(key, one)]);
  const of = (kind: SuppressionKind) => asked.filter((one) => one.kind === kind).flatMap(formsOf);
  const rows =
    asked.length === 0
      ? []
      : await tx
          .select({ kind: suppressions.kind, address: suppressions.address })
          .from(suppressions)
          .where(
            and(
              eq(suppressions.workspaceId, workspaceId),
              or(
                ...(['phone', 'email'] as const).map((kind) =>
                  and(eq(suppressions.kind, kind), inArray(suppressions.address, of(kind))),
                ),
              ),
            ),
          );
  const found = new Set(rows.map(({ kind, address }) => `${kind} ${address}`));
  return (one) =>
    addressesOf(one).some((address) => formsOf(address).some((form) => found.has(`${address.kind} ${form}`)));
}

/** Whether a number may not be dialled or written to. Ask in the transaction that commits the dial. */
export async function isSuppressed(tx: Tx, looking: Looking, phone: string): Promise<boolean> {
  const one = { phone, email: null };
  return (await findSuppressed(tx, looking, [one]))(one);
}

/** An address as it may stand on the list. */
export async function formsOnList(tx: Tx, { services, workspaceId }: Looking, one: Address): Promise<string[]> {
  const key = await findDerivedKey(tx, services, workspaceId, 'erased people');
  return key === null ? [one.address] : [one.address, blindOf(key, one)];
}

/**
 * Keeps people on the list, without their numbers and addresses: a dial to one of them is refused as before, and no one
 * can tell from the list who it is.
 * @param adds whether those who are not on it are put there
 */
export async function blindSuppressions(
  tx: Tx,
  { services, workspaceId }: Looking,
  people: readonly Reachable[],
  adds: boolean,
): Promise<number> {
  const key = await requireDerivedKey(tx, services, workspaceId, 'erased people');
  let blinded = 0;
  for (const one of people.flatMap(addressesOf)) {
    const its = and(
      eq(suppressions.workspaceId, workspaceId),
      eq(suppressions.kind, one.kind),
      eq(suppressions.address, one.address),
    );
    const [row] = await tx.delete(suppressions).where(its).returning();
    if (row === undefined && !adds) continue;
    // What a person wrote may name them; what this server wrote does not.
    const reason = row?.source === 'message' || row?.source === 'call' ? row.reason : '';
    const blind = { address: blindOf(key, one), reason };
    const added = { workspaceId, id: newId(), kind: one.kind, source: 'by_hand' as const };
    const createdAt = row?.createdAt ?? new Date(services.clock.now());
    const { rowCount } = await tx
      .insert(suppressions)
      .values({ ...(row ?? added), createdAt, ...blind })
      .onConflictDoNothing();
    blinded += rowCount ?? 0;
  }
  return blinded;
}

/**
 * Puts people on the do-not-call list, which holds at once. What is on it already stays as it is, but for what a message
 * has put there: anyone else who lists it too has the last word, so that a later START does not lift it.
 */
export async function suppress(
  tx: Tx,
  { services, workspaceId }: Pick<Scope, 'services' | 'workspaceId'>,
  people: readonly Reachable[],
  { reason, source }: { reason: string; source: SuppressionSource },
): Promise<void> {
  const createdAt = new Date(services.clock.now());
  const rows = people
    .flatMap(addressesOf)
    .map((one) => ({ workspaceId, id: newId(), ...one, reason, source, createdAt }));
  if (rows.length === 0) return;
  const listing = tx.insert(suppressions).values(rows);
  if (source === 'message') await listing.onConflictDoNothing();
  else {
    const { workspaceId: of, kind, address } = suppressions;
    const isMessages = eq(suppressions.source, 'message');
    await listing.onConflictDoUpdate({ target: [of, kind, address], set: { reason, source }, setWhere: isMessages });
  }
}

/** Whether a person did it in the dashboard, or a program with a token. */
export const sourceOf = ({ actor }: Scope) => (actor?.tokenId == null ? ('by_hand' as const) : ('api' as const));

interface AddInput {
  phone?: string | undefined;
  email?: string | undefined;
  reason: string;
}

/** Puts a number or an address on the list. @throws AppError invalid_input */
export function addSuppression(scope: Scope, { phone, email, reason }: AddInput): Promise<Suppression> {
  const { services, workspaceId } = scope;
  if ((phone === undefined) === (email === undefined)) {
    const message = 'Enter either a phone number or an email address.';
    throw new AppError('invalid_input', message, [{ path: 'body.phone', message }]);
  }
  return services.db.tenant(workspaceId, async (tx) => {
    const workspace = await findWorkspace(tx, workspaceId);
    const person: Reachable = {
      phone: phone === undefined ? null : requirePhone(phone, workspace, 'body.phone'),
      email: email ?? null,
    };
    await suppress(tx, scope, [person], { reason, source: sourceOf(scope) });
    const [{ kind, address }] = addressesOf(person) as [Address];
    const [row] = await tx
      .select()
      .from(suppressions)
      .where(
        and(eq(suppressions.workspaceId, workspaceId), eq(suppressions.kind, kind), eq(suppressions.address, address)),
      );
    await recordChange(tx, scope, 'suppression.added', {
      object: { kind: 'suppression', id: row!.id },
      after: { kind, source: row!.source },
    });
    return present(row!);
  });
}

/** The list, newest first. */
export function listSuppressions(
  { services, workspaceId }: Scope,
  input: { cursor?: string | undefined; limit: number },
) {
  const { cursor, limit } = input;
  return services.db.tenant(workspaceId, async (tx) => {
    const before = cursor === undefined ? undefined : lt(suppressions.id, cursor);
    const rows = await tx
      .select()
      .from(suppressions)
      .where(and(eq(suppressions.workspaceId, workspaceId), before))
      .orderBy(desc(suppressions.id))
      .limit(limit + 1);
    const items = rows.slice(0, limit).map(present);
    return { items, next: rows.length > limit ? items.at(-1)!.id : null };
  });
}

/** Takes one from the list. @throws AppError not_found */
export function removeSuppression(scope: Scope, suppressionId: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const [row] = await tx
      .delete(suppressions)
      .where(and(eq(suppressions.workspaceId, workspaceId), eq(suppressions.id, suppressionId)))
      .returning();
    if (row === undefined) throw new AppError('not_found', 'This number or email isn’t on the do-not-call list.');
    await recordChange(tx, scope, 'suppression.removed', {
      object: { kind: 'suppression', id: row.id },
      before: { kind: row.kind, source: row.source },
    });
    return undefined;
  });
}
