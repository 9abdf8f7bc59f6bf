import type { Services } from '#server/services.ts';
import { eraseDeleted } from './erase-workspace.ts';

const eraseJob = 'workspaces.erase';

/** Work of workspaces that is left to the queue. */
export function defineWorkspaceJobs(services: Services): void {
  // Large ones take long; what a try did not finish, the next begins with.
  services.jobs.define(eraseJob, {
    timeoutSeconds: 3_600,
    handler: (_, { signal }) => eraseDeleted(services, signal),
  });
  services.jobs.schedule(eraseJob, '41 * * * *');
}
