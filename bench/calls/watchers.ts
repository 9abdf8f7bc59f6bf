import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { boardEvents } from '#server/calls/live/board-events.ts';
import { callEvents } from '#server/calls/live/live-call.ts';
import { calls } from '#server/platform/db/schema/calls.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Services } from '#server/services.ts';

/** People who watch calls of this process: the streams of their events, read to their end and asked for anew. */

let isOver = true;
let events = 0;

async function follow(open: () => Promise<AsyncIterable<unknown>>): Promise<void> {
  while (!isOver) {
    for await (const _ of await open()) {
      events += 1;
      if (isOver) return;
    }
    // A call that is over is not asked for at once again.
    await wait(1_000);
  }
}

/** Begins to watch with so many people, or ends it with 0. Answers how many events came since the last time. */
export async function watch(services: Services, count: number): Promise<number> {
  const came = events;
  events = 0;
  isOver = count === 0;
  if (isOver) return came;
  const live = await services.db.system('test', (tx) =>
    tx.select({ id: calls.id, workspaceId: calls.workspaceId }).from(calls).where(eq(calls.status, 'live')),
  );
  const scopeOf = (workspaceId: string): Scope => ({ services, workspaceId, actor: null });
  for (let n = 0; n < count; n++) {
    const { id, workspaceId } = live[(n * 7) % live.length]!;
    void follow(() => (n % 2 === 0 ? boardEvents(scopeOf(workspaceId), 60) : callEvents(scopeOf(workspaceId), id, 60)));
  }
  return came;
}
