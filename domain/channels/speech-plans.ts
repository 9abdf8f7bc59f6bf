import { z } from 'zod';
import { endpoints, Id, Moment } from '#domain/platform/http.ts';

/** The plan of a workspace that has no other. Its characters a month are a setting of the installation. */
export const freePlan = 'Free';

/** Requests per minute of one key at each endpoint that speaks. */
export const endpointPerMinute = 300;
/** Requests per minute of one key for speech, at all of them together. */
export const keyPerMinute = 600;

const plan = {
  /** As usage shows it. */
  name: z.string().trim().min(1, 'Give the plan a name.').max(40),
  /** Characters a month; null: no limit. */
  characters: z
    .number('Characters per month, or null for no limit.')
    .int('Enter a whole number.')
    .min(0, 'Enter 0 or more.')
    .max(1_000_000_000_000, 'Use null for no limit.')
    .nullable(),
};

/** What a workspace may have spoken in a month. */
export const SpeechPlan = z.object({ workspaceId: Id, ...plan, since: Moment });
export type SpeechPlan = z.infer<typeof SpeechPlan>;

const PlanParams = z.object({ workspaceId: Id });

/** For the operator of the installation alone: to everyone else these endpoints are not there. */
export const speechPlansApi = endpoints({
  list: {
    method: 'GET',
    path: '/v1/operator/speech-plans',
    summary: 'List the workspaces that aren’t on the free speech tier (operator)',
    can: 'settings:manage',
    reply: z.object({ items: z.array(SpeechPlan) }),
    errors: ['not_found'],
  },
  set: {
    method: 'PUT',
    path: '/v1/operator/speech-plans/:workspaceId',
    summary: 'Set a workspace’s monthly character limit (operator)',
    can: 'settings:manage',
    audit: 'speech-plan.set',
    params: PlanParams,
    body: z.object(plan),
    reply: SpeechPlan,
    example: { body: { name: 'Pro', characters: 250_000 } },
  },
  remove: {
    method: 'DELETE',
    path: '/v1/operator/speech-plans/:workspaceId',
    summary: 'Move a workspace back to the free speech tier (operator)',
    can: 'settings:manage',
    audit: 'speech-plan.removed',
    params: PlanParams,
  },
});
