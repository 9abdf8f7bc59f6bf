import { membersApi } from '#domain/identity/members.ts';
import { implement } from '#server/platform/http/implement.ts';
import { changeRole, handOver, leaveWorkspace, listMembers, removeMember } from './members.ts';

export const membersRoutes = implement(membersApi, {
  list: async ({ scope }) => ({ items: await listMembers(scope) }),
  changeRole: ({ scope, params, body }) => changeRole(scope, params.memberId, body.role),
  remove: ({ scope, params }) => removeMember(scope, params.memberId),
  transferOwnership: ({ scope, params, body }) => handOver(scope, params.memberId, body.role),
  leave: ({ services, account, params }) => leaveWorkspace(services, account, params.joinedWorkspaceId),
});
