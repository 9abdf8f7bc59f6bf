import { auditApi } from '#domain/audit.ts';
import { implement } from '#server/infra/http/implement.ts';
import { listEntries } from './list-entries.ts';

export const auditRoutes = implement(auditApi, {
  list: ({ scope, query }) => listEntries(scope, query),
});
