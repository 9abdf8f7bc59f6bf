import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cn } from './cn.ts';

/**
 * The head of a table stays below the top bar while the page scrolls. How high that is says who lays out the page; inside
 * of a dialog it is nothing.
 */
export const stickyHead = 'sticky top-(--head-top,0px) z-20 bg-sunken shadow-[inset_0_-1px_0_var(--color-line)]';

/** Whether a table is wider than its place. */
export function useIsTooWide(place: RefObject<HTMLElement | null>): boolean {
  const [isTooWide, setTooWide] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setTooWide(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isTooWide;
}

/** Around a table. What scrolls sideways holds its head itself: left below the top bar, it would lie over the first row. */
export const tableFrame = (isTooWide: boolean) =>
  cn('rounded-lg border border-line bg-surface', isTooWide ? 'overflow-x-auto [--head-top:0px]' : 'overflow-clip');

/**
 * A table that fills its place and scrolls with the page. Only where it is wider than its place it scrolls sideways by
 * itself: what scrolls by itself holds no sticky head. `label` names it for screen readers.
 */
export function Table({ label, className, ...props }: ComponentProps<'table'> & { label: string }) {
  const place = useRef<HTMLElement>(null);
  const isTooWide = useIsTooWide(place);
  return (
    <section ref={place} aria-label={label} tabIndex={isTooWide ? 0 : undefined} className={tableFrame(isTooWide)}>
      <table className={cn('w-full border-collapse text-left', className)} {...props} />
    </section>
  );
}

export function TableHead(props: ComponentProps<'thead'>) {
  return <thead className={stickyHead} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody className={cn('divide-y divide-line', className)} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr className={cn('group has-[a:hover]:bg-hover/60', className)} {...props} />;
}

/** A heading cell; `numeric` aligns figures to the right. */
export function TableHeading({ numeric = false, className, ...props }: ComponentProps<'th'> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      className={cn('h-9 whitespace-nowrap px-3 font-medium text-muted text-sm', numeric && 'text-right', className)}
      {...props}
    />
  );
}

/** A cell; `numeric` aligns figures to the right in digits of one width. */
export function TableCell({ numeric = false, className, ...props }: ComponentProps<'td'> & { numeric?: boolean }) {
  return <td className={cn('h-11 px-3 py-2', numeric && 'text-right tabular-nums', className)} {...props} />;
}
