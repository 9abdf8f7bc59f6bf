import { useQuery } from '@tanstack/react-query';
import type { DeletedWorkspace } from '#domain/identity/workspaces.ts';
import { api } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { SubjectSection } from '#web/ui/subject-section.tsx';

function TakeBack({ workspace: { id, name } }: { workspace: DeletedWorkspace }) {
  const restore = useChange(() => api.workspaces.restore({ params: { ownedWorkspaceId: id } }), {
    // A refusal may mean that it is gone: the list tells.
    reloads: 'workspaces',
    says: `${name} was restored. Choose it in the workspace menu.`,
  });
  return (
    <Button variant="outline" busy={restore.isPending} onClick={() => restore.mutate()} aria-label={`Restore ${name}`}>
      Restore
    </Button>
  );
}

/** Workspaces that their owner deleted and can still take back. Nothing where there are none. */
export function DeletedWorkspaces() {
  const { data } = useQuery(query.workspaces.deleted());
  if (!data || data.items.length === 0) return null;
  return (
    <SubjectSection title="Deleted workspaces" hint="Closed workspaces are permanently deleted after the date shown.">
      <ul className="flex flex-col gap-2">
        {data.items.map((workspace) => (
          <li
            key={workspace.id}
            className="flex items-center justify-between gap-4 rounded-lg border border-line bg-surface px-4 py-3"
          >
            <div className="min-w-0">
              <p className="truncate font-medium">{workspace.name}</p>
              <p className="text-muted">Deleted on {formatDate(workspace.restorableUntil)}</p>
            </div>
            <TakeBack workspace={workspace} />
          </li>
        ))}
      </ul>
    </SubjectSection>
  );
}
