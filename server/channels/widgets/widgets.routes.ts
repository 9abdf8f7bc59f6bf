import { widgetsApi, widgetVisitsApi } from '#domain/channels/widgets.ts';
import { implement } from '#server/platform/http/implement.ts';
import { openPreview } from './preview-ticket.ts';
import { endVisitorChat, resumeChat, writeAsVisitor } from './visitor-chats.ts';
import { faceOf, startVisitorCall, startVisitorChat } from './visits.ts';
import { createWidget, listWidgets, removeWidget, renewKey, updateWidget } from './widgets.ts';

export const widgetsRoutes = implement(widgetsApi, {
  list: async ({ scope, params }) => ({ items: await listWidgets(scope, params.agentId) }),
  create: ({ scope, params, body }) => createWidget(scope, params.agentId, body),
  update: ({ scope, params, body }) => updateWidget(scope, params.widgetId, body),
  preview: ({ scope, params }) => openPreview(scope, params.widgetId),
  renewKey: ({ scope, params }) => renewKey(scope, params.widgetId),
  remove: ({ scope, params }) => removeWidget(scope, params.widgetId),
});

export const widgetVisitsRoutes = implement(widgetVisitsApi, {
  face: ({ services, params }) => faceOf(services, params.key),
  chat: ({ params, body, ...visitor }) => startVisitorChat(visitor, params.key, body),
  call: ({ params, body, ...visitor }) => startVisitorCall(visitor, params.key, body),
  resume: ({ params, body, ...visitor }) => resumeChat(visitor, params.callId, body),
  send: ({ params, body, ...visitor }) => writeAsVisitor(visitor, params.callId, body),
  end: ({ params, body, ...visitor }) => endVisitorChat(visitor, params.callId, body.token),
});
