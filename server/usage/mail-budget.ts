import { createHash } from 'node:crypto';
import { AppError } from '#domain/platform/errors.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
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
    `This workspace has sent its ${limit} emails a day to addresses from callers. Try again tomorrow.`,
  );
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
