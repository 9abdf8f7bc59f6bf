import { marginsApi } from '#domain/agency/margins.ts';
import { implement } from '#server/platform/http/implement.ts';
import { exportMargins, listMargins } from './margins.ts';

export const marginsRoutes = implement(marginsApi, {
  list: ({ scope, query }) => listMargins(scope, query.range),
  export: ({ scope, query }) => exportMargins(scope, query.range),
});
