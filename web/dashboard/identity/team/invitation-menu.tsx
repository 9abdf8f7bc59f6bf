import { Ellipsis, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type Invitation, invitationDays } from '#domain/identity/invitations.ts';
import type { Role } from '#domain/identity/roles.ts';
import { useCan } from '#web/lib/can.tsx';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { useTeamChanges } from './team-changes.ts';
import { grantable } from './team-row.ts';

/** What can be done with an invitation. */
export function InvitationMenu({ invitation, roles }: { invitation: Invitation; roles: readonly Role[] }) {
  const [asking, setAsking] = useState<'again' | 'withdraw'>();
  const { resend, withdraw } = useTeamChanges();
  const workspace = useWorkspace();
  const mayWrite = useCan('team:write');
  const { email } = invitation;
  if (!mayWrite || !grantable(workspace, roles).some(({ id }) => id === invitation.role)) return null;

  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Actions for ${email}`}>
            <Ellipsis />
          </Button>
        }
      >
        <MenuItem onSelect={() => setAsking('again')}>
          <Send /> Resend
        </MenuItem>
        <MenuSeparator />
        <MenuItem destructive onSelect={() => setAsking('withdraw')}>
          <Undo2 /> Withdraw
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking === 'again'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={`Resend the invitation to ${email}?`}
        action="Resend"
        destructive={false}
        onConfirm={() => resend.mutateAsync(invitation)}
      >
        The new link is valid for {invitationDays} days. The previous link will stop working.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'withdraw'}
        onOpenChange={(open) => !open && setAsking(undefined)}
        title={`Withdraw the invitation to ${email}?`}
        action="Withdraw"
        onConfirm={() => withdraw.mutateAsync(invitation)}
      >
        The link in the email will stop working immediately.
      </ConfirmDialog>
    </>
  );
}
