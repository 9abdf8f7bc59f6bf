import { href } from 'react-router';
import type { Webhook } from '#domain/notifications/webhooks.ts';
import { formatPercent } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { WebhookStatus } from './webhook-badges.tsx';
import { eventsOf } from './webhook-labels.ts';

function LastDelivery({ last }: { last: Webhook['lastDelivery'] }) {
  if (last === null) return 'Never';
  return (
    <>
      <Moment iso={last.at} />
      {!last.ok && <span className="text-danger-text">, failed</span>}
    </>
  );
}

/** `97 %` of so many. */
function LastDay({ lastDay: { delivered, failed } }: Pick<Webhook, 'lastDay'>) {
  const all = delivered + failed;
  if (all === 0) return '–';
  return <span title={`${delivered} of ${all} delivered`}>{formatPercent(Math.floor((delivered / all) * 100))}</span>;
}

/** Webhooks with what they hear and how they do. A row opens its webhook. */
export const webhookColumns: Column<Webhook>[] = [
  {
    id: 'url',
    title: 'URL',
    sortBy: ({ url }) => url,
    className: 'w-full max-w-0 md:w-2/5',
    skeleton: 'h-4 w-48 max-w-full max-md:h-14',
    cell: (row) => (
      <>
        <RowLink to={href('/dashboard/integrations/webhooks/:webhookId', { webhookId: row.id })}>{row.url}</RowLink>
        {row.description && (
          <span dir="auto" className="block truncate text-left text-muted">
            {row.description}
          </span>
        )}
        <span className="block truncate text-muted text-sm md:hidden">{eventsOf(row)}</span>
      </>
    ),
  },
  {
    id: 'events',
    title: 'Events',
    className: 'max-md:hidden',
    cellClassName: 'text-muted',
    skeleton: 'h-4 w-28',
    cell: (row) => eventsOf(row),
  },
  {
    id: 'status',
    title: 'Status',
    sortBy: ({ status }) => status,
    skeleton: 'h-5 w-14',
    cell: (row) => <WebhookStatus {...row} />,
  },
  {
    id: 'last',
    title: 'Last delivery',
    sortBy: ({ lastDelivery }) => lastDelivery?.at ?? null,
    className: 'max-sm:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-24',
    cell: ({ lastDelivery }) => <LastDelivery last={lastDelivery} />,
  },
  {
    id: 'day',
    title: 'Last 24 hours',
    numeric: true,
    className: 'max-lg:hidden',
    skeleton: 'h-4 w-10',
    cell: (row) => <LastDay {...row} />,
  },
];
