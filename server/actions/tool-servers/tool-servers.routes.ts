import { toolServersApi } from '#domain/actions/tool-servers.ts';
import { implement } from '#server/platform/http/implement.ts';
import { allowTools, connectToolServer, listToolServers, refreshToolServer, removeToolServer } from './tool-servers.ts';

export const toolServersRoutes = implement(toolServersApi, {
  list: async ({ scope }) => ({ items: await listToolServers(scope) }),
  connect: ({ scope, body, exchange }) => connectToolServer(scope, body, exchange.repeat?.id),
  refresh: ({ scope, params }) => refreshToolServer(scope, params.toolServerId),
  allow: ({ scope, params, body }) => allowTools(scope, params.toolServerId, body.tools),
  remove: ({ scope, params }) => removeToolServer(scope, params.toolServerId),
});
