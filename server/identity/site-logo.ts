import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import { brands } from '#server/platform/db/schema/brands.table.ts';
import type { Scope } from '#server/scope.ts';

/** The logo of a workspace's brand. @throws AppError not_found */
export async function getLogo({ services, workspaceId }: Scope): Promise<{ type: string; body: Readable }> {
  const [row] = await services.db.tenant(workspaceId, (tx) =>
    tx.select().from(brands).where(eq(brands.workspaceId, workspaceId)),
  );
  const body = row?.logoKey ? await services.files.get(row.logoKey) : null;
  if (!row?.logoType || body === null) throw new AppError('not_found', 'The brand has no logo.');
  return { type: row.logoType, body };
}
