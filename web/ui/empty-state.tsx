import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** One sentence: what will be here and how it gets here. */
  children?: ReactNode;
  /** The one thing to do now. */
  action?: ReactNode;
  className?: string;
}

/** What a list shows when it has nothing: why, and the way on. Also for "nothing found" and for errors. */
export function EmptyState({ icon: Icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-center rounded-lg border border-line border-dashed px-6 py-14 text-center',
        className,
      )}
    >
      <span className="grid size-10 place-items-center rounded-lg border border-line bg-surface shadow-raised">
        <Icon aria-hidden className="size-5 text-accent-text" />
      </span>
      <h2 className="mt-4 font-semibold text-lg">{title}</h2>
      {children && <p className="mt-1 max-w-md text-pretty text-muted">{children}</p>}
      {action && <div className="mt-5 flex gap-2">{action}</div>}
    </div>
  );
}
