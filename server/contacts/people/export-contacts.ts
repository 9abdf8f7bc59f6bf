import { Readable } from 'node:stream';
import { and, asc, gt } from 'drizzle-orm';
import type { ContactField } from '#domain/contacts/contact-fields.ts';
import { type ContactQuery, everybody } from '#server/contacts/contact-query.ts';
import { findFields } from '#server/contacts/fields/fields.ts';
import { findSuppressed } from '#server/contacts/suppressions.ts';
import { recordChange } from '#server/platform/audit/record-change.ts';
import { csvCell } from '#server/platform/csv-cell.ts';
import { type ContactRow, contacts } from '#server/platform/db/schema/contacts.table.ts';
import type { RawAnswer } from '#server/platform/http/implement.ts';
import type { Scope } from '#server/scope.ts';

/** Contacts that are read from the database at once. */
const batch = 1_000;

function row(contact: ContactRow, fields: readonly ContactField[], isOut: boolean): string {
  const { name, phone, email, company, externalId, tags, source, createdAt, fields: values } = contact;
  const own = fields.map(({ key }) => values[key]);
  const cells = [
    name,
    phone,
    email,
    company,
    externalId,
    tags.join(', '),
    ...own,
    isOut ? 'yes' : 'no',
    source,
    createdAt.toISOString(),
  ];
  return cells.map(csvCell).join(',');
}

/** The contacts, oldest first, a batch at a time: one that is added meanwhile comes, too. */
async function* linesOf(scope: Scope, which: ContactQuery, fields: readonly ContactField[]): AsyncGenerator<string> {
  const titles = ['Name', 'Phone', 'Email', 'Company', 'External id', 'Tags', ...fields.map(({ name }) => name)];
  yield `${[...titles, 'Do not call', 'Source', 'Added'].map(csvCell).join(',')}\r\n`;
  for (let last: string | undefined; ; ) {
    const lines = await scope.services.db.tenant(scope.workspaceId, async (tx) => {
      const rows = await tx
        .select()
        .from(contacts)
        .where(and(await everybody(tx, scope, which), last === undefined ? undefined : gt(contacts.id, last)))
        .orderBy(asc(contacts.id))
        .limit(batch);
      const isOut = await findSuppressed(tx, scope, rows);
      last = rows.at(-1)?.id;
      return rows.map((one) => `${row(one, fields, isOut(one))}\r\n`);
    });
    yield lines.join('');
    if (lines.length < batch) return;
  }
}

/** Contacts as CSV. @throws AppError not_found */
export async function exportContacts(scope: Scope, which: ContactQuery): Promise<RawAnswer> {
  const { services, workspaceId } = scope;
  const fields = await services.db.tenant(workspaceId, async (tx) => {
    // A segment that is not there is told before the first byte.
    await everybody(tx, scope, which);
    const object = { kind: 'workspace', id: workspaceId };
    await recordChange(tx, scope, 'contact-list.exported', { object, after: { ...which } });
    return findFields(tx, scope);
  });
  return { type: 'text/csv; charset=utf-8', body: Readable.from(linesOf(scope, which, fields)) };
}
