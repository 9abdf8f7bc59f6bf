import { and, asc, eq } from 'drizzle-orm';
import { csvCell } from '#server/platform/csv-cell.ts';
import { contactImportRows } from '#server/platform/db/schema/imports.table.ts';
import type { Scope } from '#server/scope.ts';
import { requireImport } from './imports.ts';

/** The rows of an import that were refused, as they stand in the file, with their numbers and reasons. @throws AppError not_found */
export function refusedRows(scope: Scope, importId: string): Promise<{ type: string; body: Buffer }> {
  const { services, workspaceId } = scope;
  return services.db.tenant(workspaceId, async (tx) => {
    const { headings } = await requireImport(tx, scope, importId);
    const rows = await tx
      .select()
      .from(contactImportRows)
      .where(
        and(
          eq(contactImportRows.workspaceId, workspaceId),
          eq(contactImportRows.importId, importId),
          eq(contactImportRows.outcome, 'refused'),
        ),
      )
      .orderBy(asc(contactImportRows.n));
    const lines = [
      ['Row', 'Reason', ...headings],
      ...rows.map(({ n, reason, cells }) => [`${n + 1}`, reason ?? '', ...cells]),
    ];
    const body = lines.map((line) => line.map(csvCell).join(',')).join('\r\n');
    return { type: 'text/csv; charset=utf-8', body: Buffer.from(`\ufeff${body}\r\n`) };
  });
}
