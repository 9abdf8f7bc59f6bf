import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { CallRow } from '#server/platform/db/schema/calls.table.ts';
import { usageEvents } from '#server/platform/db/schema/usage.table.ts';
import type { Scope } from '#server/scope.ts';
import { findLimit } from './find-limits.ts';
import { readSums, spend } from './ledger.ts';
import { overLimit } from './require-room.ts';

/**
 * Counts a chat when its visitor first writes: a page that only opens one costs nothing. Texts are counted by their
 * parts.
 */
export async function countChat(tx: Tx, { services, workspaceId }: Scope, { id, channel }: CallRow): Promise<void> {
  if (channel !== 'chat' && channel !== 'test') return;
  const key = `chat:${id}`;
  const own = and(eq(usageEvents.workspaceId, workspaceId), eq(usageEvents.key, key));
  const [counted] = await tx.select({ id: usageEvents.id }).from(usageEvents).where(own);
  if (counted !== undefined) return;
  await spend(tx, workspaceId, { meter: 'chats', key, quantity: 1, at: services.clock.now(), callId: id });
}

/** Refuses a chat to a workspace that had as many this month as it may. @throws AppError limit_reached */
export async function requireChats(tx: Tx, { services, workspaceId }: Scope): Promise<void> {
  const limit = await findLimit(tx, workspaceId, 'monthlyChats');
  if (limit.value === null) return;
  const { used } = await readSums(tx, workspaceId, 'chats', services.clock.now());
  if (used >= limit.value) throw overLimit(limit);
}
