import { Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import type { ActionSummary } from '#domain/actions/actions.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { StatusChip } from '#web/ui/status-chip.tsx';
import { useActionChanges } from './action-changes.ts';
import { StatusButton } from './action-status.tsx';
import { DeleteActionDialog } from './delete-action-dialog.tsx';

/** What can be done with an action in the list. Nothing for those who may not manage actions. */
function RowButtons({ action }: { action: ActionSummary }) {
  const mayManage = useCan('actions:manage');
  const [isAsking, setAsking] = useState(false);
  const { remove } = useActionChanges();
  if (!mayManage) return null;
  return (
    <div className="flex items-center justify-end gap-1">
      <StatusButton action={action} size="sm" />
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`More for ${action.name}`}>
            <Ellipsis />
          </Button>
        }
      >
        <MenuItem destructive onSelect={() => setAsking(true)}>
          <Trash2 /> Delete
        </MenuItem>
      </Menu>
      {isAsking && (
        <DeleteActionDialog
          action={action}
          onDelete={() => remove.mutateAsync(action.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** The actions with their figures. A row opens its action. */
export const actionColumns: Column<ActionSummary>[] = [
  {
    id: 'name',
    title: 'Name',
    sortBy: ({ name }) => name,
    className: 'w-full max-w-0 md:w-2/5',
    skeleton: 'h-4 w-40 max-w-full',
    cell: ({ id, name }) => <RowLink to={href('/dashboard/actions/:actionId', { actionId: id })}>{name}</RowLink>,
  },
  {
    id: 'type',
    title: 'Type',
    sortBy: ({ type }) => type,
    className: 'max-lg:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-36',
    cell: ({ type }) => type,
  },
  {
    id: 'status',
    title: 'Status',
    sortBy: ({ status }) => status,
    className: 'max-sm:hidden',
    skeleton: 'h-5 w-16',
    cell: ({ status }) => <StatusChip status={status} />,
  },
  {
    id: 'triggers',
    title: 'Triggers',
    sortBy: ({ triggers }) => triggers,
    numeric: true,
    className: 'max-md:hidden',
    skeleton: 'h-4 w-8',
    cell: ({ triggers }) => formatNumber(triggers),
  },
  {
    id: 'last',
    title: 'Last run',
    sortBy: ({ lastRunAt: lastRun }) => lastRun,
    className: 'max-sm:hidden',
    cellClassName: 'text-muted',
    cell: ({ lastRunAt: lastRun }) => (lastRun === null ? 'Never' : <Moment iso={lastRun} />),
  },
  { id: 'actions', title: 'Actions', actions: true, cell: (action) => <RowButtons action={action} /> },
];
