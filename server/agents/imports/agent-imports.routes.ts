import { agentImportsApi } from '#domain/agents/agent-imports.ts';
import { implement } from '#server/platform/http/implement.ts';
import { getImport, importForeign } from './agent-imports.ts';

export const agentImportsRoutes = implement(agentImportsApi, {
  create: ({ scope, body }) => importForeign(scope, body),
  get: async ({ scope, params }) => ({ import: await getImport(scope, params.agentId) }),
});
