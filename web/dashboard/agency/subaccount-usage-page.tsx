import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import type { SubaccountUsage } from '#domain/agency/subaccounts.ts';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { type Sort, sortRows } from '#web/lib/sort-rows.ts';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Select } from '#web/ui/select.tsx';
import { FigureCards } from './figure-cards.tsx';
import { SubaccountTabs } from './subaccount-tabs.tsx';
import { SubaccountState } from './subaccounts-table.tsx';

const ranges = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
] as const;
type Range = (typeof ranges)[number]['value'];

const figure = (id: 'calls' | 'minutes' | 'characters', title: string, className = ''): Column<SubaccountUsage> => ({
  id,
  title,
  numeric: true,
  className,
  skeleton: 'h-4 w-10',
  sortBy: (one) => one[id],
  cell: (one) => formatNumber(one[id]),
});

const columns: Column<SubaccountUsage>[] = [
  {
    id: 'name',
    title: 'Subaccount',
    sortBy: ({ name }) => name,
    className: 'w-full max-w-0',
    skeleton: 'h-4 w-48 max-w-full',
    cell: ({ name }) => (
      <span dir="auto" className="block truncate text-left font-medium" title={name}>
        {name}
      </span>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    className: 'max-sm:hidden',
    skeleton: 'h-5 w-16',
    cell: (one) => <SubaccountState status={one.status} />,
  },
  figure('calls', 'Calls'),
  figure('minutes', 'Minutes'),
  figure('characters', 'Characters', 'max-md:hidden'),
];

/** What each subaccount used, those included that have left. */
export default function SubaccountUsagePage() {
  const [range, setRange] = useState<Range>('30');
  const [sort, setSort] = useState<Sort>();
  const days = Number(range) as 7 | 30 | 90;
  const { data, error, refetch } = useQuery(query.subaccounts.usage({ query: { days } }));
  const total = (of: (one: SubaccountUsage) => number) => data?.items.reduce((all, one) => all + of(one), 0);
  return (
    <>
      <PageHeader
        title="Subaccount usage"
        subtitle="Calls, minutes, and speech characters per subaccount, by day in UTC. Totals include former subaccounts."
        actions={<Select aria-label="Range" options={ranges} value={range} onChange={setRange} className="w-40" />}
      />
      <SubaccountTabs />
      <FigureCards
        figures={[
          { title: 'Calls', value: total(({ calls }) => calls) },
          { title: 'Minutes', value: total(({ minutes }) => Math.round(minutes * 10) / 10) },
          { title: 'Characters', value: total(({ characters }) => characters) },
          { title: 'Days with calls', value: data?.days.filter(({ calls }) => calls > 0).length },
        ]}
      />
      <DataList
        label="Usage"
        columns={columns}
        rows={data && sortRows(data.items, columns, sort)}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={
          <EmptyState icon={ChartNoAxesColumn} title="No usage yet">
            Usage appears here after your subaccounts’ first call.
          </EmptyState>
        }
        sort={sort}
        onSort={setSort}
      />
    </>
  );
}
