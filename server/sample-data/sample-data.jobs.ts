import { z } from 'zod';
import { Id } from '#domain/platform/http.ts';
import type { Services } from '#server/services.ts';
import { fillSampleWorkspace } from './fill-sample-workspace.ts';
import { fillJob } from './open-sample-workspace.ts';

const FillData = z.object({ workspaceId: Id });

/** Work that sample data leaves to the queue. */
export function defineSampleDataJobs(services: Services): void {
  services.jobs.define(fillJob, {
    concurrency: 1,
    timeoutSeconds: 600,
    handler: (data, { signal }) => fillSampleWorkspace(services, FillData.parse(data).workspaceId, signal),
  });
}
