import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  /** One sentence, or figures of the thing. */
  subtitle?: ReactNode;
  /** Beside the title, e.g. a badge. */
  status?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

/** The head of a dashboard page: its only h1. */
export function PageHeader({ title, subtitle, status, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <div className="flex items-center gap-2.5">
          <h1 dir="auto" className="truncate text-left font-semibold text-xl">
            {title}
          </h1>
          {status}
        </div>
        {subtitle && <p className="mt-0.5 text-muted">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}
