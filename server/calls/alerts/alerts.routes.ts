import { alertsApi } from '#domain/calls/alerts.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createRule, listRules, previewRule, removeRule, updateRule } from './alert-rules.ts';
import { acknowledgeAlert, listAlerts, resolveAlert } from './alerts.ts';

export const alertsRoutes = implement(alertsApi, {
  rules: ({ scope }) => listRules(scope),
  createRule: ({ scope, body }) => createRule(scope, body),
  updateRule: ({ scope, params, body }) => updateRule(scope, params.ruleId, body),
  removeRule: ({ scope, params }) => removeRule(scope, params.ruleId),
  preview: ({ scope, body }) => previewRule(scope, body),
  list: ({ scope, query }) => listAlerts(scope, query),
  acknowledge: ({ scope, params }) => acknowledgeAlert(scope, params.alertId),
  resolve: ({ scope, params }) => resolveAlert(scope, params.alertId),
});
