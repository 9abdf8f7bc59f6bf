import { workspacesApi } from '#domain/workspaces.ts';
import { implement } from '#server/infra/http/implement.ts';
import { createWorkspace, listWorkspaces, workspaceStatus } from './workspaces.ts';

export const workspacesRoutes = implement(workspacesApi, {
  list: async ({ services, account }) => ({ items: await listWorkspaces(services, account) }),
  create: ({ services, account, body }) => createWorkspace(services, account, body),
  status: ({ scope }) => workspaceStatus(scope),
});
