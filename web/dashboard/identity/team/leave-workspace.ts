import { useNavigate } from 'react-router';
import { api } from '#web/lib/api.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { invalidate } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';

/** Leaves the workspace, and goes to another one. */
export function useLeaveWorkspace() {
  const { id, name } = useWorkspace();
  const navigate = useNavigate();
  return useChange(() => api.members.leave({ params: { joinedWorkspaceId: id } }), {
    says: `You left ${name}`,
    next: async () => {
      // There is always another one: the server makes it for who has none.
      const { items } = await api.workspaces.list();
      setCurrentWorkspaceId(items[0]!.id);
      await invalidate('workspaces');
      await navigate('/dashboard/getting-started');
    },
  });
}
