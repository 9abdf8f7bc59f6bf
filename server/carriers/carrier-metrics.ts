import type { Counter } from 'prom-client';
import { carriers } from '#domain/carriers/carrier-kinds.ts';
import { counterOf } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';
import type { Outbound } from '#voice/engines/services/outbound.ts';

const results = ['done', 'refused', 'failed'] as const;

const requestsOf = (services: Services): Counter<'carrier' | 'result'> =>
  counterOf(services, {
    name: 'parley_carrier_requests_total',
    help: 'Requests to carriers: successful, rejected (4xx), or failed (5xx or no response)',
    labelNames: ['carrier', 'result'],
  });

/** Adds them to /metrics from the beginning. */
export function measureCarriers(services: Services): void {
  const asked = carriers.filter((carrier) => carrier !== 'sip');
  for (const carrier of asked) for (const result of results) requestsOf(services).inc({ carrier, result }, 0);
}

/** The way to a carrier, counted. */
export function countedCarrier(services: Services, carrier: string, outbound: Outbound): Outbound {
  const requests = requestsOf(services);
  return async (request) => {
    let result: (typeof results)[number] = 'failed';
    try {
      const answer = await outbound(request);
      if (answer.status < 500) result = answer.status < 400 ? 'done' : 'refused';
      return answer;
    } finally {
      requests.inc({ carrier, result });
    }
  };
}
