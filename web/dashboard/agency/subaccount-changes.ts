import type { Subaccount } from '#domain/agency/subaccounts.ts';
import { api } from '#web/lib/api.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { invalidate } from '#web/lib/query.ts';
import { subaccountNouns } from '#web/lib/subaccount-nouns.ts';
import { useChange } from '#web/lib/use-change.ts';

const asked = { reloads: subaccountNouns, refusal: 'shown' } as const;
const paramsOf = ({ id }: Subaccount) => ({ params: { subaccountId: id } });

/** What can be done to a subaccount. Refusals are told by a toast, or by the dialog that asks. */
export function useSubaccountChanges() {
  return {
    enter: useChange((one: Subaccount) => api.subaccounts.enter(paramsOf(one)), {
      reloads: subaccountNouns,
      next: async ({ workspaceId }) => {
        await invalidate('workspaces');
        setCurrentWorkspaceId(workspaceId);
      },
    }),
    resume: useChange((one: Subaccount) => api.subaccounts.resume(paramsOf(one)), {
      reloads: subaccountNouns,
      says: ({ name }) => `${name} resumed`,
    }),
    restore: useChange((one: Subaccount) => api.subaccounts.restore(paramsOf(one)), {
      reloads: subaccountNouns,
      says: ({ name }) => `${name} restored`,
    }),
    release: useChange((one: Subaccount) => api.subaccounts.release(paramsOf(one)), {
      ...asked,
      says: ({ name }) => `${name} is now an independent workspace`,
    }),
    remove: useChange((one: Subaccount) => api.subaccounts.remove({ ...paramsOf(one), body: { name: one.name } }), {
      ...asked,
      says: ({ name }) => `${name} was deleted`,
    }),
    rename: useChange(
      ({ one, name }: { one: Subaccount; name: string }) =>
        api.subaccounts.rename({ ...paramsOf(one), body: { name } }),
      {
        ...asked,
        says: ({ name }) => `Renamed to ${name}`,
      },
    ),
    suspend: useChange(
      ({ one, reason }: { one: Subaccount; reason: string }) =>
        api.subaccounts.suspend({ ...paramsOf(one), body: { reason } }),
      {
        ...asked,
        says: ({ name }) => `${name} suspended`,
      },
    ),
    inviteOwner: useChange(
      ({ one, email }: { one: Subaccount; email: string }, once) =>
        api.subaccounts.inviteOwner({ ...paramsOf(one), body: { email } }, once),
      {
        ...asked,
        says: ({ invitedEmail }) => `${invitedEmail} invited`,
      },
    ),
  };
}
