import {
  CirclePause,
  CirclePlay,
  Ellipsis,
  Fingerprint,
  LogIn,
  LogOut,
  Pencil,
  Scale,
  Trash2,
  Undo2,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import { AskDialog } from '#web/ui/ask-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmByTyping } from '#web/ui/confirm-by-typing.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { ChildLimitsDialog } from './child-limits-dialog.tsx';
import { PermissionsDialog } from './permissions-dialog.tsx';
import { useSubaccountChanges } from './subaccount-changes.ts';

type Asking = 'name' | 'limits' | 'permissions' | 'owner' | 'suspend' | 'release' | 'delete';

/** What an agency can do with a subaccount. */
export function SubaccountMenu({ one }: { one: Subaccount }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking>();
  const changes = useSubaccountChanges();
  const close = () => setAsking(undefined);
  const { name, status } = one;

  async function enter() {
    await changes.enter.mutateAsync(one);
    // Whatever page was open belongs to the workspace that was left.
    await navigate('/dashboard/getting-started');
  }

  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Actions for ${name}`}>
            <Ellipsis />
          </Button>
        }
      >
        {status === 'deleted' ? (
          <MenuItem onSelect={() => changes.restore.mutate(one)}>
            <Undo2 /> Restore
          </MenuItem>
        ) : (
          <>
            <MenuItem onSelect={() => void enter().catch(() => undefined)}>
              <LogIn /> Enter
            </MenuItem>
            <MenuSeparator />
            <MenuItem onSelect={() => setAsking('name')}>
              <Pencil /> Rename
            </MenuItem>
            {one.owner !== 'own' && (
              <MenuItem onSelect={() => setAsking('owner')}>
                <UserPlus /> Invite an owner
              </MenuItem>
            )}
            <MenuItem onSelect={() => setAsking('limits')}>
              <Scale /> Limits
            </MenuItem>
            <MenuItem onSelect={() => setAsking('permissions')}>
              <Fingerprint /> Permissions
            </MenuItem>
            <MenuSeparator />
            {status === 'suspended' ? (
              <MenuItem onSelect={() => changes.resume.mutate(one)}>
                <CirclePlay /> Resume
              </MenuItem>
            ) : (
              <MenuItem onSelect={() => setAsking('suspend')}>
                <CirclePause /> Suspend
              </MenuItem>
            )}
            {one.owner === 'own' && (
              <MenuItem onSelect={() => setAsking('release')}>
                <LogOut /> Release
              </MenuItem>
            )}
            <MenuItem destructive onSelect={() => setAsking('delete')}>
              <Trash2 /> Delete
            </MenuItem>
          </>
        )}
      </Menu>
      {asking === 'limits' && <ChildLimitsDialog one={one} onClose={close} />}
      {asking === 'permissions' && <PermissionsDialog one={one} onClose={close} />}
      {asking === 'owner' && (
        <AskDialog
          title={`Invite an owner for ${name}`}
          description="They’ll get an email with a link. Any earlier invitation will stop working."
          label="Email address"
          missing="Enter an email address."
          type="email"
          maxLength={255}
          field="email"
          placeholder="owner@example.com"
          action="Send invitation"
          onAnswer={(email) => changes.inviteOwner.mutateAsync({ one, email })}
          onClose={close}
        />
      )}
      {asking === 'name' && (
        <AskDialog
          title={`Rename ${name}`}
          description="Members see this name, and agents say it to callers."
          label="New name"
          missing="Enter a name."
          maxLength={80}
          action="Rename"
          onAnswer={(answer) => changes.rename.mutateAsync({ one, name: answer })}
          onClose={close}
        />
      )}
      {asking === 'suspend' && (
        <AskDialog
          title={`Suspend ${name}?`}
          description="Until you resume the subaccount, it won’t answer calls, and its access tokens won’t work. Live calls continue until they end."
          label="Message to members"
          missing="Enter a reason. Members will see it."
          maxLength={300}
          field="because"
          placeholder="The October invoice is unpaid."
          action="Suspend"
          destructive
          onAnswer={(reason) => changes.suspend.mutateAsync({ one, reason })}
          onClose={close}
        />
      )}
      {asking === 'release' && (
        <ConfirmByTyping
          title={`Release ${name}?`}
          description="The subaccount, with all of its content, will become an independent workspace that belongs to its owner. Your limits, permissions, and plan will no longer apply. You’ll keep the usage records."
          text={name}
          action="Release subaccount"
          onConfirm={() => changes.release.mutateAsync(one)}
          onClose={close}
        />
      )}
      {asking === 'delete' && (
        <ConfirmByTyping
          title={`Delete ${name}?`}
          description="Members and callers will lose access immediately. Live calls continue until they end. You can restore the subaccount for 30 days. After that, everything in it will be deleted."
          text={name}
          action="Delete subaccount"
          onConfirm={() => changes.remove.mutateAsync(one)}
          onClose={close}
        />
      )}
    </>
  );
}
