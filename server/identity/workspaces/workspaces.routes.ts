import type { FastifyPluginAsync } from 'fastify';
import { preferencesApi } from '#domain/identity/preferences.ts';
import { timeZoneHeader, workspacesApi } from '#domain/identity/workspaces.ts';
import { deleteWorkspace, listDeleted, restoreWorkspace } from '#server/identity/delete-workspace.ts';
import { accessCache } from '#server/identity/workspace-access.ts';
import { createWorkspace, listWorkspaces, workspaceStatus } from '#server/identity/workspaces.ts';
import { implement } from '#server/platform/http/implement.ts';
import type { Services } from '#server/services.ts';
import { getPreferences, updatePreferences } from './preferences.ts';

export const workspacesRoutes = implement(workspacesApi, {
  list: async ({ services, account, exchange }) => ({
    items: await listWorkspaces(services, account, exchange.site.brand, exchange.header(timeZoneHeader)),
  }),
  create: ({ services, account, body }) => createWorkspace(services, account, body),
  deleted: async ({ services, account }) => ({ items: await listDeleted(services, account) }),
  remove: ({ services, account, params, body }) =>
    deleteWorkspace(services, account, params.ownedWorkspaceId, body.name),
  restore: ({ services, account, params }) => restoreWorkspace(services, account, params.ownedWorkspaceId),
  status: ({ scope }) => workspaceStatus(scope),
});

export const preferencesRoutes = implement(preferencesApi, {
  get: ({ scope }) => getPreferences(scope),
  update: ({ scope, body }) => updatePreferences(scope, body),
});

/** Hears of roles, members and workspaces that other processes change, for as long as the server runs. */
export const accessChanges =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onClose', await accessCache(services).follow());
  };
