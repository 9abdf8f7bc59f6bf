import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { HeaderSlot } from './header-slot.ts';

interface PageHeaderProps {
  title: ReactNode;
  /** One sentence, or figures of the thing. */
  subtitle?: ReactNode;
  /** Beside the title, e.g. a badge. */
  status?: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
}

/** The head of a dashboard page: its only h1. On a page that fills the window it is one row, in the top bar. */
export function PageHeader({ title, subtitle, status, actions }: PageHeaderProps) {
  const slot = use(HeaderSlot);
  if (slot !== null)
    return createPortal(
      <>
        <h1 dir="auto" className="min-w-0 truncate text-left font-semibold">
          {title}
        </h1>
        {status}
        {subtitle && <p className="truncate text-muted text-sm max-xl:hidden">{subtitle}</p>}
        {actions && <div className="ml-auto flex shrink-0 items-center gap-2">{actions}</div>}
      </>,
      slot,
    );
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      {/* A long sentence wraps beside the buttons; only where little is left for it do they go below. */}
      <div className="min-w-0 grow basis-64">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h1 dir="auto" className="wrap-anywhere min-w-0 text-left font-semibold text-xl">
            {title}
          </h1>
          {status}
        </div>
        {subtitle && <p className="mt-0.5 text-muted">{subtitle}</p>}
      </div>
      {/* On a phone the buttons fill their rows; those of an icon alone keep their size. */}
      {actions && (
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>:is(a,button):not(.size-8)]:grow">
          {actions}
        </div>
      )}
    </header>
  );
}
