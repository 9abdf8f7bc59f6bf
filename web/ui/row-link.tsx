import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The link of a row of a DataTable: the whole row leads there. A name that runs from right to left is cut at its own end. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} dir="auto" className="block truncate text-left font-medium after:absolute after:inset-0">
      {children}
    </Link>
  );
}
