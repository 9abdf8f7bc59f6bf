import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from './cn.ts';
import type { Column } from './data-table.tsx';

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
/** What is seen before the first measure, in px. */
const usualHeight = 900;
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

/** Moves the focus from the link of one row to that of another. */
function moveFocus(event: KeyboardEvent<HTMLElement>, rowHeight: number) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
  if (by === 0 || row === null || !(event.target instanceof HTMLAnchorElement)) return;
  const table = event.currentTarget;
  const next = table.querySelector<HTMLElement>(`[data-row="${Number(row.dataset.row) + by}"] a`);
  if (next === null) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  const top = (Number(row.dataset.row) + by) * rowHeight;
  if (top < table.scrollTop) table.scrollTop = top;
  const bottom = top + rowHeight + 40 - table.clientHeight;
  if (bottom > table.scrollTop) table.scrollTop = bottom;
}

/**
 * A table of any number of rows, of which those are there that are seen: it scrolls by itself, and fetches ahead. Screen
 * readers hear which row of how many each one is.
 */
export function WindowedTable<T>({ label, columns, rows, keyOf, rowHeight, more, footer }: WindowedTableProps<T>) {
  const scroller = useRef<HTMLElement>(null);
  const [first, setFirst] = useState(0);
  const [height, setHeight] = useState(usualHeight);

  useEffect(() => {
    const element = scroller.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight || usualHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const seen = Math.ceil(height / rowHeight);
  const from = Math.max(0, Math.min(first, rows.length - seen) - beside);
  const to = Math.min(rows.length, first + seen + stride + beside);
  const isNearEnd = to > rows.length - ahead;
  useEffect(() => {
    if (isNearEnd && more && !more.busy) more.load();
  }, [isNearEnd, more]);

  return (
    <section
      ref={scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0}
      onScroll={({ currentTarget }) => {
        const at = Math.floor(currentTarget.scrollTop / rowHeight);
        setFirst(at - (at % stride));
      }}
      onKeyDown={(event) => moveFocus(event, rowHeight)}
      className="max-h-[max(24rem,calc(100dvh-15rem))] overflow-auto overscroll-contain rounded-lg border border-line bg-surface [overflow-anchor:none]"
    >
      <table aria-rowcount={more ? -1 : rows.length + 1} className="w-full table-fixed border-collapse text-left">
        <thead className="sticky top-0 z-20 bg-sunken shadow-[inset_0_-1px_0_var(--color-line)]">
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
