import { erasuresApi } from '#domain/privacy/erasures.ts';
import { implement } from '#server/platform/http/implement.ts';
import { eraseSomeone, getErasure, listErasures, previewErasure } from './erasures.ts';
import { exportPerson } from './export-person.ts';

export const erasuresRoutes = implement(erasuresApi, {
  list: ({ scope, query }) => listErasures(scope, query),
  get: ({ scope, params }) => getErasure(scope, params.erasureId),
  preview: ({ scope, body }) => previewErasure(scope, body),
  create: ({ scope, body }) => eraseSomeone(scope, body),
  export: ({ scope, body }) => exportPerson(scope, body),
});
