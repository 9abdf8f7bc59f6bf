import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { webhooks } from '#server/platform/db/schema/webhooks.table.ts';
import type { WebhookRow } from './show-webhook.ts';

export const oneWebhook = (workspaceId: string, id: string) =>
  and(eq(webhooks.workspaceId, workspaceId), eq(webhooks.id, id));

/** A webhook's row. @throws AppError not_found */
export async function findWebhook(tx: Tx, workspaceId: string, webhookId: string): Promise<WebhookRow> {
  const [row] = await tx.select().from(webhooks).where(oneWebhook(workspaceId, webhookId));
  if (row === undefined) throw new AppError('not_found', 'Webhook not found. It may have been deleted.');
  return row;
}

/** The same, locked until the transaction ends. @throws AppError not_found */
export async function lockWebhook(tx: Tx, workspaceId: string, webhookId: string): Promise<WebhookRow> {
  await tx.select({ id: webhooks.id }).from(webhooks).where(oneWebhook(workspaceId, webhookId)).for('update');
  return findWebhook(tx, workspaceId, webhookId);
}
