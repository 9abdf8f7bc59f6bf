import { rolesApi } from '#domain/identity/roles.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createRole, listRoles, removeRole, updateRole } from './roles.ts';

export const rolesRoutes = implement(rolesApi, {
  list: ({ scope }) => listRoles(scope),
  create: ({ scope, body }) => createRole(scope, body),
  update: ({ scope, params, body }) => updateRole(scope, params.roleId, body),
  remove: ({ scope, params, query }) => removeRole(scope, params.roleId, query.successor),
});
