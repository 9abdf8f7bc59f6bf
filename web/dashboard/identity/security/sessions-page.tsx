import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { query } from '#web/lib/query.ts';
import { sortRows } from '#web/lib/sort-rows.ts';
import { useFirstRows } from '#web/lib/use-first-rows.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { sessionColumns } from './sessions-table.tsx';

/** The devices on which members are signed in. */
export default function SessionsPage() {
  const { search, setSearch, sort, setSort } = useListAddress();
  const { data, error, refetch } = useQuery(query.security.sessions());
  const wanted = search.trim().toLowerCase();
  const found = data?.items.filter(({ email, ip }) => `${email} ${ip}`.toLowerCase().includes(wanted));
  const { first, more } = useFirstRows(found && sortRows(found, sessionColumns, sort));
  return (
    <>
      <PageHeader
        title="Sessions"
        subtitle="Devices where workspace members are signed in."
        actions={
          <SearchInput
            className="w-72 max-sm:w-full"
            placeholder="Search by person or IP address"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        }
      />
      <DataList
        label="Sessions"
        columns={sessionColumns}
        rows={first}
        keyOf={({ id }) => id}
        error={error}
        onRetry={refetch}
        empty={
          wanted ? (
            <NothingFound title="No matching sessions" clear="Show all sessions" onClear={() => setSearch('')} />
          ) : (
            <EmptyState icon={MonitorSmartphone} title="No one is signed in">
              Sessions appear here when members sign in.
            </EmptyState>
          )
        }
        sort={sort}
        onSort={setSort}
        more={more}
      />
    </>
  );
}
