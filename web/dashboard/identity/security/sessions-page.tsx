import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { messageOf } from '#web/lib/api-error.ts';
import { query } from '#web/lib/query.ts';
import { useFirstRows } from '#web/lib/use-first-rows.ts';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { DataList } from '#web/ui/data-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { sortRows } from '#web/ui/sort-rows.ts';
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
        subtitle="The devices on which the people of this workspace are signed in."
        actions={
          <SearchInput
            className="w-64 max-sm:w-full"
            placeholder="Search by person or address"
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
        problem={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        empty={
          wanted ? (
            <NothingFound title="No such session" clear="Show all sessions" onClear={() => setSearch('')} />
          ) : (
            <EmptyState icon={MonitorSmartphone} title="Nobody is signed in">
              Sessions of members appear here when they sign in.
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
