import type { Readable } from 'node:stream';
import type { DraftEvents } from '#domain/agents/drafts.ts';
import type { Permission } from '#domain/identity/permissions.ts';
import { namesOf } from '#server/identity/names-of.ts';
import { watchRights } from '#server/identity/watch-rights.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { openEventStream } from '#server/platform/http/event-stream.ts';
import type { Scope } from '#server/scope.ts';
import { draftRooms, tellDrafts } from './draft-rooms.ts';

/** What is being built: an agent or a workflow. */
export interface Built {
  id: string;
  /** The revision of its draft. @throws AppError not_found where the workspace has none such */
  revision: (tx: Tx) => Promise<number>;
}

/**
 * Who works on a draft and at which revision it is, as server-sent events: both at once, then with each change.
 * @param permission what it takes to see them, asked again while they are sent
 * @param seconds how long to stay @throws AppError not_found
 */
export async function draftEvents(
  scope: Scope,
  { id, revision }: Built,
  permission: Permission,
  seconds: number,
): Promise<Readable> {
  const { services, workspaceId } = scope;
  const { stream, write: say } = openEventStream();
  const write = <Name extends keyof DraftEvents>(event: Name, data: DraftEvents[Name]) => void say(event, data);
  // Someone who may not see it hears nothing; what changes from here on is heard.
  await services.db.tenant(workspaceId, revision);
  const stop = draftRooms(services).listen(workspaceId, id, write);
  const cancel = services.clock.after(seconds * 1000, () => stream.end());
  const unwatch = watchRights(scope, scope.actor, permission, () => stream.end());
  stream.once('close', () => {
    unwatch();
    stop();
    cancel();
  });
  write('draft', { revision: await services.db.tenant(workspaceId, revision) });
  if (seconds === 0) stream.end();
  return stream;
}

/** Someone has a draft open. @param nodeId the step that they are at @throws AppError not_found */
export async function sayPresent(scope: Scope, built: Built, nodeId: string | null): Promise<undefined> {
  const { services, workspaceId, actor } = scope;
  const nameOf = await namesOf(services, [actor!.userId]);
  await services.db.tenant(workspaceId, async (tx) => {
    await built.revision(tx);
    const person = { ...nameOf(actor!.userId), nodeId };
    await tellDrafts(tx, { type: 'present', workspaceId, draftId: built.id, person });
  });
  return undefined;
}
