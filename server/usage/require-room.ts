import { AppError, type ErrorCode } from '#domain/platform/errors.ts';
import { limitWords } from '#domain/usage/limit-labels.ts';
import type { LimitId } from '#domain/usage/limits.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { type FoundLimit, findLimit } from './find-limits.ts';

/** Who can raise a limit, in a sentence. */
export function raisedBy({ ofAgency, source }: Pick<FoundLimit, 'ofAgency' | 'source'>): string {
  if (ofAgency) return 'This workspace’s agency can raise the limit.';
  if (source === 'plan') return 'An owner can raise the limit by changing plans.';
  return 'Your server operator can raise the limit.';
}

/** Says that a limit is reached, and who can raise it. */
export function overLimit(limit: FoundLimit, code: ErrorCode = 'limit_reached'): AppError {
  const value = new Intl.NumberFormat('en-US').format(limit.value ?? 0);
  return new AppError(code, `${limitWords[limit.id].full(value)} ${raisedBy(limit)}`);
}

/**
 * Refuses one more of something than a workspace may have. Anyone who counts holds a lock until the commit, so that two
 * cannot both take the last place. What is there already stays, however low the limit was set since.
 * @param used how many there are now
 * @throws AppError limit_reached
 */
export async function requireRoom(tx: Tx, workspaceId: string, id: LimitId, used: number, more = 1): Promise<void> {
  const limit = await findLimit(tx, workspaceId, id);
  if (limit.value !== null && used + more > limit.value) throw overLimit(limit);
}
