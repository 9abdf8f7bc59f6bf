import { suppressionsApi } from '#domain/contacts/suppressions.ts';
import { addSuppression, listSuppressions, removeSuppression } from '#server/contacts/suppressions.ts';
import { implement } from '#server/platform/http/implement.ts';

export const suppressionsRoutes = implement(suppressionsApi, {
  list: ({ scope, query }) => listSuppressions(scope, query),
  add: ({ scope, body }) => addSuppression(scope, body),
  remove: ({ scope, params }) => removeSuppression(scope, params.suppressionId),
});
