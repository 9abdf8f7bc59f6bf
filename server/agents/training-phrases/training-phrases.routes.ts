import { trainingPhrasesApi } from '#domain/agents/training-phrases.ts';
import { implement } from '#server/platform/http/implement.ts';
import { addTrainingPhrase } from './training-phrases.ts';

export const trainingPhrasesRoutes = implement(trainingPhrasesApi, {
  add: ({ scope, params, body }) => addTrainingPhrase(scope, params.agentId, body),
});
