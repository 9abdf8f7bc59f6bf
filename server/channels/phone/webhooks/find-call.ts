import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { WebhookRequest } from './asked.ts';

/** The same in a transaction that is open. @throws AppError not_found */
export async function requireCallIn(tx: Tx, { account }: Pick<WebhookRequest, 'account'>, callId: string) {
  const own = and(eq(calls.workspaceId, account.workspaceId), eq(calls.id, callId), eq(calls.channel, 'phone'));
  const [row] = await tx.select().from(calls).where(own);
  if (row?.direction == null || row.ownNumber === null) throw new AppError('not_found');
  return row;
}

/** A phone call of this account. @throws AppError not_found */
export const requireCall = (asked: Pick<WebhookRequest, 'services' | 'account'>, callId: string) =>
  asked.services.db.tenant(asked.account.workspaceId, (tx) => requireCallIn(tx, asked, callId));
