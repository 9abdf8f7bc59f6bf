import { Counter, type CounterConfiguration, Gauge, Histogram, Registry, Summary } from 'prom-client';
import type { Services } from '#server/services.ts';

const registries = new WeakMap<Services, Registry>();

/** What a server tells at /metrics. A noun adds its own figures. */
export function metricsOf(services: Services): Registry {
  const registry = registries.get(services) ?? new Registry();
  registries.set(services, registry);
  return registry;
}

type Labels<T extends string> = Pick<CounterConfiguration<T>, 'labelNames'> & { name: string; help: string };

/** The counter of this name, made when it is first asked for. */
export function counterOf<T extends string>(services: Services, of: Labels<T>): Counter<T> {
  const registry = metricsOf(services);
  const known = registry.getSingleMetric(of.name) as Counter<T> | undefined;
  return known ?? new Counter<T>({ ...of, registers: [registry] });
}

/** The same for times, in seconds. */
export function timesOf<T extends string>(services: Services, of: Labels<T> & { buckets: number[] }): Histogram<T> {
  const registry = metricsOf(services);
  const known = registry.getSingleMetric(of.name) as Histogram<T> | undefined;
  return known ?? new Histogram<T>({ ...of, registers: [registry] });
}

/** The same for times of which only the sum and the count are told, in seconds. */
export function sumsOf<T extends string>(services: Services, of: Labels<T>): Summary<T> {
  const registry = metricsOf(services);
  const known = registry.getSingleMetric(of.name) as Summary<T> | undefined;
  return known ?? new Summary<T>({ ...of, percentiles: [], registers: [registry] });
}

/** A figure that is looked up for each scrape. What cannot be looked up keeps its last value. */
export function gaugeOf<T extends string>(
  services: Services,
  of: Labels<T>,
  look: (gauge: Gauge<T>) => Promise<void> | void,
): void {
  new Gauge<T>({
    ...of,
    registers: [metricsOf(services)],
    async collect() {
      try {
        await look(this);
      } catch (error) {
        // A database that is away must not hide the figures that say so.
        services.log.warn({ reason: (error as Error).message, metric: of.name }, 'a metric could not be looked up');
      }
    },
  });
}
