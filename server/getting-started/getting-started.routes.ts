import { gettingStartedApi } from '#domain/getting-started.ts';
import { implement } from '#server/infra/http/implement.ts';
import { completeStep, getProgress, setLesson } from './getting-started.ts';

export const gettingStartedRoutes = implement(gettingStartedApi, {
  get: ({ scope }) => getProgress(scope),
  setLesson: ({ scope, params, body }) => setLesson(scope, params.lessonId, body.completed),
  checkDocumentation: ({ scope }) => completeStep(scope, 'documentation'),
});
