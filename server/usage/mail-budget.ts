import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { usageEvents, usageHolds } from '#server/platform/db/schema/usage.table.ts';
import type { Scope } from '#server/scope.ts';
import { release, reserve, settle } from './ledger.ts';

/** Longer than the tries of a mail go on, in ms. */
const expiryMs = 2 * 24 * 3_600_000;

/** A hold is known again by its run. */
function holdIdOf(runId: string): string {
  const hex = createHash('sha256').update(`mail:${runId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Takes a mail to addresses that a caller named from the workspace's budget of the day, one for each, until it is known
 * whether it went. Another try of the same run takes none.
 * @throws AppError limit_reached
 */
export async function holdMail(
  tx: Tx,
  { services, workspaceId }: Scope,
  { runId, callId, count }: { runId: string; callId: string | null; count: number },
): Promise<void> {
  const { clock, config } = services;
  const at = clock.now();
  const limit = config.callerMailsPerDay;
  const hold = await reserve(tx, workspaceId, {
    meter: 'mails',
    key: `mail:${runId}`,
    id: holdIdOf(runId),
    quantity: count,
    at,
    callId,
    expiresAt: at + expiryMs,
    caps: { workspace: limit },
  });
  if (hold !== null) return;
  throw new AppError(
    'limit_reached',
    `This workspace has reached its daily limit of ${limit} emails to addresses given by callers. Try again tomorrow.`,
  );
}

/** Whether one of some runs has taken its part of the budget, and its mail goes or went. */
export async function haveMails(tx: Tx, workspaceId: string, runIds: readonly string[]): Promise<boolean> {
  const ids = runIds.map(holdIdOf);
  const [held, sent] = [
    await tx
      .select({ id: usageHolds.id })
      .from(usageHolds)
      .where(and(eq(usageHolds.workspaceId, workspaceId), inArray(usageHolds.id, ids)))
      .limit(1),
    await tx
      .select({ id: usageEvents.id })
      .from(usageEvents)
      .where(and(eq(usageEvents.workspaceId, workspaceId), inArray(usageEvents.holdId, ids)))
      .limit(1),
  ];
  return held.length > 0 || sent.length > 0;
}

/** A mail went to so many, or surely never will. */
export async function endMail(
  tx: Tx,
  { services, workspaceId }: Scope,
  { runId, count }: { runId: string; count: number },
  went: boolean,
): Promise<void> {
  const at = services.clock.now();
  const holdId = holdIdOf(runId);
  if (went) await settle(tx, workspaceId, holdId, { quantity: count, at });
  else await release(tx, workspaceId, holdId, at);
}
