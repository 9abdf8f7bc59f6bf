import { actionsApi } from '#domain/actions/actions.ts';
import {
  createAction,
  deleteAction,
  getAction,
  listActions,
  setActionStatus,
  updateAction,
} from '#server/actions/actions.ts';
import { getRun, listRuns } from '#server/actions/runs/action-history.ts';
import { runAgain, startRun } from '#server/actions/runs/start-run.ts';
import { implement } from '#server/platform/http/implement.ts';
import { listTemplates } from './show-action.ts';

export const actionsRoutes = implement(actionsApi, {
  templates: async ({ scope }) => ({ items: await listTemplates(scope) }),
  list: async ({ scope }) => ({ items: await listActions(scope) }),
  create: ({ scope, body }) => createAction(scope, body),
  get: ({ scope, params }) => getAction(scope, params.actionId),
  update: ({ scope, params, body }) => updateAction(scope, params.actionId, body),
  setStatus: ({ scope, params, body }) => setActionStatus(scope, params.actionId, body.status),
  remove: ({ scope, params }) => deleteAction(scope, params.actionId),
  run: ({ scope, params, body, exchange }) => startRun(scope, params.actionId, body, exchange.repeat?.id),
  runs: ({ scope, params, query }) => listRuns(scope, params.actionId, query),
  getRun: ({ scope, params }) => getRun(scope, params.actionId, params.actionRunId),
  retryRun: ({ scope, params, exchange }) => runAgain(scope, params.actionId, params.actionRunId, exchange.repeat?.id),
});
