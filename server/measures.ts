import { measureCalls } from './calls/measures/call-metrics.ts';
import { measureCarriers } from './carriers/carrier-metrics.ts';
import { measureTranscribers } from './channels/transcribers/transcriber-metrics.ts';
import { measureModels } from './models/asking/model-metrics.ts';
import { measureWebhooks } from './notifications/webhooks/webhook-metrics.ts';
import { measureServer } from './platform/server-metrics.ts';
import { measureSpeech } from './platform/speech-metrics.ts';
import type { Services } from './services.ts';

/** What /metrics tells, from the first scrape on: a series that is there before its first rise can be alerted on. */
export function measureAll(services: Services): void {
  for (const measure of [
    measureServer,
    measureSpeech,
    measureWebhooks,
    measureCarriers,
    measureModels,
    measureCalls,
    measureTranscribers,
  ])
    measure(services);
}
