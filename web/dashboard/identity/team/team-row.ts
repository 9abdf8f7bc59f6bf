import type { Invitation } from '#domain/identity/invitations.ts';
import type { Member } from '#domain/identity/members.ts';
import { mayGiveRole, type Role } from '#domain/identity/roles.ts';
import type { Workspace } from '#domain/identity/workspaces.ts';

/** Someone of the team: a member, or someone who was asked to be one. */
export type TeamRow = { member: Member; invitation?: undefined } | { member?: undefined; invitation: Invitation };

export const personOf = ({ member, invitation }: TeamRow) => member ?? invitation;
export const nameOf = ({ member, invitation }: TeamRow) => member?.name ?? (member ?? invitation).email;
export const statusOf = ({ invitation }: TeamRow) => invitation?.status ?? 'active';

/** Members first, then who was invited. */
export const teamRows = (members: Member[], invitations: Invitation[]): TeamRow[] => [
  ...members.map((member) => ({ member })),
  ...invitations.map((invitation) => ({ invitation })),
];

/**
 * The roles that one may give, as the server decides it. The owner of a subaccount gives all of them: each holds no more
 * there than the agency lets anyone do, and so no more than the owner.
 */
export const grantable = ({ role, permissions, agency }: Workspace, roles: readonly Role[]): Role[] =>
  roles.filter((one) => (role === 'owner' && agency !== null) || mayGiveRole({ role, row: permissions }, one));

export const roleOptions = (roles: readonly Role[]) =>
  roles.map(({ id, name, description }) => ({ value: id, label: name, ...(description !== '' && { description }) }));
