import { useMutation, useQuery } from '@tanstack/react-query';
import type { DeletedWorkspace } from '#domain/identity/workspaces.ts';
import { api } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { invalidate, query } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountSection } from '../account/account-section.tsx';

function TakeBack({ workspace: { id, name } }: { workspace: DeletedWorkspace }) {
  const restore = useMutation({
    mutationFn: () => api.workspaces.restore({ params: { ownedWorkspaceId: id } }),
    onSuccess: () => void toast.success(`${name} is back. Choose it in the menu.`),
    onError: toastError,
    // A refusal may mean that it is gone: the list tells.
    onSettled: () => invalidate('workspaces'),
  });
  return (
    <Button
      variant="outline"
      busy={restore.isPending}
      onClick={() => restore.mutate()}
      aria-label={`Take ${name} back`}
    >
      Take back
    </Button>
  );
}

/** Workspaces that their owner deleted and can still take back. Nothing where there are none. */
export function DeletedWorkspaces() {
  const { data } = useQuery(query.workspaces.deleted());
  if (!data || data.items.length === 0) return null;
  return (
    <AccountSection
      title="Deleted workspaces"
      hint="They are closed, and gone for good after the day that each one names."
    >
      <ul className="flex flex-col gap-2">
        {data.items.map((workspace) => (
          <li
            key={workspace.id}
            className="flex items-center justify-between gap-4 rounded-lg border border-line bg-surface px-4 py-3"
          >
            <div className="min-w-0">
              <p className="truncate font-medium">{workspace.name}</p>
              <p className="text-muted">Gone on {formatDate(workspace.goneAt)}</p>
            </div>
            <TakeBack workspace={workspace} />
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
