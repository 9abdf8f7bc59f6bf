import type { Scope } from '#server/scope.ts';
import type { Listening } from '#voice/recognisers/recogniser.ts';
import { type Ears, type EarsEvents, openEars } from '../phone/streams/open-ears.ts';
import { noteRecogniserFault, openRecogniser, readRecogniser } from './open-recogniser.ts';

/** Listens to a caller whose sound comes to this server, by the workspace's recogniser. Its card says how that goes. */
export async function openCallEars(scope: Scope, listening: Listening, events: EarsEvents): Promise<Ears | null> {
  const { services, workspaceId } = scope;
  const row = await services.db.tenant(workspaceId, (tx) => readRecogniser(tx, workspaceId));
  if (row === undefined) return null;
  function note(fault: Parameters<EarsEvents['failed']>[0] | null): void {
    const problem = fault?.message ?? null;
    if (row!.problem === problem) return;
    row!.problem = problem;
    noteRecogniserFault(scope, row!, fault).catch((error: unknown) =>
      services.log.warn({ err: error }, 'how a recogniser does could not be noted'),
    );
  }
  return openEars(openRecogniser(services, row), listening, {
    ...events,
    heard(text, final) {
      note(null);
      events.heard(text, final);
    },
    failed(fault) {
      note(fault);
      events.failed(fault);
    },
  });
}
