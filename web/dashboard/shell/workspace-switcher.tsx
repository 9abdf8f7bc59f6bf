import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { asUsual, type DeferredStart } from '#web/lib/deferred.tsx';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { membersLabel, WorkspaceButton } from './menu-buttons.tsx';
import { useShell } from './shell-context.ts';

/** The current workspace, and the way to another or to a new one. */
export function WorkspaceSwitcher({
  collapsed = false,
  start = asUsual,
}: {
  collapsed?: boolean;
  start?: DeferredStart;
}) {
  const { workspaces, open: openOverlay } = useShell();
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const [open, setOpen] = useState(start.open);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = workspaces.filter(({ name }) => name.toLowerCase().includes(wanted));

  function choose(id: string) {
    setOpen(false);
    if (id === workspace.id) return;
    setCurrentWorkspaceId(id);
    // Whatever page was open belongs to the workspace that was left.
    void navigate('/dashboard/getting-started');
  }

  return (
    <Popover
      label="Workspaces"
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setSearch('');
      }}
      trigger={<WorkspaceButton collapsed={collapsed} takesFocus={start.focused} />}
    >
      <div className="border-line border-b p-2">
        <SearchInput
          placeholder="Search by name..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <ul aria-label="Your workspaces" className="max-h-64 overflow-y-auto p-1">
        {found.map(({ id, name, members, asSupport }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === workspace.id}
              onClick={() => choose(id)}
              className="flex w-full items-center gap-2.5 rounded-md p-1.5 text-left hover:bg-hover"
            >
              <Avatar name={name} />
              <span className="min-w-0 flex-1">
                <span className="block truncate leading-tight">{name}</span>
                <span className="block text-muted text-xs">{membersLabel({ members, asSupport })}</span>
              </span>
              {id === workspace.id && <Check aria-hidden className="mr-1 size-4 text-accent-text" />}
            </button>
          </li>
        ))}
        {found.length === 0 && (
          <li className="px-2 py-4 text-center text-muted" role="status">
            No workspaces match “{search.trim()}”.
          </li>
        )}
      </ul>
      <div className="border-line border-t p-1">
        <Button
          variant="ghost"
          className="w-full justify-start px-2"
          onClick={() => {
            setOpen(false);
            openOverlay('create-workspace');
          }}
        >
          <Plus aria-hidden />
          Create Workspace
        </Button>
      </div>
    </Popover>
  );
}
