import { useMutation } from '@tanstack/react-query';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import { api } from '#web/lib/api.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { invalidate } from '#web/lib/query.ts';
import { reloadSubaccounts } from '#web/lib/reload-subaccounts.ts';
import { toast, toastError } from '#web/lib/toast.ts';

const asked = { onSettled: reloadSubaccounts };
const shared = { ...asked, onError: toastError };
const paramsOf = ({ id }: Subaccount) => ({ params: { subaccountId: id } });

/** What can be done to a subaccount. Refusals are told by a toast, or by the dialog that asks. */
export function useSubaccountChanges() {
  return {
    enter: useMutation({
      ...shared,
      mutationFn: (one: Subaccount) => api.subaccounts.enter(paramsOf(one)),
      onSuccess: async ({ workspaceId }) => {
        await invalidate('workspaces');
        setCurrentWorkspaceId(workspaceId);
      },
    }),
    resume: useMutation({
      ...shared,
      mutationFn: (one: Subaccount) => api.subaccounts.resume(paramsOf(one)),
      onSuccess: ({ name }) => toast.success(`${name} works again`),
    }),
    restore: useMutation({
      ...shared,
      mutationFn: (one: Subaccount) => api.subaccounts.restore(paramsOf(one)),
      onSuccess: ({ name }) => toast.success(`${name} was taken back`),
    }),
    release: useMutation({
      ...asked,
      mutationFn: (one: Subaccount) => api.subaccounts.release(paramsOf(one)),
      onSuccess: ({ name }) => toast.success(`${name} is a workspace of its own now`),
    }),
    remove: useMutation({
      ...asked,
      mutationFn: (one: Subaccount) => api.subaccounts.remove({ ...paramsOf(one), body: { name: one.name } }),
      onSuccess: ({ name }) => toast.success(`${name} was deleted`),
    }),
    rename: useMutation({
      ...asked,
      mutationFn: ({ one, name }: { one: Subaccount; name: string }) =>
        api.subaccounts.rename({ ...paramsOf(one), body: { name } }),
      onSuccess: ({ name }) => toast.success(`It’s called ${name} now`),
    }),
    suspend: useMutation({
      ...asked,
      mutationFn: ({ one, because }: { one: Subaccount; because: string }) =>
        api.subaccounts.suspend({ ...paramsOf(one), body: { because } }),
      onSuccess: ({ name }) => toast.success(`${name} is suspended`),
    }),
    inviteOwner: useMutation({
      ...asked,
      mutationFn: ({ one, email, key }: { one: Subaccount; email: string; key: string }) =>
        api.subaccounts.inviteOwner({ ...paramsOf(one), body: { email } }, { headers: { 'idempotency-key': key } }),
      onSuccess: ({ invitedEmail }) => toast.success(`${invitedEmail} was invited`),
    }),
  };
}
