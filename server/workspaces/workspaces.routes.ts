import { workspacesApi } from '#domain/workspaces.ts';
import { implement } from '#server/infra/http/implement.ts';
import { deleteWorkspace, listDeleted, restoreWorkspace } from './delete-workspace.ts';
import { createWorkspace, listWorkspaces, workspaceStatus } from './workspaces.ts';

export const workspacesRoutes = implement(workspacesApi, {
  list: async ({ services, account }) => ({ items: await listWorkspaces(services, account) }),
  create: ({ services, account, body }) => createWorkspace(services, account, body),
  deleted: async ({ services, account }) => ({ items: await listDeleted(services, account) }),
  remove: ({ services, account, params, body }) =>
    deleteWorkspace(services, account, params.ownedWorkspaceId, body.name),
  restore: ({ services, account, params }) => restoreWorkspace(services, account, params.ownedWorkspaceId),
  status: ({ scope }) => workspaceStatus(scope),
});
