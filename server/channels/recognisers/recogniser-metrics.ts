import type { Counter } from 'prom-client';
import { recogniserServices } from '#domain/channels/recogniser.ts';
import { counterOf } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';
import { recogniserFaults } from '#voice/recognisers/recogniser.ts';

/** What recognizers failed with while callers spoke. */
export const recogniserFaultsOf = (services: Services): Counter<'service' | 'kind'> =>
  counterOf(services, {
    name: 'parley_recognizer_faults_total',
    help: 'Faults of speech recognizers in calls, by service and kind',
    labelNames: ['service', 'kind'],
  });

/** Adds them to /metrics from the beginning. */
export function measureRecognisers(services: Services): void {
  const faults = recogniserFaultsOf(services);
  for (const service of recogniserServices) for (const kind of recogniserFaults) faults.inc({ service, kind }, 0);
}
