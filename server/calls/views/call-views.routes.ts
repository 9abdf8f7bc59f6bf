import { callViewsApi } from '#domain/calls/call-views.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createView, listViews, removeView, updateView } from './call-views.ts';

export const callViewsRoutes = implement(callViewsApi, {
  list: ({ scope }) => listViews(scope),
  create: ({ scope, body }) => createView(scope, body),
  update: ({ scope, params, body }) => updateView(scope, params.viewId, body),
  remove: ({ scope, params }) => removeView(scope, params.viewId),
});
