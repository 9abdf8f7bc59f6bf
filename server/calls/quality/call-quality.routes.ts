import { callQualityApi } from '#domain/calls/call-quality.ts';
import { implement } from '#server/platform/http/implement.ts';
import { getQuality, listWorst, markLooked } from './call-quality.ts';
import { getScorecard, setScorecard } from './scorecards.ts';

export const callQualityRoutes = implement(callQualityApi, {
  get: ({ scope, params }) => getQuality(scope, params.callId),
  toReview: ({ scope, query }) => listWorst(scope, query),
  review: ({ scope, params, body }) => markLooked(scope, params.callId, body.reviewed),
  scorecard: ({ scope }) => getScorecard(scope),
  setScorecard: ({ scope, body }) => setScorecard(scope, body),
});
