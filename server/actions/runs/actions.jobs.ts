import { z } from 'zod';
import { findRun } from '#server/actions/action-runs.ts';
import { afterCallJob, runAfterCall } from '#server/actions/after-call.ts';
import { followUpJob } from '#server/actions/after-run.ts';
import { backgroundRunJob } from '#server/actions/background-run.ts';
import { runAction } from '#server/actions/run-action.ts';
import { defineScheduled } from '#server/actions/run-scheduled.ts';
import { scheduledActions } from '#server/actions/schedules/scheduled-actions.ts';
import type { Services } from '#server/services.ts';
import { callLater, callLaterJob } from './call-later.ts';
import { followUp } from './follow-up.ts';

const EndedCall = z.object({ workspaceId: z.uuid(), callId: z.uuid() });
const Data = z.object({ workspaceId: z.uuid(), runId: z.string() });

/** Work that actions leave to the queue. */
export function defineActionJobs(services: Services): void {
  services.jobs.define(backgroundRunJob, {
    retryLimit: 8,
    async handler(data, { isLast }) {
      const { workspaceId, runId } = Data.parse(data);
      const scope = { services, workspaceId, actor: null };
      const run = await findRun(scope, runId);
      if (run === null) return;
      const result = await runAction(scope, run, !isLast);
      if (result === null) throw new Error('Another attempt is running, or its outcome is unknown.');
    },
  });
  services.jobs.define(afterCallJob, {
    retryLimit: 8,
    handler(data) {
      const { workspaceId, callId } = EndedCall.parse(data);
      return runAfterCall({ services, workspaceId, actor: null }, callId);
    },
  });
  defineScheduled(services, scheduledActions);
  services.jobs.define(callLaterJob, { retryLimit: 8, handler: (data) => callLater(services, data) });
  services.jobs.define(followUpJob, {
    retryLimit: 8,
    handler(data) {
      const { workspaceId, runId } = Data.parse(data);
      return followUp({ services, workspaceId, actor: null }, runId);
    },
  });
}
