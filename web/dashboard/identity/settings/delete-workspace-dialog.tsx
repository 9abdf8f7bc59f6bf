import { useNavigate } from 'react-router';
import { restoreDays } from '#domain/identity/workspaces.ts';
import { api } from '#web/lib/api.ts';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { formatDate } from '#web/lib/format.ts';
import { invalidate } from '#web/lib/query.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { ConfirmByTyping } from '#web/ui/confirm-by-typing.tsx';

/** Asks for the workspace's name before it is deleted, and goes to another one. */
export function DeleteWorkspaceDialog({ onClose }: { onClose: () => void }) {
  const { id, name } = useWorkspace();
  const navigate = useNavigate();

  return (
    <ConfirmByTyping
      title={`Delete ${name}?`}
      description={`Agents will stop answering calls, access tokens will stop working, and no one will be able to access the workspace. You can restore it for ${restoreDays} days.`}
      text={name}
      action="Delete workspace"
      onConfirm={(typed) => api.workspaces.remove({ params: { ownedWorkspaceId: id }, body: { name: typed } })}
      says={({ restorableUntil }) => `${name} deleted. You can restore it until ${formatDate(restorableUntil)}.`}
      next={async () => {
        // There is always another one: the server makes it for who has none.
        const { items } = await api.workspaces.list();
        setCurrentWorkspaceId(items[0]!.id);
        await invalidate('workspaces');
        await navigate('/dashboard/getting-started');
      }}
      onClose={onClose}
    />
  );
}
