import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#web/lib/api.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { invalidate } from '#web/lib/query.ts';
import { toast, toastError } from '#web/lib/toast.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** Leaves the workspace, and goes to another one. */
export function useLeaveWorkspace() {
  const { id, name } = useWorkspace();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.members.leave({ params: { joinedWorkspaceId: id } }),
    onError: toastError,
    onSuccess: async () => {
      // There is always another one: the server makes it for who has none.
      const { items } = await api.workspaces.list();
      setCurrentWorkspaceId(items[0]!.id);
      toast.success(`You left ${name}`);
      await invalidate('workspaces');
      await navigate('/dashboard/getting-started');
    },
  });
}
