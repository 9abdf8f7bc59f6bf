import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { workspaces } from '#server/platform/db/schema/workspaces.table.ts';
import type { Scope } from '#server/scope.ts';

/** Does what is the operator's matter. No one else learns that there is anything here. @throws AppError not_found */
export function asOperator<T>({ services, workspaceId }: Scope, act: (tx: Tx) => Promise<T>): Promise<T> {
  return services.db.system('installation', async (tx) => {
    const own = and(eq(workspaces.id, workspaceId), eq(workspaces.operator, true));
    const [operator] = await tx.select({ id: workspaces.id }).from(workspaces).where(own);
    if (operator === undefined) throw new AppError('not_found');
    return act(tx);
  });
}
