import { z } from 'zod';
import { callNoteJob } from '#server/contacts/leave-call-note.ts';
import type { Services } from '#server/services.ts';
import { noteCall } from './call-notes.ts';

const Data = z.object({ workspaceId: z.uuid(), callId: z.uuid() });

/** What is brought to the CRM by itself. */
export function defineCrmNoteJobs(services: Services): void {
  services.jobs.define(callNoteJob, {
    retryLimit: 8,
    handler(data) {
      const { workspaceId, callId } = Data.parse(data);
      return noteCall({ services, workspaceId, actor: null }, callId);
    },
  });
}
