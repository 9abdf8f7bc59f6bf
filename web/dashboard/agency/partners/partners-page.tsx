import { useQuery } from '@tanstack/react-query';
import { Handshake, Plus } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import type { Partner, PartnerRates } from '#domain/agency/partners.ts';
import { useCan } from '#web/lib/can.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/query.ts';
import { sortRows } from '#web/lib/sort-rows.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { Button } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { formatShare, moneyOf } from './money.ts';
import { PartnerDialog } from './partner-dialog.tsx';
import { PartnerMenu } from './partner-menu.tsx';
import { PartnerState } from './partner-state.tsx';
import { RatesForm } from './rates-form.tsx';

/** Rows that are shown at once; more on demand. */
const step = 100;
const capital = (word: string) => word.replace(/^./, (first) => first.toUpperCase());

const columnsOf = (rates: PartnerRates | undefined, mayManage: boolean): Column<Partner>[] => [
  {
    id: 'name',
    title: 'Partner',
    sortBy: ({ name }) => name,
    className: 'w-full max-w-0',
    skeleton: 'h-9 w-48 max-w-full',
    cell: ({ id, name, email, type }) => (
      <>
        <RowLink to={href('/dashboard/agency/partners/:partnerId', { partnerId: id })}>{name}</RowLink>
        <span className="block truncate text-muted text-sm">
          {capital(type)}
          {email && `, ${email}`}
        </span>
      </>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    sortBy: ({ status }) => status,
    skeleton: 'h-5 w-16',
    cell: ({ status }) => <PartnerState status={status} />,
  },
  {
    id: 'commission',
    title: 'Commission',
    numeric: true,
    className: 'max-md:hidden',
    cellClassName: 'whitespace-nowrap',
    skeleton: 'h-4 w-10',
    sortBy: ({ commissionPoints }) => commissionPoints,
    cell: ({ commissionPoints }) => formatShare(commissionPoints),
  },
  {
    id: 'referrals',
    title: 'Sign-ups',
    numeric: true,
    className: 'max-lg:hidden',
    skeleton: 'h-4 w-8',
    sortBy: ({ referrals }) => referrals,
    cell: ({ referrals }) => formatNumber(referrals),
  },
  {
    id: 'revenue',
    title: 'Revenue',
    numeric: true,
    className: 'max-md:hidden',
    skeleton: 'h-4 w-16',
    cell: ({ sums }) => moneyOf(sums, 'revenue'),
  },
  {
    id: 'earned',
    title: 'Earned',
    numeric: true,
    className: 'max-lg:hidden',
    skeleton: 'h-4 w-16',
    cell: ({ sums }) => moneyOf(sums, 'commission'),
  },
  {
    id: 'paid',
    title: 'Paid out',
    numeric: true,
    className: 'max-xl:hidden',
    skeleton: 'h-4 w-16',
    cell: ({ sums }) => moneyOf(sums, 'paid'),
  },
  {
    id: 'owed',
    title: 'Owed',
    numeric: true,
    className: 'max-sm:hidden',
    cellClassName: 'whitespace-nowrap',
    skeleton: 'h-4 w-16',
    cell: ({ sums }) => moneyOf(sums, 'owed'),
  },
  {
    id: 'actions',
    title: 'Actions',
    actions: true,
    cell: (partner) => (mayManage && rates ? <PartnerMenu partner={partner} rates={rates} /> : null),
  },
];

/** Who brings customers, for what share, and what they are owed. */
export default function PartnersPage() {
  const { data, error, refetch } = useQuery(query.partners.list());
  const { search, setSearch, sort, setSort } = useListAddress();
  const [shown, setShown] = useState(step);
  const [adding, setAdding] = useState(false);
  const mayManage = useCan('settings:manage');
  const columns = columnsOf(data?.rates, mayManage);
  const wanted = search.trim().toLowerCase();
  const found =
    data &&
    sortRows(
      data.items.filter(({ name, email, type }) => `${name} ${email ?? ''} ${type}`.toLowerCase().includes(wanted)),
      columns,
      sort,
    );
  const add = mayManage && (
    <Button disabled={!data} onClick={() => setAdding(true)}>
      <Plus /> Add partner
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Partner Details"
        subtitle="People who refer customers to you, with their type, status, commission, revenue, and earnings."
        actions={
          <>
            <SearchInput
              placeholder="Search partners"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              className="w-56 max-sm:w-full"
            />
            {add}
          </>
        }
      />
      <DataList
        label="Partners"
        columns={columns}
        rows={found?.slice(0, shown)}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={
          wanted === '' ? (
            <EmptyState icon={Handshake} title="No partners yet" action={add}>
              Each partner gets a referral link and earns commission on people who sign up within 90 days of opening it.
            </EmptyState>
          ) : (
            <NothingFound title={`No partners match “${search.trim()}”`} onClear={() => setSearch('')} />
          )
        }
        sort={sort}
        onSort={setSort}
        more={found && found.length > shown ? { busy: false, load: () => setShown(shown + step) } : undefined}
      />
      {data && <RatesForm rates={data.rates} readOnly={!mayManage} />}
      {adding && data && <PartnerDialog rates={data.rates} onClose={() => setAdding(false)} />}
    </>
  );
}
