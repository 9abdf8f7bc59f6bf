import { retentionApi } from '#domain/privacy/retention.ts';
import { implement } from '#server/platform/http/implement.ts';
import { getRetention, setAgentRetention, updateRetention } from './retention.ts';

export const retentionRoutes = implement(retentionApi, {
  get: ({ scope }) => getRetention(scope),
  update: ({ scope, body }) => updateRetention(scope, body),
  setAgent: ({ scope, params, body }) => setAgentRetention(scope, params.agentId, body),
});
