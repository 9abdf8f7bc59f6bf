import type { TranscriberRow } from '#server/platform/db/schema/transcribers.table.ts';
import type { Scope } from '#server/scope.ts';
import type { Listening, TranscriberFault } from '#voice/transcribers/transcriber.ts';
import { type Ears, type EarsEvents, openEars } from '../phone/streams/open-ears.ts';
import { noteTranscriberFault, openTranscriber } from './open-transcriber.ts';
import { transcriberFaultsOf } from './transcriber-metrics.ts';

/**
 * Listens to a caller by a workspace's transcriber, and by an ear of this server where that fails. Its card says how it
 * does.
 */
export function openWorkspaceEars(scope: Scope, row: TranscriberRow, listening: Listening, events: EarsEvents): Ears {
  const { services } = scope;
  let isItself = true;
  function note(fault: TranscriberFault | null): void {
    const problem = fault?.message ?? null;
    if (!isItself || row.problem === problem) return;
    row.problem = problem;
    noteTranscriberFault(scope, row, fault).catch((error: unknown) =>
      services.log.warn({ err: error }, 'how a transcriber does could not be noted'),
    );
  }
  const faults = transcriberFaultsOf(services);
  const countFault = ({ kind }: TranscriberFault) => faults.inc({ service: row.service, kind });
  const hasNext = row.service !== 'local' && services.ears.hears(listening.language);
  return openEars(
    openTranscriber(services, row),
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
    hasNext ? services.ears.transcriber() : null,
  );
}
