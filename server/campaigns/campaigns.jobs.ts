import { setTimeout as wait } from 'node:timers/promises';
import type { Services } from '#server/services.ts';
import { runCampaigns } from './dialling/run.ts';

/** The job that dials for campaigns; it is left by anyone who starts one, and by each minute. */
export const campaignsJob = 'campaigns.dial';
const minuteJob = 'campaigns.minute';

/** Between two passes, in ms: a carrier takes one call a second of an account. */
const passMs = 1_000;
/** How long one job makes passes, in ms: the next minute's takes over. */
const jobMs = 58_000;

/** Makes passes until nothing runs, or the next minute's job takes over. */
async function dialForAMinute(services: Services, signal: AbortSignal): Promise<void> {
  const end = performance.now() + jobMs;
  while (!signal.aborted && performance.now() < end) {
    if ((await runCampaigns(services, signal)) === 0) return;
    await wait(passMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Work that campaigns leave to the queue. */
export function defineCampaignJobs(services: Services): void {
  const { jobs } = services;
  // The next minute tries again.
  const dial = { retryLimit: 0, concurrency: 1, timeoutSeconds: 120 };
  jobs.define(campaignsJob, { ...dial, handler: (_, { signal }) => dialForAMinute(services, signal) });
  jobs.define(minuteJob, { ...dial, handler: (_, { signal }) => dialForAMinute(services, signal) });
  jobs.schedule(minuteJob, '* * * * *');
}
