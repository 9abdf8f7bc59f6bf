import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { ModelRequest } from '#domain/models/models.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { ContentCipher } from '#server/platform/content-cipher.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import { modelRequests } from '#server/platform/db/schema/models.table.ts';
import { findSeal } from '#server/platform/secrets/find-seal.ts';
import { keptPlace } from '#server/platform/secrets/kept-content.ts';
import type { Scope } from '#server/scope.ts';

type Row = typeof modelRequests.$inferSelect;

/** Takes down a request, sealed like what is said. */
export async function keepRequest(
  tx: Tx,
  seal: ContentCipher,
  request: Omit<Row, 'given' | 'gave'> & { given: string; gave: string },
): Promise<void> {
  const { id, given, gave } = request;
  await tx.insert(modelRequests).values({
    ...request,
    given: seal.keep(keptPlace('model_requests', 'given', id), given),
    gave: seal.keep(keptPlace('model_requests', 'gave', id), gave),
  });
}

function show(seal: ContentCipher, row: Row): ModelRequest {
  const { workspaceId: _, callId: _c, at, given, gave, ...rest } = row;
  return {
    ...rest,
    createdAt: at.toISOString(),
    given: seal.open(keptPlace('model_requests', 'given', row.id), given),
    gave: seal.open(keptPlace('model_requests', 'gave', row.id), gave),
  };
}

/** Requests of the workspace that fit. */
const ownRequests = (tx: Tx, workspaceId: string, which: SQL) =>
  tx
    .select()
    .from(modelRequests)
    .where(and(eq(modelRequests.workspaceId, workspaceId), which))
    .orderBy(asc(modelRequests.id));

/** One request. @throws AppError not_found */
export const getRequest = ({ services, workspaceId }: Scope, id: string): Promise<ModelRequest> =>
  services.db.tenant(workspaceId, async (tx) => {
    const [row] = await ownRequests(tx, workspaceId, eq(modelRequests.id, id));
    if (row === undefined) throw new AppError('not_found', 'Request not found. It may have been deleted.');
    return show(await findSeal(tx, services, workspaceId), row);
  });

/** What models were given and gave in a call, oldest first. @throws AppError not_found */
export const requestsOf = ({ services, workspaceId }: Scope, callId: string): Promise<ModelRequest[]> =>
  services.db.tenant(workspaceId, async (tx) => {
    const [call] = await tx
      .select({ id: calls.id })
      .from(calls)
      .where(and(eq(calls.workspaceId, workspaceId), eq(calls.id, callId)));
    if (call === undefined) throw new AppError('not_found', 'Call not found. It may have been deleted.');
    const rows = await ownRequests(tx, workspaceId, eq(modelRequests.callId, callId));
    const seal = await findSeal(tx, services, workspaceId);
    return rows.map((row) => show(seal, row));
  });
