import type { ReactNode } from 'react';
import { messageOf } from '#web/lib/api-error.ts';
import { nextSort, type Sort, sortRows } from '#web/lib/sort-rows.ts';
import { Button } from './button.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { ErrorState } from './error-state.tsx';

interface DataListProps<T> {
  /** Names the list: "Agents". */
  label: string;
  columns: readonly Column<T>[];
  /** Absent until they are loaded. */
  rows: readonly T[] | undefined;
  keyOf: (row: T) => string;
  /** Why it could not be loaded. Rows that are there stay. */
  error?: Error | null | undefined;
  onRetry: () => unknown;
  /** What stands in place of the table when it has no rows. */
  empty: ReactNode;
  /** How it is sorted; only for a list that is loaded as a whole. */
  sort?: Sort | undefined;
  onSort?: (sort: Sort | undefined) => void;
  /** How older rows are loaded, when there are some. */
  more?: { busy: boolean; load: () => void } | undefined;
}

/** A list in each of its states: loading, failed, empty, and full with sorting and paging. */
export function DataList<T>(props: DataListProps<T>) {
  const { label, columns, rows, keyOf, error, onRetry, empty, sort, onSort, more } = props;
  if (!rows && error) {
    const title = `Couldn’t load ${label.toLowerCase()}.`;
    return <ErrorState title={title} message={messageOf(error)} onRetry={onRetry} />;
  }
  if (rows?.length === 0) return empty;
  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={rows && sortRows(rows, columns, sort)}
        keyOf={keyOf}
        sort={sort}
        onSort={onSort && ((column) => onSort(nextSort(sort, column)))}
      />
      {more && (
        <div className="mt-4 flex justify-center">
          <Button variant="outline" busy={more.busy} onClick={more.load}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}
