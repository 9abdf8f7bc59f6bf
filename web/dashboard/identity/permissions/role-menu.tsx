import { Ellipsis, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { areas, type BuiltInRole, roleMatrix } from '#domain/identity/permissions.ts';
import type { Role } from '#domain/identity/roles.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { RoleDialog } from '../team/role-dialog.tsx';
import { isInUse, useRoleChanges } from './role-changes.ts';
import { RoleFormDialog } from './role-form-dialog.tsx';

/** Whether a built-in role's levels are no longer those of the specification. */
const isChanged = ({ builtIn, id, levels }: Role) => {
  if (!builtIn) return false;
  const usual = roleMatrix[id as BuiltInRole];
  return usual.calls !== levels.calls || areas.some((area) => usual[area] !== levels[area]);
};

const holdersOf = ({ members, invitations, tokens }: Role) =>
  [
    members > 0 && (members === 1 ? '1 member' : `${members} members`),
    invitations > 0 && (invitations === 1 ? '1 invitation' : `${invitations} invitations`),
    tokens > 0 && (tokens === 1 ? '1 access token' : `${tokens} access tokens`),
  ]
    .filter(Boolean)
    .join(' and ');

/**
 * What can be done with a role that one may change.
 * @param grantable roles that can take a deleted one's place
 */
export function RoleMenu({ role, grantable }: { role: Role; grantable: readonly Role[] }) {
  const [asking, setAsking] = useState<'edit' | 'reset' | 'delete'>();
  const { rename, remove, setLevels } = useRoleChanges();
  const close = () => setAsking(undefined);
  const isHeld = isInUse(role);
  if (role.builtIn && !isChanged(role)) return null;

  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`Actions for ${role.name}`}>
            <Ellipsis />
          </Button>
        }
      >
        {role.builtIn ? (
          <MenuItem onSelect={() => setAsking('reset')}>
            <RotateCcw /> Reset
          </MenuItem>
        ) : (
          <>
            <MenuItem onSelect={() => setAsking('edit')}>
              <Pencil /> Edit name and description
            </MenuItem>
            <MenuItem destructive onSelect={() => setAsking('delete')}>
              <Trash2 /> Delete
            </MenuItem>
          </>
        )}
      </Menu>
      {asking === 'edit' && (
        <RoleFormDialog
          role={role}
          models={[]}
          onSave={({ name, description }) => rename.mutateAsync({ id: role.id, name, description })}
          onClose={close}
        />
      )}
      {role.builtIn && (
        <ConfirmDialog
          open={asking === 'reset'}
          onOpenChange={(open) => !open && close()}
          title={`Reset ${role.name}?`}
          action="Reset"
          destructive={false}
          onConfirm={() => setLevels.mutateAsync({ role, levels: roleMatrix[role.id as BuiltInRole] })}
        >
          Immediately resets this role’s access levels to the defaults for everyone who has it.
        </ConfirmDialog>
      )}
      {asking === 'delete' && isHeld && (
        <RoleDialog
          title={`Delete ${role.name}?`}
          description={`Used by ${holdersOf(role)}. Choose a role to replace it.`}
          label="Replacement role"
          roles={grantable.filter(({ id }) => id !== role.id && id !== 'owner')}
          first={undefined}
          action="Delete role"
          destructive
          onChoose={(successor) => remove.mutateAsync({ role, successor })}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking === 'delete' && !isHeld}
        onOpenChange={(open) => !open && close()}
        title={`Delete ${role.name}?`}
        action="Delete role"
        onConfirm={() => remove.mutateAsync({ role })}
      >
        No one has this role. This can’t be undone.
      </ConfirmDialog>
    </>
  );
}
