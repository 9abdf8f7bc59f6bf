import type { Analytics } from '#domain/calls/analytics.ts';
import { formatDuration, formatNumber } from '#web/lib/format.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import type { LinkToCalls } from './use-calls-behind.ts';

type Row = Analytics['agents'][number];

const columnsOf = (agents: readonly Row[], linkTo: LinkToCalls): Column<Row>[] => [
  {
    id: 'agent',
    title: 'Agent',
    cellClassName: 'max-w-56',
    cell: ({ agentId, name }) => {
      const to = agentId === null ? undefined : linkTo({ agentId });
      return (
        <span dir="auto" className="block truncate text-left">
          {to ? <RowLink to={to}>{name}</RowLink> : name}
        </span>
      );
    },
  },
  { id: 'calls', title: 'Calls', numeric: true, cell: ({ calls }) => formatNumber(calls) },
  {
    id: 'success',
    title: 'Success rate',
    numeric: true,
    cell: ({ calls, successes }) => `${Math.round((successes / calls) * 100)}%`,
  },
  {
    id: 'duration',
    title: 'Avg duration',
    numeric: true,
    className: 'max-sm:hidden',
    cell: ({ calls, durationMs }) => formatDuration(durationMs / calls),
  },
  {
    id: 'satisfaction',
    title: 'Satisfaction',
    numeric: true,
    className: 'max-md:hidden',
    cell: ({ satisfaction }) => (satisfaction === null ? '–' : `${satisfaction}%`),
  },
  // Where none of them was billed for any, as in a sample, that says nothing.
  ...(agents.some(({ billedSeconds }) => billedSeconds > 0)
    ? [
        {
          id: 'minutes',
          title: 'Billed minutes',
          numeric: true,
          className: 'max-md:hidden',
          cell: ({ billedSeconds }: Row) => formatNumber(Math.round(billedSeconds / 60)),
        },
      ]
    : []),
];

/** How each agent did; a row opens its calls. */
export function AgentPerformance({ agents, linkTo }: Pick<Analytics, 'agents'> & { linkTo: LinkToCalls }) {
  return (
    <section id="agents" aria-label="Agent Performance" className="scroll-mt-16 break-inside-avoid">
      <h2 className="mb-3 font-semibold">Agent Performance</h2>
      <DataTable
        label="Agents"
        columns={columnsOf(agents, linkTo)}
        rows={agents}
        keyOf={({ agentId }) => agentId ?? 'none'}
      />
    </section>
  );
}
