import type { Counter } from 'prom-client';
import { modelServiceIds } from '#domain/models/model-services.ts';
import { modelOutcomes } from '#domain/models/models.ts';
import { counterOf } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';

/** Requests to language models by how they went. */
export const modelRequestsOf = (services: Services): Counter<'service' | 'outcome'> =>
  counterOf(services, {
    name: 'parley_model_requests_total',
    help: 'Requests to language models, by service and outcome',
    labelNames: ['service', 'outcome'],
  });

/** Adds them to /metrics from the beginning. */
export function measureModels(services: Services): void {
  const requests = modelRequestsOf(services);
  for (const service of modelServiceIds) for (const outcome of modelOutcomes) requests.inc({ service, outcome }, 0);
}
