import type { ReactNode } from 'react';
import { site } from '#web/lib/site.ts';

/** A way to the operator of this installation. */
export function SupportLink({ children }: { children: ReactNode }) {
  return (
    <a href={`mailto:${site.contactEmail}`} className="rounded-sm underline underline-offset-4 hover:text-ink">
      {children}
    </a>
  );
}
