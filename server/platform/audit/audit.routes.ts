import { auditApi } from '#domain/platform/audit.ts';
import { implement } from '#server/platform/http/implement.ts';
import { checkChain, checkReceipt } from './chain.ts';
import { exportEntries } from './export-entries.ts';
import { listEntries } from './list-entries.ts';

export const auditRoutes = implement(auditApi, {
  list: ({ scope, query }) => listEntries(scope, query),
  receipt: ({ scope }) => checkChain(scope),
  checkReceipt: ({ scope, body }) => checkReceipt(scope, body.receipt),
  export: ({ scope, body }) => exportEntries(scope, body.format),
});
