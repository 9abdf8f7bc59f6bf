import { contactImportsApi } from '#domain/contacts/contact-imports.ts';
import { implement } from '#server/platform/http/implement.ts';
import { changeImport, getImport, listImports, uploadImport } from './imports.ts';
import { refusedRows } from './refused-rows.ts';
import { startImport } from './run-import.ts';
import { readSource } from './sources/read-source.ts';
import { undoImport } from './undo-import.ts';

export const contactImportsRoutes = implement(contactImportsApi, {
  list: async ({ scope }) => ({ items: await listImports(scope) }),
  upload: ({ scope, file, body }) => uploadImport(scope, file, body),
  readSource: ({ scope, body }) => readSource(scope, body.source),
  get: ({ scope, params }) => getImport(scope, params.importId),
  update: ({ scope, params, body }) => changeImport(scope, params.importId, body),
  run: ({ scope, params }) => startImport(scope, params.importId),
  refused: ({ scope, params }) => refusedRows(scope, params.importId),
  undo: ({ scope, params }) => undoImport(scope, params.importId),
});
