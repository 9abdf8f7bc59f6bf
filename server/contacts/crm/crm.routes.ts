import { crmApi } from '#domain/contacts/crm.ts';
import { implement } from '#server/platform/http/implement.ts';
import { connectCrm, disconnectCrm, getCrm, updateCrm } from './connect-crm.ts';

export const crmRoutes = implement(crmApi, {
  get: ({ scope }) => getCrm(scope),
  connectHubspot: ({ scope, body }) => connectCrm(scope, { kind: 'hubspot', ...body }),
  connectCustom: ({ scope, body }) => connectCrm(scope, { kind: 'own', ...body }),
  update: ({ scope, body }) => updateCrm(scope, body),
  disconnect: ({ scope }) => disconnectCrm(scope),
  callNotes: async ({ scope }) => ({ items: await scope.services.hooks.crmNotes(scope) }),
});
