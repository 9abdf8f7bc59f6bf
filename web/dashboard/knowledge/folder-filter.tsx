import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { KnowledgeFolder } from '#domain/knowledge/knowledge.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

interface FolderFilterProps {
  folders: readonly KnowledgeFolder[];
  folderId: string | undefined;
  onChoose: (folderId: string | undefined) => void;
  onRename: (folder: KnowledgeFolder) => void;
  onDelete: (folder: KnowledgeFolder) => void;
}

/** Folders with how much is in each; one of them, or all. */
export function FolderFilter({ folders, folderId, onChoose, onRename, onDelete }: FolderFilterProps) {
  const mayWrite = useCan('knowledge:write');
  const mayManage = useCan('knowledge:manage');
  const current = folders.find(({ id }) => id === folderId);
  const all = folders.reduce((sum, { count }) => sum + count, 0);
  const choices = [{ id: undefined, name: 'All', count: all }, ...folders];
  return (
    <div className="flex min-w-0 items-center gap-1">
      <fieldset className="flex max-h-28 min-w-0 flex-wrap gap-1 overflow-y-auto p-0.5">
        <legend className="sr-only">Folder</legend>
        {choices.map(({ id, name, count }) => (
          <button
            key={id ?? 'all'}
            type="button"
            aria-pressed={id === folderId}
            onClick={() => onChoose(id)}
            className={cn(
              'flex h-7 max-w-48 items-center gap-1.5 rounded-md px-2.5 text-sm hover:bg-hover pointer-coarse:h-11',
              id === folderId ? 'bg-hover font-medium text-ink' : 'text-muted',
            )}
          >
            <span className="truncate">{name}</span>
            <span className="font-normal text-muted tabular-nums">{formatNumber(count)}</span>
          </button>
        ))}
      </fieldset>
      {current && mayWrite && (
        <Menu
          trigger={
            <Button variant="ghost" size="icon" aria-label={`More for folder ${current.name}`}>
              <Ellipsis />
            </Button>
          }
        >
          <MenuItem onSelect={() => onRename(current)}>
            <Pencil /> Rename folder
          </MenuItem>
          {mayManage && folders.length > 1 && (
            <MenuItem destructive onSelect={() => onDelete(current)}>
              <Trash2 /> Delete folder
            </MenuItem>
          )}
        </Menu>
      )}
    </div>
  );
}
