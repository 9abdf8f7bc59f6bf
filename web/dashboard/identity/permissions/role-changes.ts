import { useMutation } from '@tanstack/react-query';
import type { RoleRow } from '#domain/identity/permissions.ts';
import type { Role, RoleId } from '#domain/identity/roles.ts';
import { api } from '#web/lib/api.ts';
import { invalidate, query, queryClient } from '#web/lib/query.ts';
import { toastError } from '#web/lib/toast.ts';
import { useChange } from '#web/lib/use-change.ts';

/** One's own permissions may be among what changed. */
const reloads = ['roles', 'members', 'invitations', 'workspaces'] as const;
const reload = () => invalidate(...reloads);

/** Shows a level before the server has it; `reload` puts right what was refused. */
function showAtOnce(id: RoleId, levels: Partial<RoleRow>): void {
  queryClient.setQueryData<{ items: Role[] }>(
    query.roles.list().queryKey,
    (known) =>
      known && {
        items: known.items.map((role) => (role.id === id ? { ...role, levels: { ...role.levels, ...levels } } : role)),
      },
  );
}

/** Whether anyone or anything has the role. */
export const isInUse = ({ members, invitations, tokens }: Role) => members + invitations + tokens > 0;

/** What can be done to roles. Refusals are told by a toast, but for those that a dialog shows. */
export function useRoleChanges() {
  return {
    setLevels: useMutation({
      // One after the other: the last choice wins.
      scope: { id: 'roles' },
      mutationFn: ({ role, levels }: { role: Role; levels: Partial<RoleRow> }) =>
        api.roles.update({ params: { roleId: role.id }, body: { levels } }),
      onMutate: ({ role, levels }) => showAtOnce(role.id, levels),
      onError: toastError,
      onSettled: reload,
    }),
    create: useChange((body: { name: string; description: string; levels: RoleRow }) => api.roles.create({ body }), {
      reloads,
      says: ({ name }) => `${name} created. Set its access levels below.`,
      refusal: 'shown',
    }),
    rename: useChange(
      ({ id, ...body }: { id: RoleId; name: string; description: string }) =>
        api.roles.update({ params: { roleId: id }, body }),
      { reloads, says: ({ name }) => `${name} was saved`, refusal: 'shown' },
    ),
    remove: useChange(
      ({ role, successor }: { role: Role; successor?: RoleId }) =>
        api.roles.remove({ params: { roleId: role.id }, query: successor === undefined ? {} : { successor } }),
      {
        reloads,
        says: (_, { role }) => `${role.name} was deleted`,
        // The dialog that asks for a successor says it itself.
        refusal: (error, { role }) => void (isInUse(role) || toastError(error)),
      },
    ),
  };
}
