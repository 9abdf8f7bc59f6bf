import { z } from 'zod';
import { endpoints, Id } from '#domain/platform/http.ts';
import type { LessonId, StepId } from './getting-started.ts';

/** Minutes of calls that a workspace is given with its first agent; the setting TRIAL_MINUTES. */
export const welcomeMinutes = 60;

/** Why minutes were given; each reason counts once in a workspace. */
export type GrantReason = 'welcome' | `lesson:${LessonId}` | `step:${StepId}` | `operator:${string}`;

/** For the operator of the installation alone: to everyone else this endpoint is not there. */
export const trialApi = endpoints({
  grant: {
    method: 'POST',
    path: '/v1/operator/trial-minutes/:workspaceId',
    summary: 'Add call minutes to a workspace (operator)',
    can: 'settings:manage',
    audit: 'trial-minutes.granted',
    idempotent: 'long',
    params: z.object({ workspaceId: Id }),
    body: z.object({
      minutes: z
        .number('Enter the number of minutes.')
        .int('Enter a whole number.')
        .min(1, 'Add at least one minute.')
        .max(1_000_000),
    }),
    reply: z.object({
      workspaceId: Id,
      minutes: z.number().int().describe('Total minutes granted or earned to date.'),
    }),
    example: { body: { minutes: 500 } },
  },
});
