import { and, asc, count, eq, sql } from 'drizzle-orm';
import {
  type ContactField,
  type ContactFieldKind,
  type ContactFieldValue,
  type ContactFieldValues,
  contactFieldsLimit,
  keyOfField,
  readFieldValue,
} from '#domain/contacts/contact-fields.ts';
import { AppError } from '#domain/platform/errors.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { advisoryLock } from '#server/platform/db/advisory-lock.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { contactFields, contacts, type FieldRow } from '#server/platform/db/schema/contacts.table.ts';
import type { Scope } from '#server/scope.ts';

const present = ({ id, key, name, kind, options }: FieldRow): ContactField => ({ id, key, name, kind, options });
const one = ({ workspaceId }: Scope, fieldId: string) =>
  and(eq(contactFields.workspaceId, workspaceId), eq(contactFields.id, fieldId));
const objectOf = (id: string) => ({ kind: 'contact-field', id });
const wrong = (path: string, message: string) => new AppError('invalid_input', message, [{ path, message }]);

/** The fields of the workspace's contacts, in the order in which they were added. */
export async function findFields(tx: Tx, { workspaceId }: Pick<Scope, 'workspaceId'>): Promise<ContactField[]> {
  const rows = await tx
    .select()
    .from(contactFields)
    .where(eq(contactFields.workspaceId, workspaceId))
    .orderBy(asc(contactFields.id));
  return rows.map(present);
}

/** The fields of the workspace's contacts. */
export const listFields = (scope: Scope) =>
  scope.services.db.tenant(scope.workspaceId, async (tx) => ({ items: await findFields(tx, scope) }));

/** What a contact's fields hold after a change: each value as its field keeps it. @throws AppError invalid_input */
export async function readFields(
  tx: Tx,
  scope: Scope,
  given: ContactFieldValues,
  before: Record<string, ContactFieldValue> = {},
): Promise<Record<string, ContactFieldValue>> {
  const keys = Object.keys(given);
  if (keys.length === 0) return before;
  const fields = new Map((await findFields(tx, scope)).map((field) => [field.key, field]));
  const after = { ...before };
  for (const key of keys) {
    const field = fields.get(key);
    const path = `body.fields.${key}`;
    if (field === undefined)
      throw wrong(path, `Contact field “${key}” doesn’t exist. GET /v1/contact-fields lists them.`);
    const value = given[key] ?? '';
    if (value === '') {
      delete after[key];
      continue;
    }
    const read = readFieldValue(field, value);
    if ('problem' in read) throw wrong(path, read.problem);
    after[key] = read.value;
  }
  return after;
}

interface NewField {
  name: string;
  kind: ContactFieldKind;
  options: string[];
}

/** A choice can be something, and nothing else has choices. */
function checkOptions(kind: ContactFieldKind, options: string[]): void {
  if (kind === 'choice' && options.length === 0) throw wrong('body.options', 'Enter at least one choice.');
  if (kind !== 'choice' && options.length > 0) throw wrong('body.options', 'Only choice fields can have choices.');
}

/** Adds a field. @throws AppError conflict, invalid_input, limit_reached */
export function createField(scope: Scope, { name, kind, options }: NewField): Promise<ContactField> {
  const { services, workspaceId } = scope;
  const key = keyOfField(name);
  if (key === '') throw wrong('body.name', 'Use at least one letter or digit in the name.');
  checkOptions(kind, options);
  return services.db.tenant(workspaceId, async (tx) => {
    await advisoryLock(tx, `contact-fields:${workspaceId}`);
    const own = eq(contactFields.workspaceId, workspaceId);
    const [there] = await tx.select({ n: count() }).from(contactFields).where(own);
    if (there!.n >= contactFieldsLimit)
      throw new AppError('limit_reached', `Contacts can have up to ${contactFieldsLimit} fields. Delete one first.`);
    const [same] = await tx
      .select()
      .from(contactFields)
      .where(and(own, eq(contactFields.key, key)));
    if (same !== undefined)
      throw new AppError('conflict', `A field called “${same.name}” already exists. Choose another name.`);
    const createdAt = new Date(services.clock.now());
    const row: FieldRow = { workspaceId, id: newId(), key, name, kind, options, createdAt };
    await tx.insert(contactFields).values(row);
    await recordChange(tx, scope, 'contact-field.created', { object: objectOf(row.id), after: { name, kind } });
    return present(row);
  });
}

async function requireField(tx: Tx, scope: Scope, fieldId: string): Promise<FieldRow> {
  const [row] = await tx.select().from(contactFields).where(one(scope, fieldId)).for('update');
  if (row === undefined) throw new AppError('not_found', 'Field not found. It may have been deleted.');
  return row;
}

/** Renames a field, or changes its choices. @throws AppError invalid_input, not_found */
export function updateField(
  scope: Scope,
  fieldId: string,
  input: { name?: string | undefined; options?: string[] | undefined },
): Promise<ContactField> {
  return scope.services.db.tenant(scope.workspaceId, async (tx) => {
    const before = await requireField(tx, scope, fieldId);
    const { name = before.name, options = before.options } = input;
    checkOptions(before.kind, options);
    const [row] = await tx.update(contactFields).set({ name, options }).where(one(scope, fieldId)).returning();
    await recordChange(tx, scope, 'contact-field.updated', {
      object: objectOf(fieldId),
      before: { name: before.name, options: before.options },
      after: { name, options },
    });
    return present(row!);
  });
}

/** Deletes a field with its values. @throws AppError not_found */
export function removeField(scope: Scope, fieldId: string): Promise<undefined> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const { key, name } = await requireField(tx, scope, fieldId);
    await tx.delete(contactFields).where(one(scope, fieldId));
    await tx
      .update(contacts)
      .set({ fields: sql`${contacts.fields} - ${key}` })
      .where(and(eq(contacts.workspaceId, workspaceId), sql`${contacts.fields} ->> ${key} is not null`));
    await recordChange(tx, scope, 'contact-field.deleted', { object: objectOf(fieldId), before: { name } });
    return undefined;
  });
}
