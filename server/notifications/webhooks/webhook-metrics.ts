import { counterOf } from '#server/platform/metrics.ts';
import type { Services } from '#server/services.ts';

/** How webhooks of all workspaces are taken. */
export const webhookMetricsOf = (services: Services) => ({
  tries: counterOf(services, {
    name: 'parley_webhook_tries_total',
    help: 'Requests to webhooks, delivered or failed',
    labelNames: ['result'],
  }),
  pauses: counterOf(services, {
    name: 'parley_webhooks_paused_total',
    help: 'Webhooks paused because they kept failing or returned 410 Gone',
  }),
});

/** Adds them to /metrics from the beginning. */
export function measureWebhooks(services: Services): void {
  const { tries } = webhookMetricsOf(services);
  for (const result of ['delivered', 'failed']) tries.inc({ result }, 0);
}
