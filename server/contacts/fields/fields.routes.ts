import { contactFieldsApi } from '#domain/contacts/contact-fields.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createField, listFields, removeField, updateField } from './fields.ts';

export const contactFieldsRoutes = implement(contactFieldsApi, {
  list: ({ scope }) => listFields(scope),
  create: ({ scope, body }) => createField(scope, body),
  update: ({ scope, params, body }) => updateField(scope, params.fieldId, body),
  remove: ({ scope, params }) => removeField(scope, params.fieldId),
});
