import { workflowsApi } from '#domain/workflow-library.ts';
import { implement } from '#server/infra/http/implement.ts';
import {
  createWorkflow,
  deleteWorkflow,
  getWorkflow,
  listTemplates,
  listWorkflows,
  pinnedWorkflow,
  publishWorkflow,
  renameWorkflow,
  saveFlow,
  setWorkflowStatus,
  testWorkflow,
} from './workflows.ts';

export const workflowsRoutes = implement(
  workflowsApi,
  {
    templates: () => ({ items: listTemplates() }),
    list: async ({ scope }) => ({ items: await listWorkflows(scope) }),
    create: ({ scope, body }) => createWorkflow(scope, body),
    get: ({ scope, params }) => getWorkflow(scope, params.workflowId),
    save: ({ scope, params, body }) => saveFlow(scope, params.workflowId, body),
    rename: ({ scope, params, body }) => renameWorkflow(scope, params.workflowId, body.name),
    publish: ({ scope, params, body }) => publishWorkflow(scope, params.workflowId, body),
    pinned: ({ scope, params }) => pinnedWorkflow(scope, params.workflowId),
    setStatus: ({ scope, params, body }) => setWorkflowStatus(scope, params.workflowId, body.status),
    remove: ({ scope, params }) => deleteWorkflow(scope, params.workflowId),
  },
  { publish: ({ scope, params }) => testWorkflow(scope, params.workflowId) },
);
