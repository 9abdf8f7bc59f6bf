import { Registry } from 'prom-client';
import type { Services } from '#server/services.ts';

const registries = new WeakMap<Services, Registry>();

/** What a server tells at /metrics. A noun adds its own figures. */
export function metricsOf(services: Services): Registry {
  const registry = registries.get(services) ?? new Registry();
  registries.set(services, registry);
  return registry;
}
