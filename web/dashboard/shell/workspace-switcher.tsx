import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { setCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Popover } from '#web/ui/popover.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { useShell } from './shell-context.ts';

const membersLabel = (members: number) => (members === 1 ? '1 Member' : `${members} Members`);

/** The current workspace, and the way to another or to a new one. */
export function WorkspaceSwitcher({ collapsed = false }: { collapsed?: boolean }) {
  const { workspaces, open: openOverlay } = useShell();
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
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
      trigger={
        <button
          type="button"
          className={cn(
            'flex w-full items-center gap-2.5 rounded-md p-1.5 text-left hover:bg-hover',
            collapsed && 'justify-center',
          )}
        >
          <Avatar name={workspace.name} />
          <span className="sr-only">{collapsed ? `Workspace ${workspace.name}` : 'Workspace'}</span>
          {!collapsed && (
            <>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium leading-tight">{workspace.name}</span>
                <span className="block text-muted text-xs">{membersLabel(workspace.members)}</span>
              </span>
              <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
            </>
          )}
        </button>
      }
    >
      <div className="border-line border-b p-2">
        <SearchInput
          placeholder="Search by name..."
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <ul aria-label="Your workspaces" className="max-h-64 overflow-y-auto p-1">
        {found.map(({ id, name, members }) => (
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
                <span className="block text-muted text-xs">{membersLabel(members)}</span>
              </span>
              {id === workspace.id && <Check aria-hidden className="mr-1 size-4 text-accent-text" />}
            </button>
          </li>
        ))}
        {found.length === 0 && (
          <li className="px-2 py-4 text-center text-muted" role="status">
            No workspace has “{search.trim()}” in its name.
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
