import { Counter } from 'prom-client';
import { metricsOf } from '#server/infra/metrics.ts';
import type { Services } from '#server/services.ts';

const name = 'speech_fallbacks_total';

/** Counts speech for which another engine than the asked one had to speak. */
export function countFallback(services: Services, engine: string): void {
  const registry = metricsOf(services);
  const known = registry.getSingleMetric(name) as Counter<'engine'> | undefined;
  const help = 'Speech that another engine made, because the named one failed or was slow';
  const counter = known ?? new Counter({ name, help, labelNames: ['engine'], registers: [registry] });
  counter.inc({ engine });
}
