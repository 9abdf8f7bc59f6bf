import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { MemberSession } from '#domain/identity/security.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { deviceOf } from './device-of.ts';

type Asked = 'one' | 'all';

/** Signs the person of a session out, here or everywhere, after asking. Nothing where that is not allowed. */
export function EndSession({ session }: { session: MemberSession }) {
  const { id, userId, email, userAgent, mayEnd } = session;
  const [asking, setAsking] = useState<Asked | null>(null);
  const end = useMutation({
    mutationFn: (which: Asked) =>
      which === 'one'
        ? api.security.endSession({ params: { memberSessionId: id } })
        : api.security.endSessions({ params: { memberUserId: userId } }),
    onError: toastError,
    onSuccess: (_, which) =>
      toast.success(`${email} was signed out ${which === 'one' ? 'on this device' : 'everywhere'}`),
    // A refusal may mean that the session has ended already: the list tells.
    onSettled: () => invalidate('security'),
  });
  if (!mayEnd) return null;

  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Sign ${email} out, ${deviceOf(userAgent)}`}>
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
        title={`Sign ${email} out?`}
        action="Sign out"
        onConfirm={() => (asking === null ? undefined : end.mutateAsync(asking))}
      >
        {asking === 'one'
          ? `The session on ${deviceOf(userAgent)} ends, in all workspaces of this person.`
          : 'Every session of this person ends, in all of their workspaces.'}{' '}
        They are told by mail, and can sign in again.
      </ConfirmDialog>
    </>
  );
}
