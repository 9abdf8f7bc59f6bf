import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';

/** The numbers of a chart. */
export interface Numbers {
  /** Of the columns; the first names the row. */
  heads: readonly string[];
  rows: readonly { id: string; cells: readonly string[]; to?: string | undefined }[];
}

function NumberTable({ title, heads, rows }: Numbers & { title: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section aria-label={title} tabIndex={0} className="h-56 overflow-y-auto print:h-auto">
      <table className="w-full text-left">
        <thead className="sticky top-0 bg-surface text-muted text-sm">
          <tr>
            {heads.map((head, n) => (
              <th key={head} scope="col" className={cn('py-1.5 font-medium', n > 0 && 'text-right')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ id, cells: [first, ...others], to }) => (
            <tr key={id}>
              <th scope="row" className="py-1.5 font-normal">
                {to ? (
                  <Link to={to} className="text-accent-text hover:underline">
                    {first}
                  </Link>
                ) : (
                  first
                )}
              </th>
              {others.map((value, n) => (
                <td key={heads[n + 1]} className="py-1.5 text-right tabular-nums">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ChartCardProps {
  title: string;
  hint: ReactNode;
  numbers: Numbers;
  className?: string;
  /** The chart, for those who see it. */
  children: ReactNode;
}

/** A chart, and behind a switch the same numbers as a table. */
export function ChartCard({ title, hint, numbers, className, children }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  const Icon = asTable ? ChartColumn : Table2;
  return (
    <Card className={cn('break-inside-avoid', className)}>
      <CardHeader
        title={title}
        hint={hint}
        action={
          <Button
            variant="ghost"
            size="icon"
            aria-pressed={asTable}
            aria-label={`${title} as a table`}
            title={asTable ? 'Show chart' : 'Show numbers'}
            onClick={() => setAsTable(!asTable)}
            className="print:hidden"
          >
            <Icon aria-hidden />
          </Button>
        }
      />
      <CardBody>{asTable ? <NumberTable title={title} {...numbers} /> : children}</CardBody>
    </Card>
  );
}
