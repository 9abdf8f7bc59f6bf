import { gettingStartedApi } from '#domain/usage/getting-started.ts';
import { implement } from '#server/platform/http/implement.ts';
import { completeStep, seeProgress, setLesson } from '#server/usage/getting-started.ts';

export const gettingStartedRoutes = implement(gettingStartedApi, {
  get: ({ scope }) => seeProgress(scope),
  setLesson: ({ scope, params, body }) => setLesson(scope, params.lessonId, body.completed),
  checkDocumentation: ({ scope }) => completeStep(scope, 'documentation'),
});
