import { Crown, Ellipsis, LogOut, UserCog, UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '#domain/identity/members.ts';
import type { Role } from '#domain/identity/roles.ts';
import { useCan } from '#web/lib/can.tsx';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { useLeaveWorkspace } from './leave-workspace.ts';
import { RoleDialog } from './role-dialog.tsx';
import { useTeamChanges } from './team-changes.ts';
import { grantable } from './team-row.ts';

const tokensOf = (n: number) => (n === 1 ? 'The access token they created' : `The ${n} access tokens they created`);

/** What removing someone ends. */
function WhatEnds({ member: { tokens } }: { member: Member }) {
  return (
    <>
      They’ll lose access to this workspace immediately, on every device. Live calls continue until they end. Anything
      they created is kept. {tokens > 0 && ` ${tokensOf(tokens)} will stop working.`}
    </>
  );
}

/** What can be done with a member. Nothing to those who have more than oneself. */
export function MemberMenu({ member, roles }: { member: Member; roles: readonly Role[] }) {
  const workspace = useWorkspace();
  const [asking, setAsking] = useState<'role' | 'hand over' | 'remove' | 'leave'>();
  const { changeRole, handOver, remove } = useTeamChanges();
  const leave = useLeaveWorkspace();
  const choices = grantable(workspace, roles);
  const touchable = choices.some(({ id }) => id === member.role);
  const canWrite = useCan('team:write') && touchable;
  const mayRemove = useCan('team:manage') && touchable && !member.you;
  const mayHandOver = workspace.role === 'owner' && !member.you;
  const close = () => setAsking(undefined);
  const whileOpen = (open: boolean) => !open && close();
  if (!canWrite && !mayRemove && !mayHandOver && !member.you) return null;

  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Actions for ${member.email}`}>
            <Ellipsis />
          </Button>
        }
      >
        {canWrite && (
          <MenuItem onSelect={() => setAsking('role')}>
            <UserCog /> Change role
          </MenuItem>
        )}
        {mayHandOver && (
          <MenuItem onSelect={() => setAsking('hand over')}>
            <Crown /> Transfer workspace
          </MenuItem>
        )}
        {canWrite && (mayRemove || member.you) && <MenuSeparator />}
        {mayRemove && (
          <MenuItem destructive onSelect={() => setAsking('remove')}>
            <UserMinus /> Remove
          </MenuItem>
        )}
        {member.you && (
          <MenuItem destructive onSelect={() => setAsking('leave')}>
            <LogOut /> Leave workspace
          </MenuItem>
        )}
      </Menu>
      {asking === 'role' && (
        <RoleDialog
          title="Change role"
          description={`${member.email}’s permissions change immediately.`}
          label="Role"
          roles={choices}
          first={member.role}
          action="Change role"
          onChoose={(role) => changeRole.mutateAsync({ member, role })}
          onClose={close}
        />
      )}
      {asking === 'hand over' && (
        <RoleDialog
          title={`Transfer ${workspace.name}?`}
          description={`${member.email} will own the workspace and can do everything, including delete it. You can’t undo this yourself.`}
          label="Your new role"
          roles={choices.filter(({ id }) => id !== 'owner')}
          first="admin"
          action="Transfer ownership"
          destructive
          onChoose={(role) => handOver.mutateAsync({ member, role })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking === 'remove'}
        onOpenChange={whileOpen}
        title={`Remove ${member.email}?`}
        action="Remove member"
        onConfirm={() => remove.mutateAsync(member)}
      >
        <WhatEnds member={member} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'leave'}
        onOpenChange={whileOpen}
        title={`Leave ${workspace.name}?`}
        action="Leave workspace"
        onConfirm={() => leave.mutateAsync()}
      >
        You won’t be able to open this workspace again unless someone invites you. Anything you created is kept.{' '}
        {member.tokens > 0 && 'Access tokens you created will stop working.'}
      </ConfirmDialog>
    </>
  );
}
