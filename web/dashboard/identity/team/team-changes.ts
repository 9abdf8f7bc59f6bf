import type { Invitation } from '#domain/identity/invitations.ts';
import type { Member } from '#domain/identity/members.ts';
import type { RoleId } from '#domain/identity/roles.ts';
import { api } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';

/** What changes with people: the list, the counts of roles, and one's own role and the number of members in the menu. */
export const teamNouns = ['members', 'invitations', 'roles', 'workspaces'] as const;

const shared = { reloads: teamNouns };
/** The dialog that asks says what was refused. */
const asked = { ...shared, refusal: 'shown' } as const;

/** What can be done to members and invitations. Refusals are told by a toast, or by the dialog that asks for a role. */
export function useTeamChanges() {
  return {
    changeRole: useChange(
      ({ member, role }: { member: Member; role: RoleId }) =>
        api.members.changeRole({ params: { memberId: member.id }, body: { role } }),
      { ...asked, says: ({ email, roleName }) => `${email} is now ${roleName}` },
    ),
    handOver: useChange(
      ({ member, role }: { member: Member; role: RoleId }) =>
        api.members.transferOwnership({ params: { memberId: member.id }, body: { role } }),
      { ...asked, says: ({ email }) => `${email} now owns this workspace` },
    ),
    remove: useChange(({ id }: Member) => api.members.remove({ params: { memberId: id } }), {
      ...shared,
      says: (_, { email }) => `${email} removed`,
    }),
    resend: useChange(({ id }: Invitation) => api.invitations.resend({ params: { invitationId: id } }), {
      ...shared,
      says: ({ email }) => `${email} was sent a new invitation`,
    }),
    withdraw: useChange(({ id }: Invitation) => api.invitations.withdraw({ params: { invitationId: id } }), {
      ...shared,
      says: (_, { email }) => `Invitation to ${email} withdrawn`,
    }),
  };
}
