import { PassThrough, type Readable } from 'node:stream';
import type { DraftEvents } from '#domain/drafts.ts';
import type { Scope } from '#server/scope.ts';
import { namesOf } from '#server/tasks/task-people.ts';
import { findRow, requireAgent } from './agent-rows.ts';
import { draftRooms, tellDrafts } from './draft-rooms.ts';
import { readDraft } from './draft-state.ts';

/**
 * Who works on a draft and at which revision it is, as server-sent events: both at once, then with each change.
 * @param seconds how long to stay @throws AppError not_found
 */
export async function draftEvents(scope: Scope, agentId: string, seconds: number): Promise<Readable> {
  const { services, workspaceId } = scope;
  const stream = new PassThrough();
  const write = <Name extends keyof DraftEvents>(event: Name, data: DraftEvents[Name]) =>
    void stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const readRevision = () =>
    services.db.tenant(workspaceId, async (tx) => readDraft(tx, await findRow(tx, scope, agentId)));
  // Somebody who may not see the agent hears nothing; what changes from here on is heard.
  await readRevision();
  const stop = draftRooms(services).listen(workspaceId, agentId, write);
  const cancel = services.clock.after(seconds * 1000, () => stream.end());
  stream.once('close', () => {
    stop();
    cancel();
  });
  write('draft', { revision: (await readRevision()).revision });
  if (seconds === 0) stream.end();
  return stream;
}

/** Somebody has a draft open. @param nodeId the step that they are at @throws AppError not_found */
export async function sayPresent(scope: Scope, agentId: string, nodeId: string | null): Promise<undefined> {
  const { services, workspaceId, actor } = scope;
  const nameOf = await namesOf(services, [actor!.userId]);
  await services.db.tenant(workspaceId, async (tx) => {
    await requireAgent(tx, scope, agentId);
    const person = { ...nameOf(actor!.userId), nodeId };
    await tellDrafts(tx, { type: 'present', workspaceId, agentId, person });
  });
  return undefined;
}
