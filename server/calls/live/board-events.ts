import type { Readable } from 'node:stream';
import type { BoardEvents, LiveCall } from '#domain/calls/live-calls.ts';
import { actorMay } from '#server/identity/actor-may.ts';
import { watchRights } from '#server/identity/watch-rights.ts';
import { openEventStream } from '#server/platform/http/event-stream.ts';
import type { Scope } from '#server/scope.ts';
import { type BoardChange, watchBoard } from './live-board.ts';
import { BoardReader } from './read-board.ts';

/** A call as the requester may see it: who has a number is for those who may see contacts. */
export const shownTo =
  (scope: Scope) =>
  (call: LiveCall): LiveCall =>
    actorMay(scope, 'contacts:read') || call.phone === null
      ? call
      : { ...call, phone: { ...call.phone, contact: null } };

/** Seconds that a single look may take. */
const longestLook = 10;

/**
 * The calls that go on, as server-sent events: all of them at once, then what changes.
 * @param seconds how long to stay
 */
export async function boardEvents(scope: Scope, seconds: number): Promise<Readable> {
  const { services, workspaceId } = scope;
  const { stream, write: say } = openEventStream();
  const show = shownTo(scope);
  const write = <Name extends keyof BoardEvents>(event: Name, data: BoardEvents[Name]) => void say(event, data);
  const hear = ({ first, items, gone }: BoardChange) => {
    if (first) write('calls', { items: items.map(show) });
    else write('changed', { items: items.map(show), gone });
    if (seconds === 0) stream.end();
  };
  const stop = watchBoard(services, workspaceId, hear);
  const cancel = services.clock.after((seconds || longestLook) * 1000, () => stream.end());
  const unwatch = watchRights(scope, scope.actor, 'calls:read', () => stream.end());
  stream.once('close', () => {
    unwatch();
    stop();
    cancel();
  });
  return stream;
}

/** The calls that go on now. */
export async function listLive(scope: Scope): Promise<{ items: LiveCall[] }> {
  const items = await new BoardReader(scope.services, scope.workspaceId).load(null);
  return { items: items.map(shownTo(scope)) };
}
