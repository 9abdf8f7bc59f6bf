import type { Counter } from 'prom-client';
import { transcriberServices } from '#domain/channels/transcriber.ts';
import { counterOf } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';
import { transcriberFaults } from '#voice/transcribers/transcriber.ts';

/** What transcribers failed with while callers spoke. */
export const transcriberFaultsOf = (services: Services): Counter<'service' | 'kind'> =>
  counterOf(services, {
    name: 'parley_transcriber_faults_total',
    help: 'Transcriber failures in calls, by service and type',
    labelNames: ['service', 'kind'],
  });

/** Adds them to /metrics from the beginning. */
export function measureTranscribers(services: Services): void {
  const faults = transcriberFaultsOf(services);
  for (const service of transcriberServices) for (const kind of transcriberFaults) faults.inc({ service, kind }, 0);
}
