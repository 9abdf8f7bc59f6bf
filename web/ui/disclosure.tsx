import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** What only some people need, behind one line that opens it. */
export function Disclosure({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className="group" open={open}>
      <summary className="-mx-1 flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-md px-1 py-0.5 font-medium hover:bg-hover">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform duration-100 group-open:rotate-90"
        />
        {summary}
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  );
}
