import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { phoneNumbers } from '#server/platform/db/schema/phone.table.ts';
import type { Scope } from '#server/scope.ts';
import { readAccountById } from './accounts.ts';

const own = (scope: Scope, numberId: string) =>
  and(eq(phoneNumbers.workspaceId, scope.workspaceId), eq(phoneNumbers.id, numberId));

/** A number with its account. @throws AppError not_found */
export async function requireNumber(tx: Tx, scope: Scope, numberId: string, lock = false) {
  const query = tx.select().from(phoneNumbers).where(own(scope, numberId));
  const [row] = await (lock ? query.for('update') : query);
  if (row === undefined) throw new AppError('not_found', 'Phone number not found in this workspace.');
  return { row, account: await readAccountById(tx, scope.workspaceId, row.accountId) };
}
