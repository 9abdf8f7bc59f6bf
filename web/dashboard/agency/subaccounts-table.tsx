import { href } from 'react-router';
import type { Margins, SubaccountMargin } from '#domain/agency/margins.ts';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MarginFigure } from './margin-labels.tsx';
import { SubaccountMenu } from './subaccount-menu.tsx';

const states = {
  active: { tone: 'success', label: 'Active' },
  suspended: { tone: 'warning', label: 'Suspended' },
  deleted: { tone: 'danger', label: 'Deleted' },
  left: { tone: 'neutral', label: 'Left' },
} as const;

/** The state of a subaccount, in a word. */
export function SubaccountState({ status }: Pick<Subaccount, 'status'>) {
  return (
    <Badge dot tone={states[status].tone}>
      {states[status].label}
    </Badge>
  );
}

/** What is said below its name: who owns it, or why it is as it is. */
export const aboutOf = ({
  status,
  suspensionReason,
  restorableUntil,
  owner,
  invitedEmail,
  contactEmail,
}: Subaccount) => {
  if (status === 'deleted') return `Deleted on ${formatDate(restorableUntil!)}`;
  if (status === 'suspended') return suspensionReason;
  if (owner === 'invited') return `${invitedEmail} was invited`;
  return owner === 'held' ? 'Owned by you' : contactEmail;
};

/** A subaccount, and what was used, earned and paid of it in the chosen range. */
export interface SubaccountRow extends Subaccount {
  /** Absent until it is known. */
  margin: SubaccountMargin | undefined;
}

const count = (id: 'members' | 'agents', title: string): Column<SubaccountRow> => ({
  id,
  title,
  numeric: true,
  className: 'max-xl:hidden',
  skeleton: 'h-4 w-8',
  sortBy: (one) => one[id],
  cell: (one) => formatNumber(one[id]),
});

type Totals = Margins['totals'] | undefined;
const waiting = <Skeleton className="ml-auto h-4 w-10" />;

const used = (id: 'calls' | 'minutes', title: string, className: string, totals: Totals): Column<SubaccountRow> => ({
  id,
  title,
  numeric: true,
  className,
  skeleton: 'h-4 w-8',
  sortBy: ({ margin }) => margin?.[id] ?? 0,
  cell: ({ margin }) => (margin ? formatNumber(margin[id]) : waiting),
  ...(totals && { total: formatNumber(totals[id]) }),
});

const money = (
  id: 'revenue' | 'cost' | 'margin',
  title: string,
  className: string,
  totals: Totals,
): Column<SubaccountRow> => ({
  id,
  title,
  numeric: true,
  className,
  skeleton: 'h-4 w-16',
  sortBy: ({ margin }) => margin?.sums[0]?.[id] ?? 0,
  cell: ({ margin }) => (margin ? <MarginFigure sums={margin.sums} name={id} /> : waiting),
  ...(totals && { total: <MarginFigure sums={totals.sums} name={id} /> }),
});

/** Subaccounts with their figures of a range, and the sums of all of them where they are shown. */
export const subaccountColumns = (mayManage: boolean, totals: Totals, totalsTitle: string): Column<SubaccountRow>[] => [
  {
    id: 'name',
    title: 'Name',
    sortBy: ({ name }) => name,
    className: 'w-full max-w-0',
    skeleton: 'h-9 w-48 max-w-full',
    cell: (one) => (
      <>
        <RowLink to={href('/dashboard/agency/subaccounts/:subaccountId', { subaccountId: one.id })}>{one.name}</RowLink>
        <span className="block truncate text-muted text-sm" title={aboutOf(one) ?? undefined}>
          {aboutOf(one) ?? 'Has an owner'}
        </span>
      </>
    ),
    ...(totals && { total: totalsTitle }),
  },
  {
    id: 'status',
    title: 'Status',
    sortBy: ({ status }) => status,
    className: 'max-md:hidden',
    skeleton: 'h-5 w-16',
    cell: (one) => <SubaccountState status={one.status} />,
  },
  count('members', 'Members'),
  count('agents', 'Agents'),
  used('calls', 'Calls', 'max-xl:hidden', totals),
  used('minutes', 'Minutes', 'max-sm:hidden', totals),
  money('revenue', 'Revenue', 'max-sm:hidden', totals),
  money('cost', 'Cost', 'max-lg:hidden', totals),
  money('margin', 'Margin', '', totals),
  {
    id: 'actions',
    title: 'Actions',
    actions: true,
    cell: (one) => (mayManage ? <SubaccountMenu one={one} /> : null),
  },
];
