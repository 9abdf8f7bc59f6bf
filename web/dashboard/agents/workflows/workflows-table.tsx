import { Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { WorkflowSummary } from '#domain/agents/workflow-library.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { StatusChip } from '#web/ui/status-chip.tsx';
import { useWorkflowChanges, workflowPath } from './workflow-changes.ts';
import { WorkflowStatusButton } from './workflow-status.tsx';

/** What can be done with a workflow in the list. Nothing for those who may not manage workflows. */
function RowButtons({ workflow }: { workflow: WorkflowSummary }) {
  const mayManage = useCan('workflows:manage');
  const [isAsking, setAsking] = useState(false);
  const { remove } = useWorkflowChanges();
  if (!mayManage) return null;
  return (
    <div className="flex items-center justify-end gap-1">
      <WorkflowStatusButton workflow={workflow} />
      <Menu
        trigger={
          <Button variant="ghost" size="icon" aria-label={`More for ${workflow.name}`}>
            <Ellipsis />
          </Button>
        }
      >
        <MenuItem destructive onSelect={() => setAsking(true)}>
          <Trash2 /> Delete
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete ${workflow.name}?`}
        action="Delete workflow"
        onConfirm={() => remove.mutateAsync(workflow.id)}
      >
        The workflow’s versions and metrics will be deleted. Agents that use one of its versions keep that version.
      </ConfirmDialog>
    </div>
  );
}

/** The workflows with their figures. A row opens its workflow. */
export const workflowColumns: Column<WorkflowSummary>[] = [
  {
    id: 'name',
    title: 'Name',
    sortBy: ({ name }) => name,
    className: 'w-full max-w-0 md:w-1/3',
    skeleton: 'h-4 w-40 max-w-full',
    cell: ({ id, name }) => <RowLink to={workflowPath(id)}>{name}</RowLink>,
  },
  {
    id: 'type',
    title: 'Template',
    sortBy: ({ type }) => type,
    className: 'max-xl:hidden',
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
    id: 'executions',
    title: 'Executions',
    sortBy: ({ executions }) => executions,
    numeric: true,
    className: 'max-md:hidden',
    skeleton: 'h-4 w-8',
    cell: ({ executions }) => formatNumber(executions),
  },
  {
    id: 'success',
    title: 'Success rate',
    sortBy: ({ successRate }) => successRate,
    numeric: true,
    className: 'max-lg:hidden',
    skeleton: 'h-4 w-10',
    cell: ({ successRate }) => (successRate === null ? '–' : `${successRate}%`),
  },
  {
    id: 'last',
    title: 'Last run',
    sortBy: ({ lastRunAt: lastRun }) => lastRun,
    className: 'max-lg:hidden',
    cellClassName: 'text-muted',
    cell: ({ lastRunAt: lastRun }) => (lastRun === null ? 'Never' : <Moment iso={lastRun} />),
  },
  { id: 'actions', title: 'Actions', actions: true, cell: (workflow) => <RowButtons workflow={workflow} /> },
];
