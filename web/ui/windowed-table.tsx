import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from './cn.ts';
import type { Column } from './data-table.tsx';
import { stickyHead, tableFrame, useIsTooWide } from './table.tsx';

interface WindowedTableProps<T> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** Of each row, in px: what is not seen is not there, and its place is kept by this. */
  rowHeight: number;
  /** How the rows behind these are loaded; absent when these are all. */
  more?: { busy: boolean; load: () => void } | undefined;
  /** What stands below the last row while more is on its way. */
  footer?: ReactNode;
}

/** Rows that are there above and below those that are seen. */
const beside = 12;
/** The window moves by so many rows at a time: in between, scrolling draws nothing new. */
const stride = 6;
/** Rows ahead of the last one that is there at which more are loaded. */
const ahead = 150;

function Row<T>({
  row,
  index,
  columns,
  rowHeight,
}: {
  row: T;
  index: number;
  columns: readonly Column<T>[];
  rowHeight: number;
}) {
  return (
    <tr
      aria-rowindex={index + 2}
      data-row={index}
      style={{ height: rowHeight }}
      className="group relative border-line border-b last:border-0 has-[a:hover]:bg-hover/60"
    >
      {columns.map(({ id, cell, numeric = false, className, cellClassName }) => (
        <td
          key={id}
          className={cn('overflow-hidden px-3 py-1', numeric && 'text-right tabular-nums', className, cellClassName)}
        >
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}
const KeptRow = memo(Row) as typeof Row;

/** What lies over the first and the last row of the window: the top bar with the table's head, and the bar of what is chosen. */
const covered = 96;

/** Moves the focus from the link of one row to that of another. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
  if (by === 0 || row === null || !(event.target instanceof HTMLAnchorElement)) return;
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-row="${Number(row.dataset.row) + by}"]`);
  if (next === null) return;
  event.preventDefault();
  next.querySelector('a')?.focus({ preventScroll: true });
  const { top, bottom } = next.getBoundingClientRect();
  if (top < covered) window.scrollBy(0, top - covered);
  else if (bottom > innerHeight - covered) window.scrollBy(0, bottom - innerHeight + covered);
}

/**
 * The first row that the page shows, in steps; it follows the page's scrolling. Rows are of one height, so this is all that TanStack
 * Virtual (12 kB compressed) would take over.
 */
function useFirstRow(rowHeight: number) {
  const table = useRef<HTMLElement>(null);
  const [first, setFirst] = useState(0);
  useEffect(() => {
    const look = () => {
      const top = table.current?.getBoundingClientRect().top ?? 0;
      const at = Math.max(0, Math.floor((covered - top) / rowHeight));
      setFirst(at - (at % stride));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [rowHeight]);
  return { table, first };
}

/**
 * A table of any number of rows, of which those are there that are seen: it scrolls with the page, and fetches ahead. Screen
 * readers hear which row of how many each one is.
 */
export function WindowedTable<T>({ label, columns, rows, keyOf, rowHeight, more, footer }: WindowedTableProps<T>) {
  const { table, first } = useFirstRow(rowHeight);
  const isTooWide = useIsTooWide(table);
  const seen = Math.ceil(innerHeight / rowHeight);
  const from = Math.max(0, Math.min(first, rows.length - seen) - beside);
  const to = Math.min(rows.length, first + seen + stride + beside);
  const isNearEnd = to > rows.length - ahead;
  useEffect(() => {
    if (isNearEnd && more && !more.busy) more.load();
  }, [isNearEnd, more]);

  return (
    <section
      ref={table}
      aria-label={label}
      tabIndex={isTooWide ? 0 : undefined}
      onKeyDown={moveFocus}
      className={cn(tableFrame(isTooWide), '[overflow-anchor:none]')}
    >
      <table aria-rowcount={more ? -1 : rows.length + 1} className="w-full table-fixed border-collapse text-left">
        <thead className={stickyHead}>
          <tr aria-rowindex={1}>
            {columns.map(({ id, title, heading, numeric = false, className }) => (
              <th
                key={id}
                scope="col"
                className={cn(
                  'h-9 truncate whitespace-nowrap px-3 font-medium text-muted text-sm',
                  numeric && 'text-right',
                  className,
                )}
              >
                {heading ?? title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {from > 0 && <tr aria-hidden style={{ height: from * rowHeight }} />}
          {rows.slice(from, to).map((row, n) => (
            <KeptRow key={keyOf(row)} row={row} columns={columns} rowHeight={rowHeight} index={from + n} />
          ))}
          {to < rows.length && <tr aria-hidden style={{ height: (rows.length - to) * rowHeight }} />}
        </tbody>
      </table>
      {footer}
    </section>
  );
}
