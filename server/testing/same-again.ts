import { replayCalls } from '#server/calls/replay-all.ts';
import type { Services } from '#server/services.ts';

/** Every call that tests of these workspaces made and that has ended comes out again to the byte. @throws Error with the first that does not */
export async function expectSameAgain(services: Services, workspaceIds: readonly string[]): Promise<void> {
  let after: string | null = null;
  if (workspaceIds.length === 0) return;
  do {
    const { differing, next } = await replayCalls(services, after, workspaceIds);
    const [first] = differing;
    if (first)
      throw new Error(`Call ${first.callId} does not come out the same again: ${first.reason.slice(0, 2_000)}`);
    after = next;
  } while (after !== null);
}
