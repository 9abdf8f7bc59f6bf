import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** A table that scrolls sideways by itself when the window is narrow. `label` names it for screen readers. */
export function Table({ label, className, ...props }: ComponentProps<'table'> & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className={cn('w-full border-collapse text-left', className)} {...props} />
    </section>
  );
}

export function TableHead(props: ComponentProps<'thead'>) {
  return <thead className="border-line border-b bg-sunken" {...props} />;
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
