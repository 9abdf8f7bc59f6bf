import { supportAccessApi } from '#domain/identity/support-access.ts';
import { implement } from '#server/platform/http/implement.ts';
import { allowSupport, endSupport, getSupport } from './support-access.ts';

export const supportAccessRoutes = implement(supportAccessApi, {
  get: ({ scope }) => getSupport(scope),
  allow: ({ scope, body }) => allowSupport(scope, body),
  end: ({ scope }) => endSupport(scope),
});
