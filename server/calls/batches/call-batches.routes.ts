import { callBatchesApi } from '#domain/calls/call-batches.ts';
import { implement } from '#server/platform/http/implement.ts';
import { removeCalls, tagCalls } from './change-calls.ts';
import { countCalls } from './count-calls.ts';
import { exportCalls } from './export-calls.ts';

export const callBatchesRoutes = implement(callBatchesApi, {
  count: ({ scope, query }) => countCalls(scope, query),
  tag: ({ scope, body }) => tagCalls(scope, body),
  remove: ({ scope, body }) => removeCalls(scope, body),
  export: ({ scope, query }) => exportCalls(scope, query),
});
