import { agentFilesApi } from '#domain/agents/agent-files.ts';
import { agentsApi } from '#domain/agents/agents.ts';
import {
  createAgent,
  deleteAgent,
  getAgent,
  listAgents,
  listTemplates,
  setAgentStatus,
  updateAgent,
} from '#server/agents/agents.ts';
import { testChanged } from '#server/agents/releases/publish-gates.ts';
import { implement } from '#server/platform/http/implement.ts';
import { exportAgent, importAgent } from './carry-agent.ts';
import { exploreAgent } from './explore-flow.ts';

export const agentsRoutes = implement(
  agentsApi,
  {
    templates: () => ({ items: listTemplates() }),
    list: async ({ scope, query }) => ({ items: await listAgents(scope, query) }),
    create: ({ scope, body }) => createAgent(scope, body),
    get: ({ scope, params }) => getAgent(scope, params.agentId),
    update: ({ scope, params, body }) => updateAgent(scope, params.agentId, body),
    setStatus: ({ scope, params, body }) => setAgentStatus(scope, params.agentId, body),
    explore: ({ scope, params }) => exploreAgent(scope, params.agentId),
    remove: ({ scope, params }) => deleteAgent(scope, params.agentId),
  },
  {
    update: ({ scope, params, body: { override: _, externalId: _id, metadata: _own, ...members } }) =>
      testChanged(scope, params.agentId, members),
    setStatus: async ({ scope, params, body }) =>
      body.status === 'active' ? testChanged(scope, params.agentId, {}) : undefined,
  },
);

export const agentFilesRoutes = implement(agentFilesApi, {
  export: async ({ scope, params, query }) => ({
    type: 'application/yaml',
    body: Buffer.from(await exportAgent(scope, params.agentId, query.of)),
  }),
  import: ({ scope, body }) => importAgent(scope, body),
});
