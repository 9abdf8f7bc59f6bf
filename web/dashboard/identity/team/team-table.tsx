import type { Invitation } from '#domain/identity/invitations.ts';
import type { Role } from '#domain/identity/roles.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { InvitationMenu } from './invitation-menu.tsx';
import { MemberMenu } from './member-menu.tsx';
import { PresenceDot, type TeamPresence } from './presence-dot.tsx';
import { nameOf, personOf, statusOf, type TeamRow } from './team-row.ts';

const mails = {
  waiting: 'The email is on its way.',
  sent: null,
  delayed: 'The email hasn’t been sent yet. We’re retrying.',
  failed: 'The email couldn’t be sent. Check the email address.',
};

/** Why someone who was invited cannot come, if so. */
function problemOf({ status, canBeAccepted, mail }: Invitation): string | null {
  if (status !== 'invited') return null;
  return canBeAccepted ? mails[mail] : 'The sender has left or can no longer invite people. Resend the invitation.';
}

function Status({ row }: { row: TeamRow }) {
  const { invitation } = row;
  if (!invitation) return <Badge tone="success">Active</Badge>;
  const problem = problemOf(invitation);
  return (
    <>
      {invitation.status === 'expired' ? <Badge tone="warning">Expired</Badge> : <Badge tone="accent">Invited</Badge>}
      <span className={cn('mt-0.5 block text-muted text-sm', problem !== null && 'max-sm:hidden')}>
        {problem ??
          (invitation.status === 'invited' && (
            <>
              until <Moment iso={invitation.expiresAt} format="date" />
            </>
          ))}
      </span>
    </>
  );
}

function Person({ row, presence }: { row: TeamRow; presence: TeamPresence }) {
  const { email } = personOf(row);
  const name = nameOf(row);
  const problem = row.invitation && problemOf(row.invitation);
  return (
    <>
      <span className="flex items-center gap-2">
        <span
          dir="auto"
          className="truncate text-left font-medium max-sm:wrap-anywhere max-sm:whitespace-normal"
          title={name}
        >
          {name}
        </span>
        {row.member && <PresenceDot presence={presence.get(row.member.id)} />}
        {row.member?.you && <Badge>You</Badge>}
      </span>
      {name !== email && (
        <span className="block truncate text-muted text-sm" title={email}>
          {email}
        </span>
      )}
      <span className="mt-0.5 block text-muted text-sm sm:hidden">{personOf(row).roleName}</span>
      {problem && <span className="mt-0.5 block text-muted text-sm sm:hidden">{problem}</span>}
    </>
  );
}

/** The team with roles and states. */
export const teamColumns = (roles: readonly Role[], presence: TeamPresence): Column<TeamRow>[] => [
  {
    id: 'name',
    title: 'Name',
    sortBy: nameOf,
    className: 'w-full max-w-0 md:w-2/5',
    skeleton: 'h-4 w-48 max-w-full',
    cell: (row) => <Person row={row} presence={presence} />,
  },
  {
    id: 'role',
    title: 'Role',
    sortBy: (row) => personOf(row).roleName,
    className: 'max-sm:hidden',
    cellClassName: 'whitespace-nowrap',
    skeleton: 'h-4 w-20',
    cell: (row) => personOf(row).roleName,
  },
  {
    id: 'status',
    title: 'Status',
    sortBy: statusOf,
    cellClassName: 'sm:min-w-40',
    skeleton: 'h-5 w-14',
    cell: (row) => <Status row={row} />,
  },
  {
    id: 'active',
    title: 'Last active',
    sortBy: ({ member }) => member?.lastActiveAt ?? null,
    className: 'max-lg:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-20',
    cell: ({ member }) => (member?.lastActiveAt ? <Moment iso={member.lastActiveAt} /> : '–'),
  },
  {
    id: 'joined',
    title: 'Joined',
    sortBy: ({ member }) => member?.joinedAt ?? null,
    className: 'max-md:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-20',
    cell: ({ member }) => (member ? <Moment iso={member.joinedAt} format="date" /> : '–'),
  },
  {
    id: 'actions',
    title: 'Actions',
    actions: true,
    cell: ({ member, invitation }) =>
      member ? <MemberMenu member={member} roles={roles} /> : <InvitationMenu invitation={invitation} roles={roles} />,
  },
];
