import { legalHoldsApi } from '#domain/privacy/legal-holds.ts';
import { implement } from '#server/platform/http/implement.ts';
import { liftHold, listHolds, placeHold } from './legal-holds.ts';

export const legalHoldsRoutes = implement(legalHoldsApi, {
  list: ({ scope }) => listHolds(scope),
  create: ({ scope, body }) => placeHold(scope, body),
  remove: ({ scope, params }) => liftHold(scope, params.holdId),
});
