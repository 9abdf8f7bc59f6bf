import type { WorkspaceStatus } from '#domain/identity/workspaces.ts';
import { formatNumber } from '#web/lib/format.ts';
import { query, queryClient } from '#web/lib/query.ts';

/** Minutes of the trial come with a workspace's first agent: makes one, and tells how many were added by it. */
export async function withFreeMinutes<T>(make: () => Promise<T>): Promise<{ made: T; added: number }> {
  const { queryKey } = query.workspaces.status();
  const granted = () => queryClient.getQueryData<WorkspaceStatus>(queryKey)?.minutesGranted;
  const before = granted();
  const made = await make();
  // The menu, which shows them, asks again.
  await queryClient.invalidateQueries({ queryKey });
  return { made, added: before === undefined ? 0 : Math.max(0, (granted() ?? 0) - before) };
}

/** `60 free minutes added. `: nothing where none were. */
export const addedWords = (added: number) => (added > 0 ? `${formatNumber(added)} free minutes added. ` : '');
