import { understandApi } from '#domain/agents/understand.ts';
import { implement } from '#server/platform/http/implement.ts';
import { understand } from '#voice/understanding/understand.ts';

export const understandRoutes = implement(understandApi, {
  understand: ({ scope, body }) =>
    understand({ ...body, at: body.at ?? new Date(scope.services.clock.now()).toISOString() }),
});
