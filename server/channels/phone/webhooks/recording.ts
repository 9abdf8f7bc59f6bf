import { fetchSoon } from '#server/calls/note-recording.ts';
import type { WebhookRequest } from './asked.ts';

/** The carrier tells that a recording is there, or that there is none: either is asked for, no matter who tells of it. */
export const recording = ({ services, account }: WebhookRequest, callId: string): Promise<void> =>
  fetchSoon(services, account.workspaceId, callId);
