import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The link of a row of a DataTable: the whole row leads there. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="block truncate font-medium after:absolute after:inset-0">
      {children}
    </Link>
  );
}
