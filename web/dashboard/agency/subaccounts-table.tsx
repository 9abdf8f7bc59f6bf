import type { Subaccount } from '#domain/subaccounts.ts';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { Column } from '#web/ui/data-table.tsx';
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
const aboutOf = ({ status, suspendedBecause, goneAt, owner, invitedEmail, contactEmail }: Subaccount) => {
  if (status === 'deleted') return `Gone on ${formatDate(goneAt!)}`;
  if (status === 'suspended') return suspendedBecause;
  if (owner === 'invited') return `${invitedEmail} is invited`;
  return owner === 'held' ? 'Held by you' : contactEmail;
};

const figure = (
  id: 'members' | 'agents' | 'calls' | 'minutes',
  title: string,
  className: string,
): Column<Subaccount> => ({
  id,
  title,
  numeric: true,
  className,
  skeleton: 'h-4 w-8',
  sortBy: (one) => one[id],
  cell: (one) => formatNumber(one[id]),
});

/** Subaccounts with their figures of this month. */
export const subaccountColumns = (mayManage: boolean): Column<Subaccount>[] => [
  {
    id: 'name',
    title: 'Name',
    sortBy: ({ name }) => name,
    className: 'w-full max-w-0',
    skeleton: 'h-9 w-48 max-w-full',
    cell: (one) => (
      <>
        <span dir="auto" className="block truncate text-left font-medium" title={one.name}>
          {one.name}
        </span>
        <span className="block truncate text-muted text-sm" title={aboutOf(one) ?? undefined}>
          {aboutOf(one) ?? 'Has an owner'}
        </span>
      </>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    sortBy: ({ status }) => status,
    skeleton: 'h-5 w-16',
    cell: (one) => <SubaccountState status={one.status} />,
  },
  figure('members', 'Members', 'max-md:hidden'),
  figure('agents', 'Agents', 'max-md:hidden'),
  figure('calls', 'Calls', 'max-lg:hidden'),
  figure('minutes', 'Minutes', 'max-sm:hidden'),
  {
    id: 'actions',
    title: 'Actions',
    actions: true,
    cell: (one) => (mayManage ? <SubaccountMenu one={one} /> : null),
  },
];
