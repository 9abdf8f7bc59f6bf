import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

/** A quiet box for things that belong together. */
export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={cn('rounded-lg border border-line bg-surface', className)} {...props} />;
}

/** A card's title with one sentence and an action. */
export function CardHeader({ title, hint, action }: { title: ReactNode; hint?: ReactNode; action?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3 sm:flex-nowrap">
      {/* On a phone an action that leaves a sentence too little room stands below it. */}
      <div className={cn('flex-1', hint ? 'min-w-48' : 'min-w-40')}>
        <h2 className="font-semibold">{title}</h2>
        {hint && <p className="mt-0.5 text-muted">{hint}</p>}
      </div>
      {action && <div className="flex shrink-0 gap-2">{action}</div>}
    </header>
  );
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('px-5 pb-5', className)} {...props} />;
}

/** A card's foot, e.g. for Save. */
export function CardFooter({ className, ...props }: ComponentProps<'footer'>) {
  return (
    <footer
      className={cn('flex items-center justify-end gap-2 border-line border-t px-5 py-3', className)}
      {...props}
    />
  );
}
