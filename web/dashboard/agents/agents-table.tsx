import { href } from 'react-router';
import type { AgentSummary } from '#domain/agents/agents.ts';
import { formatNumber, formatPercent } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { StatusChip } from '#web/ui/status-chip.tsx';
import { AgentMenu } from './agent-menu.tsx';

/** The agents with their figures. A row opens its agent. */
export const agentColumns: Column<AgentSummary>[] = [
  {
    id: 'name',
    title: 'Name',
    sortBy: ({ name }) => name,
    className: 'w-full max-w-0 md:w-2/5',
    skeleton: 'h-4 w-40 max-w-full',
    cell: ({ id, name }) => <RowLink to={href('/dashboard/agents/:agentId', { agentId: id })}>{name}</RowLink>,
  },
  {
    id: 'type',
    title: 'Type',
    sortBy: ({ type }) => type,
    className: 'max-md:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-36',
    cell: ({ type }) => type,
  },
  {
    id: 'status',
    title: 'Status',
    sortBy: ({ status }) => status,
    skeleton: 'h-5 w-16',
    cell: ({ status }) => <StatusChip status={status} />,
  },
  {
    id: 'calls',
    title: 'Calls',
    sortBy: ({ calls }) => calls,
    numeric: true,
    className: 'max-sm:hidden',
    skeleton: 'h-4 w-8',
    cell: ({ calls }) => formatNumber(calls),
  },
  {
    id: 'success',
    title: 'Success rate',
    sortBy: ({ successRate }) => successRate,
    numeric: true,
    className: 'max-md:hidden',
    skeleton: 'h-4 w-8',
    cell: ({ successRate }) =>
      successRate === null ? <span className="text-muted">–</span> : formatPercent(successRate),
  },
  {
    id: 'active',
    title: 'Last active',
    sortBy: ({ lastActiveAt: lastActive }) => lastActive,
    className: 'max-sm:hidden',
    cellClassName: 'text-muted',
    cell: ({ lastActiveAt: lastActive }) => (lastActive === null ? 'Never' : <Moment iso={lastActive} />),
  },
  { id: 'actions', title: 'Actions', actions: true, cell: (agent) => <AgentMenu agent={agent} /> },
];
