import type { Services } from '#server/services.ts';
import { recountFiles } from './recount-files.ts';

const recountJob = 'files.recount';

/** Work on files that the queue does. */
export function defineFileJobs(services: Services): void {
  const { jobs, log } = services;
  jobs.define(recountJob, {
    timeoutSeconds: 3_600,
    handler: async (_, { signal }) => {
      const wrong = await recountFiles(services, signal);
      if (wrong > 0) log.warn({ wrong }, 'sizes of stored files were not as they were noted');
    },
  });
  jobs.schedule(recountJob, '17 3 * * *');
}
