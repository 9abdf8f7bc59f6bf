import { teachingsApi } from '#domain/agents/teachings.ts';
import { implement } from '#server/platform/http/implement.ts';
import { addTeaching } from './teachings.ts';

export const teachingsRoutes = implement(teachingsApi, {
  add: ({ scope, params, body }) => addTeaching(scope, params.agentId, body),
});
