import { automationsApi } from '#domain/actions/automations.ts';
import { implement } from '#server/platform/http/implement.ts';
import { getAutomation, listAutomations, runNow } from './automations.ts';
import { addTrigger, changeTrigger, listTriggers, removeTrigger } from './triggers.ts';

export const automationsRoutes = implement(automationsApi, {
  triggers: async ({ scope, params }) => ({ items: await listTriggers(scope, params.workflowId) }),
  addTrigger: ({ scope, params, body }) => addTrigger(scope, params.workflowId, body.settings),
  changeTrigger: ({ scope, params, body }) => changeTrigger(scope, params.workflowId, params.triggerId, body),
  removeTrigger: ({ scope, params }) => removeTrigger(scope, params.workflowId, params.triggerId),
  run: ({ scope, params, body }) => runNow(scope, params.workflowId, body.values),
  list: ({ scope, params, query }) => listAutomations(scope, params.workflowId, query),
  get: ({ scope, params }) => getAutomation(scope, params.workflowId, params.automationId),
});
