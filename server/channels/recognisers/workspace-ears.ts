import type { RecogniserRow } from '#server/platform/db/schema/recognisers.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Listening, RecogniserFault } from '#voice/recognisers/recogniser.ts';
import { type Ears, type EarsEvents, openEars } from '../phone/streams/open-ears.ts';
import { noteRecogniserFault, openRecogniser } from './open-recogniser.ts';
import { recogniserFaultsOf } from './recogniser-metrics.ts';

/**
 * Listens to a caller by a workspace's recogniser, and by an ear of this server where that fails. Its card says how it
 * does.
 */
export function openWorkspaceEars(scope: Scope, row: RecogniserRow, listening: Listening, events: EarsEvents): Ears {
  const { services } = scope;
  let isItself = true;
  function note(fault: RecogniserFault | null): void {
    const problem = fault?.message ?? null;
    if (!isItself || row.problem === problem) return;
    row.problem = problem;
    noteRecogniserFault(scope, row, fault).catch((error: unknown) =>
      services.log.warn({ err: error }, 'how a recogniser does could not be noted'),
    );
  }
  const faults = recogniserFaultsOf(services);
  const countFault = ({ kind }: RecogniserFault) => faults.inc({ service: row.service, kind });
  const hasNext = row.service !== 'local' && services.ears.hears(listening.language);
  return openEars(
    openRecogniser(services, row),
    listening,
    {
      ...events,
      heard(text, final) {
        note(null);
        events.heard(text, final);
      },
      again(fault) {
        countFault(fault);
        events.again(fault);
      },
      handedOver(fault) {
        countFault(fault);
        note(fault);
        isItself = false;
        events.handedOver(fault);
      },
      failed(fault) {
        countFault(fault);
        note(fault);
        events.failed(fault);
      },
    },
    hasNext ? services.ears.recogniser() : null,
  );
}
