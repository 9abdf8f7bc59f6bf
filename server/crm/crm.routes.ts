import { crmApi } from '#domain/crm.ts';
import { implement } from '#server/infra/http/implement.ts';
import { listCallNotes } from './call-notes.ts';
import { connectCrm, disconnectCrm, getCrm, updateCrm } from './connect-crm.ts';

export const crmRoutes = implement(crmApi, {
  get: ({ scope }) => getCrm(scope),
  connectHubspot: ({ scope, body }) => connectCrm(scope, { kind: 'hubspot', ...body }),
  connectOwn: ({ scope, body }) => connectCrm(scope, { kind: 'own', ...body }),
  update: ({ scope, body }) => updateCrm(scope, body),
  disconnect: ({ scope }) => disconnectCrm(scope),
  callNotes: async ({ scope }) => ({ items: await listCallNotes(scope) }),
});
