import { AppError } from '#domain/platform/errors.ts';

/**
 * Refuses what a suspended workspace does not do.
 * @param suspended why it is; null when it is not
 * @throws AppError workspace_suspended
 */
export function requireRunning(suspended: string | null): void {
  if (suspended === null) return;
  throw new AppError('workspace_suspended', `This workspace is suspended: ${suspended}`);
}
