import type { Funnel } from '#domain/calls/analytics.ts';
import { formatNumber } from '#web/lib/format.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import type { LinkToCalls } from '../use-calls-behind.ts';

type Step = Funnel['steps'][number];

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`);

const columnsOf = (all: number, linkTo: LinkToCalls): Column<Step>[] => [
  {
    id: 'step',
    title: 'Step',
    cellClassName: 'max-w-64',
    cell: ({ node, title, left }) => {
      const to = left === 0 ? undefined : linkTo({ endNodeId: node });
      const name = title ?? `${node} (removed)`;
      return (
        <span dir="auto" className="block truncate text-left">
          {to ? <RowLink to={to}>{name}</RowLink> : name}
        </span>
      );
    },
  },
  { id: 'calls', title: 'Reached', numeric: true, cell: ({ calls }) => formatNumber(calls) },
  {
    id: 'share',
    title: 'Share of calls',
    numeric: true,
    className: 'max-sm:hidden',
    cell: ({ calls }) => percent(calls, all),
  },
  { id: 'left', title: 'Ended here', numeric: true, cell: ({ left }) => formatNumber(left) },
  {
    id: 'leftShare',
    title: 'Share ended',
    numeric: true,
    className: 'max-sm:hidden',
    cell: ({ calls, left }) => percent(left, calls),
  },
];

/** The same numbers as on the graph; a row opens the calls that ended there. */
export function FunnelSteps({ found, linkTo }: { found: Funnel; linkTo: LinkToCalls }) {
  return (
    <DataTable
      label="Steps"
      columns={columnsOf(found.calls, linkTo)}
      rows={found.steps}
      keyOf={({ node, title }) => `${node}/${title}`}
    />
  );
}
