import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sort, SortValue } from '#web/lib/sort-rows.ts';
import { cn } from './cn.ts';
import { Skeleton } from './skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from './table.tsx';

/** A column of a DataTable. */
export interface Column<T> {
  /** Names it, also in the address when the table is sorted by it. */
  id: string;
  title: string;
  /** What stands in the heading in place of the title: a checkbox for all rows. */
  heading?: ReactNode;
  cell: (row: T) => ReactNode;
  /** What to sort by; without it the heading is no button. */
  sortBy?: (row: T) => SortValue;
  /** Figures: aligned to the right in digits of one width. */
  numeric?: boolean;
  /** Buttons at the end of the row, above its link. The title is for screen readers only. */
  actions?: boolean;
  /** How wide it is, and from which width of the window on it shows: `max-md:hidden`. */
  className?: string;
  /** The text's looks, for the cells only. */
  cellClassName?: string;
  /** What stands in the last row, below all others. */
  total?: ReactNode;
  /** Size of what stands in for the cell while it loads: `h-4 w-36`. */
  skeleton?: string;
}

interface DataTableProps<T> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<T>[];
  /** Absent while they load. */
  rows: readonly T[] | undefined;
  keyOf: (row: T) => string;
  sort?: Sort | undefined;
  onSort?: ((column: string) => void) | undefined;
}

const actionsStyles = 'w-12 py-1 pr-2 pl-0';

function Heading<T>({ column, sort, onSort }: { column: Column<T> } & Pick<DataTableProps<T>, 'sort' | 'onSort'>) {
  const { id, title, heading, numeric = false, className } = column;
  if (column.actions) {
    return (
      <TableHeading>
        <span className="sr-only">{title}</span>
      </TableHeading>
    );
  }
  if (!column.sortBy || !onSort) {
    return (
      <TableHeading numeric={numeric} className={className}>
        {heading ?? title}
      </TableHeading>
    );
  }
  const order = sort?.column === id ? sort.order : undefined;
  const Arrow = order === 'descending' ? ArrowDown : ArrowUp;
  return (
    <TableHeading numeric={numeric} className={className} aria-sort={order}>
      <button
        type="button"
        onClick={() => onSort(id)}
        className={cn(
          'group/sort inline-flex h-7 items-center gap-1 hover:text-ink',
          numeric && 'flex-row-reverse',
          order && 'text-ink',
        )}
      >
        {title}
        <Arrow
          aria-hidden
          className={cn(
            'size-3.5',
            !order && 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
          )}
        />
      </button>
    </TableHeading>
  );
}

function SkeletonRow<T>({ columns }: { columns: readonly Column<T>[] }) {
  return (
    <tr>
      {columns.map(({ id, actions, numeric, className, skeleton = 'h-4 w-24' }) => (
        <TableCell key={id} className={cn(className, actions && actionsStyles)}>
          {actions ? (
            <span className="block h-8 pointer-coarse:h-11" />
          ) : (
            <Skeleton className={cn(skeleton, numeric && 'ml-auto')} />
          )}
        </TableCell>
      ))}
    </tr>
  );
}

/** The row below all others. */
function Totals<T>({ columns }: { columns: readonly Column<T>[] }) {
  return (
    <tfoot className="border-line border-t bg-sunken font-medium">
      <tr>
        {columns.map(({ id, numeric = false, actions, className, total }) => (
          <TableCell key={id} numeric={numeric} className={cn(className, actions && actionsStyles)}>
            {total}
          </TableCell>
        ))}
      </tr>
    </tfoot>
  );
}

/** A table made from its columns: headings that sort, rows, and the same in their size while they load. */
export function DataTable<T>({ label, columns, rows, keyOf, sort, onSort }: DataTableProps<T>) {
  return (
    <Table label={label}>
      <TableHead>
        <tr>
          {columns.map((column) => (
            <Heading key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rows
          ? rows.map((row) => (
              <TableRow key={keyOf(row)} className="relative">
                {columns.map(({ id, cell, numeric = false, actions, className, cellClassName }) => (
                  <TableCell
                    key={id}
                    numeric={numeric}
                    className={cn(className, cellClassName, actions && actionsStyles)}
                  >
                    {actions ? <div className="relative z-10 flex justify-end">{cell(row)}</div> : cell(row)}
                  </TableCell>
                ))}
              </TableRow>
            ))
          : ['a', 'b', 'c'].map((key) => <SkeletonRow key={key} columns={columns} />)}
      </TableBody>
      {rows && columns.some(({ total }) => total !== undefined) && <Totals columns={columns} />}
    </Table>
  );
}
