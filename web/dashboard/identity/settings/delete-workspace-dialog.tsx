import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { restoreDays } from '#domain/identity/workspaces.ts';
import { api } from '#web/lib/api.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { formatDate } from '#web/lib/format.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast } from '#web/lib/toast.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { ConfirmByTyping } from '#web/ui/confirm-by-typing.tsx';

/** Asks for the workspace's name before it is deleted, and goes to another one. */
export function DeleteWorkspaceDialog({ onClose }: { onClose: () => void }) {
  const { id, name } = useWorkspace();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: (typed: string) => api.workspaces.remove({ params: { ownedWorkspaceId: id }, body: { name: typed } }),
    onSuccess: async ({ goneAt }) => {
      // There is always another one: the server makes it for who has none.
      const { items } = await api.workspaces.list();
      onClose();
      setCurrentWorkspaceId(items[0]!.id);
      toast.success(`${name} was deleted. You can take it back until ${formatDate(goneAt)}.`);
      await invalidate('workspaces');
      await navigate('/dashboard/getting-started');
    },
  });

  return (
    <ConfirmByTyping
      title={`Delete ${name}?`}
      description={`Its agents stop answering, its access tokens are refused, and nobody can open it. You can take it back for ${restoreDays} days.`}
      text={name}
      action="Delete workspace"
      busy={remove.isPending}
      problem={remove.error?.message}
      onConfirm={remove.mutate}
      onClose={onClose}
    />
  );
}
