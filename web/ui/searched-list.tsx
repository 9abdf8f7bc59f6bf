import type { ReactNode } from 'react';
import { useListAddress } from '#web/lib/use-list-address.ts';
import { DataList } from './data-list.tsx';
import type { Column } from './data-table.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SearchInput } from './search-input.tsx';

interface SearchedListProps<T extends { id: string; name: string; type: string }> {
  /** What the rows are: "action". */
  noun: string;
  columns: Column<T>[];
  /** Undefined while they are loaded. */
  rows: readonly T[] | undefined;
  error: Error | null;
  onRetry: () => unknown;
  /** Stands where there is no row at all. */
  empty: ReactNode;
  /** Leaves the search field out, where the page has it elsewhere. */
  withoutSearch?: boolean;
}

/** A list that is loaded whole, searched by name and type. Search and order are in the address. */
export function SearchedList<T extends { id: string; name: string; type: string }>(props: SearchedListProps<T>) {
  const { noun, columns, rows, error, onRetry, empty, withoutSearch = false } = props;
  const { search, setSearch, sort, setSort } = useListAddress();
  const wanted = search.trim().toLowerCase();
  const found = rows?.filter(({ name, type }) => `${name} ${type}`.toLowerCase().includes(wanted));
  return (
    <>
      {!withoutSearch && rows && rows.length > 0 && (
        <SearchInput
          placeholder={`Search ${noun}s`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className="mb-4 w-56 max-sm:w-full"
        />
      )}
      <DataList
        label={`${noun[0]!.toUpperCase()}${noun.slice(1)}s`}
        columns={columns}
        rows={found}
        keyOf={({ id }) => id}
        error={error}
        onRetry={onRetry}
        empty={
          rows?.length === 0 ? (
            empty
          ) : (
            <NothingFound title={`No ${noun} matches “${search.trim()}”`} onClear={() => setSearch('')} />
          )
        }
        sort={sort}
        onSort={setSort}
      />
    </>
  );
}
