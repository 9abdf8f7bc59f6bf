import type { WebhookDelivery } from '#domain/notifications/webhooks.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { DeliveryStatus } from './webhook-badges.tsx';
import { titleOf } from './webhook-labels.ts';

/** Deliveries with how they went. A row opens its delivery. @param linkTo the address with a delivery opened */
export const deliveryColumns = (linkTo: (id: string) => string): Column<WebhookDelivery>[] => [
  {
    id: 'event',
    title: 'Event',
    className: 'w-full max-w-0 sm:w-1/3',
    skeleton: 'h-4 w-36 max-w-full max-sm:h-10',
    cell: ({ id, type, test, createdAt: created }) => (
      <>
        <span className="flex items-center gap-2">
          <RowLink to={linkTo(id)}>{titleOf(type)}</RowLink>
          {test && <Badge>Test</Badge>}
        </span>
        <span className="block text-muted text-sm sm:hidden">
          <Moment iso={created} />
        </span>
      </>
    ),
  },
  { id: 'status', title: 'Status', skeleton: 'h-5 w-16', cell: (row) => <DeliveryStatus {...row} /> },
  {
    id: 'answer',
    title: 'Response',
    numeric: true,
    className: 'max-sm:hidden',
    skeleton: 'h-4 w-8',
    cell: ({ lastStatus }) => lastStatus ?? '–',
  },
  {
    id: 'attempts',
    title: 'Attempts',
    numeric: true,
    className: 'max-md:hidden',
    skeleton: 'h-4 w-6',
    cell: ({ attempts }) => attempts,
  },
  {
    id: 'created',
    title: 'Occurred',
    className: 'max-sm:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-24',
    cell: ({ createdAt: created }) => <Moment iso={created} />,
  },
  {
    id: 'next',
    title: 'Next attempt',
    className: 'max-lg:hidden',
    cellClassName: 'whitespace-nowrap text-muted',
    skeleton: 'h-4 w-28',
    cell: ({ nextAttemptAt }) => (nextAttemptAt === null ? '–' : <Moment iso={nextAttemptAt} />),
  },
];
