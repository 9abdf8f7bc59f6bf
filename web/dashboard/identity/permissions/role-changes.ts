import { useMutation } from '@tanstack/react-query';
import type { RoleRow } from '#domain/identity/permissions.ts';
import type { Role, RoleId } from '#domain/identity/roles.ts';
import { api } from '#web/lib/api.ts';
import { invalidate, query, queryClient } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';

/** One's own permissions may be among what changed. */
const reload = () =>
  Promise.all((['roles', 'members', 'invitations', 'workspaces'] as const).map((noun) => invalidate(noun)));

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

/** Whether anybody or anything has the role. */
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
    create: useMutation({
      mutationFn: (body: { name: string; description: string; levels: RoleRow }) => api.roles.create({ body }),
      onSuccess: ({ name }) => {
        toast.success(`${name} was made. Set its levels below.`);
        return reload();
      },
    }),
    rename: useMutation({
      mutationFn: ({ id, ...body }: { id: RoleId; name: string; description: string }) =>
        api.roles.update({ params: { roleId: id }, body }),
      onSuccess: ({ name }) => {
        toast.success(`${name} was saved`);
        return reload();
      },
    }),
    remove: useMutation({
      mutationFn: ({ role, successor }: { role: Role; successor?: RoleId }) =>
        api.roles.remove({ params: { roleId: role.id }, query: successor === undefined ? {} : { successor } }),
      // The dialog that asks for a successor says it itself.
      onError: (error, { role }) => void (isInUse(role) || toastError(error)),
      onSuccess: (_, { role }) => toast.success(`${role.name} was deleted`),
      onSettled: reload,
    }),
  };
}
