import { callingRulesApi } from '#domain/contacts/calling-rules.ts';
import { listRules, resetRule, setRule } from '#server/contacts/calling-rules.ts';
import { implement } from '#server/platform/http/implement.ts';

export const callingRulesRoutes = implement(callingRulesApi, {
  list: ({ scope }) => listRules(scope),
  set: ({ scope, params, body }) => setRule(scope, params.country, body),
  reset: ({ scope, params }) => resetRule(scope, params.country),
});
