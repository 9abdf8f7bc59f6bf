import { workflowFilesApi } from '#domain/agents/workflow-files.ts';
import { workflowsApi } from '#domain/agents/workflow-library.ts';
import { type Built, draftEvents, sayPresent } from '#server/agents/drafts/draft-events.ts';
import { findWorkflow } from '#server/agents/workflow-rows.ts';
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
} from '#server/agents/workflows.ts';
import { implement } from '#server/platform/http/implement.ts';
import type { Scope } from '#server/scope.ts';
import { exportWorkflow, importWorkflow } from './carry-workflow.ts';

const builtBy = ({ workspaceId }: Scope, workflowId: string): Built => ({
  id: workflowId,
  revision: async (tx) => (await findWorkflow(tx, workspaceId, workflowId)).revision,
});

export const workflowsRoutes = implement(
  workflowsApi,
  {
    templates: async ({ scope }) => ({ items: await listTemplates(scope) }),
    list: async ({ scope }) => ({ items: await listWorkflows(scope) }),
    create: ({ scope, body }) => createWorkflow(scope, body),
    get: ({ scope, params }) => getWorkflow(scope, params.workflowId),
    save: ({ scope, params, body }) => saveFlow(scope, params.workflowId, body),
    events: async ({ scope, params, query }) => ({
      type: 'text/event-stream',
      body: await draftEvents(scope, builtBy(scope, params.workflowId), 'workflows:read', query.seconds),
    }),
    present: ({ scope, params, body }) => sayPresent(scope, builtBy(scope, params.workflowId), body.nodeId),
    rename: ({ scope, params, body }) => renameWorkflow(scope, params.workflowId, body.name),
    publish: ({ scope, params, body }) => publishWorkflow(scope, params.workflowId, body),
    pinned: ({ scope, params }) => pinnedWorkflow(scope, params.workflowId),
    setStatus: ({ scope, params, body }) => setWorkflowStatus(scope, params.workflowId, body.status),
    remove: ({ scope, params }) => deleteWorkflow(scope, params.workflowId),
  },
  { publish: ({ scope, params }) => testWorkflow(scope, params.workflowId) },
);

export const workflowFilesRoutes = implement(workflowFilesApi, {
  export: async ({ scope, params }) => ({
    type: 'application/yaml',
    body: Buffer.from(await exportWorkflow(scope, params.workflowId)),
  }),
  import: ({ scope, body }) => importWorkflow(scope, body),
});
