import { useMutation } from '@tanstack/react-query';
import type { Invitation } from '#domain/identity/invitations.ts';
import type { Member } from '#domain/identity/members.ts';
import type { RoleId } from '#domain/identity/roles.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';

/** What changes with people: the list, the counts of roles, and one's own role and the number of members in the menu. */
export const reloadTeam = () =>
  Promise.all((['members', 'invitations', 'roles', 'workspaces'] as const).map((noun) => invalidate(noun)));

/** The dialog that asks says what was refused. */
const asked = { onSettled: reloadTeam };
const shared = { ...asked, onError: toastError };

/** What can be done to members and invitations. Refusals are told by a toast, or by the dialog that asks for a role. */
export function useTeamChanges() {
  return {
    changeRole: useMutation({
      ...asked,
      mutationFn: ({ member, role }: { member: Member; role: RoleId }) =>
        api.members.changeRole({ params: { memberId: member.id }, body: { role } }),
      onSuccess: ({ email, roleName }) => toast.success(`${email} is ${roleName} now`),
    }),
    handOver: useMutation({
      ...asked,
      mutationFn: ({ member, role }: { member: Member; role: RoleId }) =>
        api.members.handOver({ params: { memberId: member.id }, body: { role } }),
      onSuccess: ({ email }) => toast.success(`${email} owns this workspace now`),
    }),
    remove: useMutation({
      ...shared,
      mutationFn: ({ id }: Member) => api.members.remove({ params: { memberId: id } }),
      onSuccess: (_, { email }) => toast.success(`${email} was removed`),
    }),
    resend: useMutation({
      ...shared,
      mutationFn: ({ id }: Invitation) => api.invitations.resend({ params: { invitationId: id } }),
      onSuccess: ({ email }) => toast.success(`${email} gets a new mail`),
    }),
    withdraw: useMutation({
      ...shared,
      mutationFn: ({ id }: Invitation) => api.invitations.withdraw({ params: { invitationId: id } }),
      onSuccess: (_, { email }) => toast.success(`The invitation of ${email} was withdrawn`),
    }),
  };
}
