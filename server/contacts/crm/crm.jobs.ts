import { z } from 'zod';
import { noteCall } from '#server/calls/crm-notes/call-notes.ts';
import type { Services } from '#server/services.ts';
import { callNoteJob } from './leave-call-note.ts';

const Data = z.object({ workspaceId: z.uuid(), callId: z.uuid() });

/** What is brought to the CRM by itself. */
export function defineCrmJobs(services: Services): void {
  services.jobs.define(callNoteJob, {
    retryLimit: 8,
    handler(data) {
      const { workspaceId, callId } = Data.parse(data);
      return noteCall({ services, workspaceId, actor: null }, callId);
    },
  });
}
