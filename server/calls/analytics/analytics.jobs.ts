import type { Services } from '#server/services.ts';
import { tellReports } from './reports.ts';

const reportsJob = 'analytics.reports';

/** Work that Analytics leaves to the queue. */
export function defineAnalyticsJobs(services: Services): void {
  const { jobs } = services;
  // The next hour tries again.
  jobs.define(reportsJob, { retryLimit: 0, concurrency: 1, timeoutSeconds: 600, handler: () => tellReports(services) });
  jobs.schedule(reportsJob, '5 * * * *');
}
