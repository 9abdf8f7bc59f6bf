import { consentsApi } from '#domain/contacts/consents.ts';
import { addConsent, listConsents, withdrawConsent } from '#server/contacts/consents.ts';
import { implement } from '#server/platform/http/implement.ts';

export const consentsRoutes = implement(consentsApi, {
  list: ({ scope, params }) => listConsents(scope, params.contactId),
  add: ({ scope, params, body }) => addConsent(scope, params.contactId, body),
  withdraw: ({ scope, params, body }) => withdrawConsent(scope, params.contactId, body.purpose),
});
