import { replaysApi } from '#domain/calls/replays.ts';
import { implement } from '#server/platform/http/implement.ts';
import { replayOnAgent } from './replays.ts';

export const replaysRoutes = implement(replaysApi, {
  run: ({ scope, params, body }) => replayOnAgent(scope, params.agentId, body),
});
