import { beginJob, fetchJob } from '#server/calls/note-recording.ts';
import { dropJob, dropNow } from '#server/records/drop-sound.ts';
import type { Services } from '#server/services.ts';
import { beginRecording } from './begin-recording.ts';
import { fetchRecording } from './fetch-recording.ts';
import { removeOld } from './remove-old.ts';

const removeOldJob = 'recordings.remove-old';

/** Work that recordings leave to the queue. */
export function defineRecordingJobs(services: Services): void {
  type Of = { workspaceId: string; callId: string };
  services.jobs.define(beginJob, {
    retryLimit: 2,
    concurrency: 20,
    handler: (data, context) => {
      const { workspaceId, callId } = data as Of;
      return beginRecording(services, workspaceId, callId, context);
    },
  });
  services.jobs.define(fetchJob, {
    // For more than an hour.
    retryLimit: 10,
    handler: (data, context) => {
      const { workspaceId, callId } = data as Of;
      return fetchRecording(services, workspaceId, callId, context);
    },
  });
  services.jobs.define(dropJob, {
    retryLimit: 10,
    handler: (data) => dropNow(services, data as Parameters<typeof dropNow>[1]),
  });
  services.jobs.define(removeOldJob, {
    // The next hour tries again.
    retryLimit: 0,
    handler: () => removeOld(services),
  });
  services.jobs.schedule(removeOldJob, '23 * * * *');
}
