import { useQuery } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { MarginRange, Margins } from '#domain/agency/margins.ts';
import type { Subaccount } from '#domain/agency/subaccounts.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { useCan } from '#web/lib/can.tsx';
import { query } from '#web/lib/query.ts';
import { sortRows } from '#web/lib/sort-rows.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { useWorkspace } from '#web/lib/workspace.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button.tsx';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { CreateSubaccountDialog } from './create-subaccount-dialog.tsx';
import { FigureCards } from './figure-cards.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { MarginExport } from './margin-export.tsx';
import { marginRangeOptions } from './margin-range.ts';
import { SubaccountTabs } from './subaccount-tabs.tsx';
import { type SubaccountRow, subaccountColumns } from './subaccounts-table.tsx';

/** Rows that are shown at once; more on demand. */
const step = 100;

const marginOf = (margins: Margins | undefined, id: string) => margins?.items.find((item) => item.id === id);

const sum = (items: Subaccount[] | undefined, of: (one: Subaccount) => number) =>
  items?.reduce((all, one) => all + of(one), 0);

function CreateLink() {
  return (
    <Link to="?create" className={buttonStyles()}>
      <Plus /> Create subaccount
    </Link>
  );
}

/** What a subaccount says of itself, which has none. */
function NoAgency({ name }: { name: string }) {
  return (
    <>
      <PageHeader title="Subaccounts" subtitle="A separate workspace for each client, with its own metrics." />
      <EmptyState icon={Users} title="This workspace is a subaccount">
        This workspace belongs to {name}, so it can’t have subaccounts of its own.
      </EmptyState>
    </>
  );
}

/** The subaccounts of an agency with counts; with `?create` and `?import` the dialogs that make some. */
export default function SubaccountsPage() {
  const { agency } = useWorkspace();
  return agency ? <NoAgency name={agency.name} /> : <Subaccounts />;
}

function Subaccounts() {
  const { data, error, refetch } = useQuery(query.subaccounts.list());
  const { search, setSearch, sort, setSort } = useListAddress();
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState(step);
  const mayManage = useCan('settings:manage');
  const [range, setRange] = useState<MarginRange>('this_month');
  const margins = useQuery(query.margins.list({ query: { range } }));
  const items = data?.items.map((one): SubaccountRow => ({ ...one, margin: marginOf(margins.data, one.id) }));
  const open = items?.filter(({ status }) => status !== 'deleted');
  const wanted = search.trim().toLowerCase();
  const matches = ({ name, contactEmail, invitedEmail }: Subaccount) =>
    `${name} ${contactEmail ?? ''} ${invitedEmail ?? ''}`.toLowerCase().includes(wanted);
  const former = margins.data?.items.some(({ status }) => status === 'left') ?? false;
  // Sums of what is not shown would tell of nothing.
  const totals = wanted === '' ? margins.data?.totals : undefined;
  const columns = subaccountColumns(mayManage, totals, former ? 'Total, including former subaccounts' : 'Total');
  const found = items && sortRows(items.filter(matches), columns, sort);
  const full = data !== undefined && data.limit !== null && data.items.length >= data.limit;

  function closeDialog() {
    const next = new URLSearchParams(params);
    for (const name of ['create', 'import']) next.delete(name);
    setParams(next, { replace: true });
  }

  return (
    <>
      <PageHeader
        title="Subaccounts"
        subtitle="A separate workspace for each client, with its own metrics."
        actions={
          mayManage &&
          !full && (
            <>
              <Link to="?import" className={buttonStyles({ variant: 'outline' })}>
                Import
              </Link>
              {/* An empty list has it in its middle. */}
              {items?.length !== 0 && <CreateLink />}
            </>
          )
        }
      />
      <SubaccountTabs />
      <FigureCards
        figures={[
          { title: 'Subaccounts', value: open?.length },
          { title: 'Active', value: open?.filter(({ status }) => status === 'active').length },
          { title: 'Agents', value: sum(open, ({ agents }) => agents) },
          { title: 'Minutes this month', value: sum(items, ({ minutes }) => minutes) },
        ]}
      />
      {full && (
        <Banner tone="warning" className="mb-4">
          This workspace has reached its limit of {data.limit} subaccounts. Deleted subaccounts count until they’re
          permanently removed.
        </Banner>
      )}
      {items && items.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <SearchInput
            placeholder="Search subaccounts"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="w-64 max-sm:w-full"
          />
          <div className="flex flex-wrap items-center gap-2">
            <Select
              aria-label="Range"
              options={marginRangeOptions}
              value={range}
              onChange={setRange}
              className="w-36"
            />
            <MarginExport range={range} />
          </div>
        </div>
      )}
      {margins.error && <Banner className="mb-4">Couldn’t load billing figures: {messageOf(margins.error)}</Banner>}
      <DataList
        label="Subaccounts"
        columns={columns}
        rows={found?.slice(0, shown)}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={
          wanted === '' ? (
            <EmptyState icon={Users} title="No subaccounts yet" action={mayManage && <CreateLink />}>
              Each client gets a separate workspace with its own agents, members, and metrics, within your limits.
            </EmptyState>
          ) : (
            <NothingFound title={`No subaccounts match “${search.trim()}”`} onClear={() => setSearch('')} />
          )
        }
        sort={sort}
        onSort={setSort}
        more={found && found.length > shown ? { busy: false, load: () => setShown(shown + step) } : undefined}
      />
      {items && items.length > 0 && (
        <p className="mt-3 text-muted text-sm">
          Revenue is the total invoiced, net of tax and credit notes, plus estimated uninvoiced usage. Cost is what you
          pay for the minutes. Dates are in UTC.
        </p>
      )}
      {mayManage && params.has('create') && <CreateSubaccountDialog onClose={closeDialog} />}
      {mayManage && params.has('import') && <ImportDialog onClose={closeDialog} />}
    </>
  );
}
