import type { Scope } from '#server/scope.ts';
import type { Listening } from '#voice/transcribers/transcriber.ts';
import type { Ears, EarsEvents } from '../phone/streams/open-ears.ts';
import { readTranscriber } from './open-transcriber.ts';
import { openWorkspaceEars } from './workspace-ears.ts';

/** Listens to a caller whose sound comes to this server; null where neither a service nor this server can. */
export async function openCallEars(scope: Scope, listening: Listening, events: EarsEvents): Promise<Ears | null> {
  const { services, workspaceId } = scope;
  const row = await services.db.tenant(workspaceId, (tx) => readTranscriber(tx, scope, listening.language));
  return row === undefined ? null : openWorkspaceEars(scope, row, listening, events);
}
