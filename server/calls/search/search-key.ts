import type { Tx } from '#server/platform/db/open-database.ts';
import { findDerivedKey, requireDerivedKey } from '#server/platform/secrets/derived-key.ts';
import type { Services } from '#server/services.ts';

/** The key that a workspace's index of calls is made with; null where there is none yet. */
export const findSearchKey = (tx: Tx, services: Services, workspaceId: string): Promise<Buffer | null> =>
  findDerivedKey(tx, services, workspaceId, 'search of calls');

/** The same, made where there is none. */
export const requireSearchKey = (tx: Tx, services: Services, workspaceId: string): Promise<Buffer> =>
  requireDerivedKey(tx, services, workspaceId, 'search of calls');
