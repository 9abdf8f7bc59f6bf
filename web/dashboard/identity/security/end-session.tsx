import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { MemberSession } from '#domain/identity/security.ts';
import { api } from '#web/lib/api.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { deviceOf } from './device-of.ts';

type Asked = 'one' | 'all';

/** Signs the person of a session out, here or everywhere, after asking. Nothing where that is not allowed. */
export function EndSession({ session }: { session: MemberSession }) {
  const { id, userId, email, userAgent, canEnd } = session;
  const [asking, setAsking] = useState<Asked | null>(null);
  const end = useChange(
    (which: Asked) =>
      which === 'one'
        ? api.security.endSession({ params: { memberSessionId: id } })
        : api.security.endSessions({ params: { memberUserId: userId } }),
    {
      // A refusal may mean that the session has ended already: the list tells.
      reloads: 'security',
      says: (_, which) => `${email} was signed out ${which === 'one' ? 'on that device' : 'everywhere'}`,
    },
  );
  if (!canEnd) return null;

  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Sign out ${email} on ${deviceOf(userAgent)}`}>
            <LogOut />
          </Button>
        }
      >
        <MenuItem onSelect={() => setAsking('one')}>Sign out on this device</MenuItem>
        <MenuItem onSelect={() => setAsking('all')}>Sign out everywhere</MenuItem>
      </Menu>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={`Sign out ${email}?`}
        action="Sign out"
        onConfirm={() => (asking === null ? undefined : end.mutateAsync(asking))}
      >
        {asking === 'one'
          ? `This person’s session on ${deviceOf(userAgent)} will end in all of their workspaces.`
          : 'This person will be signed out on every device, in all of their workspaces.'}{' '}
        They’ll be notified by email and can sign in again.
      </ConfirmDialog>
    </>
  );
}
