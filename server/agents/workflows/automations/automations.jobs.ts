import { z } from 'zod';
import { defineScheduled } from '#server/actions/run-scheduled.ts';
import { callEndedJob, contactAddedJob } from '#server/records/automation-events.ts';
import type { Services } from '#server/services.ts';
import { runForCall, runForContact } from './events.ts';
import { giveUpAutomation, runAutomation } from './run-automation.ts';
import { scheduledWorkflows } from './scheduled-workflows.ts';
import { automationJob } from './start-automation.ts';

const Run = z.object({ workspaceId: z.uuid(), automationId: z.uuid() });
const EndedCall = z.object({ workspaceId: z.uuid(), callId: z.uuid() });
const AddedContact = z.object({ workspaceId: z.uuid(), contactId: z.uuid() });

/** Workflows that run without a caller. */
export function defineAutomationJobs(services: Services): void {
  services.jobs.define(automationJob, {
    retryLimit: 8,
    async handler(data, { isLast }) {
      const { workspaceId, automationId } = Run.parse(data);
      const scope = { services, workspaceId, actor: null };
      try {
        await runAutomation(scope, automationId);
      } catch (error) {
        if (!isLast) throw error;
        services.log.error({ err: error, automationId }, 'an automation was given up');
        await giveUpAutomation(scope, automationId, (error as Error).message);
      }
    },
  });
  services.jobs.define(callEndedJob, {
    retryLimit: 8,
    handler(data) {
      const { workspaceId, callId } = EndedCall.parse(data);
      return runForCall({ services, workspaceId, actor: null }, callId);
    },
  });
  services.jobs.define(contactAddedJob, {
    retryLimit: 8,
    handler(data) {
      const { workspaceId, contactId } = AddedContact.parse(data);
      return runForContact({ services, workspaceId, actor: null }, contactId);
    },
  });
  defineScheduled(services, scheduledWorkflows);
}
