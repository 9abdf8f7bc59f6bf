import { unrecognizedApi } from '#domain/agents/unrecognized.ts';
import { implement } from '#server/platform/http/implement.ts';
import { closeUnrecognized, listUnrecognized } from './unrecognized.ts';

export const unrecognizedRoutes = implement(unrecognizedApi, {
  list: ({ scope, query }) => listUnrecognized(scope, query),
  close: ({ scope, params, body }) => closeUnrecognized(scope, params.unrecognizedId, body.resolution),
});
