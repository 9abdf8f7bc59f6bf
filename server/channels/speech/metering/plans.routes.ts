import { speechPlansApi } from '#domain/channels/speech-plans.ts';
import { implement } from '#server/platform/http/implement.ts';
import { listSpeechPlans, removeSpeechPlan, setSpeechPlan } from './plans.ts';

export const speechPlansRoutes = implement(speechPlansApi, {
  list: async ({ scope }) => ({ items: await listSpeechPlans(scope) }),
  set: ({ scope, params, body }) => setSpeechPlan(scope, params.workspaceId, body),
  remove: ({ scope, params }) => removeSpeechPlan(scope, params.workspaceId),
});
