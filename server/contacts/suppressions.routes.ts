import { suppressionsApi } from '#domain/contacts/suppressions.ts';
import { implement } from '#server/platform/http/implement.ts';
import { addSuppression, listSuppressions, removeSuppression } from './suppressions.ts';

export const suppressionsRoutes = implement(suppressionsApi, {
  list: ({ scope, query }) => listSuppressions(scope, query),
  add: ({ scope, body }) => addSuppression(scope, body),
  remove: ({ scope, params }) => removeSuppression(scope, params.suppressionId),
});
