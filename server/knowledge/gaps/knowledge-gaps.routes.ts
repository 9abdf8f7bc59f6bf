import { knowledgeGapsApi } from '#domain/knowledge/knowledge-gaps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { answerGap, closeGap, getGap, listGaps } from './gaps.ts';

export const knowledgeGapsRoutes = implement(knowledgeGapsApi, {
  list: ({ scope, query }) => listGaps(scope, query),
  get: ({ scope, params }) => getGap(scope, params.gapId),
  answer: ({ scope, params, body }) => answerGap(scope, params.gapId, body),
  close: ({ scope, params, body }) => closeGap(scope, params.gapId, body.resolution),
});
